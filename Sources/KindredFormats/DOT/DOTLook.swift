import KindredGraph
import KindredMap

/// The look of the picture, as data.
enum DOTLook {
    /// The number of controllers above which graphviz needs limits on its running time.
    static let largeSize = 500
    /// The most levels between presenter and presented, for very deep families.
    static let farthest = 8

    static let font = "Helvetica,Arial,sans-serif"

    static let cluster: [DOTWriter.Attribute] = [
        ("labeljust", .word("l")), ("style", .text("rounded,filled")), ("penwidth", .number(1)),
        ("margin", .number(12)),
    ]

    static func colors(_ surface: MapLook.Surface) -> [DOTWriter.Attribute] {
        [("fillcolor", .text(surface.fill.hex)), ("color", .text(surface.border.hex))]
    }

    static let contains: [DOTWriter.Attribute] = [("class", .text("contains"))]

    /// The line of a presentation: thick if it covers the screen, dotted for a popover, dashed in a context.
    static func presents(_ styles: [String]) -> [DOTWriter.Attribute] {
        let (dash, width) = line(
            (styles.first { $0 != PresentationStyle.automatic.rawValue })?.prefix { $0 != " " } ?? "")
        return [
            ("class", .text("presents")), ("style", .word(dash)), ("color", .text(MapLook.presentationLine.hex)),
            ("fontcolor", .text(MapLook.presentation.hex)), ("penwidth", .word(width)),
            ("arrowhead", .word("normal")),
        ]
    }

    /// The dashes and the width of lines of a style.
    static func line(_ style: some StringProtocol) -> (dash: String, width: String) {
        let isFull = style == "fullScreen" || style == "overFullScreen"
        let dash = style == "popover" ? "dotted" : style.hasSuffix("Context") || style == "custom" ? "dashed" : "solid"
        return (dash, isFull ? "2" : "1.3")
    }

    static let pushes: [DOTWriter.Attribute] = pushesFree + [unconstrained]

    /// The attributes in the legend, which has no order to keep.
    static let pushesFree: [DOTWriter.Attribute] = [
        ("class", .text("pushes")), ("color", .text(MapLook.pushLine.hex)), ("arrowhead", .word("normal")),
    ]

    /// A thin grey line.
    static func selects(label: String) -> [DOTWriter.Attribute] {
        moves(label) + [("color", .text(MapLook.pushLine.hex)), ("penwidth", .word("0.6"))]
    }

    /// A double line.
    static func setsRoot(label: String) -> [DOTWriter.Attribute] {
        moves(label) + [("color", .text("\(MapLook.note.hex):invis:\(MapLook.note.hex)"))]
    }

    private static func moves(_ word: String) -> [DOTWriter.Attribute] {
        [
            ("class", .text("moves")), ("arrowhead", .word("normal")), ("label", .text(word)),
            ("fontcolor", .text(MapLook.note.hex)), unconstrained,
        ]
    }

    /// The look of an invisible edge, which keeps what it connects in order.
    static let order: [DOTWriter.Attribute] = [("class", .text("order")), ("style", .word("invis"))]

    static let besidePush: [DOTWriter.Attribute] = order + [("weight", .number(0))]

    static let unconstrained: DOTWriter.Attribute = ("constraint", .word("false"))

    /// The attributes of a kind; a plain controller looks like a node by default.
    ///
    /// - Parameter isDashed: Whether UIKit inserts it, or a push puts it there.
    static func of(_ kind: Kind, isDashed: Bool) -> [DOTWriter.Attribute] {
        let dash: [DOTWriter.Attribute] = isDashed ? [("style", .text("rounded,filled,dashed"))] : []
        if kind == .controller { return dash }
        return colors(kind.look.surface) + [("fontcolor", .text(kind.look.surface.text.hex))] + dash
    }

    /// Follows the name of a place: how many places its screen has.
    static func share(_ count: Int) -> DOTWriter.Piece { .font(size: 9, color: MapLook.note.hex, " ×\(count)") }

    static func note(_ name: String) -> DOTWriter.Piece {
        .font(size: 9, color: MapLook.note.hex, name)
    }

    /// A reference to families without an edge, or from callers without one.
    static func reference(_ text: String) -> DOTWriter.Piece { .font(size: 9, color: MapLook.presentation.hex, text) }

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

    /// Writes the title and the counts above a picture.
    static func writeHead(_ text: String, to dot: inout DOTWriter) {
        dot.defaults(
            "graph", attributes: [("label", .text(text)), ("labelloc", .word("t")), ("labeljust", .word("l"))])
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
                ("compound", .word("true")), ("nodesep", .word("0.14")), ("ranksep", .word("0.35")),
                ("pad", .word("0.25")), ("bgcolor", .text("white")), ("outputorder", .word("edgesfirst")),
            ] + (isLarge ? [("nslimit", .number(2)), ("nslimit1", .number(2))] : [])
                + text(12, color: MapLook.family.text.hex))
        dot.defaults(
            "node",
            attributes: colors(Kind.controller.look.surface) + [
                ("shape", .word("box")), ("style", .text("rounded,filled")), ("penwidth", .number(1)),
                ("height", .word("0.36")), ("margin", .text("0.13,0.06")),
            ] + text(11, color: Kind.controller.look.surface.text.hex))
        dot.defaults(
            "edge",
            attributes: [
                ("color", .text(MapLook.pushLine.hex)), ("penwidth", .number(1)), ("arrowhead", .word("none")),
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
        dot.defaults(
            "node", attributes: [("shape", .word("plain"))] + text(11, color: Kind.controller.look.surface.text.hex))
        dot.defaults(
            "edge",
            attributes: [
                ("color", .text(MapLook.presentationLine.hex)), ("arrowsize", .word("0.6")),
                ("fontname", .text(font)), ("fontsize", .number(9)),
            ])
    }

    private static func text(_ size: Int, color: String) -> [DOTWriter.Attribute] {
        [("fontname", .text(font)), ("fontsize", .number(size)), ("fontcolor", .text(color))]
    }
}
