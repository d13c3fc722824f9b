import KindredText

/// The parts that a comparison adds to a map.
extension MapEmission {
    /// Writes a further class, of what is marked.
    mutating func writeClass(_ state: MapMarks.State?, what: StaticString) {
        guard let state else { return }
        out.write(" " as StaticString)
        out.write(state.rawValue)
        out.write(what)
    }

    mutating func write(_ list: MapMarkLines) {
        out.write("<g class=\"differences\">\n" as StaticString)
        for (index, line) in list.lines.enumerated() {
            let isHead = line.indent == 0
            out.write("<text class=\"list\(isHead ? " head" : "")")
            writeClass(line.state, what: "-text")
            out.write("\" x=\"\(24 + 14 * line.indent)\" ")
            out.write("y=\"\(Int(geometry.bounds.height) + 24 + MapMarkLines.height * index)\">")
            if line.whole != line.text {
                out.write("<title>" as StaticString)
                out.write(xml: line.whole)
                out.write("</title>" as StaticString)
            }
            out.write(xml: line.text)
            out.write("</text>\n" as StaticString)
        }
        out.write("</g>\n" as StaticString)
    }
}
