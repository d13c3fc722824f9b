import KindredBase
import KindredCore
import KindredLifecycle
import KindredYAML

/// The whole way from texts to a resolved hierarchy and a report.
package struct Pipeline: Sendable {
    /// A text, or why there is none.
    package struct Input: Sendable {
        package let path: String
        package let content: Content

        package enum Content: Sendable {
            case text(SourceText)
            case problem(Diagnostic)

            package static func bytes(_ bytes: [UInt8]) -> Content { .text(SourceText(bytes)) }
        }

        package init(path: String, _ content: Content) {
            self.path = path
            self.content = content
        }
    }

    /// Everything there is to say.
    package let report: Report
    package let hierarchy: Hierarchy
    /// What came of the scenarios; none where they were not run, or the specification has errors.
    package let traces: [Trace]
    /// The scenarios that can be run.
    package let scripts: [Script]
    /// What the specification alone has to say, before anything is run.
    private let compiled: DiagnosticBag

    package var hasErrors: Bool { report.count(.error) > 0 }
    /// Whether the specification alone is without errors.
    package var isCompiled: Bool { compiled.count(.error) == 0 }

    /// Inputs may come in any order; what comes out does not depend on it.
    package init(_ inputs: [Input], threads: Int, runsScenarios: Bool = true) {
        let inputs = inputs.sorted { $0.path.precedesInBytes($1.path) }
        var bag = DiagnosticBag()
        let texts = inputs.compactMap { input -> (path: String, text: SourceText)? in
            switch input.content {
            case .text(let text): return (input.path, text)
            case .problem(let diagnostic):
                bag.append(diagnostic)
                return nil
            }
        }
        // A thread takes longer to start than a few small files to read.
        let isSmall = texts.reduce(0) { $0 + $1.text.count } < 1 << 16
        var files = concurrentMap(texts.count, threads: isSmall ? 1 : threads) { index in
            DecodedFile(SourceFile(path: texts[index].path, text: texts[index].text), index: Int32(index))
        }
        DecodedFile.limitAdditions(&files)
        for file in files { bag.append(file.diagnostics) }
        let isPartial = texts.count < inputs.count || files.contains { !$0.isWhole }
        let (linked, linkProblems) = Linker.link(files.map(\.document), isPartial: isPartial)
        let (hierarchy, limitProblems) = Resolver.resolve(linked)
        bag.append(linkProblems)
        bag.append(limitProblems)
        bag.append(Rules.check(hierarchy, threads: threads))
        let (scripts, scriptProblems) = ScenarioLinker.link(hierarchy)
        bag.append(scriptProblems)
        self.hierarchy = hierarchy
        self.scripts = scripts
        let runs = runsScenarios && bag.count(.error) == 0
        let steps = scripts.reduce(0) { $0 + $1.steps.count }
        traces = concurrentMap(runs ? scripts.count : 0, threads: steps < 1_000 ? 1 : threads) { index in
            Simulator.run(scripts[index], in: hierarchy)
        }
        compiled = bag
        report = Self.report(hierarchy, bag, traces)
    }

    /// What the specification and some of its scenarios have to say; what a scenario expects is no news.
    package func report(on traces: [Trace]) -> Report { Self.report(hierarchy, compiled, traces) }

    private static func report(_ hierarchy: Hierarchy, _ compiled: DiagnosticBag, _ traces: [Trace]) -> Report {
        var bag = compiled
        for trace in traces {
            for remark in trace.remarks where !remark.isExpected { bag.append(remark.diagnostic) }
        }
        return Report(files: hierarchy.documents.map(\.wording.file), bag)
    }
}

/// One file as far as it can be understood alone.
private struct DecodedFile: Sendable {
    var document: Document
    var diagnostics: DiagnosticBag
    /// False where something in it could not be read, so that what is missing proves nothing.
    var isWhole: Bool
    private let additions: [SyntaxTree.Addition]
    private let index: Int32

    init(_ file: SourceFile, index: Int32) {
        self.index = index
        let read = YAMLReader.read(file, index: index)
        additions = read.tree.additions
        guard read.isWhole else {
            document = Document(wording: Wording(file: file))
            diagnostics = read.diagnostics
            isWhole = false
            return
        }
        let decoded = Decoder.decode(read.tree, file: index)
        (document, diagnostics, isWhole) = (decoded.document, decoded.diagnostics, decoded.isWhole)
    }

    /// Aliases are limited for a compilation, not for a file: the file in which the sum passes the limit contributes
    /// nothing, and neither do later ones that add to it.
    static func limitAdditions(_ files: inout [DecodedFile]) {
        var sum = 0
        var isTold = false
        for file in files.indices {
            let before = sum
            for addition in files[file].additions where sum <= LimitExceeded.maximumAdditions {
                sum += addition.count
                guard sum > LimitExceeded.maximumAdditions else { continue }
                files[file].drop()
                if isTold { continue }
                files[file].report(addition)
                isTold = true
            }
            if sum > LimitExceeded.maximumAdditions { sum = before }
        }
    }

    private mutating func drop() {
        document = Document(wording: Wording(file: document.wording.file))
        diagnostics = DiagnosticBag()
        isWhole = false
    }

    private mutating func report(_ addition: SyntaxTree.Addition) {
        let place = Place(file: index, range: addition.place)
        diagnostics.add(LimitExceeded.info, LimitExceeded.aliases(place))
    }
}
