/// Work that runs later: the commit of the current turn, blocks of later turns, and ends of transitions.
struct RunLoop {
    /// Work for the commit of a turn.
    enum Work {
        /// The will-half of a transition, and the did-half too if it isn't animated.
        case transition(Transition, isAnimated: Bool)
        /// The viewDidAppear of an addSubview.
        case didAppear(Transition)
    }

    struct Block {
        var steps: StepList
        var context: Transition.Context
    }

    var commit = Queue<Work>()
    var blocks = Queue<Block>()
    var ends = Queue<Transition>()
}

/// A queue: first in, first out, in constant time each.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var head = 0

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        defer {
            head += 1
            if head == elements.count {
                elements.removeAll(keepingCapacity: true)
                head = 0
            } else if head > 1_000, head > elements.count / 2 {
                elements.removeFirst(head)
                head = 0
            }
        }
        let element = elements[head]
        elements[head] = nil
        return element
    }
}

extension Simulator {
    /// Runs one turn: a block of code, then the commit of the work that it leaves.
    mutating func runTurn(_ steps: StepList, context: Transition.Context) {
        turn += 1
        self.context = context
        perform(steps)
        commit()
    }

    /// Runs turns until nothing is left to do: queued blocks first, then the oldest end.
    mutating func settle() {
        while !isOver {
            if let block = queues.blocks.popFirst() {
                runTurn(block.steps, context: block.context)
            } else if let transition = queues.ends.popFirst() {
                turn += 1
                finish(transition)
                commit()
            } else {
                return
            }
        }
    }

    mutating func commit() {
        while !isOver, let work = queues.commit.popFirst() {
            switch work {
            case .transition(let transition, let isAnimated): carryOut(transition, isAnimated: isAnimated)
            case .didAppear(let transition): finishAddSubview(transition)
            }
        }
    }

    /// Runs the will-half now, and the did-half now or as an end.
    private mutating func carryOut(_ transition: Transition, isAnimated: Bool) {
        var transition = transition
        context = transition.context
        forgetGone(&transition)
        refresh(&transition)
        performWill(&transition)
        removeBetween(&transition)
        if isAnimated { queues.ends.append(transition) } else { finish(transition) }
    }
}
