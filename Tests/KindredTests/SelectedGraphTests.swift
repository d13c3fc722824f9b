import Kindred
import KindredFormats
import KindredGraph
import Foundation
import TestSupport
import Testing

/// Graphs of a part of a specification.
@Suite struct SelectedGraphTests {
    private static func graph(_ graph: ResolvedGraph, _ selected: ControllerSet?, threads: Int = 1) throws
        -> [String:
        Any]
    {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            GraphFormat.json.write(
                graph, options: .init(compact: true, threads: threads, selected: selected), to: sink)
        }
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    private static func ids(_ graph: [String: Any], _ key: String, _ member: String = "id") -> [String] {
        (graph[key] as? [[String: Any]] ?? []).compactMap { $0[member] as? String }
    }

    @Test("The graph has the selection, and what belongs to it", arguments: ["social", "3000"])
    func hasSelection(_ name: String) throws {
        let sources =
            name == "3000" ? GeneratedApp.sources(3_000, seed: 1) : try SampleTests.sources(of: name)
        let graph = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 2)
            .graph
        let whole = try Self.graph(graph, nil)
        let selections = Selections(graph: graph)
        for text in ["*", "kind:tab", "not kind:controller", "*a*", "roots(*)", "role:stack and *1*", "nothing at:all"]
        {
            guard let selector = try? Selector(text) else { continue }
            let selected = selections.controllers(selector)
            let part = try Self.graph(graph, selected, threads: 2)
            let wanted = Set(selected.elements.map { graph.name(of: $0) })
            let (all, families) = (Self.objects(whole, "controllers"), Set(Self.ids(part, "families")))
            #expect(
                Self.objects(part, "controllers") == all.filter { wanted.contains($0["id"] as? String ?? "") },
                "\(text)")
            #expect(
                families
                    == Set(
                        all.filter { wanted.contains($0["id"] as? String ?? "") }.compactMap { $0["family"] as? String }
                    ))
            let presentations = Self.objects(whole, "presentations").filter {
                wanted.contains($0["from"] as? String ?? "") && families.contains($0["family"] as? String ?? "")
            }
            #expect(Self.objects(part, "presentations") == presentations, "\(text)")
            let pushes = Self.objects(whole, "pushes").filter {
                wanted.contains($0["from"] as? String ?? "") && wanted.contains($0["to"] as? String ?? "")
            }
            #expect(Self.objects(part, "pushes") == pushes, "\(text)")
            let windows = Self.objects(whole, "windows").filter {
                !families.isDisjoint(with: $0["families"] as? [String] ?? [])
            }
            #expect(Self.objects(part, "windows") == windows, "\(text)")
        }
    }

    private static func objects(_ graph: [String: Any], _ key: String) -> [NSDictionary] {
        (graph[key] as? [[String: Any]] ?? []).map { $0 as NSDictionary }
    }
}
