import KindredGraph
import KindredMap

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

    static let moves: [DOTWriter.Attribute] = [
        ("class", .text("moves")), ("color", .text("#9aa5b1")), ("arrowhead", .word("empty")), unconstrained,
    ]

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
    static let implicit = attributes(
        of: KindLook.Node(
            shape: Kind.navigation.look.node.shape, style: "filled,dashed", fill: "#f1f6fd",
            border: Kind.navigation.look.node.border))

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

    private static let kinds = Kind.allCases.map { attributes(of: $0.look.node) }
    private static let derivedKinds = Kind.allCases.map { attributes(of: $0.look.node, more: ",dashed") }

    /// - Parameter more: Words that follow those of the style.
    private static func attributes(of node: KindLook.Node, more: String = "") -> [DOTWriter.Attribute] {
        let margin: [DOTWriter.Attribute] = node.margin.map { [("margin", .text($0))] } ?? []
        return [
            ("shape", .word(node.shape)), ("style", .text(node.style + more)), ("fillcolor", .text(node.fill)),
            ("color", .text(node.border)),
        ] + margin
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
