import KindredMap

/// What is wrong with a geometry: everything that a picture promises, looked up without the layout's help.
package struct Faults {
    let chart: Chart
    let geometry: Geometry
    private(set) var found: [String] = []

    package static func all(_ chart: Chart, _ geometry: Geometry) -> [String] {
        var faults = Faults(chart: chart, geometry: geometry)
        faults.checkBoxes()
        faults.checkEnds()
        faults.checkCrossedBoxes()
        faults.checkSharedLanes()
        faults.checkLabels()
        faults.checkRelations()
        faults.checkJoins()
        return faults.found
    }

    private mutating func fault(_ text: String) {
        if found.count < 8 { found.append(text) }
    }

    // MARK: Boxes

    private mutating func checkBoxes() {
        if geometry.families.count != chart.families.count || geometry.boxes.count != chart.boxes.count {
            return fault("not everything has a place")
        }
        var families = RectGrid()
        for (index, rect) in geometry.families.enumerated() {
            if !geometry.bounds.contains(rect) { fault("family \(index) is outside") }
            for other in families.near(rect) where families.rects[other].overlaps(rect) {
                fault("families \(other) and \(index) overlap")
            }
            families.insert(rect)
        }
        for (index, box) in chart.boxes.enumerated() {
            let rect = geometry.boxes[index]
            let around = box.parent < 0 ? geometry.families[Int(box.family)] : geometry.boxes[Int(box.parent)]
            if !around.contains(rect) || around == rect { fault("box \(index) is not in what is around it") }
            if Int(box.end) < chart.boxes.count, chart.boxes[Int(box.end)].parent == box.parent, box.parent >= 0,
                geometry.boxes[Int(box.end)].y < rect.bottom, geometry.boxes[Int(box.end)].x < rect.right
            {
                fault("box \(index) is neither above the next nor on its left")
            }
        }
    }

    // MARK: Lines

    private func isAround(_ box: Int, _ member: Int32) -> Bool {
        box <= Int(member) && Int(member) < Int(chart.boxes[box].end)
    }

    /// The end of a box's own rows.
    private func bottom(ofRow box: Int32) -> Int32 {
        box + 1 < chart.boxes[Int(box)].end ? geometry.boxes[Int(box) + 1].y : geometry.boxes[Int(box)].bottom
    }

    private func bottom(ofHead family: Int32) -> Int32 {
        chart.families[Int(family)].boxes.first.map { geometry.boxes[Int($0)].y }
            ?? geometry.families[Int(family)].bottom
    }

    private mutating func checkEnds() {
        for line in geometry.lines {
            let points = Array(geometry.points(of: line))
            for (one, next) in zip(points, points.dropFirst()) where (one.x == next.x) == (one.y == next.y) {
                fault("line \(line.from) to \(line.to) is crooked or has no length")
            }
            let from = geometry.boxes[Int(line.from)]
            guard let first = points.first, let last = points.last else { fault("a line has no points"); continue }
            switch line.kind {
            case .presents:
                let to = geometry.families[Int(line.to)]
                if first.x != from.right || first.y <= from.y || first.y >= bottom(ofRow: line.from) {
                    fault("a line starts elsewhere")
                }
                if !from.contains(geometry.mark(of: line)) { fault("a sign is not in its row") }
                if last.x != to.x || last.y <= to.y || last.y >= bottom(ofHead: line.to) {
                    fault("a line ends elsewhere")
                }
            case .pushes, .select:
                let to = geometry.boxes[Int(line.to)]
                if first.x != from.x && !from.contains(Rect(first, first)) { fault("a push starts elsewhere") }
                if last.x != to.x || last.y <= to.y || last.y >= to.y + 18 { fault("a push ends elsewhere") }
            }
        }
    }

    private mutating func checkCrossedBoxes() {
        var (boxes, families) = (RectGrid(), RectGrid())
        for rect in geometry.boxes { boxes.insert(rect) }
        for rect in geometry.families { families.insert(rect) }
        forEachSegment { faults, _, line, segment in
            for box in boxes.near(segment) where boxes.rects[box].overlaps(segment) {
                let isAllowed =
                    faults.isAround(box, line.from) || line.kind != .presents && faults.isAround(box, line.to)
                if !isAllowed { faults.fault("line \(line.from) to \(line.to) crosses box \(box)") }
            }
            for family in families.near(segment) where families.rects[family].overlaps(segment) {
                if family != Int(faults.chart.boxes[Int(line.from)].family) {
                    faults.fault("line \(line.from) to \(line.to) crosses family \(family)")
                }
            }
        }
    }

    private mutating func checkSharedLanes() {
        var grid = RectGrid()
        var owners: [Geometry.Line] = []
        forEachSegment { faults, _, line, segment in
            for other in grid.near(segment) {
                let (rect, owner) = (grid.rects[other], owners[other])
                let isAlong = rect.width == 0 && segment.width == 0 || rect.height == 0 && segment.height == 0
                let isApart = owner.kind != line.kind || owner.from != line.from && owner.to != line.to
                if isAlong, isApart || owner.manner != line.manner {
                    faults.fault("lines \(line.from) to \(line.to) and \(owner.from) to \(owner.to) are on each other")
                }
            }
            grid.insert(segment)
            owners.append(line)
        }
    }

    private mutating func forEachSegment(_ body: (inout Faults, Int, Geometry.Line, Rect) -> Void) {
        for (index, line) in geometry.lines.enumerated() {
            let points = geometry.points(of: line)
            for (one, next) in zip(points, points.dropFirst()) { body(&self, index, line, Rect(one, next)) }
        }
    }

    // MARK: Labels

    private mutating func checkLabels() {
        var (labels, boxes, lines) = (RectGrid(), RectGrid(), RectGrid())
        for rect in geometry.boxes { boxes.insert(rect) }
        for mark in Set(geometry.lines.filter { $0.kind == .presents }.map { Mark(geometry.mark(of: $0)) }) {
            labels.insert(mark.rect)
        }
        let marks = labels.rects.count
        forEachSegment { _, _, _, segment in lines.insert(segment) }
        for label in geometry.labels {
            if !geometry.bounds.contains(label.rect) { fault("\(label.text) is outside") }
            var own: Int32 = -1
            switch label.owner {
            case .box(let box):
                own = box
                var head = geometry.boxes[Int(box)]
                head.height = bottom(ofRow: box) - head.y
                if !head.contains(label.rect) { fault("\(label.text) is not in box \(box)") }
            case .family(let family):
                var head = geometry.families[Int(family)]
                head.height = bottom(ofHead: family) - head.y
                if !head.contains(label.rect) { fault("\(label.text) is not in family \(family)") }
            case .picture:
                if geometry.families.contains(where: { $0.overlaps(label.rect) }) {
                    fault("\(label.text) is on a family")
                }
            }
            var whole = label.rect
            if label.sign != nil { (whole.x, whole.width) = (whole.x - 15, whole.width + 15) }
            for other in labels.near(whole) where labels.rects[other].overlaps(whole) {
                fault("\(label.text) is on \(other < marks ? "a sign" : geometry.labels[other - marks].text)")
            }
            for box in boxes.near(label.rect) where boxes.rects[box].overlaps(label.rect) {
                if own < 0 || !isAround(box, own) { fault("\(label.text) is on box \(box)") }
            }
            for line in lines.near(label.rect) where lines.rects[line].overlaps(label.rect) {
                fault("a line crosses \(label.text)")
            }
            labels.insert(whole)
        }
    }

    // MARK: Joins

    /// Three lines and more meet at dots alone, and there are no others.
    private mutating func checkJoins() {
        let presents = geometry.lines.filter { $0.kind == .presents }
        var pieces = RectGrid()
        var manners: [Int32] = []
        for line in presents {
            let points = geometry.points(of: line)
            for (one, next) in zip(points, points.dropFirst()) {
                pieces.insert(Rect(one, next))
                manners.append(line.manner)
            }
        }
        var dots = Set(geometry.dots.map { [$0.place.x, $0.place.y] })
        for place in Set(presents.flatMap { geometry.points(of: $0).dropFirst().dropLast().map { [$0.x, $0.y] } }) {
            let rect = Rect(x: place[0], y: place[1], width: 0, height: 0)
            var arms: [Int32: Set<Int>] = [:]
            for index in pieces.near(rect) {
                let piece = pieces.rects[index]
                guard piece.x <= rect.x, rect.x <= piece.right, piece.y <= rect.y, rect.y <= piece.bottom else {
                    continue
                }
                if piece.x < rect.x { arms[manners[index], default: []].insert(0) }
                if piece.right > rect.x { arms[manners[index], default: []].insert(1) }
                if piece.y < rect.y { arms[manners[index], default: []].insert(2) }
                if piece.bottom > rect.y { arms[manners[index], default: []].insert(3) }
            }
            let joins = arms.values.contains { $0.count > 2 }
            if joins != (dots.remove(place) != nil) { fault("lines join without a dot, or there is one too many") }
        }
        if !dots.isEmpty { fault("a dot is where no line turns") }
    }

    // MARK: Relations

    private struct Mark: Hashable {
        let rect: Rect

        init(_ rect: Rect) { self.rect = rect }
        static func == (one: Mark, other: Mark) -> Bool { one.rect == other.rect }
        func hash(into hasher: inout Hasher) { hasher.combine([rect.x, rect.y]) }
    }

    private struct Pair: Hashable { let from: Int32, to: Int32, manner: Int32 }

    private mutating func checkRelations() {
        let wanted = Set(chart.presentations.map { Pair(from: $0.from, to: $0.to, manner: $0.manner) })
        let lines = geometry.lines.filter { $0.kind == .presents }
            .map { Pair(from: $0.from, to: $0.to, manner: $0.manner) }
        let references = geometry.references.map { Pair(from: $0.from, to: $0.to, manner: $0.manner) }
        let count = (geometry.lines.filter { $0.kind == .presents }.map(\.count) + geometry.references.map(\.count))
            .reduce(0, +)
        if count != chart.presentations.count { fault("not every presentation counts once") }
        if Set(lines + references) != wanted || lines.count + references.count != wanted.count {
            fault("a pair has not exactly one line or reference")
        }
        for line in lines {
            if chart.boxes[Int(line.from)].family == line.to { fault("a line leads back to its family") }
            if !chart.families[Int(line.to)].windows.isEmpty { fault("a line leads to a window's family") }
        }
        let reached = Set(lines.map(\.to))
        for family in chart.families.indices where !reached.contains(Int32(family)) {
            checkUnreached(Int32(family), wanted)
        }
        let pushes = geometry.lines.filter { $0.kind != .presents }.map { Pair(from: $0.from, to: $0.to, manner: -1) }
        let wantedPushes = Set(chart.pushes.map { Pair(from: $0.from, to: $0.to, manner: -1) })
        if pushes.count != Set(pushes).count || Set(pushes) != wantedPushes {
            fault("a push has not exactly one line")
        }
    }

    /// Without a line it's a window's, presented by nobody else, by many, or by what it leads to.
    private mutating func checkUnreached(_ family: Int32, _ pairs: Set<Pair>) {
        let callers = Set(pairs.filter { $0.to == family }.map(\.from)).map { chart.boxes[Int($0)].family }
            .filter { $0 != family }
        if callers.isEmpty || !chart.families[Int(family)].windows.isEmpty { return }
        if callers.count >= 4, Set(callers).count >= 3 { return }
        var led: Set<Int32> = [family]
        var next = [family]
        while let current = next.popLast() {
            for pair in pairs where chart.boxes[Int(pair.from)].family == current && led.insert(pair.to).inserted {
                next.append(pair.to)
                if pair.to >= chart.families.count { next.removeLast() }
            }
        }
        if callers.contains(where: { !led.contains($0) }) { fault("family \(family) has no line") }
    }
}
