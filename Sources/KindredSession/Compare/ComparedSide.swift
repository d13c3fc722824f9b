import Kindred
import KindredDiagnostics
import KindredDiff
import KindredGraph
import KindredMap
import KindredProject
import KindredSystem
import KindredText

/// One side of a comparison, as the command line names it: a specification or a graph.
package final class ComparedSide {
    package enum Content {
        case specification(Pipeline)
        case graph(SourceFile)
    }

    package let content: Content
    package let outcome: RunOutcome
    /// The files that were read.
    package let identities: Set<FileIdentity>
    /// The paths of these files, and of the folders that were searched.
    package private(set) var sources: [String] = []

    /// Reads a folder, a specification, or a graph that `compile --format json` wrote.
    package convenience init(
        path: String, for purpose: Session.Purpose, choices: Choices, in environment: Environment
    ) throws(Failure) {
        let isInput = path == FileText.standardInput.argument
        let kind = isInput ? nil : try? environment.files.status(path).kind
        // An empty path is treated as a folder's, which doesn't exist.
        if kind == .folder || path.isEmpty {
            self.init(try Session(paths: [path], for: purpose, choices: choices, in: environment))
            return
        }
        let shown =
            isInput
            ? FileText.standardInput.shown : PathText.shown(path, from: environment.files.currentFolders)
        let read = FileText.read(isInput ? shown : path, in: environment)
        let identities = Set([read.identity].compactMap(\.self))
        if case .text(let text) = read.content, Self.isGraph(text, path: path) {
            let outcome = RunOutcome(report: Report(files: [], bag: DiagnosticBag()), hasUnreadable: false)
            self.init(
                content: .graph(SourceFile(path: shown, text: text)), outcome: outcome, identities: identities)
            sources = [shown]
            return
        }
        var isUnreadable = false
        if case .unreadable = read.content { isUnreadable = true }
        let scope =
            purpose == .earlierGraph
            ? nil : try ProjectScope(operands: [path], choice: choices.project, in: environment)
        let policy = try purpose.policy(choices, scope: scope, in: environment)
        self.init(
            inputs: [read.input(shown)], for: purpose, policy: policy, in: environment,
            identities: identities.union(Session.identities(scope?.file, policy: policy, in: environment)),
            isUnreadable: isUnreadable)
        sources = [shown]
    }

    private init(content: Content, outcome: RunOutcome, identities: Set<FileIdentity>) {
        (self.content, self.outcome, self.identities) = (content, outcome, identities)
    }

    /// Takes the files as they are.
    package init(_ session: Session) {
        content = .specification(session.pipeline)
        (identities, sources) = (session.identities, session.sources)
        let judged = session.judged()
        // Without any specification, the side is missing.
        let isMissing = judged.report.diagnostics.contains { diagnostic in
            guard diagnostic.id == NoSpecification.info.id, case .path = diagnostic.site else { return false }
            return true
        }
        outcome = isMissing ? RunOutcome(report: judged.report, hasUnreadable: true) : judged
    }

    /// Compiles inputs; one that couldn't be read has a diagnostic instead of a text.
    package init(
        inputs: [Pipeline.Input], for purpose: Session.Purpose, policy: Policy, in environment: Environment,
        identities: Set<FileIdentity> = [], isUnreadable: Bool = false
    ) {
        let pipeline = Pipeline(inputs: inputs, threads: environment.threads, runsScenarios: false, policy: policy)
        content = .specification(pipeline)
        outcome = RunOutcome(report: purpose.counted(pipeline.report), hasUnreadable: isUnreadable)
        self.identities = identities
    }

    /// Whether a text is JSON of a graph, or says by its name that it is; a specification may be JSON as well.
    private static func isGraph(_ text: SourceText, path: String) -> Bool {
        let head = text.bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.prefix(200)
        let isObject = head.first == UInt8(ascii: "{")
        let key = head.dropFirst().drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
        if isObject, key.starts(with: "format\"".utf8) { return true }
        return PathText.suffix(of: path) == "json" && !(isObject && key.starts(with: "kindred".utf8))
    }

    /// The graph, unless only its JSON was kept.
    package var graph: ResolvedGraph? {
        if case .specification(let pipeline) = content { pipeline.graph } else { nil }
    }

    /// The names of its configurations, in order.
    var configurations: [String] {
        switch content {
        case .specification(let pipeline): pipeline.graph.configured.map { $0.names(of: $0.all) } ?? []
        case .graph(let file): GraphReader.configurations(of: file)
        }
    }

    /// - Parameter configuration: The configuration whose graph is wanted; one without configurations has the same in each.
    package func graph(
        _ names: inout ComparedNames, on configuration: String? = nil
    ) throws(Failure) -> ComparedGraph {
        switch content {
        case .specification(let pipeline):
            let graph = configuration.flatMap(pipeline.graph.on) ?? pipeline.graph
            return ComparedGraph(graph: graph, names: &names)
        case .graph(let file):
            do throws(NoGraph) {
                return try GraphReader.read(file, on: configuration, names: &names)
            } catch {
                let place = "\(file.path):\(error.position.line):\(error.position.column)"
                throw Failure(code: .usage, message: "\(place): \(error.message)", hints: [error.hint])
            }
        }
    }
}
