/// Draws the shapes and letters of a picture on a canvas.
struct Painter: ~Copyable {
    typealias Spot = Drawing.Spot

    var canvas: Canvas
    /// The pixels of a point, and where the picture begins.
    let scale: Double
    let offset: Spot
    let isDark: Bool

    init(canvas: consuming Canvas, scale: Double, offset: Spot, isDark: Bool) {
        self.canvas = canvas
        (self.scale, self.offset, self.isDark) = (scale, offset, isDark)
    }

    private func place(_ spot: Spot) -> Spot { Spot(spot.x * scale + offset.x, spot.y * scale + offset.y) }

    mutating func draw(_ item: Drawing.Item) {
        switch item {
        case .shape(let shape):
            if let fill = shape.fill {
                trace(shape.outline)
                canvas.paint(fill.color(isDark: isDark))
            }
            if let stroke = shape.stroke, shape.width > 0 {
                self.stroke(shape)
                canvas.paint(stroke.color(isDark: isDark))
            }
        case .text(let words): draw(words)
        case .open, .close: break
        }
    }

    // MARK: Shapes

    private mutating func trace(_ outline: Drawing.Outline) {
        switch outline {
        case .box(let area, let radius): polygon(Self.box(area, radius: radius))
        case .path(let segments): for line in Self.lines(segments) { polygon(line) }
        }
    }

    private mutating func polygon(_ spots: [Spot], isHole: Bool = false) {
        guard let first = isHole ? spots.last : spots.first else { return }
        canvas.move(to: place(first))
        for index in spots.indices { canvas.line(to: place(spots[isHole ? spots.count - 1 - index : index])) }
        canvas.close()
    }

    private mutating func stroke(_ shape: Drawing.Shape) {
        let half = shape.width / 2
        let lines: [[Spot]]
        switch shape.outline {
        case .box(let area, let radius):
            let outer = Drawing.Area(area.x - half, area.y - half, area.width + 2 * half, area.height + 2 * half)
            let inner = Drawing.Area(area.x + half, area.y + half, area.width - 2 * half, area.height - 2 * half)
            if shape.dash == .none {
                polygon(Self.box(outer, radius: radius > 0 ? radius + half : 0))
                if min(inner.width, inner.height) > 0 {
                    polygon(Self.box(inner, radius: radius - half), isHole: true)
                }
                return
            }
            let line = Self.box(area, radius: radius)
            lines = [line + line.prefix(1)]
        case .path(let segments): lines = Self.lines(segments)
        }
        for line in lines {
            if shape.dash == .none { stroke(line, half: half) }
            for piece in Self.dashed(line, pattern: shape.dash.pattern) { stroke(piece, half: half) }
        }
    }

    /// Draws a rectangle for each piece; at corners they meet in a mitre.
    private mutating func stroke(_ line: [Spot], half: Double) {
        for index in line.indices.dropFirst() {
            var (start, end) = (line[index - 1], line[index])
            let length = Drawing.distance(start, end)
            if length < 0.001 { continue }
            let (x, y) = ((end.x - start.x) / length * half, (end.y - start.y) / length * half)
            // A right angle and less: round corners are many pieces, which need none.
            func turns(_ next: Spot, _ corner: Spot) -> Bool {
                let far = Drawing.distance(next, corner)
                return far > 0.001 && abs((next.x - corner.x) * y - (next.y - corner.y) * x) > 0.7 * half * far
            }
            if index > 1, turns(line[index - 2], start) { start = Spot(start.x - x, start.y - y) }
            if index + 1 < line.count, turns(line[index + 1], end) { end = Spot(end.x + x, end.y + y) }
            polygon([
                Spot(start.x + y, start.y - x), Spot(end.x + y, end.y - x), Spot(end.x - y, end.y + x),
                Spot(start.x - y, start.y + x),
            ])
        }
    }

    private static func dashed(_ line: [Spot], pattern: [Double]) -> [[Spot]] {
        guard var left = pattern.first else { return [] }
        var (pieces, piece, index): ([[Spot]], [Spot], Int) = ([], Array(line.prefix(1)), 0)
        for (start, end) in zip(line, line.dropFirst()) {
            var at = start
            var rest = Drawing.distance(start, end)
            while rest > left {
                at = Drawing.point(at, towards: end, distance: left)
                rest -= left
                if index % 2 == 0 { pieces.append(piece + [at]) }
                index += 1
                left = pattern[index % pattern.count]
                piece = [at]
            }
            left -= rest
            piece.append(end)
        }
        return index % 2 == 0 ? pieces + [piece] : pieces
    }

    private static func box(_ area: Drawing.Area, radius: Double) -> [Spot] {
        let radius = max(0, min(radius, area.width / 2, area.height / 2))
        if radius == 0 {
            return [
                Spot(area.x, area.y), Spot(area.right, area.y), Spot(area.right, area.bottom),
                Spot(area.x, area.bottom),
            ]
        }
        // A quarter of a circle, from the top to the right.
        let arc = [(0.0, 1.0), (0.259, 0.966), (0.5, 0.866), (0.707, 0.707), (0.866, 0.5), (0.966, 0.259), (1.0, 0.0)]
        return (0..<4).flatMap { corner in
            let (isRight, isLow) = (corner < 2, corner == 1 || corner == 2)
            let (x, y) = (
                isRight ? area.right - radius : area.x + radius, isLow ? area.bottom - radius : area.y + radius
            )
            let turned = corner % 2 == 0 ? arc : arc.reversed()
            return turned.map { Spot(x + (isRight ? radius : -radius) * $0.0, y + (isLow ? radius : -radius) * $0.1) }
        }
    }

    private static func lines(_ segments: [Drawing.Segment]) -> [[Spot]] {
        var lines: [[Spot]] = []
        var line: [Spot] = []
        for segment in segments {
            switch segment {
            case .move(let spot):
                if line.count > 1 { lines.append(line) }
                line = [spot]
            case .line(let spot): line.append(spot)
            case .curve(let bend, let end):
                guard let start = line.last else { continue }
                for step in 1...6 {
                    let after = Double(step) / 6
                    let (a, b, c) = ((1 - after) * (1 - after), 2 * (1 - after) * after, after * after)
                    line.append(Spot(a * start.x + b * bend.x + c * end.x, a * start.y + b * bend.y + c * end.y))
                }
            case .close: if let first = line.first { line.append(first) }
            }
        }
        return line.count > 1 ? lines + [line] : lines
    }

    // MARK: Letters

    private mutating func draw(_ words: Drawing.Words) {
        let line = TextLine(words)
        let unit = words.size / Outlines.grid
        let slant = words.italic ? TextLine.slant : 0
        for letter in line.letters {
            let (x, y) = (letter.x, words.at.y)
            for segment in letter.glyph.segments {
                func spot(_ spot: Spot) -> Spot { place(Spot(x + (spot.x + slant * spot.y) * unit, y - spot.y * unit)) }
                switch segment {
                case .move(let to): canvas.move(to: spot(to))
                case .line(let to): canvas.line(to: spot(to))
                case .curve(let bend, let to): canvas.curve(spot(bend), to: spot(to))
                case .close: canvas.close()
                }
            }
        }
        if words.struck { polygon(Self.box(line.strike(words), radius: 0)) }
        canvas.paint(words.ink.color(isDark: isDark))
    }
}

extension Ink {
    func color(isDark: Bool) -> UInt32 { isDark ? dark : light }
}
