import KindredGraph
import KindredLifecycle
import KindredText

/// A trace as a recording, as if an app had been watched.
enum TraceRecording {
    static func write(_ trace: Trace, in graph: ResolvedGraph, to json: inout JSONWriter) {
        var writer = RecordingOfTrace(trace: trace, graph: graph)
        writer.run()
        json.object { json in
            json.member("format", text: "kindred-recording")
            json.member("version", value: 1)
            json.member("id", text: trace.script.name)
            json.member("origin", text: "simulated")
            json.member("system", text: "iOS")
            json.member("systemVersion", text: "13")
            json.member("environment", text: "none")
            json.member("events", flag: true)
            json.array("entries") { json in
                for (time, entry) in writer.entries.enumerated() {
                    json.lineObject { json in
                        json.member("at", value: time)
                        entry.write(to: &json)
                    }
                }
            }
        }
    }
}

/// The entries of a recording, made while the scenario runs again.
private struct RecordingOfTrace {
    enum Entry {
        case event(String, id: Int, className: String, other: (key: StaticString, id: Int?)?)
        case snapshot([Node])
    }

    /// A controller of a snapshot, with all that is below it.
    struct Node {
        let id: Int
        let className: String
        let controller: ControllerID
        let state: AppearanceState
        let isLoaded: Bool
        let isInWindow: Bool
        let presentation: PresentationID?
        var selected: Int?
        var children: [Node] = []
        var presented: [Node] = []
        let graph: ResolvedGraph
    }

    private let trace: Trace
    private let graph: ResolvedGraph
    private(set) var entries: [Entry] = []
    /// The numbers of the instances.
    private var numbers: [[Int]: Int] = [:]
    /// The steps that have begun.
    private var begun = 0

    init(trace: Trace, graph: ResolvedGraph) { (self.trace, self.graph) = (trace, graph) }

    mutating func run() {
        // A copy, because the scenario is watched while it runs.
        var made = self
        _ = Simulator.run(script: trace.script, in: graph) { moment, event in made.add(moment, event) }
        self = made
    }

    private mutating func add(_ moment: Moment, _ event: Event?) {
        let before = moment.events.count - (event == nil ? 0 : 1)
        while begun < trace.starts.count, Int(trace.starts[begun].position) <= before {
            addCall(trace.script.steps[Int(trace.starts[begun].step)].action, moment: moment)
            begun += 1
        }
        switch event?.what {
        case .callback(let id, let callback, let argument):
            let other = argument.map { number($0, moment) }
            entries.append(
                .event(
                    callback.rawValue, id: number(id, moment), className: className(id),
                    other: callback.isMove ? ("parent", other) : nil))
        case .mark: break
        case nil:
            let roots = moment.roots
            if !roots.isEmpty { entries.append(.snapshot(roots.map { node($0, moment) })) }
        }
    }

    private mutating func addCall(_ step: Step.Action, moment: Moment) {
        switch step {
        case .present(let id):
            guard let root = graph[id].family.flatMap({ graph[$0].root }),
                let from = graph[id].from ?? moment.uppermost(below: root)
            else { return }
            entries.append(
                .event(
                    "present", id: number(from, moment), className: className(from),
                    other: ("presented", number(root, moment))))
        case .dismiss(let id):
            entries.append(.event("dismiss", id: number(id, moment), className: className(id), other: nil))
        default: break
        }
    }

    private mutating func number(_ id: ControllerID, _ moment: Moment) -> Int {
        let key = [Int(id.index), moment.generation(of: id)]
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        return number
    }

    private func className(_ id: ControllerID) -> String {
        if !graph.className(id).isEmpty { return graph.className(id) }
        let kind = graph[id].kind
        return kind == .controller ? graph.declaredName(id) : kind.definition.className
    }

    // Hierarchies are as deep as the specification, whose depth is limited; presentations add their number.
    private mutating func node(_ id: ControllerID, _ moment: Moment, depth: Int = 0) -> Node {
        var node = Node(
            id: number(id, moment), className: className(id), controller: id, state: moment.state(of: id),
            isLoaded: moment.isLoaded(id), isInWindow: moment.isInWindow(id), presentation: moment.presentation(of: id),
            graph: graph)
        node.selected = moment.selected(of: id).map { number($0, moment) }
        guard depth < Self.maximumDepth else { return node }
        for child in moment.children(of: id) { node.children.append(self.node(child, moment, depth: depth + 1)) }
        if let presented = moment.ownPresented(of: id) {
            node.presented.append(self.node(presented, moment, depth: depth + 1))
        }
        return node
    }

    /// The depth that readers of recordings accept.
    private static let maximumDepth = 511
}

extension RecordingOfTrace.Entry {
    func write(to json: inout JSONWriter) {
        switch self {
        case .event(let name, let id, let className, let other):
            json.member("event", text: name)
            json.member("controller", value: id)
            json.member("class", text: className)
            guard let other else { return }
            json.key(other.key)
            if let id = other.id { json.number(id) } else { json.null() }
        case .snapshot(let roots):
            json.object("snapshot") { json in
                json.array("windows") { json in
                    for root in roots {
                        json.object { json in
                            json.member("scene", value: 1)
                            json.member("idiom", text: "phone")
                            json.member("horizontal", text: "compact")
                            json.member("vertical", text: "regular")
                            json.key("root")
                            root.write(to: &json)
                        }
                    }
                }
            }
        }
    }
}

extension RecordingOfTrace.Node {
    private var kind: Kind { graph[controller].kind }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", value: id)
            json.member("class", text: className)
            json.member("kind", text: kind.word)
            json.member("state", text: state.rawValue)
            writeView(to: &json)
            writeOwn(to: &json)
            if !children.isEmpty { json.array("children") { json in for child in children { child.write(to: &json) } } }
            for root in presented {
                json.key("presented")
                root.write(to: &json)
            }
        }
    }

    private func writeView(to json: inout JSONWriter) {
        json.key("view")
        guard isLoaded else { return json.null() }
        json.object { json in
            json.member("class", text: viewClass)
            json.member("inWindow", flag: isInWindow)
        }
    }

    private var viewClass: String {
        switch kind {
        case .navigation, .tab, .split: "UILayoutContainerView"
        case .page: "_UIPageViewControllerContentView"
        case .controller: "UIView"
        }
    }

    private func writeOwn(to json: inout JSONWriter) {
        if let selected { json.member("selected", value: selected) }
        if kind == .split {
            json.member("style", text: graph.splitStyle(controller).rawValue)
            json.member("collapsed", flag: false)
            json.array("columns") { json in
                for child in children {
                    json.object { json in
                        json.member("column", text: graph[child.controller].role.rawValue)
                        json.member("child", value: child.id)
                    }
                }
            }
        }
        if let transition = graph.pageTransition(controller) {
            json.member("transition", text: transition.rawValue)
        }
        if graph[controller].definesContext { json.member("context", flag: true) }
        if graph.forwardsByHand(controller) { json.member("forwards", flag: false) }
        if let presentation {
            json.object("presentation") { json in
                json.member("style", text: graph[presentation].style.rawValue)
                json.key("class")
                json.null()
            }
        }
    }
}
