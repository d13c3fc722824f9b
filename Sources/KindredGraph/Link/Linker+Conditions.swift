import KindredDiagnostics
import KindredText
import KindredYAML

/// Configurations, and the names of them.
extension Linker {
    /// Makes sets of all that documents say of configurations; nil if they say nothing.
    mutating func findConditions(_ documents: [Document]) -> Conditions? {
        // Whether something calls depends on what windows reach, even without configurations.
        let usesAny = documents.contains(where: \.usesAny)
        guard usesAny || documents.contains(where: \.declared.hasConditions) else { return nil }
        var reader = ConditionReader(isLost: graph.isPartial || graph.hasLost(.configurations))
        for (file, document) in documents.enumerated() where document.declared.hasConditions {
            for configuration in document.declared.conditions.configurations {
                declare(configuration, in: document.declared, file: Int32(file), reader: &reader)
            }
        }
        let isUsed =
            usesAny || documents.contains(where: \.declared.conditions.hasUnshown) || !reader.configurations.isEmpty
        for (file, document) in documents.enumerated() {
            reader.read(document, file: Int32(file), linker: &self)
        }
        return isUsed ? Conditions(reader.configurations, sets: reader.sets, styles: reader.styles) : nil
    }

    private mutating func declare(
        _ configuration: DeclaredConditions.Configuration, in declared: DeclaredFile, file: Int32,
        reader: inout ConditionReader
    ) {
        let name = graph.names.intern(declared.texts.string(configuration.key))
        let place = graph.place(of: configuration.key, in: file)
        if let first = reader.configurations.first(where: { $0.name == name }) {
            let firstPlace = graph.place(of: first.key, in: first.file)
            return diagnostics.append(
                DuplicateID.found(
                    id: graph.names.string(name), what: "configuration", at: place, first: firstPlace))
        }
        if reader.configurations.count == Conditions.maximum {
            reader.isLost = true
            if !reader.isOverLimit { diagnostics.append(LimitExceeded.configurations(place)) }
            reader.isOverLimit = true
            return
        }
        reader.configurations.append(
            Configuration(
                name: name, width: configuration.width, file: file, key: configuration.key))
    }

    fileprivate mutating func unresolvedConfiguration(
        _ written: SourceValue, in file: Int32, reader: inout ConditionReader
    ) {
        if reader.isLost || reader.configurations.isEmpty && reader.hasReportedNone { return }
        reader.hasReportedNone = true
        // A call that both pushes and presents has one condition for both.
        let place = graph.place(of: written, in: file)
        if reader.lastReported == place { return }
        reader.lastReported = place
        if diagnostics.isFull { return diagnostics.countDropped(UnresolvedReference.info) }
        let names = reader.configurations.map { graph.names.string($0.name) }
        let found = UnresolvedReference.found(
            configuration: graph.string(written, in: file),
            among: names.isEmpty ? [] : names + SizeClass.allCases.map(\.rawValue), near: &nearest, at: place)
        diagnostics.add(UnresolvedReference.info, diagnostic: found)
    }
}

/// Turns names of configurations into sets, file by file.
private struct ConditionReader {
    var configurations: [Configuration] = []
    /// Whether there may be more configurations than are known.
    var isLost: Bool
    var isOverLimit = false
    /// Whether it was told that there are no configurations.
    var hasReportedNone = false
    /// The place of the last name that is no configuration.
    var lastReported: SourceRange?
    var sets: [[ConfigurationSet]] = []
    var styles: [[Int32: [Conditions.Style]]] = []

    init(isLost: Bool) { self.isLost = isLost }

    mutating func read(_ document: Document, file: Int32, linker: inout Linker) {
        let declared = document.declared
        let first = sets.count
        sets += Array(repeating: [], count: DeclaredConditions.Subject.count)
        styles.append([:])
        guard declared.hasConditions else { return }
        let conditions = declared.conditions
        var taken = ConfigurationSet(0)
        declared.texts.withTexts { texts in
            for limit in conditions.limits {
                let named = self.set(limit, of: declared, file: file, texts: texts, linker: &linker)
                guard limit.isKey, let name = limit.names.first else {
                    narrow(limit, to: named ?? Conditions.all(of: configurations), in: declared, first: first)
                    continue
                }
                let set = take(named, isFurther: limit.isFurther, taken: &taken)
                if set == 0, named != nil {
                    takenByNone(
                        declared.references[Int(name)], of: document.subject(of: limit), in: file, linker: &linker)
                }
                narrow(limit, to: set, in: declared, first: first)
            }
            for choice in conditions.choices {
                readStyles(choice, of: declared, file: file, texts: texts, linker: &linker)
            }
        }
    }

    /// Returns what a key of a mapping is taken by: each configuration takes the first that names it. An unknown key takes none from
    /// those that follow.
    private func take(
        _ set: ConfigurationSet?, isFurther: Bool, taken: inout ConfigurationSet
    ) -> ConfigurationSet {
        if !isFurther { taken = 0 }
        guard let set else { return Conditions.all(of: configurations) & ~taken }
        defer { taken |= set }
        return set & ~taken
    }

    private mutating func narrow(
        _ limit: DeclaredConditions.Limit, to set: ConfigurationSet, in declared: DeclaredFile, first: Int
    ) {
        let table = first + Int(limit.subject.rawValue)
        if sets[table].isEmpty {
            let all = Conditions.all(of: configurations)
            sets[table] = Array(repeating: all, count: declared.count(of: limit.subject))
        }
        for element in limit.elements { sets[table][Int(element)] &= set }
    }

    private func takenByNone(
        _ key: SourceValue, of subject: Diagnostic.Subject, in file: Int32, linker: inout Linker
    ) {
        if isLost || configurations.isEmpty { return }
        let (text, place) = (linker.graph.string(key, in: file), linker.graph.place(of: key, in: file))
        linker.diagnostics.add(HappensNowhere.info, diagnostic: HappensNowhere.key(text, about: subject, at: place))
    }

    /// Returns the configurations that names and widths mean; nil if one of them means nothing.
    private mutating func set(
        _ limit: DeclaredConditions.Limit, of declared: DeclaredFile, file: Int32, texts: SourceTexts.Texts,
        linker: inout Linker
    ) -> ConfigurationSet? {
        if limit.names.isEmpty { return Conditions.all(of: configurations) }
        var set: ConfigurationSet? = 0
        for name in limit.names {
            let named = self.set(declared.references[Int(name)], file: file, texts: texts, linker: &linker)
            set = set.flatMap { set in named.map { set | $0 } }
        }
        return set
    }

    /// Returns the configurations that a name or a width means; nil for one that there isn't.
    private mutating func set(
        _ written: SourceValue, file: Int32, texts: SourceTexts.Texts, linker: inout Linker
    ) -> ConfigurationSet? {
        let number = linker.graph.names.number(of: texts[written])
        if let number, let index = configurations.firstIndex(where: { $0.name == number }) { return 1 << index }
        let width = SizeClass.allCases.first { isEqual(texts[written], word: $0.rawValue) }
        if let width, !configurations.isEmpty { return Conditions.set(of: width, among: configurations) }
        linker.unresolvedConfiguration(written, in: file, reader: &self)
        return nil
    }

    private mutating func readStyles(
        _ choice: DeclaredConditions.Choice, of declared: DeclaredFile, file: Int32, texts: SourceTexts.Texts,
        linker: inout Linker
    ) {
        var (taken, read) = (ConfigurationSet(0), [Conditions.Style]())
        for (number, style) in declared.conditions.styles[choice.styles].enumerated() {
            if style.name.isAbsent { continue }
            let named = self.set(style.name, file: file, texts: texts, linker: &linker)
            let set = take(named, isFurther: number > 0, taken: &taken)
            if set == 0, named != nil {
                let subject = declared.subject(ofPresentation: choice.presentations.lowerBound)
                takenByNone(style.name, of: subject, in: file, linker: &linker)
            }
            read.append(Conditions.Style(configurations: set, style: style.style, value: style.value))
        }
        for presentation in choice.presentations { styles[Int(file)][presentation] = read }
    }
}

extension Document {
    /// The subject of a mapping's key.
    fileprivate func subject(of limit: DeclaredConditions.Limit) -> Diagnostic.Subject {
        let element = limit.elements.lowerBound
        if limit.subject == .expectation {
            let controller = declared.expectations[Int(element)].controller
            return Diagnostic.Subject(kind: .controller, id: declared.texts.string(controller))
        }
        let window = windows.first { $0.families.contains(element) }
        return Diagnostic.Subject(kind: .window, id: window.map { declared.texts.string($0.key) } ?? "")
    }
}

extension DeclaredFile {
    fileprivate func subject(ofPresentation number: Int32) -> Diagnostic.Subject {
        guard presentations.indices.contains(Int(number)) else {
            return Diagnostic.Subject(kind: .presentation, id: "")
        }
        let presentation = presentations[Int(number)]
        let name = texts.string(presentation.from) + "->" + texts.string(presentation.present)
        return Diagnostic.Subject(
            kind: .presentation, id: presentation.id.isAbsent ? name : texts.string(presentation.id))
    }

    /// Returns how many declarations there are that can be limited.
    fileprivate func count(of subject: DeclaredConditions.Subject) -> Int {
        switch subject {
        case .node: nodes.count
        case .push: pushes.count
        case .presentation: presentations.count
        case .move: moves.count
        case .expectation: expectations.count
        case .window: references.count
        }
    }
}
