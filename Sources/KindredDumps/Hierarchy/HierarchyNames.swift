import KindredDraft
import KindredGraph

/// Readable, unique ids for controllers whose class is all that is known.
enum HierarchyNames {
    static func ids(_ plan: ImportPlan) -> [String] {
        let stems = stems(
            plan.indices.map { plan.isDeclared[Int($0)] ? plan.forms.baseText(plan.live.classNumber($0)) : nil },
            kinds: plan.kinds, first: plan.indices.map { plan.children[Int($0)].first })
        var names = DraftNames()
        var ids = Array(repeating: "", count: plan.live.count)
        for index in plan.declared { ids[Int(index)] = names.claimNumbered(stems[Int(index)]) }
        return ids
    }

    /// `Home` of `HomeViewController`; a container of the system, or of a class that several containers share, is named after
    /// what comes first in it, `HomeNav`.
    ///
    /// - Parameters:
    ///   - classes: Last components; nil for what has no name.
    ///   - kinds: The kind of each.
    ///   - first: What each contains first, which comes after it in the list.
    static func stems(_ classes: [String?], kinds: [Kind], first: [Int32?]) -> [String] {
        var own: [String: String] = [:]
        var counts: [String: Int] = [:]
        for (base, kind) in zip(classes, kinds) where kind != .controller {
            if let base { counts[base, default: 0] += 1 }
        }
        func suffix(of index: Int, base: String) -> String? {
            suffixes[base] ?? (counts[base] ?? 0 > 1 ? kinds[index].definition.nameEnding : nil)
        }
        var stems = Array(repeating: "", count: classes.count)
        // What comes first in each, found from the inside.
        var innermost = stems
        for index in classes.indices.reversed() {
            guard let base = classes[index] else { continue }
            let name = own[base] ?? stem(of: base)
            own[base] = name
            let held = first[index].map { innermost[Int($0)] } ?? ""
            if let suffix = suffix(of: index, base: base) {
                innermost[index] = held
                stems[index] = held.isEmpty ? name : held + suffix
            } else {
                innermost[index] = name
                stems[index] = name
            }
        }
        return stems
    }

    private static let suffixes: [String: String] = {
        let kinds = Kind.allCases.map { ($0.definition.className, $0.definition.nameEnding) }
        return Dictionary(uniqueKeysWithValues: kinds.compactMap { name, suffix in suffix.map { (name, $0) } })
    }()

    private static func stem(of name: String) -> String {
        // Of the system's own classes, `UIViewController` above all, the whole name says more.
        let isSystem = name.hasPrefix("UI")
        let plain = isSystem ? String(name.dropFirst(2)) : name
        let short = isSystem ? plain : DraftNames.stem(plain)
        return DraftNames.cleaned(short) ?? DraftNames.cleaned(plain) ?? "Screen"
    }
}
