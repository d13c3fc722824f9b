import KindredFormats
import KindredText

/// The coverage as Markdown, for a comment or a step summary: the number first, and never more lines than a screen has.
extension CoverageText {
    private static let maximumRows = 32

    package func writeMarkdown(closing: [String], to out: inout ByteWriter) {
        out.write("**\(controllers.percent)** of the view controllers are shown: \(counts)\n")
        for line in closing.suffix(1) { out.write("\n\(MarkdownEscapes.escaped(line))\n") }
        if items.isEmpty { return }
        out.write("\n| not shown | declared at |\n| --- | --- |\n" as StaticString)
        for item in items.prefix(Self.maximumRows) {
            let file = MarkdownEscapes.escaped(item.location.file)
            out.write("| \(MarkdownEscapes.escaped(item.id)) | \(file) line \(item.location.line) |\n")
        }
        if items.count > Self.maximumRows { out.write("\nand \(items.count - Self.maximumRows) more\n") }
    }
}
