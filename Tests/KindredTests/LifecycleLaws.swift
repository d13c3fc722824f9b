import KindredGraph
import KindredLifecycle

/// What holds of every run in which the app calls what it may call, and some of it of every run.
struct LifecycleLaws {
    /// The app has kept to the containers' own calls.
    let isLegal: Bool
    let graph: ResolvedGraph
    private(set) var broken: [String] = []
    private var states: [Bearer: AppearanceState] = [:]

    /// Two instances may have the same id for a while.
    private struct Bearer: Hashable {
        var id: ControllerID
        var instance: Int32 = 0
    }

    init(_ graph: ResolvedGraph, isLegal: Bool) {
        self.graph = graph
        self.isLegal = isLegal
    }

    mutating func look(at moment: Moment, _ event: Event?) {
        if let event { return look(at: event, moment) }
        for id in graph.controllerIDs { look(at: id, moment) }
    }

    private mutating func say(_ text: String) {
        if broken.count < 5 { broken.append(text) }
    }

    /// The callbacks of one controller alternate, and come where its view is on screen.
    private mutating func look(at event: Event, _ moment: Moment) {
        guard isLegal, case .callback(let id, let callback, _) = event.what else { return }
        // What comes when there is one again is the new one's.
        if event.instance > 0 { states[Bearer(id: id)] = nil }
        let bearer = Bearer(id: id, instance: event.instance)
        let state = states[bearer] ?? (moment.events.count == 1 ? .disappeared : nil)
        let name = graph.name(of: id)
        switch callback {
        case .viewWillAppear:
            if state == .appearing || state == .appeared {
                say("\(name): viewWillAppear while \(state?.rawValue ?? "")")
            }
            states[bearer] = .appearing
        case .viewDidAppear:
            if let state, state != .appearing { say("\(name): viewDidAppear while \(state.rawValue)") }
            if !moment.isInWindow(id), !isInPage(id) { say("\(name): viewDidAppear off screen") }
            states[bearer] = .appeared
        case .viewWillDisappear:
            if state == .disappearing || state == .disappeared {
                say("\(name): viewWillDisappear while \(state?.rawValue ?? "")")
            }
            states[bearer] = .disappearing
        case .viewDidDisappear:
            if let state, state != .disappearing { say("\(name): viewDidDisappear while \(state.rawValue)") }
            states[bearer] = .disappeared
        default: break
        }
    }

    /// When everything has settled.
    private mutating func look(at id: ControllerID, _ moment: Moment) {
        let name = graph.name(of: id)
        let children = moment.children(of: id)
        for child in children where moment.answer(.parentViewController, of: child) != id {
            say("\(name) has the child \(graph.name(of: child)), which has another parent")
        }
        if let parent = moment.answer(.parentViewController, of: id), !moment.children(of: parent).contains(id) {
            say("\(name) has the parent \(graph.name(of: parent)), which does not have it")
        }
        guard isLegal else { return }
        let state = moment.state(of: id)
        states[Bearer(id: id)] = state
        if state == .appeared, !moment.isInWindow(id), !isInPage(id) { say("\(name) is appeared and off screen") }
        if state != .appeared, moment.isInWindow(id) { say("\(name) is on screen and \(state.rawValue)") }
        if state == .appearing || state == .disappearing { say("\(name) stays \(state.rawValue)") }
        agree(id, .presentingViewController, graph.presenting(id), moment)
        agree(id, .presentedViewController, graph.presented(id), moment)
    }

    /// Start pages appear before their page view controller does.
    private func isInPage(_ id: ControllerID) -> Bool {
        graph[id].role == .page || graph.ancestors(of: id).contains { graph[$0].role == .page }
    }

    /// The presenters that the resolver finds possible are the actual ones.
    private mutating func agree(
        _ id: ControllerID, _ relation: Relation, _ possible: [ControllerID], _ moment: Moment
    ) {
        guard let answer = moment.answer(relation, of: id), !possible.contains(answer) else { return }
        say(
            "\(relation.rawValue) of \(graph.name(of: id)) is \(graph.name(of: answer)), which the resolver does not list"
        )
    }
}
