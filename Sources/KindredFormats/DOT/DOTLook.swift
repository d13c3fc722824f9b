import KindredGraph

/// The look of the picture, as data.
enum DOTLook {
    /// The number of controllers above which graphviz needs limits on its running time.
    static let largeSize = 500
    /// The most levels between presenter and presented, for very deep families.
    static let farthest = 8

    static let faintText = "#7b8794"
    static let classText = "#697586"
    static let font = "Helvetica,Arial,sans-serif"
    static let signal = "#c2410c"
    static let presentationText = "#9a3412"

    static let windowFamily = (fill: "#f2f5f9", border: "#c3ccd6")
    static let presentedFamily = (fill: "#f9fafb", border: "#d5dbe2")

    static let cluster: [DOTWriter.Attribute] = [("labeljust", .word("l")), ("style", .text("rounded,filled"))]

    static let contains: [DOTWriter.Attribute] = [("class", .text("contains"))]

    static let presents: [DOTWriter.Attribute] = [
        ("class", .text("presents")), ("style", .text("dashed,bold")), ("color", .text(signal)),
        ("fontcolor", .text(presentationText)), ("penwidth", .word("1.8")), ("arrowhead", .word("normal")),
        ("arrowsize", .word("0.8")),
    ]

    static let requests: [DOTWriter.Attribute] = requestsFree + [unconstrained]

    static let pushes: [DOTWriter.Attribute] = pushesFree + [unconstrained]

    /// The attributes in the legend, which has no order to keep.
    static let requestsFree: [DOTWriter.Attribute] = [
        ("class", .text("requests")), ("style", .word("dotted")), ("color", .text(signal)), ("arrowhead", .word("vee")),
        ("arrowsize", .word("0.5")),
    ]

    static let pushesFree: [DOTWriter.Attribute] = [
        ("class", .text("pushes")), ("color", .text("#9aa5b1")), ("arrowhead", .word("vee")),
    ]

    /// The look of an invisible edge, which keeps what it connects in order.
    static let order: [DOTWriter.Attribute] = [("class", .text("order")), ("style", .word("invis"))]

    static let besidePush: [DOTWriter.Attribute] = order + [("weight", .number(0))]

    static let unconstrained: DOTWriter.Attribute = ("constraint", .word("false"))

    /// A navigation controller that UIKit inserts has a pale fill and a dashed outline.
    static let implicit = Drawing(
        shape: drawing(.navigation).shape, style: "filled,dashed", fill: "#f1f6fd", border: drawing(.navigation).border
    ).attributes()

    /// The attributes of a kind; a plain controller looks like a node by default. A derived place has a dashed outline.
    static func of(_ kind: Kind, isDerived: Bool = false) -> [DOTWriter.Attribute] {
        if isDerived { return derivedKinds[Int(kind.rawValue)] }
        return kind == .controller ? [] : kinds[Int(kind.rawValue)]
    }

    /// Follows the name of a place: how many places its screen has.
    static func share(_ count: Int) -> DOTWriter.Piece { .font(size: 9, color: faintText, " ×\(count)") }

    static func note(_ name: String) -> DOTWriter.Piece {
        .font(size: 9, color: classText, name)
    }

    /// A reference to families without an edge, or from callers without one.
    static func reference(_ text: String) -> DOTWriter.Piece { .font(size: 9, color: presentationText, text) }

    /// A sign and the first few of some names.
    static func names(_ sign: String, names: [String]) -> String {
        let rest = names.count > shownNames ? " +\(names.count - shownNames)" : ""
        return "\(sign) " + names.prefix(shownNames).map(shortened).joined(separator: ", ") + rest
    }

    /// A text that is too long to be drawn ends in an ellipsis.
    static func shortened(_ text: String) -> String {
        if text.utf8.count <= longest { return text }
        let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex) ?? text.endIndex
        return end == text.endIndex ? text : text[..<end] + "…"
    }

    private static let longest = 48
    private static let shownNames = 3

    private static let kinds = Kind.allCases.map { drawing($0).attributes() }
    private static let derivedKinds = Kind.allCases.map { drawing($0).attributes(",dashed") }

    /// The look that sets a kind apart.
    private struct Drawing {
        let shape: String
        let style: String
        /// A colour, or for stripes several.
        let fill: String
        let border: String
        /// Room around the text where the shape needs more than others.
        var margin: String?

        /// - Parameter more: Words that follow those of the style.
        func attributes(_ more: String = "") -> [DOTWriter.Attribute] {
            let margin: [DOTWriter.Attribute] = self.margin.map { [("margin", .text($0))] } ?? []
            return [
                ("shape", .word(shape)), ("style", .text(style + more)), ("fillcolor", .text(fill)),
                ("color", .text(border)),
            ] + margin
        }
    }

    private static func drawing(_ kind: Kind) -> Drawing {
        switch kind {
        case .controller: Drawing(shape: "box", style: "rounded,filled", fill: "#ffffff", border: "#8a94a3")
        case .navigation: Drawing(shape: "box3d", style: "filled", fill: "#e3edfb", border: "#3f72b5")
        case .tab: Drawing(shape: "tab", style: "filled", fill: "#fdeed3", border: "#b7791f")
        case .split:
            Drawing(shape: "box", style: "striped", fill: "#b9dfc8;0.1:#e9f6ee", border: "#2f8557", margin: "0.3,0.06")
        case .page: Drawing(shape: "note", style: "filled", fill: "#efe4f9", border: "#7c4bb0", margin: "0.16,0.06")
        }
    }

    /// Writes the defaults of the graph, of its nodes and of its edges.
    ///
    /// Without `newrank`, graphviz 2.43 fails on many large graphs (`trouble in init_rank`). Its second round of sorting, which
    /// `remincross` turns off, ignores the order that `writeOrder` asks for.
    static func writeDefaults(isLarge: Bool, to dot: inout DOTWriter) {
        dot.defaults(
            "graph",
            attributes: [
                ("rankdir", .word("LR")), ("newrank", .word("true")), ("remincross", .word("false")),
                ("nodesep", .word("0.14")), ("ranksep", .word("0.35")), ("pad", .word("0.25")),
                ("bgcolor", .text("white")), ("outputorder", .word("edgesfirst")),
            ] + (isLarge ? [("nslimit", .number(2)), ("nslimit1", .number(2))] : []) + text(12, color: "#333f4d"))
        dot.defaults(
            "node",
            attributes: kinds[Int(Kind.controller.rawValue)] + [
                ("penwidth", .number(1)), ("height", .word("0.36")), ("margin", .text("0.13,0.06")),
            ] + text(11, color: "#1f2933"))
        dot.defaults(
            "edge",
            attributes: [
                ("color", .text("#7b8794")), ("penwidth", .number(1)), ("arrowhead", .word("none")),
                ("arrowsize", .word("0.6")), ("fontname", .text(font)), ("fontsize", .number(9)),
            ])
    }

    static func writeTableDefaults(to dot: inout DOTWriter) {
        dot.defaults(
            "graph",
            attributes: [
                ("rankdir", .word("LR")), ("newrank", .word("true")), ("nodesep", .word("0.18")),
                ("ranksep", .word("0.9")), ("pad", .word("0.25")), ("bgcolor", .text("white")),
            ])
        dot.defaults("node", attributes: [("shape", .word("plain"))] + text(11, color: "#1f2933"))
        dot.defaults(
            "edge",
            attributes: [
                ("class", .text("presents")), ("color", .text(signal)), ("arrowsize", .word("0.6")),
                ("fontname", .text(font)), ("fontsize", .number(9)), ("fontcolor", .text(presentationText)),
            ])
    }

    private static func text(_ size: Int, color: String) -> [DOTWriter.Attribute] {
        [("fontname", .text(font)), ("fontsize", .number(size)), ("fontcolor", .text(color))]
    }
}
