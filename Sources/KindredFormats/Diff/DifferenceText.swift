import KindredDiff
import KindredText

/// Writes a difference for a terminal.
enum DifferenceText {
    static func write(_ outline: ConfiguredOutline, to out: inout ByteWriter) {
        for entry in outline.entries {
            out.write(entry.heading.phrase.text)
            if let place = entry.place { out.write(" (\(place))") }
            out.write(entry.heading.on.isEmpty ? "\n" : "  \(entry.heading.end)\n")
            for consequence in entry.consequences { out.write("  \(consequence.text)\n") }
        }
        if !outline.entries.isEmpty { out.write(byte: 0x0A) }
        for summary in outline.summaries { out.write("\(summary.text)\n") }
    }
}
