import KindredGraph

/// The library's type of controllers, made of the table of fields.
enum GraphSource {
    static let path = "Sources/Kindred/Graph+Controller.swift"

    private static let fields = GraphField<ControllerID>.all

    static var text: String {
        let properties = fields.map { "\(comment($0))        public let \(name($0.key)): \(type($0))\n" }
        let values = fields.enumerated().map { number, field in
            "            \(name(field.key)): \(value(of: field, number: number))"
        }
        return """
            // Made of the table of fields, Sources/KindredGraph/Fields/ControllerFields.swift, by `make golden`.
            import KindredGraph

            extension Graph {
                /// A view controller, with every relation that UIKit gives it.
                public struct Controller: Sendable {
            \(properties.joined())    }
            }

            extension Graph.Controller {
                init(id: ControllerID, graph: ResolvedGraph, places: Places) {
                    let fields = FieldReader(of: id, in: graph, places: places)
                    self.init(
            \(values.joined(separator: ",\n")))
                }
            }

            """
    }

    /// The name of a key's property, as Swift has it.
    private static func name(_ key: String) -> String {
        switch key {
        case "class": "className"
        case "implicit", "derived", "shown": "is" + key.prefix(1).uppercased() + key.dropFirst()
        default: key
        }
    }

    private static func type(_ field: GraphField<ControllerID>) -> String {
        switch field.values {
        case .pathOrNull: "String?"
        case .ids, .paths, .texts, .words: field.isAlways ? "[String]" : "[String]?"
        case .flag, .flagOrNull: field.isAlways ? "Bool" : "Bool?"
        case .number: "Int"
        case .location: "Location"
        default: field.isAlways ? "String" : "String?"
        }
    }

    private static func value(of field: GraphField<ControllerID>, number: Int) -> String {
        switch type(field) {
        case "String": "fields.text(\(number)) ?? \"\""
        case "String?": "fields.text(\(number))"
        case "[String]": "fields.texts(\(number)) ?? []"
        case "[String]?": "fields.texts(\(number))"
        case "Bool": "fields.flag(\(number)) ?? false"
        case "Bool?": "fields.flag(\(number))"
        case "Int": "fields.number(\(number))"
        default: "fields.location(\(number))"
        }
    }

    /// The sentence about a field as a comment, in lines that are not too long.
    private static func comment(_ field: GraphField<ControllerID>) -> String {
        var lines = ["        ///"]
        for word in (field.about.dropLast() + without(field)).replacing("null", with: "nil").split(separator: " ") {
            if lines[lines.count - 1].count + word.count >= 120 { lines.append("        ///") }
            lines[lines.count - 1] += " \(word)"
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The end of the sentence: the value of a controller without the field.
    private static func without(_ field: GraphField<ControllerID>) -> String {
        if field.isAlways || field.about.contains("declared") { return "." }
        if case .allWhere = field.presence { return "; nil for all others." }
        let isWritten = Keyword(rawValue: field.key).map { $0 != .screen && $0 != .shown } ?? false
        if !isWritten { return "; nil for all others." }
        return type(field) == "[String]?" ? "; nil if none are declared." : "; nil if it isn't declared."
    }
}
