import KindredDiagnostics
import KindredGraph
import KindredText

/// `query paths`: how one gets from a controller to another.
package enum PathsQuery {
    /// The most ways that `--all` shows.
    package static let mostWays = 100

    package static func answer(
        from: (id: String, controllers: [ControllerID]), to: (id: String, controllers: [ControllerID]), isAll: Bool,
        in declarations: Declarations
    ) -> Answer {
        let ways = Ways(
            declarations: declarations, from: from.controllers, to: to.controllers, atMost: isAll ? mostWays : 1)
        var lines = Lines()
        if ways.found.isEmpty { lines.add("no way leads from '\(from.id)' to '\(to.id)'") }
        for (index, way) in ways.found.enumerated() {
            lines.add("from '\(from.id)' to '\(to.id)': \(declarations.lengthPhrase(way))", isSpaced: index > 0)
            lines.table(way.map { declarations.row(step: $0) }, depth: 1, of: .step, atMost: .max)
        }
        if isAll, !ways.areAll {
            lines.add("there are more; these are the shortest", isSpaced: true)
        }
        let query: [(key: StaticString, value: String)] = [
            ("kind", "paths"), ("from", from.id), ("to", to.id), ("show", isAll ? "all" : "shortest"),
        ]
        return Answer(query: query, naming: declarations.naming, lines: lines) { json in
            json.array("paths") { json in
                for way in ways.found {
                    json.object { json in
                        json.member("hops", value: way.count { !$0.way.isFree })
                        json.list(key: "steps", items: way) { declarations.write($0, to: &$1) }
                    }
                }
            }
            json.member("isComplete", flag: ways.areAll)
        }
    }
}

/// Steps on a way.
extension Declarations {
    /// `2 presentations and 1 push`.
    fileprivate func lengthPhrase(_ way: [NavigationGraph.Step]) -> String {
        var (presentations, pushes, moves) = (0, 0, 0)
        for step in way {
            switch step.way {
            case .opens, .inside, .contains: break
            case .presents: presentations += 1
            case .pushes, .pushesSomehow: pushes += 1
            case .moves: moves += 1
            }
        }
        var parts: [String] = []
        if presentations > 0 { parts.append(English.count(presentations, of: "presentation")) }
        if pushes > 0 { parts.append(English.count(pushes, of: "push", many: "pushes")) }
        if moves > 0 { parts.append(English.count(moves, of: "move")) }
        if parts.count == 3 { parts = ["\(parts[0]), \(parts[1])", parts[2]] }
        return parts.isEmpty
            ? (way.isEmpty ? "it's the same" : "no presentation and no push") : parts.joined(separator: " and ")
    }

    fileprivate func row(step: NavigationGraph.Step) -> [String] {
        let (word, addition) =
            switch step.way {
            case .opens: ("opens", "")
            case .inside: ("is in", "")
            case .contains: ("contains", "")
            case .presents(let id): ("presents", "as \(graph.stylePhrase(id))")
            case .pushes(let number): (graph.pushes[Int(number)].kind == .push ? "pushes" : "shows", "")
            case .pushesSomehow: ("pushes", "how isn't declared")
            case .moves(let id): (graph[id].kind.verb, "")
            }
        return [
            name(of: step.from), word, name(of: step.to), addition, graph.location(of: graph.place(of: step)),
        ]
    }

    fileprivate func write(_ step: NavigationGraph.Step, to json: inout JSONWriter) {
        json.member("from", text: name(of: step.from))
        json.member("to", text: name(of: step.to))
        if naming == .screens {
            json.strings("places", texts: [graph.name(of: step.from), graph.name(of: step.to)])
        }
        switch step.way {
        case .opens: json.member("way", text: "opens")
        case .inside: json.member("way", text: "inside")
        case .contains: json.member("way", text: "contains")
        case .presents(let id):
            json.member("way", text: "presents")
            json.member("presentation", text: name(of: id))
            json.member("style", text: graph[id].effectiveWord)
        case .pushes(let number):
            json.member("way", text: "pushes")
            json.member("kind", text: graph.pushes[Int(number)].kind.rawValue)
        case .pushesSomehow:
            json.member("way", text: "pushes")
            json.member("declared", flag: false)
        case .moves(let id): json.member("way", text: graph[id].kind.rawValue)
        }
        json.location(of: graph.place(of: step), in: graph)
    }
}
