import Kindred
import KindredDiagnostics
import KindredDiff
import KindredFormats
import KindredGraph
import KindredText
import Foundation
import TestSupport
import Testing

/// What must hold of the difference between any two specifications.
@Suite struct DifferencePropertyTests {
    static let seeds = Array(UInt64(0)..<160)

    private static func pipeline(_ sources: [Source]) -> Pipeline {
        Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
    }

    private static func difference(_ old: Pipeline, _ new: Pipeline) -> GraphDifference {
        var names = ComparedNames()
        let (before, after) = (
            ComparedGraph(graph: old.graph, names: &names),
            ComparedGraph(graph: new.graph, names: &names)
        )
        return GraphDifference(old: before, new: after, names: names)
    }

    private static func bytes(_ difference: GraphDifference, _ format: DifferenceFormat) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            format.write(difference, to: sink)
        }
        return bytes
    }

    private static func json(_ pipeline: Pipeline) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            GraphFormat.json.write(pipeline.graph, to: sink)
        }
        return bytes
    }

    /// The sources of a seed, those with screens among them.
    private static func sources(_ seed: UInt64) -> [Source] {
        seed % 4 == 3 ? [ScreenApp.source(seed: seed)] : PropertyTests.sources(PropertyTests.model(seed).0, seed)
    }

    @Test("Nothing differs from itself: in another order of files, and as JSON", arguments: seeds)
    func isEmpty(seed: UInt64) throws {
        let sources = Self.sources(seed)
        let one = Self.pipeline(sources)
        if one.report.count(.error) > 0 { return }
        #expect(Self.difference(one, one).isEmpty)
        // Other names give another order.
        var random = Random(seed: seed)
        let names = (0..<sources.count).map { "\($0)-\(random.below(100)).yaml" }.shuffled(using: &random)
        let moved = Self.pipeline(zip(sources, names).map { Source(path: $1, bytes: $0.bytes) })
        let difference = Self.difference(one, moved)
        #expect(difference.isEmpty, "seed \(seed): \(String(decoding: Self.bytes(difference, .text), as: UTF8.self))")
        var shared = ComparedNames()
        let written = try GraphReader.read(.init(path: "graph.json", bytes: Self.json(moved)), names: &shared)
        let compiled = ComparedGraph(graph: one.graph, names: &shared)
        #expect(GraphDifference(old: written, new: compiled, names: shared).isEmpty)
    }

    @Test("An edit is found, with every relation that it changes, and as their cause", arguments: 0..<16)
    func isFound(batch: Int) throws {
        var edited = 0
        for number in UInt64(batch) * 40..<UInt64(batch + 1) * 40 {
            let seed = number / 4
            var (model, _) = PropertyTests.model(seed)
            let old = Self.pipeline(PropertyTests.sources(model, seed))
            var random = Random(seed: number)
            let edit = ModelEdit.apply(to: &model, &random)
            let new = Self.pipeline(PropertyTests.sources(model, seed))
            if old.report.count(.error) > 0 || new.report.count(.error) > 0 { continue }
            // The numbers of repeated presentations are no ids: the naive comparison doesn't know which is which.
            if (Self.json(old) + Self.json(new)).split(separator: 0x22).contains(where: {
                $0.suffix(2) == [0x23, 0x32]
            }) {
                continue
            }
            edited += 1
            let difference = Self.difference(old, new)
            let json = try NaiveDifference.facts(inDifference: Data(Self.bytes(difference, .json)))
            let naive = try NaiveDifference.facts(Data(Self.json(old)), Data(Self.json(new)))
            let (missing, extra) = (naive.subtracting(json).sorted(), json.subtracting(naive).sorted())
            #expect(missing.isEmpty && extra.isEmpty, "seed \(seed), \(edit): missing \(missing), extra \(extra)")
            let unexplained = Self.unexplained(difference)
            #expect(unexplained.isEmpty, "seed \(seed), \(edit): \(unexplained)")
            Self.checkReverse(difference, Self.difference(new, old), "seed \(seed), \(edit)")
            for format in DifferenceFormat.allCases {
                #expect(String(validating: Self.bytes(difference, format), as: UTF8.self) != nil)
            }
        }
        #expect(edited > 15)
    }

    @Test("By screens, names differ, each with its places and a cause", arguments: UInt64(0)..<24)
    func byScreens(seed: UInt64) throws {
        let (old, new) = (
            Self.pipeline([ScreenApp.source(seed: seed)]), Self.pipeline([ScreenApp.source(seed: seed + 1)])
        )
        if old.report.count(.error) > 0 || new.report.count(.error) > 0 { return }
        let difference = Self.difference(old, new)
        let (before, after) = (Self.places(of: old.graph), Self.places(of: new.graph))
        func names(_ elements: [GraphDifference.Element]) -> Set<String> {
            Set(elements.filter { $0.kind == .controller }.map { difference.names[$0.id] })
        }
        #expect(names(difference.added) == Set(after.keys).subtracting(before.keys), "seed \(seed)")
        #expect(names(difference.removed) == Set(before.keys).subtracting(after.keys), "seed \(seed)")
        for (name, places) in after {
            guard let id = difference.new.graph.controllers.first(where: { difference.names[$0.id] == name })?.id else {
                Issue.record("seed \(seed): there is no '\(name)'")
                continue
            }
            let found = difference.ids(of: GraphDifference.Element(kind: .controller, id: id))
            #expect(found.map { difference.names[$0] } == places, "seed \(seed): \(name)")
        }
        #expect(Self.unexplained(difference) == [], "seed \(seed)")
        Self.checkReverse(difference, Self.difference(new, old), "seed \(seed)")
        for format in DifferenceFormat.allCases { #expect(!Self.bytes(difference, format).isEmpty) }
        // The same of JSON, on either side.
        var shared = ComparedNames()
        let written = try GraphReader.read(.init(path: "old.json", bytes: Self.json(old)), names: &shared)
        let compiled = ComparedGraph(graph: new.graph, names: &shared)
        let read = GraphDifference(old: written, new: compiled, names: shared)
        #expect(Self.bytes(read, .json) == Self.bytes(difference, .json), "seed \(seed)")
    }

    /// The ids of each name.
    private static func places(of graph: ResolvedGraph) -> [String: [String]] {
        var places: [String: [String]] = [:]
        for id in graph.controllerIDs {
            let name = graph.screens == nil ? graph.name(of: id) : graph.declaredName(id)
            places[name, default: []].append(graph.name(of: id))
        }
        return places
    }

    private static let following: Set<ComparedRelation> = [
        .family, .navigation, .tabBar, .split, .presenting, .presented, .root, .roots, .presentedRoot, .effectiveStyle,
        .presenters, .removesPresenterView, .container,
    ]

    /// Changes that follow from something, without a cause, or with one that isn't among the differences.
    private static func unexplained(_ difference: GraphDifference) -> [String] {
        let (added, removed) = (Set(difference.added), Set(difference.removed))
        let moved = Set(difference.moved.map(\.id))
        return difference.changed.compactMap { change in
            let name = "\(change.relation.rawValue) of \(difference.names[change.element.id])"
            let isOfPresentation = change.element.kind == .presentation && change.relation == .family
            if following.contains(change.relation), change.causes.isEmpty, !isOfPresentation {
                return "no cause: \(name)"
            }
            for cause in change.causes {
                let isThere =
                    switch cause.change {
                    case .added: added.contains(cause.element)
                    case .removed: removed.contains(cause.element)
                    case .moved: moved.contains(cause.element.id)
                    case .changed: difference.change(of: cause) != nil
                    }
                if !isThere {
                    return "\(cause.change) \(difference.names[cause.element.id]) for \(name)"
                }
            }
            return nil
        }
    }

    private static func checkReverse(_ one: GraphDifference, _ other: GraphDifference, _ comment: String) {
        func ids(_ elements: [GraphDifference.Element], _ all: GraphDifference) -> Set<String> {
            Set(elements.map { "\($0.kind) \(all.names[$0.id])" })
        }
        #expect(ids(one.added, one) == ids(other.removed, other), "\(comment)")
        #expect(ids(one.removed, one) == ids(other.added, other), "\(comment)")
        #expect(one.moved.count == other.moved.count && one.changed.count == other.changed.count, "\(comment)")
    }

    @Test("A large app is compared in the time that its size takes")
    func isLinear() throws {
        func time(_ size: Int) throws -> Duration {
            let sources = GeneratedApp.sources(size, seed: 1)
            let text = String(decoding: sources[0].bytes, as: UTF8.self)
            let (old, new) = (
                Self.pipeline(sources),
                Self.pipeline([
                    Source(
                        path: sources[0].path,
                        text: text.replacing("definesPresentationContext: true", with: "title: T"))
                ])
            )
            try #require(old.report.count(.error) == 0 && new.report.count(.error) == 0)
            let clock = ContinuousClock()
            return try clock.measure {
                let difference = Self.difference(old, new)
                try #require(difference.changed.count > size / 20)
                for format in DifferenceFormat.allCases { _ = Self.bytes(difference, format) }
            }
        }
        let (small, large) = (try time(2_000), try time(8_000))
        #expect(large < small * 12, "\(small) and \(large)")
    }
}
