import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText

/// Writes a map as one page that needs nothing else: the plain files of this folder, with the data before
/// the script and the texts behind it.
package enum ViewerHTML {
    /// - Parameters:
    ///   - title: The name of what is drawn.
    ///   - opensPlaces: Whether it begins with the places, whatever their number.
    ///   - report: What is shown at the cards.
    ///   - traces: The scenarios that can be played.
    ///   - marks: What the map was compared with another one for.
    ///   - old: That other one.
    package static func write(
        _ map: GraphChart, geometry: Geometry, graph: ResolvedGraph, title: String, opensPlaces: Bool = false,
        report: Report, traces: [Trace], linkBase: String? = nil, marks: MapMarks? = nil, old: ResolvedGraph? = nil,
        to sink: @escaping ByteWriter.Sink
    ) {
        var out = ByteWriter(to: sink)
        let page = halves(PackageResources.viewer_html)
        write(page.head, to: &out)
        out.write("<style>\n" as StaticString)
        write(style: Array(ViewerLook.sheet.utf8), to: &out)
        write(style: PackageResources.viewer_css, to: &out)
        if marks != nil { write(style: Array(ViewerLook.marks.utf8), to: &out) }
        out.write("</style>\n" as StaticString)
        write(page.body, to: &out)
        out.write("<script type=\"application/json\" id=\"data\">" as StaticString)
        out.flush()
        let data = ViewerData(
            map: map, geometry: geometry, graph: graph, title: title, opensPlaces: opensPlaces, report: report,
            traces: traces, linkBase: linkBase, marks: marks, old: old)
        // A '<' could end the script; in JSON there are none but in strings.
        data.write(to: ByteWriter(to: { write(escapingLess: $0, to: sink) }))
        out.write("</script>\n<script>\n'use strict';\n" as StaticString)
        out.write(PackageResources.page_js)
        // The picture doesn't wait for them.
        out.write("</script>\n<script type=\"application/json\" id=\"texts\">" as StaticString)
        out.flush()
        var texts = ViewerTexts(data)
        texts.write(to: ByteWriter(to: { write(escapingLess: $0, to: sink) }))
        out.write("</script>\n</body>\n</html>\n" as StaticString)
        out.flush()
    }

    /// Writes text without indentation.
    private static func write(_ text: [UInt8], to out: inout ByteWriter) {
        for line in text.split(separator: 0x0A) {
            out.write(Array(line.drop { $0 == 0x20 }))
            out.write(byte: 0x0A)
        }
    }

    /// Writes a style sheet, without the spaces at punctuation either.
    private static func write(style: [UInt8], to out: inout ByteWriter) {
        let punctuation = Array("{}:;,>".utf8)
        var isPending = false
        for line in style.split(separator: 0x0A) {
            let text = Array(line.drop { $0 == 0x20 })
            for (index, byte) in text.enumerated() {
                let (last, next) = (index > 0 ? text[index - 1] : 0, index + 1 < text.count ? text[index + 1] : 0)
                let isNeedless = byte == 0x20 && (punctuation.contains(last) || next == 0x7B || next == 0x7D)
                if isNeedless { continue }
                // The last rule of a block needs none.
                if isPending, byte != 0x7D { out.write(byte: 0x3B) }
                isPending = byte == 0x3B
                if !isPending { out.write(byte: byte) }
            }
        }
    }

    /// The page up to the end of its head, and the rest.
    private static func halves(_ page: [UInt8]) -> (head: [UInt8], body: [UInt8]) {
        let mark = Array("</head>".utf8)
        let end = page.indices.first { page[$0...].starts(with: mark) } ?? page.endIndex
        return (Array(page[..<end]), Array(page[end...]))
    }

    private static let less = Array("\\u003c".utf8)

    private static func write(escapingLess bytes: UnsafeRawBufferPointer, to sink: ByteWriter.Sink) {
        var rest = bytes[...]
        while let index = rest.firstIndex(of: 0x3C) {
            sink(UnsafeRawBufferPointer(rebasing: rest[..<index]))
            less.withUnsafeBytes { sink($0) }
            rest = rest[(index + 1)...]
        }
        sink(UnsafeRawBufferPointer(rebasing: rest))
    }
}

/// The map's colours as properties of the page, which its script reads as well.
private enum ViewerLook {
    static let sheet: String = {
        let (light, dark) = (rules(\.light).joined(separator: "\n"), rules(\.dark).joined(separator: "\n"))
        return ":root {\n\(light)\n}\n@media (prefers-color-scheme: dark) { :root:not(.printing) {\n\(dark)\n} }\n"
    }()

    /// The colours of what differs.
    static let marks: String = {
        func rules(_ shade: KeyPath<Ink, UInt32>) -> String {
            MapMarks.State.allCases.map { "--\($0.rawValue): \(Ink.hex(MapLook.mark($0)[keyPath: shade]));" }.joined(
                separator: "\n")
        }
        return ":root {\n\(rules(\.light))\n}\n"
            + "@media (prefers-color-scheme: dark) { :root:not(.printing) {\n\(rules(\.dark))\n} }\n"
    }()

    private static func rules(_ shade: KeyPath<Ink, UInt32>) -> [String] {
        var inks: [(name: String, ink: Ink)] = [
            ("page", MapLook.page), ("note", MapLook.note), ("presentation", MapLook.presentation),
            ("presents", MapLook.presentationLine), ("pushes", MapLook.pushLine),
        ]
        let kinds = Kind.allCases.map { ("kind\($0.rawValue)", $0.look.surface) }
        for (name, surface) in [("family", MapLook.family), ("shown", MapLook.windowFamily)] + kinds {
            inks += [
                (name + "-fill", surface.fill), (name + "-border", surface.border), (name + "-text", surface.text),
            ]
        }
        return inks.map { "--\($0.name): \(Ink.hex($0.ink[keyPath: shade]));" }
    }
}
