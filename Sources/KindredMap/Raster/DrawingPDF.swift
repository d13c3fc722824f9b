import KindredText

/// Writes a picture as a page of PDF, with fonts of the letters that it has.
package struct DrawingPDF: ~Copyable {
    /// The longest page that readers can show, in points.
    package static let longestPage = 14_400.0

    private let isDark: Bool
    private var out: ByteWriter
    /// The number of bytes that are written.
    private var position = 0
    private var offsets = [Int](repeating: 0, count: 6)
    private var faces = [PDFFace(isBold: false), PDFFace(isBold: true)]

    package static func write(
        _ drawing: Drawing, on page: DrawingPage, isDark: Bool, to writer: consuming ByteWriter
    ) {
        var pdf = DrawingPDF(isDark: isDark, out: writer)
        pdf.write(drawing, on: page)
    }

    private init(isDark: Bool, out: consuming ByteWriter) {
        self.isDark = isDark
        self.out = out
    }

    private mutating func write(_ drawing: Drawing, on page: DrawingPage) {
        put("%PDF-1.4\n%\u{E4}\u{F6}\u{FC}\n")
        object(1, "<</Type/Catalog/Pages 2 0 R/Lang(en)>>")
        object(2, "<</Type/Pages/Kids[3 0 R]/Count 1>>")
        object(5, "<</Title\(PDFText.string(drawing.title))/Producer(kindred)>>")
        var contents = PDFContents(isDark: isDark, faces: faces)
        stream(4, contents.made(drawing, on: page))
        faces = contents.faces
        var names = ""
        for face in faces {
            for part in 0..<face.parts {
                names += "/\(face.name(of: part)) \(offsets.count) 0 R"
                writeFont(face, part: part)
            }
        }
        let size = "[0 0 \(PDFText.number(page.width)) \(PDFText.number(page.height))]"
        object(3, "<</Type/Page/Parent 2 0 R/MediaBox\(size)/Contents 4 0 R/Resources<</Font<<\(names)>>>>>>")
        finish()
    }

    // MARK: Objects

    private mutating func put(_ text: String) {
        position += text.utf8.count
        out.write(text)
    }

    private mutating func begin(_ number: Int) {
        while offsets.count <= number { offsets.append(0) }
        offsets[number] = position
        put("\(number) 0 obj\n")
    }

    private mutating func object(_ number: Int, _ body: String) {
        begin(number)
        put(body + "\nendobj\n")
    }

    private mutating func stream(_ number: Int, _ bytes: [UInt8]) {
        begin(number)
        let packed = Deflate.compressed(bytes)
        put("<</Length \(packed.count)/Filter/FlateDecode>>stream\n")
        position += packed.count
        out.write(packed)
        put("\nendstream\nendobj\n")
    }

    private mutating func finish() {
        let start = position
        put("xref\n0 \(offsets.count)\n0000000000 65535 f \n")
        for offset in offsets.dropFirst() {
            let digits = "\(offset)"
            put(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
        }
        put("trailer\n<</Size \(offsets.count)/Root 1 0 R/Info 5 0 R>>\nstartxref\n\(start)\n%%EOF\n")
        out.flush()
    }

    // MARK: Fonts

    /// Writes the font, then what it says of Unicode, then each letter.
    private mutating func writeFont(_ face: PDFFace, part: Int) {
        let letters = face.letters(of: part)
        let number = offsets.count
        var (widths, names, procedures) = ("", "", "")
        for (index, letter) in letters.enumerated() {
            widths += "\(Int(letter.glyph.advance)) "
            names += "/g\(index)"
            procedures += "/g\(index) \(number + 2 + index) 0 R"
        }
        object(
            number,
            "<</Type/Font/Subtype/Type3/FontBBox[-1024 -1024 2048 2048]/FontMatrix[0.0009765625 0 0 0.0009765625 0 0]"
                + "/FirstChar 0/LastChar \(letters.count - 1)/Widths[\(widths)]/Resources<<>>"
                + "/Encoding<</Type/Encoding/Differences[0\(names)]>>/CharProcs<<\(procedures)>>"
                + "/ToUnicode \(number + 1) 0 R>>")
        stream(number + 1, PDFText.unicode(of: letters.map(\.text)))
        for (index, letter) in letters.enumerated() {
            stream(number + 2 + index, PDFContents.procedure(letter.glyph))
        }
    }
}

/// A face with the letters that are used, in fonts of 256.
struct PDFFace {
    private let isBold: Bool
    private var letters: [TextLine.Letter] = []
    private var codes: [ExactText: Int] = [:]

    init(isBold: Bool) { self.isBold = isBold }

    var parts: Int { (letters.count + 255) / 256 }
    func name(of part: Int) -> String { (isBold ? "B" : "R") + "\(part)" }
    func letters(of part: Int) -> ArraySlice<TextLine.Letter> {
        letters[256 * part..<min(letters.count, 256 * part + 256)]
    }

    /// The number of a letter in all fonts of the face.
    mutating func code(of letter: TextLine.Letter) -> Int {
        let text = ExactText(letter.text)
        if let code = codes[text] { return code }
        codes[text] = letters.count
        letters.append(letter)
        return letters.count - 1
    }
}

/// Texts of PDF.
enum PDFText {
    /// Writes a number with up to four decimals.
    static func number(_ value: Double) -> String {
        let parts = Int((value * 10_000).rounded())
        let rest = "\(abs(parts) % 10_000)"
        return (parts < 0 ? "-" : "") + "\(abs(parts) / 10_000)."
            + String(repeating: "0", count: 4 - rest.utf8.count) + rest
    }

    static func string(_ text: String) -> String { "<FEFF" + hex(text) + ">" }

    static func hex(_ value: Int, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    private static func hex(_ text: String) -> String { text.utf16.map { hex(Int($0), digits: 4) }.joined() }

    /// The map of codes to Unicode, by which readers search and copy.
    static func unicode(of letters: [String]) -> [UInt8] {
        var text = "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapName/kindred def/CMapType 2 def\n"
        text += "1 begincodespacerange<00><ff>endcodespacerange\n"
        for start in stride(from: 0, to: letters.count, by: 100) {
            let end = min(letters.count, start + 100)
            text += "\(end - start) beginbfchar\n"
            for code in start..<end { text += "<\(hex(code, digits: 2))><\(hex(letters[code]))>\n" }
            text += "endbfchar\n"
        }
        return Array((text + "endcmap CMapName currentdict/CMap defineresource pop end end\n").utf8)
    }
}
