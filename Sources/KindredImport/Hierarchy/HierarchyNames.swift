import KindredCore

/// Ids for controllers of which only the classes are known: readable, and each only once.
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
        var suffixes: [String: String] = [:]
        for (kind, suffix) in [(Kind.navigation, "Nav"), (.tab, "Tabs"), (.split, "Split"), (.page, "Pages")] {
            suffixes[kind.definition.className] = suffix
        }
        return suffixes
    }()

    private static func stem(of name: String) -> String {
        // Of the system's own classes, `UIViewController` above all, the whole name says more.
        let isSystem = name.hasPrefix("UI")
        let plain = isSystem ? String(name.dropFirst(2)) : name
        let ending = isSystem ? nil : endings.first { plain.utf8.count > $0.utf8.count && plain.hasSuffix($0) }
        let short = ending.map { String(plain.dropLast($0.count)) } ?? plain
        return DraftNames.cleaned(short) ?? DraftNames.cleaned(plain) ?? "Screen"
    }

    private static let endings = ["ViewController", "Controller", "VC"]
}
