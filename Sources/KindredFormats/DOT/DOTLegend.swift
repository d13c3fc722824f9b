import KindredGraph

/// Explains shapes and lines of the picture in a cluster of its own.
///
/// Its nodes have names with a space, which no id can contain.
enum DOTLegend {
    static func write(hasScreens: Bool, to dot: inout DOTWriter) {
        dot.subgraph("cluster_legend") { dot in
            dot.defaults(
                "graph",
                attributes: [
                    ("id", .text("legend")), ("label", .label([.bold("Legend")])), ("labeljust", .word("l")),
                    ("style", .text("rounded")), ("color", .text(DOTLook.presentedFamily.border)),
                    ("penwidth", .number(1)),
                    ("margin", .number(12)),
                ])
            dot.node(name(of: "implicit"), attributes: [("label", .label([.italic("implicit")]))] + DOTLook.implicit)
            if hasScreens {
                let label = [DOTWriter.Piece.bold("derived"), DOTLook.share(3), .lineBreak]
                let text = DOTWriter.Piece.font(size: 9, color: DOTLook.classText, "one of 3 places")
                dot.node(
                    name(of: "derived"),
                    attributes: [("label", .label(label + [text]))] + DOTLook.of(.controller, isDerived: true))
            }
            for kind in Kind.allCases.reversed() {
                dot.node(name(of: kind.word), attributes: [("label", .label([.bold(kind.word)]))] + DOTLook.of(kind))
            }
            dot.node(name(of: "other"), attributes: [("label", .label([.bold(Kind.controller.word)]))])
            writeLines(to: &dot)
        }
    }

    private static func writeLines(to dot: inout DOTWriter) {
        let controller = name(of: Kind.controller.word)
        let page = name(of: Kind.page.word)
        line(
            name(of: Kind.tab.word), to: name(of: Kind.navigation.word), look: DOTLook.contains, text: "contains",
            dot: &dot)
        line(name(of: Kind.split.word), to: page, look: DOTLook.presents, text: "presents (style)", dot: &dot)
        line(controller, to: page, look: DOTLook.requestsFree, text: "calls present", dot: &dot)
        line(controller, to: name(of: "other"), look: DOTLook.pushesFree, text: "pushes", dot: &dot)
    }

    private static func line(
        _ from: String, to: String, look: [DOTWriter.Attribute], text: String, dot: inout DOTWriter
    ) {
        dot.edge(from, to: to, attributes: look + [("label", .text(text))])
    }

    private static func name(of what: String) -> String { "legend \(what)" }
}
