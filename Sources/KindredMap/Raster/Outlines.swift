/// The letters of PNG and PDF: outlines on a grid of 1,024, which Scripts/outlines.py makes.
struct Outlines: Sendable {
    struct Glyph: Sendable {
        var code: UInt32 = 0
        var advance = 0.0
        /// Closed contours, y upwards.
        var segments: [Drawing.Segment] = []
    }

    static let grid = 1024.0
    /// Regular and bold.
    private static let faces: [Outlines] = {
        var reader = Reader(bytes: PackageResources.outlines_bin)
        return [Outlines(&reader), Outlines(&reader)]
    }()

    let glyphs: [Glyph]
    /// The glyph of each code point of the basic plane, or -1.
    private var numbers = [Int16](repeating: -1, count: 0x2600)

    static func face(bold: Bool) -> Outlines { faces[bold ? 1 : 0] }

    /// The code points of letters, by what is equal to each, such as an "e" with an accent behind it.
    private static let codes: [Character: Unicode.Scalar] = {
        var codes: [Character: Unicode.Scalar] = [:]
        for glyph in faces[0].glyphs where glyph.code > 0x7F {
            if let scalar = Unicode.Scalar(glyph.code) { codes[Character(scalar)] = scalar }
        }
        return codes
    }()

    /// Returns the one code point that has the outline of a letter: its own, or one that is equal.
    static func scalar(of letter: Character) -> Unicode.Scalar? {
        let scalars = letter.unicodeScalars
        if let own = scalars.first, scalars.count == 1, faces[0].number(own) != nil { return own }
        return codes[letter]
    }

    func number(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.value < numbers.count, numbers[Int(scalar.value)] >= 0 else { return nil }
        return Int(numbers[Int(scalar.value)])
    }

    // MARK: Reading

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        mutating func number() -> Int {
            var (value, shift) = (0, 0)
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                value |= Int(byte & 0x7F) << shift
                if byte < 0x80 { break }
                shift += 7
            }
            return value
        }

        mutating func signed() -> Double { Self.signed(number()) }
        static func signed(_ value: Int) -> Double { Double(value & 1 == 0 ? value >> 1 : -(value >> 1)) }
    }

    private init(_ reader: inout Reader) {
        var glyphs: [Glyph] = []
        // A part may come later than what it is part of.
        var parts: [(of: Int, part: Int, at: Drawing.Spot)] = []
        var code: UInt32 = 0
        for number in 0..<reader.number() {
            let step = UInt32(reader.number())
            code += step
            var glyph = Glyph(code: step == 0 ? 0 : code, advance: Double(reader.number()))
            if step > 0, code < numbers.count { numbers[Int(code)] = Int16(number) }
            let count = reader.number()
            if count == 0 {
                for _ in 0..<reader.number() {
                    let part = reader.number()
                    parts.append((number, part, Drawing.Spot(reader.signed(), reader.signed())))
                }
            }
            var at = Drawing.Spot(0, 0)
            for _ in 0..<count {
                glyph.addContour(
                    (0..<reader.number()).map { _ in
                        let across = reader.number()
                        at = Drawing.Spot(at.x + Reader.signed(across >> 1), at.y + reader.signed())
                        return (at, across & 1 == 1)
                    })
            }
            glyphs.append(glyph)
        }
        for (number, part, spot) in parts { glyphs[number].add(glyphs[part], at: spot) }
        self.glyphs = glyphs
    }
}

extension Outlines.Glyph {
    private typealias Spot = Drawing.Spot

    fileprivate mutating func add(_ part: Outlines.Glyph, at origin: Drawing.Spot) {
        func moved(_ spot: Drawing.Spot) -> Drawing.Spot { Drawing.Spot(spot.x + origin.x, spot.y + origin.y) }
        for segment in part.segments {
            switch segment {
            case .move(let spot): segments.append(.move(moved(spot)))
            case .line(let spot): segments.append(.line(moved(spot)))
            case .curve(let bend, let end): segments.append(.curve(moved(bend), moved(end)))
            case .close: segments.append(.close)
            }
        }
    }

    /// Adds a contour of TrueType, which leaves out points in the middle of two bends.
    fileprivate mutating func addContour(_ points: [(spot: Drawing.Spot, isOnCurve: Bool)]) {
        guard points.count > 1 else { return }
        let first = points.firstIndex(where: \.isOnCurve) ?? 0
        let start = points[first].spot
        segments.append(.move(start))
        var bend: Spot?
        for index in 1...points.count {
            let (next, isOnCurve) = points[(first + index) % points.count]
            let isEnd = index == points.count
            if isOnCurve || isEnd {
                segments.append(bend.map { .curve($0, next) } ?? .line(next))
                bend = nil
                continue
            }
            if let bend { segments.append(.curve(bend, Spot((bend.x + next.x) / 2, (bend.y + next.y) / 2))) }
            bend = next
        }
        segments.append(.close)
    }

    /// A box, which stands for a letter without an outline.
    static func box(advance: Double) -> Outlines.Glyph {
        var glyph = Outlines.Glyph(advance: advance)
        let edges = (left: 80.0, right: advance - 80, low: 0.0, high: 720.0)
        let inner = (left: 140.0, right: advance - 140, low: 60.0, high: 660.0)
        glyph.addContour([
            (Spot(edges.left, edges.low), true), (Spot(edges.left, edges.high), true),
            (Spot(edges.right, edges.high), true), (Spot(edges.right, edges.low), true),
        ])
        glyph.addContour([
            (Spot(inner.left, inner.low), true), (Spot(inner.right, inner.low), true),
            (Spot(inner.right, inner.high), true), (Spot(inner.left, inner.high), true),
        ])
        return glyph
    }
}
