import KindredGraph
import KindredLifecycle

/// Who is where at a moment, to be compared with another.
struct Snapshot {
    private var states: [AppearanceState] = []
    private var children: [[ControllerID]] = []
    private var presented: [ControllerID?] = []
    private var isOnScreen: [Bool] = []

    init(_ graph: ResolvedGraph, _ moment: Moment) {
        for id in graph.controllerIDs {
            states.append(moment.state(of: id))
            children.append(moment.children(of: id))
            isOnScreen.append(moment.isInWindow(id))
            presented.append(moment.answer(.presentedViewController, of: id))
        }
    }

    /// The first controller that differs of those that are on screen in either; what came in vain has been made and is gone.
    func difference(from other: Snapshot, _ graph: ResolvedGraph) -> String? {
        for id in graph.controllerIDs {
            let index = Int(id.index)
            guard isOnScreen[index] || other.isOnScreen[index] || states[index] != other.states[index] else { continue }
            let (name, texts) = (graph.name(of: id), [text(index, graph), other.text(index, graph)])
            if texts[0] != texts[1] { return "\(name) is \(texts[0]), and was \(texts[1])" }
        }
        return nil
    }

    private func text(_ index: Int, _ graph: ResolvedGraph) -> String {
        let children = children[index].map { graph.name(of: $0) }
        return
            "\(states[index]) with \(children), presenting \(presented[index].map { graph.name(of: $0) } ?? "nothing")"
    }
}
