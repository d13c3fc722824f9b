import Foundation

/// Compares two graphs by their JSON alone: what is the same id must have the same values, except for places and orders.
enum NaiveDifference {
    /// Where the difference itself has other names, or more to say.
    private static let ignored: Set = [
        "id", "location", "children", "members", "index", "windows", "presentations", "from", "to",
    ]

    /// A line for each element that one graph alone has, and for each value that is another.
    static func facts(_ old: Data, _ new: Data) throws -> Set<String> {
        let (one, other) = (try lists(old), try lists(new))
        var facts: Set<String> = []
        for (kind, key) in ["window", "family", "controller", "presentation", "push"].map({ ($0, plural($0)) }) {
            let (before, after) = (elements(one[key], kind), elements(other[key], kind))
            for id in before.keys where after[id] == nil { facts.insert("removed \(kind) \(id)") }
            for (id, element) in after {
                guard let twin = before[id] else {
                    facts.insert("added \(kind) \(id)")
                    continue
                }
                facts.formUnion(compare(twin, element, kind, id))
            }
        }
        return facts
    }

    /// The same of what `kindred diff` wrote.
    static func facts(inDifference data: Data) throws -> Set<String> {
        let json = try lists(data)
        var facts: Set<String> = []
        for element in json["added"] ?? [] { facts.insert("added \(text(element["kind"])) \(text(element["id"]))") }
        for element in json["removed"] ?? [] { facts.insert("removed \(text(element["kind"])) \(text(element["id"]))") }
        for element in json["moved"] ?? [] {
            let slots = ["old", "new"].map { element[$0] as? [String: Any] ?? [:] }
            for key in ["parentViewController", "role"] where value(slots[0][key]) != value(slots[1][key]) {
                facts.insert(
                    "controller \(text(element["id"])) \(key): \(value(slots[0][key])) \(value(slots[1][key]))")
            }
        }
        for change in json["changed"] ?? [] {
            let relation = text(change["relation"])
            if relation == "order" || relation == "firstFamily" { continue }
            facts.insert(
                "\(text(change["kind"])) \(text(change["id"])) \(relation): \(value(change["old"])) \(value(change["new"]))"
            )
        }
        return facts
    }

    private static func compare(
        _ before: [String: Any], _ after: [String: Any], _ kind: String, _ id: String
    ) -> Set<String> {
        var facts: Set<String> = []
        for key in Set(before.keys).union(after.keys) where !ignored.contains(key) {
            let (one, other) = (value(before[key]), value(after[key]))
            if one != other { facts.insert("\(kind) \(id) \(key): \(one) \(other)") }
        }
        return facts
    }

    private static func plural(_ kind: String) -> String {
        kind == "family" ? "families" : kind == "push" ? "pushes" : kind + "s"
    }

    private static func lists(_ data: Data) throws -> [String: [[String: Any]]] {
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        return json.compactMapValues { $0 as? [[String: Any]] }
    }

    private static func elements(_ list: [[String: Any]]?, _ kind: String) -> [String: [String: Any]] {
        var elements: [String: [String: Any]] = [:]
        var counts: [String: Int] = [:]
        for element in list ?? [] {
            var id = text(element["id"])
            if kind == "push" {
                let style = text(element["kind"])
                id = "\(text(element["from"]))->\(text(element["to"]))" + (style == "push" ? "" : " (\(style))")
                counts[id, default: 0] += 1
                if counts[id] != 1 { id += "#\(counts[id] ?? 0)" }
            }
            elements[id] = kind == "push" ? element.filter { $0.key != "kind" } : element
        }
        return elements
    }

    private static func text(_ value: Any?) -> String { value as? String ?? "nil" }

    /// Lists as sets; nothing and null are the same.
    private static func value(_ value: Any?) -> String {
        switch value {
        case let text as String: text
        case let list as [String]: "\(list.sorted())"
        case let list as [[String: String]]:
            "\(list.map { "\($0["controller"] ?? "") \($0["reason"] ?? "")" }.sorted())"
        case let number as NSNumber: number.boolValue ? "true" : "false"
        case let list as [Any]: list.isEmpty ? "[]" : "\(list)"
        default: "nil"
        }
    }
}
