import KindredDiff
import KindredText

/// Writes a difference for a terminal.
enum DifferenceText {
    static func write(_ difference: GraphDifference, to out: inout ByteWriter) {
        let outline = DifferenceOutline(difference: difference)
        let words = DifferenceWords(difference: difference)
        for entry in outline.entries {
            out.write(entry.heading.text)
            if let location = entry.location { out.write(" (\(TerminalText.line(words.place(of: location))))") }
            out.write(byte: 0x0A)
            for consequence in entry.consequences { out.write("  \(consequence.text)\n") }
        }
        if !outline.entries.isEmpty { out.write(byte: 0x0A) }
        out.write("\(outline.summary)\n")
    }
}
