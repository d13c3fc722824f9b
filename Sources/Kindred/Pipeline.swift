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
        let bytes = texts.reduce(0) { $0 + $1.text.count }
        // Names are declared file by file as they come, by one thread while others read on.
        var files = DecodedFiles(count: texts.count, bytes: bytes)
        withoutActuallyEscaping({ files.add($0) }) { add in
            concurrentMap(
                texts.count, threads: bytes < 1 << 16 ? 1 : threads,
                { DecodedFile(SourceFile(path: texts[$0].path, text: texts[$0].text), index: Int32($0)) }, inOrder: add)
        }
        bag.append(files.diagnostics)
        let isPartial = texts.count < inputs.count || !files.areWhole
        let (linked, linkProblems) = files.link(isPartial: isPartial, threads: threads)
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
    let additions: [SyntaxTree.Addition]
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

    mutating func drop() {
        document = Document(wording: Wording(file: document.wording.file))
        diagnostics = DiagnosticBag()
        isWhole = false
    }

    mutating func report(_ addition: SyntaxTree.Addition) {
        let place = Place(file: index, range: addition.place)
        diagnostics.add(LimitExceeded.info, LimitExceeded.aliases(place))
    }
}

/// Decoded files put together, in order.
private struct DecodedFiles {
    private var linker: Linker
    var diagnostics = DiagnosticBag()
    var areWhole = true
    /// Nodes that aliases added, in files that contribute.
    private var additions = 0
    private var isLimitTold = false

    init(count: Int, bytes: Int) {
        linker = Linker(documents: count, bytes: bytes)
    }

    mutating func add(_ file: consuming DecodedFile) {
        limitAdditions(of: &file)
        diagnostics.append(file.diagnostics)
        if !file.isWhole { areWhole = false }
        linker.declare(file.document)
    }

    /// To be called once, at the end: all that is known is handed on, not copied.
    mutating func link(isPartial: Bool, threads: Int) -> (Hierarchy, DiagnosticBag) {
        var linker = Linker(documents: 0, bytes: 0)
        swap(&linker, &self.linker)
        return (consume linker).link(isPartial: isPartial, threads: threads)
    }

    /// Aliases are limited for a compilation, not for a file: the file in which the sum passes the limit contributes
    /// nothing, and neither do later ones that add to it.
    private mutating func limitAdditions(of file: inout DecodedFile) {
        var sum = additions
        for addition in file.additions {
            sum += addition.count
            guard sum > LimitExceeded.maximumAdditions else { continue }
            file.drop()
            if !isLimitTold { file.report(addition) }
            isLimitTold = true
            return
        }
        additions = sum
    }
}
