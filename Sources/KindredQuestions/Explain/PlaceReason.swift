import KindredDiagnostics
import KindredGraph

/// The reason why a place of a screen, or a node in one, exists: its author wrote it, or a push put it there.
package struct PlaceReason {
    /// A phrase such as `SearchNav/Profile pushes it`.
    package let phrase: String
    /// The node that was written, or the push.
    let place: SourceRange

    package init(id: ControllerID, in graph: ResolvedGraph) {
        self.init(id: id, by: Declarations(graph, by: .places))
    }

    init(id: ControllerID, by declarations: Declarations) {
        let graph = declarations.graph
        guard let derived = graph.derivedPlace(around: id), let origin = graph.origin(of: derived) else {
            (phrase, place) = (Self.written(id, by: declarations), graph.place(of: id))
            return
        }
        let it = derived == id ? "it" : declarations.label(derived)
        let isFromAny = graph.isFromAny(pushNumbered: origin.push)
        let pusher = isFromAny ? Caller.any : declarations.label(ControllerID(index: origin.pusher))
        phrase = "\(pusher) \(graph.verb(putting: derived)) \(it)"
        place = graph.place(ofPush: origin.push)
    }

    /// A node is written in its container, or in the screen that its container is a place of.
    private static func written(_ id: ControllerID, by declarations: Declarations) -> String {
        let graph = declarations.graph
        guard let parent = graph[id].parent else { return "the root of \(graph.label(graph[id].family))" }
        let container = graph[parent].isImplicit ? graph[parent].parent ?? parent : parent
        let screen = graph.screen(of: container)
        return "written in \(screen.isEmpty ? declarations.label(container) : "screen \(screen)")"
    }

    /// The ends of a longer way.
    private static let maxFirst = 5
    private static let maxLast = 15

    /// The way from what is written: each push on it, then what is in the last place.
    static func way(to id: ControllerID, in graph: ResolvedGraph) -> [[String]] {
        let rows = wholeWay(to: id, in: graph)
        let left = rows.count - maxFirst - maxLast
        return left <= 1 ? rows : rows.prefix(maxFirst) + [["… \(left) more pushes"]] + rows.suffix(maxLast)
    }

    private static func wholeWay(to id: ControllerID, in graph: ResolvedGraph) -> [[String]] {
        var rows: [[String]] = []
        var end = id
        while let derived = graph.derivedPlace(around: end), let origin = graph.origin(of: derived) {
            if derived != end {
                rows.append(row(derived, "contains \(graph.label(end))", graph.place(of: end)))
            }
            let pusher = ControllerID(index: origin.pusher)
            if graph.isFromAny(pushNumbered: origin.push), graph[derived].parent == nil {
                let place = graph.location(of: graph.place(ofPush: origin.push))
                rows.append([Caller.any, "presents \(graph.label(derived))", place])
                return rows.reversed()
            }
            if graph.isFromAny(pushNumbered: origin.push) {
                let what = "pushes \(graph.label(derived)) onto \(graph.label(pusher))"
                rows.append([Caller.any, what, graph.location(of: graph.place(ofPush: origin.push))])
                end = pusher
                continue
            }
            rows.append(
                row(
                    pusher, "\(graph.verb(putting: derived)) \(graph.label(derived))",
                    graph.place(ofPush: origin.push)))
            end = pusher
        }
        rows.append(row(end, "is \(written(end, by: Declarations(graph, by: .places)))", graph.place(of: end)))
        return rows.reversed()

        func row(_ id: ControllerID, _ what: String, _ place: SourceRange) -> [String] {
            [graph.label(id), what, graph.location(of: place)]
        }
    }
}

extension ResolvedGraph {
    /// The verb of a caller of a derived place: the root of a family is presented.
    fileprivate func verb(putting derived: ControllerID) -> String {
        self[derived].parent == nil ? "presents" : "pushes"
    }

    /// The nearest derived place at or above a controller.
    func derivedPlace(around id: ControllerID) -> ControllerID? {
        if origin(of: id)?.isDerived == true { return id }
        return ancestors(of: id).first { origin(of: $0)?.isDerived == true }
    }

    /// All places of the screen that a controller is a place of; empty for others.
    func placesOfScreen(_ id: ControllerID) -> ArraySlice<ControllerID> {
        guard let screens, let origin = origin(of: id), origin.isPlace else { return [] }
        return screens.places[origin.template]
    }

    /// The same, each place once.
    package func placesOnce(_ id: ControllerID) -> [ControllerID] { placesOfScreen(id).filter { !isRepeated($0) } }

    /// `screen Thread`, or `Composer in screen Thread`.
    func templatePhrase(_ template: Int32) -> String {
        let name = name(template: template)
        guard let declared = screens?.templates[Int(template)], !declared.isScreen else { return "screen \(name)" }
        return declared.screen < 0 ? name : "\(name) in screen \(self.name(template: declared.screen))"
    }

    /// The screen that a controller repeats, and how many others do.
    func screenRows(of id: ControllerID) -> [[String]] {
        guard let screens, let template = origin(of: id)?.template, template >= 0 else { return [] }
        let count = screens.places[template].count
        let others = count == 1 ? "its only place" : "one of \(count) places"
        let declared = screens.templates[Int(template)]
        let phrase = declared.isScreen ? name(template: template) : templatePhrase(template)
        return [["screen", "\(phrase), declared at \(location(of: place(of: declared.node))), \(others)"]]
    }
}
