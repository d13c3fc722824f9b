import KindredText

/// The position of a picture on its page, which is as large as the picture, or paper.
package struct DrawingPage: Sendable {
    /// The size, in points.
    package private(set) var width: Double
    package private(set) var height: Double
    /// The size of a point of the picture.
    package private(set) var scale = 1.0
    private(set) var x = 0.0
    private(set) var y = 0.0

    private static let margin = 24.0

    /// - Parameters:
    ///   - paper: The name of a size of paper; it is upright or across, whatever shows more. Nil is the size of the picture.
    ///   - longest: The longest side of a page that isn't paper, in points.
    package init(_ drawing: Drawing, paper: String?, longest: Double = .infinity) {
        let (wide, high) = (max(drawing.width, 1), max(drawing.height, 1))
        guard let paper, let size = Self.papers.first(where: { $0.name == paper }) else {
            scale = min(1, longest / max(wide, high))
            (width, height) = (wide * scale, high * scale)
            return
        }
        (width, height) = wide > high ? (size.long, size.short) : (size.short, size.long)
        scale = min((width - 2 * Self.margin) / wide, (height - 2 * Self.margin) / high)
        (x, y) = ((width - wide * scale) / 2, Self.margin)
    }

    private static let papers: [(name: String, short: Double, long: Double)] = [
        ("A4", 595.3, 841.9), ("A3", 841.9, 1190.6), ("A2", 1190.6, 1683.8), ("A1", 1683.8, 2383.9),
        ("A0", 2383.9, 3370.4), ("letter", 612, 792), ("tabloid", 792, 1224),
    ]
    package static let paperNames = papers.map(\.name)
    fileprivate static let a3 = (short: 841.89, long: 1190.55)
}

extension Drawing {
    /// The size of the smallest name of a map, in points, if it is as large as A3 allows.
    package var smallestNameOnA3: Double? {
        guard record.picture == .screens || record.picture == .places, smallestName < .infinity else { return nil }
        let (less, more) = (min(width, height), max(width, height))
        return smallestName * min(DrawingPage.a3.short / less, DrawingPage.a3.long / more)
    }
}

/// Writes a picture as PNG, without fonts of the machine.
package enum DrawingPNG {
    private static let bandHeight = 64

    /// - Parameter scale: The pixels of a point.
    package static func write(
        _ drawing: Drawing, on page: DrawingPage, scale: Double, isDark: Bool, to writer: consuming ByteWriter
    ) {
        let (width, height) = (pixels(page.width, scale: scale), pixels(page.height, scale: scale))
        var png = PNGWriter(width: width, height: height, out: writer)
        let pointSize = page.scale * scale
        var painter = Painter(
            canvas: Canvas(width: width, height: bandHeight), scale: pointSize,
            offset: Drawing.Spot(page.x * scale, page.y * scale), isDark: isDark)
        let bands = bands(drawing, count: (height + bandHeight - 1) / bandHeight) {
            Int(($0 * pointSize + page.y * scale) / Double(bandHeight))
        }
        for (index, items) in bands.enumerated() {
            let top = index * bandHeight
            painter.canvas.begin(at: top, page: Ink.page.color(isDark: isDark))
            for item in items { painter.draw(drawing.items[Int(item)]) }
            for row in 0..<min(bandHeight, height - top) { png.write(row: painter.canvas.pixels + row * width * 3) }
        }
        png.finish()
    }

    package static func pixels(_ points: Double, scale: Double) -> Int { max(1, Int((points * scale).rounded(.up))) }

    /// The items of each band of rows, in their order.
    ///
    /// - Parameter band: Returns the band at a height.
    private static func bands(_ drawing: Drawing, count: Int, band: (Double) -> Int) -> [[Int32]] {
        var bands = [[Int32]](repeating: [], count: count)
        for (index, item) in drawing.items.enumerated() {
            guard let (first, last) = item.heights else { continue }
            let range = max(0, band(first))..<min(count, max(0, band(last)) + 1)
            if range.lowerBound >= range.upperBound { continue }
            for band in range { bands[band].append(Int32(index)) }
        }
        return bands
    }
}

extension Drawing.Item {
    /// The heights between which it is; nil of nothing that is drawn.
    fileprivate var heights: (Double, Double)? {
        switch self {
        case .open, .close: return nil
        case .text(let words): return (words.at.y - 1.2 * words.size, words.at.y + 0.4 * words.size)
        case .shape(let shape):
            if case .box(let area, _) = shape.outline { return (area.y - shape.width, area.bottom + shape.width) }
            guard case .path(let segments) = shape.outline else { return nil }
            var (low, high) = (Double.infinity, -Double.infinity)
            for segment in segments {
                switch segment {
                case .move(let spot), .line(let spot): (low, high) = (min(low, spot.y), max(high, spot.y))
                case .curve(let bend, let end):
                    (low, high) = (min(low, bend.y, end.y), max(high, bend.y, end.y))
                case .close: break
                }
            }
            return low > high ? nil : (low - shape.width, high + shape.width)
        }
    }
}

/// Writes rows of pixels as PNG: red, green and blue, each less the one above it.
private struct PNGWriter: ~Copyable {
    private var out: ByteWriter
    private var deflate = Deflate()
    private var above: [UInt8]
    private var line: [UInt8]

    init(width: Int, height: Int, out: consuming ByteWriter) {
        self.out = out
        above = Array(repeating: 0, count: width * 3)
        line = Array(repeating: 2, count: width * 3 + 1)
        self.out.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        chunk("IHDR", Self.number(UInt32(width)) + Self.number(UInt32(height)) + [8, 2, 0, 0, 0])
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    mutating func write(row: UnsafePointer<UInt8>) {
        let count = above.count
        line.withUnsafeMutableBufferPointer { line in
            above.withUnsafeMutableBufferPointer { above in
                for index in 0..<count { line[index + 1] = row[index] &- above[index] }
                above.baseAddress?.update(from: row, count: count)
            }
        }
        line.withUnsafeBufferPointer { deflate.write($0) }
        if deflate.bytes.count > 1 << 16 { chunk("IDAT", deflate.take()) }
    }

    mutating func finish() {
        deflate.finish()
        chunk("IDAT", deflate.take())
        chunk("IEND", [])
        out.flush()
    }

    private mutating func chunk(_ name: String, _ bytes: [UInt8]) {
        out.write(Self.number(UInt32(bytes.count)))
        let body = Array(name.utf8) + bytes
        out.write(body)
        var sum: UInt32 = ~0
        for byte in body { sum = Self.sums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        out.write(Self.number(~sum))
    }

    private static let sums: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
}
