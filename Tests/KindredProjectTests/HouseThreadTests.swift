import Kindred
import KindredDiagnostics
import KindredProject
import Testing

/// Rules that share what selectors need, and are checked by several threads at once.
@Suite struct HouseThreadTests {
    /// Every table that rules share, each asked for by several of them.
    private static let rules = """
        project: 1
        views: {odd: {select: "tag:odd and not Nav1"}}
        house:
          - {name: a, forbid: {from: "tag:odd", push: "tag:even"}}
          - {name: b, forbid: {from: "view:odd", reach: "tag:last"}}
          - {name: c, require: {each: "kind:navigation", is: "title:Nav*"}}
          - {name: d, require: {each: "tag:odd", is: "tag:even"}}
          - {name: e, only-through: {to: "tag:last", gate: "Nav1"}}
          - {name: f, layers: ["tag:last", "tag:even", "view:odd"]}
          - {name: g, layers: ["tag:last", "tag:even", "view:odd"], transitive: true}
          - {name: h, independent: ["within(Nav1)", "within(Nav2)", "tag:last"]}
          - {name: i, limit: {measure: steps, at-most: 5}}
          - {name: j, limit: {measure: presentation-depth, at-most: 3}}
          - {name: k, limit: {measure: push-depth, each: "class:Last*", at-most: 3}}
          - {name: l, forbid: {from: "window:main", present: "style:formSheet or within(family:f7)"}}

        """

    /// So many controllers that several threads share the work.
    private static let specification: String = {
        let families = (0..<90).map { family in
            let stack = (0..<60).map { node in
                let tag = node == 59 ? "last" : node % 2 == 0 ? "even" : "odd"
                return "{controller: C\(family)x\(node), tags: [\(tag)], class: \(node == 59 ? "Last" : "Other")}"
            }
            return "  f\(family): {navigation: Nav\(family), stack: [\(stack.joined(separator: ", "))]}\n"
        }
        let presentations = (1..<90).map { "  - {from: C\($0 - 1)x7, present: f\($0), style: formSheet}\n" }
        let pushes = (0..<90).flatMap { family in
            (1..<60).map { "  - {from: C\(family)x\($0 - 1), to: C\(family)x\($0)}\n" }
        }
        return "kindred: 1\nwindows: {main: f0}\nfamilies:\n\(families.joined())"
            + "presentations:\n\(presentations.joined())pushes:\n\(pushes.joined())"
    }()

    @Test("House rules find the same in the same order on any number of threads", arguments: [2, 3, 7])
    func sameFindings(_ threads: Int) throws {
        let file = SourceFile(path: Project.fileName, bytes: Array(Self.rules.utf8))
        let read = Project.read(file)
        try #require(read.diagnostics.total == 0, "\(read.diagnostics.kept.map(\.message))")
        var policy = Policy()
        policy.reportLimit = .max
        func found(_ threads: Int) -> Report {
            let input = Pipeline.Input(path: "a.yaml", content: .bytes(Array(Self.specification.utf8)))
            return Pipeline(inputs: [input], threads: threads, policy: policy, house: House(project: read.project))
                .report
        }
        let (one, several) = (found(1), found(threads))
        let rules = Set(one.diagnostics.map(\.id))
        #expect(rules == Set("abcdefghijkl".map { "house/\($0)" }), "\(rules.sorted())")
        #expect(one.diagnostics.map(Self.told) == several.diagnostics.map(Self.told))
    }

    private static func told(_ diagnostic: Diagnostic) -> String {
        guard case .place(let place) = diagnostic.site else { return diagnostic.message }
        return "\(place): \(diagnostic.message) \(diagnostic.labels.map { "\($0.place) \($0.text)" })"
    }
}
