import KindredGraph
import KindredMap

/// Explains boxes and lines of the picture in a cluster of its own.
///
/// Its nodes have names with a space, which no id can contain.
enum DOTLegend {
    static func write(hasScreens: Bool, to dot: inout DOTWriter) {
        dot.subgraph("cluster_legend") { dot in
            dot.defaults(
                "graph",
                attributes: [("id", .text("legend")), ("label", .label([.bold("Legend")]))] + DOTLook.cluster + [
                    ("style", .text("rounded")), ("color", .text(MapLook.family.border.hex)),
                ])
            node("implicit", label: [.italic("implicit")], look: DOTLook.of(.navigation, isDashed: true), dot: &dot)
            if hasScreens {
                let label = [
                    DOTWriter.Piece.bold("derived"), DOTLook.share(3), .lineBreak, DOTLook.note("one of 3 places"),
                ]
                node("derived", label: label, look: DOTLook.of(.controller, isDashed: true), dot: &dot)
            }
            for kind in Kind.allCases.reversed() {
                node(kind.word, label: [.bold(kind.word)], look: DOTLook.of(kind, isDashed: false), dot: &dot)
            }
            node("other", label: [.bold(Kind.controller.word)], look: [], dot: &dot)
            writeLines(to: &dot)
        }
    }

    private static func node(
        _ name: String, label: [DOTWriter.Piece], look: [DOTWriter.Attribute], dot: inout DOTWriter
    ) {
        dot.node("legend " + name, attributes: [("label", .label(label))] + look)
    }

    private static func writeLines(to dot: inout DOTWriter) {
        line(.tab, to: Kind.navigation.word, look: DOTLook.contains, text: "contains", dot: &dot)
        line(.split, to: Kind.page.word, look: DOTLook.presents([]), text: "presents (style)", dot: &dot)
        line(.controller, to: "other", look: DOTLook.pushesFree, text: "pushes", dot: &dot)
    }

    private static func line(
        _ from: Kind, to: String, look: [DOTWriter.Attribute], text: String, dot: inout DOTWriter
    ) {
        dot.edge("legend " + from.word, to: "legend " + to, attributes: look + [("label", .text(text))])
    }
}
