import KindredGraph

/// Explains shapes and lines of the picture in a cluster of its own.
///
/// Its nodes have names with a space, which no id can contain.
enum DOTLegend {
    static func write(hasScreens: Bool, to dot: inout DOTWriter) {
        dot.subgraph("cluster_legend") { dot in
            dot.defaults(
                "graph",
                [
                    ("id", .text("legend")), ("label", .label([.bold("Legend")])), ("labeljust", .word("l")),
                    ("style", .text("rounded")), ("color", .text(DOTLook.presentedFamily.border)),
                    ("penwidth", .number(1)),
                    ("margin", .number(12)),
                ])
            dot.node(name("implicit"), [("label", .label([.italic("implicit")]))] + DOTLook.implicit)
            if hasScreens {
                let label = [DOTWriter.Piece.bold("derived"), DOTLook.share(3), .lineBreak]
                let text = DOTWriter.Piece.font(size: 9, color: DOTLook.classText, "one of 3 places")
                dot.node(
                    name("derived"), [("label", .label(label + [text]))] + DOTLook.of(.controller, isDerived: true))
            }
            for kind in Kind.allCases.reversed() {
                dot.node(name(kind.word), [("label", .label([.bold(kind.word)]))] + DOTLook.of(kind))
            }
            dot.node(name("other"), [("label", .label([.bold(Kind.controller.word)]))])
            writeLines(to: &dot)
        }
    }

    private static func writeLines(to dot: inout DOTWriter) {
        let controller = name(Kind.controller.word)
        let page = name(Kind.page.word)
        line(name(Kind.tab.word), name(Kind.navigation.word), DOTLook.contains, "contains", &dot)
        line(name(Kind.split.word), page, DOTLook.presents, "presents (style)", &dot)
        line(controller, page, DOTLook.requestsFree, "calls present", &dot)
        line(controller, name("other"), DOTLook.pushesFree, "pushes", &dot)
    }

    private static func line(
        _ from: String, _ to: String, _ look: [DOTWriter.Attribute], _ text: String, _ dot: inout DOTWriter
    ) {
        dot.edge(from, to, look + [("label", .text(text))])
    }

    private static func name(_ what: String) -> String { "legend \(what)" }
}
