import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredPlatform
import KindredProject
import KindredText
import KindredYAML

/// The whole way from texts to a resolved graph, and what its diagnostics are judged by.
package final class Pipeline: Sendable {
    /// A text, or the reason why there is none.
    package struct Input: Sendable {
        package let path: String
        package let content: Content

        package enum Content: Sendable {
            case text(SourceText)
            case failure(Diagnostic)

            package static func bytes(_ bytes: [UInt8]) -> Content { .text(SourceText(bytes)) }
        }

        package init(path: String, content: Content) {
            self.path = path
            self.content = content
        }
    }

    package let graph: ResolvedGraph
    /// The traces of the scenarios; empty if they weren't run, or the specification has errors.
    package let traces: [Trace]
    /// The diagnostic on scenarios that were not run because of a limit, if any were not.
    private let limitOfRuns: Diagnostic?
    /// The scenarios that can be run.
    package let scripts: [Script]
    /// The diagnostics on the specification alone, before anything is run.
    private let compiled: DiagnosticBag
    let policy: Policy
    private let scope: CheckScope
    private let house: House?

    /// Whether the specification alone is without errors, as its scenarios need it.
    package let isCompiled: Bool
    /// Whether the scenarios were run.
    private let runs: Bool

    /// Reads all texts. Inputs may come in any order; what comes out does not depend on it.
    ///
    /// - Parameter kept: Files that were read before; those of these texts take their place.
    package convenience init(
        inputs: [Input], threads: Int, runsScenarios: Bool = true, policy: Policy = Policy(), house: House? = nil,
        kept: ParsedFiles? = nil, timings: Timings? = nil
    ) {
        let inputs = inputs.sorted { $0.path.precedesInBytes($1.path) }
        let limit = policy.collectionLimit
        var failures = DiagnosticBag(limit: limit)
        let texts = inputs.compactMap { input -> (path: String, text: SourceText)? in
            switch input.content {
            case .text(let text): return (input.path, text)
            case .failure(let diagnostic):
                failures.append(diagnostic)
                return nil
            }
        }
        // A thread takes longer to start than a few small files to read.
        let bytes = texts.reduce(0) { $0 + $1.text.count }
        // Names are declared file by file as they come, by one thread while others read on.
        var files = SpecificationFiles(count: texts.count, bytes: bytes, limit: limit)
        let known = kept?.known ?? ParsedFiles.Known()
        var read: [SpecificationFile] = []
        func add(_ file: SpecificationFile) {
            if kept != nil { read.append(file) }
            files.add(file)
        }
        withoutActuallyEscaping(add) { add in
            concurrentMap(
                texts.count, threads: bytes < 1 << 16 ? 1 : threads,
                body: { known.read(SourceFile(path: texts[$0].path, text: texts[$0].text), limit: limit) },
                inOrder: add)
        }
        kept?.keep(read, limit: limit)
        timings?.end("parse")
        self.init(
            files: &files, failures: failures, threads: threads, runsScenarios: runsScenarios, policy: policy,
            house: house, timings: timings)
    }

    /// Puts files together that have been read before. They may come in any order.
    ///
    /// - Parameter failures: The diagnostics on files that could not be read.
    package convenience init(
        files: [SpecificationFile], failures: DiagnosticBag = DiagnosticBag(), threads: Int, runsScenarios: Bool = true,
        policy: Policy = Policy()
    ) {
        let bytes = files.reduce(0) { $0 + $1.parsed.file.text.count }
        var together = SpecificationFiles(count: files.count, bytes: bytes, limit: policy.collectionLimit)
        for file in files.sorted(by: { $0.parsed.file.path.precedesInBytes($1.parsed.file.path) }) {
            together.add(file)
        }
        self.init(
            files: &together, failures: failures, threads: threads, runsScenarios: runsScenarios, policy: policy,
            house: nil, timings: nil)
    }

    private init(
        files: inout SpecificationFiles, failures: DiagnosticBag, threads: Int, runsScenarios: Bool, policy: Policy,
        house: House?, timings: Timings?
    ) {
        // Comments may silence any number of diagnostics, and others take their places.
        let limit = files.comments.isEmpty ? policy.collectionLimit : .max
        var bag = DiagnosticBag(limit: limit)
        bag.append(failures)
        bag.append(files.assembly.diagnostics)
        var scope = CheckScope(comments: files.comments)
        let isPartial = failures.total > 0 || !files.assembly.areWhole
        let graph = Self.resolve(
            &files.assembly, isPartial: isPartial, configuration: policy.configuration, threads: threads, limit: limit,
            bag: &bag, timings: timings)
        let scripts = Self.check(
            graph, house: house, policy: policy, threads: threads, limit: limit, bag: &bag)
        timings?.end("check")
        self.house = house
        scope.isPartial = graph.isPartial
        self.graph = graph
        self.scripts = scripts
        self.policy = policy
        bag.keepFixes(FixCheck.possible(in: bag.kept, files: graph.files))
        compiled = bag
        scope.take(house, policy: policy)
        if policy.baseline?.hasPlaces == true { scope.declaredName = graph.declaredNames() }
        self.scope = scope
        let files = graph.files + [house?.file].compactMap(\.self)
        isCompiled = Judge.mayRun(bag, files: files, policy: policy, scope: scope)
        runs = runsScenarios && isCompiled
        (traces, limitOfRuns) = runs ? Scenarios.run(scripts: scripts, in: graph, threads: threads) : ([], nil)
        if runs, !scripts.isEmpty { timings?.end("scenarios") }
    }

    /// Links the files and resolves their graph, with the diagnostics of both.
    private static func resolve(
        _ files: inout FileAssembly, isPartial: Bool, configuration: String?, threads: Int, limit: Int,
        bag: inout DiagnosticBag, timings: Timings?
    ) -> ResolvedGraph {
        let (graph, diagnostics) = files.resolve(isPartial: isPartial, threads: threads, limit: limit) {
            timings?.end("link")
        }
        bag.append(diagnostics)
        timings?.end("resolve")
        return configuration.flatMap(graph.on) ?? graph
    }

    /// Checks all rules; returns the scenarios that can be run.
    private static func check(
        _ graph: ResolvedGraph, house: House?, policy: Policy, threads: Int, limit: Int, bag: inout DiagnosticBag
    ) -> [Script] {
        // The project file comes after the specifications.
        let number = Int32(graph.declared.count)
        let (found, foundByHouse) = RuleRegistry.checkAll(
            graph, scopes: house?.scopes(in: graph.known) ?? [], threads: threads, limit: limit
        ) { own, rules in
            house?.checks(
                own, rules: rules, file: number, readsWholeProject: policy.readsWholeProject, limit: limit) ?? []
        }
        bag.append(found)
        let (scripts, scriptDiagnostics) = ScenarioLinker.link(
            graph, rules: RuleRegistry.all.filter { $0.area == .scenarios }, limit: limit)
        bag.append(scriptDiagnostics)
        bag.append(foundByHouse)
        return scripts
    }

    // MARK: The report

    /// The report on the specification and all of its scenarios that were run. Each access judges anew.
    package var report: Report { report(on: traces, areAll: runs) }

    /// Judges what was found: the report on the specification and some of its scenarios.
    package func report(on some: [Trace]) -> Report {
        report(on: some, areAll: !some.isEmpty && some.count == traces.count)
    }

    /// - Parameter areAll: Whether these are all scenarios. What a scenario expects isn't reported.
    private func report(on traces: [Trace], areAll: Bool) -> Report {
        var (bag, scope) = (compiled, scope)
        if let limitOfRuns { bag.append(limitOfRuns) }
        for trace in traces {
            for each in trace.reported where !each.isExpected { bag.append(each.diagnostic) }
        }
        if areAll, limitOfRuns == nil { scope.unchecked.remove(.scenarios) }
        let files = graph.files
        return Report(
            files: files + [house?.file].compactMap(\.self), count: files.count, bag: bag, policy: policy,
            scope: scope)
    }

    /// The scope of a comparison with code: what it doesn't show is missing, if all of it was read.
    ///
    /// - Parameter comments: The comments of the sources, which come after the specifications.
    func scopeOfCode(
        _ comments: [(file: Int32, suppressions: Suppressions)], isWhole: Bool
    ) -> CheckScope {
        var scope = scope
        scope.comments += comments
        if scope.rules.isEmpty {
            scope.rules = RuleRegistry.all + (house?.rules ?? [])
            scope.renamed = RuleRegistry.renamed
        }
        scope.isPartial = scope.isPartial || !isWhole
        scope.firstReportedFile = Int32(graph.declared.count)
        scope.isOfCode = true
        return scope
    }

    /// The scope of a check of texts that are compared with the specification: what they don't show isn't missing.
    var scopeOfTexts: CheckScope {
        var scope = scope
        scope.isPartial = true
        scope.reportsComments = false
        return scope
    }
}

extension CheckScope {
    /// Takes the rules that a policy is about.
    fileprivate mutating func take(_ house: House?, policy: Policy) {
        if comments.isEmpty, policy.baseline == nil { return }
        rules = RuleRegistry.all + (house?.rules ?? [])
        renamed = RuleRegistry.renamed
        // No specification alone shows what imports and comparisons find, and scenarios may not be run.
        unchecked = [.imports, .hierarchies, .code, .scenarios]
        // They are about house rules, which were not checked.
        if policy.houseRules == nil { uncheckedRules = [HouseRuleEmpty.info.id, UnusedException.info.id] }
    }
}
