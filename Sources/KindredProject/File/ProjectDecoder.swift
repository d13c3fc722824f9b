import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

extension Project {
    /// Reads a project file, and reports every error in it.
    ///
    /// - Parameters:
    ///   - rules: Those that `rules` may name.
    ///   - formats: Those that `report` may name.
    package static func read(
        _ file: SourceFile, rules: [RuleInfo], formats: [String]
    ) -> (project: Project, diagnostics: DiagnosticBag) {
        let read = YAMLReader.read(file)
        guard read.isWhole else { return (Project(tree: read.tree), read.diagnostics) }
        return read.tree.wording.withTexts { texts in
            var decoder = ProjectDecoder(tree: read.tree, texts: texts, rules: rules, formats: formats)
            decoder.run()
            decoder.diagnostics.keepFirstOfOrigin()
            return (decoder.project, decoder.diagnostics)
        }
    }
}

/// Turns the syntax tree of a project file into what it says.
struct ProjectDecoder {
    let tree: SyntaxTree
    let texts: SourceTexts.Texts
    let rules: [RuleInfo]
    private let formats: [String]
    var project: Project
    /// The list of house rules.
    private(set) var houseNode: Int?
    var diagnostics = DiagnosticBag()
    var nearest = NearWords()

    init(tree: SyntaxTree, texts: SourceTexts.Texts, rules: [RuleInfo], formats: [String]) {
        (self.tree, self.texts, self.rules, self.formats) = (tree, texts, rules, formats)
        project = Project(tree: tree)
    }

    mutating func run() {
        let roots = tree.documents.map { Int($0) }
        guard let root = roots.first else {
            return report(InvalidProject.empty(at: SourceRange(inFileAlone: ByteRange(start: 0, end: 0))))
        }
        for other in roots.dropFirst() where !isEmpty(other) {
            report(InvalidProject.furtherDocument(at: start(node: other)))
        }
        if isEmpty(root) { return report(InvalidProject.empty(at: place(of: root))) }
        guard isMapping(root, what: "a project file") else { return }
        if isSpecification(root) {
            return report(InvalidProject.specification(in: tree.wording.file, at: place(of: root + 1)))
        }
        let members = members(of: root, noun: "a project file", ProjectKey.self)
        guard isSupported(members, root: root) else { return }
        // Its names may be used before it.
        houseNode = members.first { $0.key == .house && tree.nodes[$0.value].written.kind == .sequence }?.value
        for (key, value) in members where !isEmpty(value) { decode(key, value: value) }
    }

    /// Whether it starts like a specification, which only has the wrong name.
    private func isSpecification(_ root: Int) -> Bool {
        Int(tree.nodes[root].next) > root + 1 && isPlain(root + 1, text: "kindred")
    }

    private mutating func isSupported(_ members: [(key: ProjectKey, value: Int)], root: Int) -> Bool {
        guard let version = members.first(where: { $0.key == .project && !isEmpty($0.value) })?.value else {
            report(InvalidProject.missing(ProjectKey.project.rawValue, in: "a project file", at: start(node: root)))
            return true
        }
        guard isScalar(version, what: "'project'", expected: "1") else { return false }
        if isPlain(version, text: "1") { return true }
        let text = string(version)
        report(InvalidProject.version(text, at: place(of: version)))
        // What is meant is clear.
        return text == "1"
    }

    private mutating func decode(_ key: ProjectKey, value: Int) {
        let name = "'\(key.rawValue)'"
        switch key.value {
        case .version: break
        case .text: project.title = text(value, what: name)
        case .house: decodeHouse(value)
        case .paths: decodeSources(value, name: name)
        case .levels: decodeLevels(value, name: name)
        case .threshold:
            project.failsOn = word(value, what: name, valid: Policy.Threshold.allCases.map(\.rawValue)).flatMap(
                Policy.Threshold.init)
        case .reports: forEachItem(of: value, what: name) { $0.decodeReport($1) }
        case .baseline: decodeBaseline(value, name: name)
        case .path: project.evidence = path(value, what: name)
        case .boolean: project.requiresReason = boolean(value, what: name) ?? false
        case .views: decodeViews(value, name: name)
        case .code: decodeCode(value, name: name)
        }
    }

    private mutating func decodeSources(_ value: Int, name: String) {
        var sources: [SourceValue] = []
        let isList = forEachItem(of: value, what: name) { decoder, item in
            if let path = decoder.path(item, what: "a source") { sources.append(path) }
        }
        guard isList else { return }
        if Int(tree.nodes[value].next) == value + 1 {
            report(InvalidProject.empty(name, at: place(of: value), help: "remove it to use the folder of this file"))
        }
        project.sources = sources
    }

    private mutating func decodeReport(_ item: Int) {
        guard let written = text(item, what: "a report") else { return }
        let text = project.text(written)
        do throws(ReportRequest.Failure) {
            let request = try ReportRequest(text, formats: formats)
            guard let file = request.file else { return report(InvalidProject.report(text, at: place(of: item))) }
            if file == "-" {
                return report(InvalidProject.reportWithoutFile(request.format, at: place(of: item)))
            }
            if file.utf8.contains(0) { return report(InvalidProject.zero("a report's file", at: place(of: item))) }
            project.reports.append(.init(format: request.format, file: file, place: place(of: item)))
        } catch {
            guard case .unknownFormat(let word, _) = error else {
                return report(InvalidProject.report(text, at: place(of: item)))
            }
            let place = tree.wording.place(of: written, part: 0..<word.utf8.count)
            report(unknown: word, what: "a report's format", valid: formats, at: place)
        }
    }

    private mutating func decodeBaseline(_ value: Int, name: String) {
        if tree.nodes[value].written.isScalar {
            project.baseline = path(value, what: name).map { Project.Baseline(file: $0) }
            return
        }
        guard isMapping(value, what: name, expected: "a path or a mapping with 'file'") else { return }
        let noun = "a baseline"
        let members = members(of: value, noun: noun, ProjectKey.OfBaseline.self)
        var (file, stale): (SourceValue?, Policy.Level?)
        for (key, value) in members where !isEmpty(value) {
            switch key {
            case .file: file = path(value, what: "'file'")
            case .stale:
                stale = word(value, what: "'stale'", valid: ProjectKey.OfBaseline.levels).flatMap(Policy.Level.init)
            }
        }
        if !members.contains(where: { $0.key == .file && !isEmpty($0.value) }) {
            report(InvalidProject.missing("file", in: noun, at: start(node: value)))
        }
        project.baseline = file.map { Project.Baseline(file: $0, stale: stale) }
    }

    private mutating func decodeViews(_ value: Int, name: String) {
        forEachMember(of: value, what: name) { decoder, key, value in
            if !Identifier.isValid(decoder.texts[decoder.tree.nodes[key].written]) {
                decoder.report(InvalidProject.viewName(decoder.string(key), at: decoder.place(of: key)))
            }
            decoder.decodeView(key, value: value)
        }
    }

    private mutating func decodeView(_ name: Int, value: Int) {
        guard isMapping(value, what: "a view") else { return }
        var (select, title): (SourceValue?, SourceValue?)
        let members = members(of: value, noun: "a view", ProjectKey.OfView.self)
        for (key, value) in members where !isEmpty(value) {
            switch key {
            case .select: select = text(value, what: "'select'")
            case .title: title = text(value, what: "'title'")
            }
        }
        if !members.contains(where: { $0.key == .select && !isEmpty($0.value) }) {
            report(InvalidProject.missing("select", in: "a view", at: start(node: value)))
        }
        if let select {
            checkSelector(select)
            project.views.append(.init(name: tree.nodes[name].written, select: select, title: title))
        }
    }
}
