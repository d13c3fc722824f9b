import KindredCore

/// Readable, unique ids for controllers of which only the class is known.
enum HierarchyNames {
    static func ids(_ plan: ImportPlan) -> [String] {
        let stems = stems(plan)
        var names = DraftNames()
        var ids = Array(repeating: "", count: plan.live.count)
        for index in plan.declared { ids[Int(index)] = names.claimNumbered(stems[Int(index)]) }
        return ids
    }

    /// `Home` of `HomeViewController`; a container of the system is named after what comes first in it, `HomeNav`.
    private static func stems(_ plan: ImportPlan) -> [String] {
        var own: [Int32: String] = [:]
        var stems = Array(repeating: "", count: plan.live.count)
        // What comes first in each, found from the inside.
        var first = Array(repeating: "", count: plan.live.count)
        for index in plan.indices.reversed() where plan.isDeclared[Int(index)] {
            let number = plan.live.classNumber(index)
            let name = own[number] ?? stem(of: plan.forms.baseText(number))
            own[number] = name
            let held = plan.children[Int(index)].first.map { first[Int($0)] } ?? ""
            if let suffix = suffixes[plan.forms.baseText(number)] {
                first[Int(index)] = held
                stems[Int(index)] = held.isEmpty ? name : held + suffix
            } else {
                first[Int(index)] = name
                stems[Int(index)] = name
            }
        }
        return stems
    }

    private static let suffixes: [String: String] = {
        let kinds = Kind.allCases.map { ($0.definition.className, DraftNames.suffix($0)) }
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
