import KindredDiagnostics
import KindredGraph
import KindredRules
import KindredText

/// Diagnostics of rules on the graphs of several configurations, as one report: each diagnostic once.
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
        /// The diagnostic, once for each list of places.
        var variants: [Variant]
        /// The configurations in which its rule counts.
        let scope: ConfigurationSet
    }

    private struct Variant {
        var diagnostic: Diagnostic
        var configurations: ConfigurationSet

        var places: [String] { diagnostic.places?.ids ?? [] }
    }

    /// The rules that say what is true of a whole specification: they must report in all configurations.
    private let total: Set<String>
    private let configured: ConfiguredGraphs
    private var numbers: [Key: Int] = [:]
    private var entries: [Entry] = []
    private var dropped = SeverityCounts()
    /// Whether each part has something of each name, by the names' numbers, once that is asked for.
    private var known: [[Bool]?]

    init(configured: ConfiguredGraphs, total: Set<String>) {
        (self.configured, self.total) = (configured, total)
        known = configured.parts.map { _ in nil }
    }

    mutating func add(_ bag: DiagnosticBag, in configurations: ConfigurationSet, scope: ConfigurationSet) {
        for diagnostic in bag.kept {
            let key = key(of: diagnostic)
            let variant = Variant(diagnostic: diagnostic, configurations: configurations)
            guard let number = numbers[key] else {
                numbers[key] = entries.count
                entries.append(Entry(variants: [variant], scope: scope))
                continue
            }
            if let same = entries[number].variants.firstIndex(where: { $0.places == variant.places }) {
                entries[number].variants[same].configurations |= configurations
            } else {
                entries[number].variants.append(variant)
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
            subject: diagnostic.places.map { ExactText($0.name) } ?? diagnostic.subject.id,
            detail: diagnostic.subject.detail,
            message: total.contains(diagnostic.id) ? nil : ExactText(diagnostic.places?.message ?? diagnostic.message))
    }

    /// Returns all that is left, in the order in which it was found.
    mutating func joined(limit: Int) -> DiagnosticBag {
        var bag = DiagnosticBag(limit: limit)
        for entry in entries {
            for variant in joined(entry.variants) {
                var diagnostic = variant.diagnostic
                if variant.configurations != configured.all {
                    let having = variant.configurations | configurations(having: diagnostic)
                    if having != variant.configurations {
                        if total.contains(diagnostic.id), having & entry.scope != variant.configurations { continue }
                        diagnostic.limit(to: configured.names(of: variant.configurations))
                    }
                }
                bag.append(diagnostic)
            }
        }
        bag.drop(dropped)
        return bag
    }

    /// Returns one diagnostic with all places if each configuration lists those that it has; else they stay apart.
    private mutating func joined(_ variants: [Variant]) -> [Variant] {
        guard variants.count > 1, var one = variants.max(by: { $0.places.count < $1.places.count }) else {
            return variants
        }
        for other in variants {
            one.diagnostic.add(places: other.places)
            one.configurations |= other.configurations
        }
        for variant in variants {
            for id in one.places where !variant.places.contains(id) {
                for number in configured.parts.indices
                where configured.parts[number].configurations & variant.configurations != 0 && has(id, part: number) {
                    return variants
                }
            }
        }
        return [one]
    }

    /// The configurations that have what a diagnostic is about.
    private mutating func configurations(having diagnostic: Diagnostic) -> ConfigurationSet {
        // A move isn't everywhere where its caller is.
        if diagnostic.id == MoveToStranger.info.id || diagnostic.id == MoveWithoutEffect.info.id {
            return configured.parts.reduce(0) { $1.graph.hasMove(like: diagnostic) ? $0 | $1.configurations : $0 }
        }
        let ids = diagnostic.places?.ids ?? [diagnostic.subject.id.text]
        var set = ConfigurationSet(0)
        switch diagnostic.subject.kind {
        case .file, .scenario, .view, .class: return configured.all
        case .controller, .push, .move, .family, .window, .presentation: break
        }
        for number in configured.parts.indices where ids.contains(where: { has($0, part: number) }) {
            set |= configured.parts[number].configurations
        }
        return set
    }

    private mutating func has(_ id: String, part number: Int) -> Bool {
        // What has no name can't be told apart.
        if id.isEmpty { return true }
        guard let name = configured.parts[number].graph.names.number(of: id) else { return false }
        if known[number] == nil { known[number] = configured.parts[number].graph.usedNames }
        return known[number]?[Int(name)] ?? false
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

    /// Whether it has something of each name, by the names' numbers.
    fileprivate var usedNames: [Bool] {
        var used = Array(repeating: false, count: names.count)
        func use(_ name: NameID) {
            if !name.isNone { used[Int(name.index)] = true }
        }
        for controller in controllers { use(controller.name) }
        for family in families { use(family.name) }
        for window in windows { use(window.name) }
        for presentation in presentations { use(presentation.name) }
        for template in screens?.templates.indices ?? 0..<0 {
            if let number = names.number(of: name(template: Int32(template))) { used[Int(number)] = true }
        }
        return used
    }
}
