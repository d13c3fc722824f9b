/// A band of rows of a picture, on which shapes are filled by how much of each pixel they cover.
///
/// Edges change the coverage of what is right of them. Blocks of 64 pixels that no edge touches are either left or filled at once,
/// so that a long line costs no more than its ends.
struct Canvas: ~Copyable {
    let width: Int
    let height: Int
    /// The first row of the band in the picture.
    var top = 0
    /// Red, green and blue of each pixel.
    let pixels: UnsafeMutablePointer<UInt8>
    /// The change of coverage from the pixel on the left.
    private let changes: UnsafeMutablePointer<Float>
    /// A bit for each block of pixels that has changes.
    private let touched: UnsafeMutablePointer<UInt64>
    private let words: Int
    private var firstRow = Int.max
    private var lastRow = -1
    private var start = Drawing.Spot(0, 0)
    private var at = Drawing.Spot(0, 0)

    private var stride: Int { width + 64 }

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        words = (width + 64) / 4096 + 1
        pixels = .allocate(capacity: width * height * 3)
        changes = .allocate(capacity: (width + 64) * height)
        touched = .allocate(capacity: words * height)
        changes.initialize(repeating: 0, count: (width + 64) * height)
        touched.initialize(repeating: 0, count: words * height)
    }

    deinit {
        pixels.deallocate()
        changes.deallocate()
        touched.deallocate()
    }

    /// Begins the next band.
    mutating func begin(at top: Int, page: UInt32) {
        self.top = top
        for row in 0..<height { fill(row: row, from: 0, to: width, color: page) }
    }

    // MARK: Edges

    mutating func move(to spot: Drawing.Spot) { (start, at) = (spot, spot) }

    mutating func line(to spot: Drawing.Spot) {
        addEdge(from: at, to: spot)
        at = spot
    }

    /// A quadratic curve.
    mutating func curve(_ bend: Drawing.Spot, to end: Drawing.Spot) {
        let (from, steps) = (at, 5.0)
        for step in 1...5 {
            let after = Double(step) / steps
            let before = 1 - after
            let (a, b, c) = (before * before, 2 * before * after, after * after)
            line(to: Drawing.Spot(a * from.x + b * bend.x + c * end.x, a * from.y + b * bend.y + c * end.y))
        }
    }

    mutating func close() { line(to: start) }

    private mutating func addEdge(from one: Drawing.Spot, to other: Drawing.Spot) {
        let isDown = one.y < other.y
        let (upper, lower) = isDown ? (one, other) : (other, one)
        let begin = max(upper.y - Double(top), 0)
        let end = min(lower.y - Double(top), Double(height))
        if begin >= end { return }
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        var x = upper.x + (begin + Double(top) - upper.y) * slope
        var row = Int(begin)
        firstRow = min(firstRow, row)
        while row < height, Double(row) < end {
            let part = min(Double(row + 1), end) - max(Double(row), begin)
            let next = x + slope * part
            add(row: row, from: min(x, next), to: max(x, next), cover: isDown ? part : -part)
            x = next
            row += 1
        }
        lastRow = max(lastRow, row - 1)
    }

    /// Spreads the cover of an edge over the pixels that it passes in a row.
    private func add(row: Int, from left: Double, to right: Double, cover: Double) {
        let limit = Double(width)
        let (left, right) = (min(max(left, 0), limit), min(max(right, 0), limit))
        let (first, last) = (Int(left), Int(right))
        for block in first >> 6...(last + 1) >> 6 { touched[row * words + block >> 6] |= 1 << UInt64(block & 63) }
        let line = changes + row * stride
        if first == last {
            // The part of the pixel that is right of the edge is covered; all further pixels are, whole.
            let share = Float(cover * (Double(first + 1) - (left + right) / 2))
            line[first] += share
            line[first + 1] += Float(cover) - share
            return
        }
        let each = cover / (right - left)
        var (entered, before) = (0.0, 0.0)
        for column in first...last {
            let (begin, end) = (max(left, Double(column)), min(right, Double(column + 1)))
            let here = each * max(0, end - begin)
            let value = entered + here * (Double(column + 1) - (begin + end) / 2)
            line[column] += Float(value - before)
            before = value
            entered += here
        }
        line[last + 1] += Float(cover - before)
    }

    // MARK: Filling

    /// Fills what the edges since the last call enclose.
    mutating func paint(_ color: UInt32) {
        if firstRow > lastRow { return }
        for row in firstRow...lastRow { paint(row: row, color: color) }
        (firstRow, lastRow) = (.max, -1)
    }

    private func paint(row: Int, color: UInt32) {
        var sum: Float = 0
        // The first pixel that isn't drawn yet.
        var done = 0
        for word in 0..<words {
            while touched[row * words + word] != 0 {
                let bit = touched[row * words + word].trailingZeroBitCount
                touched[row * words + word] &= ~(1 << UInt64(bit))
                let block = (word * 64 + bit) * 64
                fill(row: row, from: done, to: min(block, width), color: color, cover: abs(sum))
                done = min(block + 64, width)
                let line = changes + row * stride
                for column in block..<min(block + 64, stride) {
                    sum += line[column]
                    line[column] = 0
                    if column < width { fill(row: row, from: column, to: column + 1, color: color, cover: abs(sum)) }
                }
            }
        }
        fill(row: row, from: done, to: width, color: color, cover: abs(sum))
    }

    @inline(__always)
    private func fill(row: Int, from: Int, to: Int, color: UInt32, cover: Float = 1) {
        if cover < 0.002 { return }
        let share = UInt32(min(cover, 1) * 256 + 0.5)
        let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
        var pixel = pixels + (row * width + from) * 3
        for _ in from..<max(from, to) {
            if share == 256 {
                (pixel[0], pixel[1], pixel[2]) = (UInt8(red), UInt8(green), UInt8(blue))
            } else {
                let rest = 256 - share
                pixel[0] = UInt8((UInt32(pixel[0]) * rest + red * share + 128) >> 8)
                pixel[1] = UInt8((UInt32(pixel[1]) * rest + green * share + 128) >> 8)
                pixel[2] = UInt8((UInt32(pixel[2]) * rest + blue * share + 128) >> 8)
            }
            pixel += 3
        }
    }
}
