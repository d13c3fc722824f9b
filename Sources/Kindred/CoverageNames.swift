import KindredDumps
import KindredGraph
import KindredText

/// The coverage declaration by declaration, as data: what each calls, and what of that happened.
final class CoverageNames: Sendable {
    private let coverage: Coverage
    private let graph: ResolvedGraph
    private let declarations: Declarations
    private let places: Places

    init(coverage: Coverage, of verification: VerificationPipeline, by naming: Naming) {
        self.coverage = coverage
        graph = verification.graph
        declarations = Declarations(graph, by: naming)
        places = Places(verification.report.files)
    }

    func write(to json: inout JSONWriter) {
        var presents: [Int32: [PresentationID]] = [:]
        for id in graph.presentationIDs where !graph.isShow(id) {
            if let from = graph[id].from { presents[declarations[from], default: []].append(id) }
        }
        var pushes: [Int32: [CountedPush]] = [:]
        for push in CountedPush.all(of: graph) where push.to != nil {
            if let from = push.from { pushes[declarations[from], default: []].append(push) }
        }
        json.array("names") { json in
            for number in declarations.all {
                let all = declarations.places(of: number)
                if graph[all[all.startIndex]].isImplicit || !all.contains(where: coverage.counts) { continue }
                json.object { json in
                    json.member("id", text: declarations.name(of: number))
                    json.strings("places", texts: all.map { graph.name(of: $0) })
                    json.strings("shown", texts: all.filter(coverage.shows).map { graph.name(of: $0) })
                    write(presents[number] ?? [], to: &json)
                    write(pushes: pushes[number] ?? [], to: &json)
                    json.location(places.location(of: graph.declaredPlace(declarations.first(of: number))))
                }
            }
        }
    }

    private func write(_ presents: [PresentationID], to json: inout JSONWriter) {
        json.array("presents") { json in
            for (id, group) in grouped(presents, by: { declarations.name(of: $0) }) {
                json.lineObject { json in
                    json.member("id", text: id)
                    json.member("state", text: (group.map { coverage.state(of: $0) }.max() ?? .never).word)
                }
            }
        }
    }

    private func write(pushes: [CountedPush], to json: inout JSONWriter) {
        json.array("pushes") { json in
            for kind in PushKind.allCases {
                let groups = grouped(pushes.filter { $0.kind == kind }) {
                    $0.to.map { declarations.name(of: $0) } ?? ""
                }
                for (to, group) in groups {
                    json.lineObject { json in
                        json.member("to", text: to)
                        json.member("kind", text: kind.rawValue)
                        json.member("state", text: (group.map { coverage.state(of: $0) }.max() ?? .never).word)
                    }
                }
            }
        }
    }

    /// The same elements by name, in their order.
    private func grouped<Element>(
        _ elements: [Element], by name: (Element) -> String
    ) -> [(name: String, group: [Element])] {
        var (groups, known) = ([(name: String, group: [Element])](), [String: Int]())
        for element in elements {
            let name = name(element)
            let index = known[name] ?? groups.count
            known[name] = index
            if index == groups.count { groups.append((name, [])) }
            groups[index].group.append(element)
        }
        return groups
    }
}
