import KindredDiagnostics
import KindredGraph
import KindredText

/// `query leave`: how one gets away from a controller.
package enum LeaveQuery {
    package static func answer(of subject: (id: String, controllers: [ControllerID]), in declarations: Declarations)
        -> Answer
    {
        var passages = Passages(declarations: declarations)
        let graph = declarations.graph
        let inside = ControllerSet(
            controllers: subject.controllers.lazy.flatMap { id in
                (id.index..<graph[id].end).lazy.map { ControllerID(index: $0) }
            }, of: graph)
        let families = graph.families(of: subject.controllers)
        for id in graph.moveIDs {
            let move = graph[id]
            let leaves = move.kind == .dismiss || move.kind == .setRoot
            let isMeant = move.from.map { from in
                inside.contains(from) || leaves && families.contains(graph[from].family)
            }
            guard isMeant ?? families.contains(where: graph.anyFamilies.contains) else { continue }
            passages.add(
                move.kind.rawValue, from: graph.callerName(move) { declarations.name(of: $0) },
                to: graph.arrivals(of: id),
                at: graph.place(of: move))
        }
        for (member, targets) in graph.membersWithBack(subject.controllers) {
            passages.add("back", from: declarations.name(of: member), to: targets, at: nil)
        }
        for family in families {
            guard let root = graph[family].root, graph[root].parent == nil else { continue }
            let closesItself = graph.systemClass(of: root)?.choosesItsStyle == true
            for id in graph.presentations(of: family) {
                guard closesItself || graph[id].style.canBeSwiped && graph.swipe(of: id) != false
                else { continue }
                let callers =
                    graph[id].isFromAny ? graph.callers(ofAny: id) : [graph[id].from].compactMap(\.self)
                if callers.isEmpty { continue }
                passages.add(
                    closesItself ? "itself" : "swipe", from: declarations.name(of: root), to: callers, at: nil)
            }
        }
        return passages.answer("leave", of: subject.id, isOut: true)
    }
}

/// `query enter`: what leads to a controller, or to a container of it.
package enum EnterQuery {
    package static func answer(of subject: (id: String, controllers: [ControllerID]), in declarations: Declarations)
        -> Answer
    {
        var passages = Passages(declarations: declarations)
        let graph = declarations.graph
        var goals = ControllerSet(controllers: subject.controllers, of: graph)
        for id in subject.controllers { for container in graph.ancestors(of: id) { goals.insert(container) } }
        for id in graph.windowIDs {
            guard let root = graph[id].families.first.flatMap({ graph[$0.family].root }), goals.contains(root)
            else { continue }
            passages.add("launch", from: graph.name(of: id), to: [root], at: graph.place(of: id))
        }
        let calls = graph.calls.map { (way: $0.way, from: declarations.name(of: $0.from), to: $0.to) }
        for step in calls + graph.callsOfAny.map({ ($0.way, Caller.any, $0.to) }) where goals.contains(step.to) {
            let (kind, place): (String, SourceRange)
            switch step.way {
            case .presents(let id):
                (kind, place) = (
                    graph.isShow(id) ? PushKind.show.rawValue : "present", graph.place(of: id)
                )
            case .pushes(let number):
                let push = graph.pushes[Int(number)]
                (kind, place) = (push.kind.rawValue, graph.place(of: push))
            case .moves(let id): (kind, place) = (graph[id].kind.rawValue, graph.place(of: graph[id]))
            case .opens, .inside, .contains, .pushesSomehow: continue
            }
            passages.add(kind, from: step.from, to: [step.to], at: place)
        }
        return passages.answer("enter", of: subject.id, isOut: false)
    }
}

/// Ways in or out, those of one declaration together.
private struct Passages {
    private struct Key: Hashable {
        let kind: String
        let from: String
        /// The position of its declaration; nil for what UIKit does.
        let position: [Int32]?
    }

    private let declarations: Declarations
    private var rows: [(key: Key, targets: [ControllerID], place: SourceRange?)] = []
    private var numbers: [Key: Int] = [:]

    init(declarations: Declarations) { self.declarations = declarations }

    mutating func add(_ kind: String, from: String, to targets: some Collection<ControllerID>, at place: SourceRange?) {
        let key = Key(kind: kind, from: from, position: place.map { [$0.file, Int32($0.range.start)] })
        let number = numbers[key, default: rows.count]
        numbers[key] = number
        if number == rows.count { rows.append((key, [], place)) }
        rows[number].targets += targets
    }

    func answer(_ kind: String, of id: String, isOut: Bool) -> Answer {
        let (rows, declarations) = (rows, declarations)
        return Answer(query: [("kind", kind), ("id", id)], naming: declarations.naming, lines: lines(id, isOut: isOut))
        {
            $0.list(key: "ways", items: rows) { row, json in
                json.member("kind", text: row.key.kind)
                json.member("from", text: row.key.from)
                json.strings("to", texts: declarations.names(of: row.targets))
                if let place = row.place {
                    json.location(of: place, in: declarations.graph)
                } else {
                    json.key("location")
                    json.null()
                }
            }
        }
    }

    private func lines(_ id: String, isOut: Bool) -> Lines {
        var lines = Lines()
        let count = English.count(rows.count, of: "way")
        let end = isOut ? "out of '\(id)'" : "into '\(id)'"
        lines.add(rows.isEmpty ? "nothing leads \(end)" : "\(count) \(end)")
        lines.table(
            rows.map { row in
                [
                    row.key.kind, "from \(row.key.from)",
                    row.targets.isEmpty ? "" : "to \(declarations.list(row.targets))",
                    row.place.map { declarations.graph.location(of: $0) } ?? "",
                ]
            }, depth: 1, atMost: .max)
        return lines
    }
}
