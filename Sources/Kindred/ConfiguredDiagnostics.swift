import KindredDiagnostics
import KindredGraph
import KindredRules
import KindredText

/// What rules report on the graphs of several configurations, as one report: each diagnostic once.
struct ConfiguredDiagnostics {
    private struct Key: Hashable {
        let rule: String
        let file: Int32
        let range: ByteRange?
        let kind: Diagnostic.Subject.Kind
        let subject: ExactText
        let detail: ExactText?
        let message: ExactText?
    }

    private struct Entry {
        var diagnostic: Diagnostic
        var configurations: ConfigurationSet
        /// The configurations in which its rule counts.
        let scope: ConfigurationSet
    }

    /// The rules that say what is true of a whole specification: they must report in all configurations.
    private let total: Set<String>
    private let configured: ConfiguredGraphs
    private var numbers: [Key: Int] = [:]
    private var entries: [Entry] = []
    private var dropped = SeverityCounts()
    /// The names of controllers and presentations in each part, once they are asked for.
    private var known: [Set<String>?]

    init(_ configured: ConfiguredGraphs, total: Set<String>) {
        (self.configured, self.total) = (configured, total)
        known = configured.parts.map { _ in nil }
    }

    mutating func add(_ bag: DiagnosticBag, in configurations: ConfigurationSet, scope: ConfigurationSet) {
        for diagnostic in bag.kept {
            let key = key(of: diagnostic)
            if let number = numbers[key] {
                entries[number].configurations |= configurations
            } else {
                numbers[key] = entries.count
                entries.append(Entry(diagnostic: diagnostic, configurations: configurations, scope: scope))
            }
        }
        // A configuration has about what the others have.
        if bag.dropped.total > dropped.total { dropped = bag.dropped }
    }

    private func key(of diagnostic: Diagnostic) -> Key {
        var place: SourceRange?
        if case .place(let range) = diagnostic.site { place = range }
        return Key(
            rule: diagnostic.id, file: place?.file ?? -1, range: place?.range, kind: diagnostic.subject.kind,
            subject: diagnostic.subject.id, detail: diagnostic.subject.detail,
            message: total.contains(diagnostic.id) ? nil : ExactText(diagnostic.message))
    }

    /// Returns all that is left, in the order in which it was found.
    mutating func joined(limit: Int) -> DiagnosticBag {
        var bag = DiagnosticBag(limit: limit)
        for entry in entries {
            var diagnostic = entry.diagnostic
            if entry.configurations != configured.all {
                let having = entry.configurations | configurations(having: diagnostic)
                if having != entry.configurations {
                    if total.contains(diagnostic.id), having & entry.scope != entry.configurations { continue }
                    diagnostic.limit(to: configured.names(of: entry.configurations))
                }
            }
            bag.append(diagnostic)
        }
        bag.drop(dropped)
        return bag
    }

    /// The configurations that have what a diagnostic is about.
    private mutating func configurations(having diagnostic: Diagnostic) -> ConfigurationSet {
        // A move isn't everywhere where its caller is.
        if diagnostic.id == MoveToStranger.info.id || diagnostic.id == MoveWithoutEffect.info.id {
            return configured.parts.reduce(0) { $1.graph.hasMove(like: diagnostic) ? $0 | $1.configurations : $0 }
        }
        let ids = diagnostic.places?.ids ?? [diagnostic.subject.id.text]
        var set = ConfigurationSet(0)
        for (number, part) in configured.parts.enumerated() {
            switch diagnostic.subject.kind {
            case .file, .scenario, .view: set |= part.configurations
            case .controller, .push, .move, .family, .window, .presentation:
                if ids.contains(where: knownNames(of: number).contains) { set |= part.configurations }
            }
        }
        return set
    }

    private mutating func knownNames(of number: Int) -> Set<String> {
        if let names = known[number] { return names }
        let names = configured.parts[number].graph.allNames
        known[number] = names
        return names
    }
}

extension ResolvedGraph {
    /// Whether the move that a diagnostic is about has an effect.
    fileprivate func hasMove(like diagnostic: Diagnostic) -> Bool {
        guard case .place(let place) = diagnostic.site else { return false }
        return moveIDs.contains { id in
            let move = self[id]
            return move.file == place.file
                && [self.place(of: move), placeOfCaller(move), range(of: .to, in: move)].contains {
                    $0.range == place.range
                }
        }
    }

    /// The names of all that it has.
    fileprivate var allNames: Set<String> {
        var names = Set(controllerIDs.map(name))
        names.formUnion(familyIDs.map(name))
        names.formUnion(windowIDs.map(name))
        names.formUnion(presentationIDs.map(name))
        if let screens { names.formUnion(screens.templates.indices.map { name(template: Int32($0)) }) }
        return names
    }
}
