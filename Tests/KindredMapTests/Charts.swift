import KindredMap

/// A generator of numbers that is the same on every machine.
struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Makes charts family by family.
struct ChartMaker {
    private(set) var chart = Chart()
    private var open: [Int32] = []

    mutating func family(_ id: String, windows: [String] = [], _ body: (inout ChartMaker) -> Void) {
        let first = Int32(chart.boxes.count)
        chart.families.append(.init(id: id, boxes: first..<first, windows: windows))
        body(&self)
        chart.families[chart.families.count - 1].boxes = first..<Int32(chart.boxes.count)
    }

    mutating func box(
        _ id: String, _ kind: Chart.Kind = .controller, note: String = "",
        _ children: (inout ChartMaker) -> Void = { _ in }
    ) {
        begin(id, kind, note: note)
        children(&self)
        end()
    }

    mutating func begin(_ id: String, _ kind: Chart.Kind = .controller, note: String = "") {
        let index = Int32(chart.boxes.count)
        chart.boxes.append(
            .init(
                id: id, note: note, kind: kind, family: Int32(chart.families.count - 1), parent: open.last ?? -1,
                end: index + 1))
        open.append(index)
    }

    mutating func end() {
        let box = open.removeLast()
        chart.boxes[Int(box)].end = Int32(chart.boxes.count)
    }

    mutating func present(_ from: Int32, _ to: Int32, style: String = "", over: [String] = []) {
        let words = ([style] + over.map { "over \($0)" }).filter { !$0.isEmpty }.joined(separator: " ")
        let manner = Chart.Manner(
            sign: style.isEmpty ? .sheet : .fullScreen, style: style, presenters: over, words: words,
            over: over.map { "over \($0)" }.joined(separator: " "), head: words.isEmpty ? "automatic" : words)
        let index = chart.manners.firstIndex(of: manner) ?? chart.manners.count
        if index == chart.manners.count { chart.manners.append(manner) }
        chart.presentations.append(.init(from: from, to: to, manner: Int32(index)))
    }

    mutating func push(_ from: Int32, _ to: Int32, in container: Int32) {
        chart.pushes.append(.init(from: from, to: to, container: container))
    }

    mutating func outside(_ id: String) { chart.outside.append(id) }

    /// A family of one controller.
    mutating func plain(_ id: String, windows: [String] = []) {
        family(id, windows: windows) { $0.box("\(id)Screen") }
    }
}

extension Chart {
    /// Anything that the compiler could make: trees of any shape, presentations and pushes between any.
    static func random(_ seed: UInt64) -> Chart {
        var numbers = Numbers(seed: seed)
        var maker = ChartMaker()
        let families = Int.random(in: 0...([3, 12, 60].randomElement(using: &numbers) ?? 3), using: &numbers)
        let windows = Int.random(in: 0...3, using: &numbers)
        for family in 0..<families {
            let name = String(repeating: "f", count: Int.random(in: 1...12, using: &numbers)) + "\(family)"
            maker.family(name, windows: family < windows ? ["w\(family)"] : []) { maker in
                var budget = Int.random(in: 1...([1, 6, 40].randomElement(using: &numbers) ?? 1), using: &numbers)
                maker.randomTree(depth: 0, &budget, &numbers)
            }
        }
        if Bool.random(using: &numbers) { maker.outside("elsewhere") }
        maker.randomRelations(&numbers)
        return maker.chart
    }
}

extension ChartMaker {
    fileprivate mutating func randomTree(depth: Int, _ budget: inout Int, _ numbers: inout Numbers) {
        let kinds: [Chart.Kind] = [.controller, .controller, .navigation, .navigation, .tab, .split, .page]
        let kind = depth > 5 ? .controller : kinds.randomElement(using: &numbers) ?? .controller
        let notes = ["", "", "SomeViewController", "A class of another name"]
        begin(
            "Box\(chart.boxes.count)" + String(repeating: "x", count: Int.random(in: 0...30, using: &numbers)), kind,
            note: notes.randomElement(using: &numbers) ?? "")
        budget -= 1
        var children = depth > 5 ? 0 : Int.random(in: 0...7, using: &numbers)
        while children > 0, budget > 0 {
            randomTree(depth: depth + 1, &budget, &numbers)
            children -= 1
        }
        end()
    }

    fileprivate mutating func randomRelations(_ numbers: inout Numbers) {
        let boxes = Int32(chart.boxes.count)
        let targets = Int32(chart.families.count + chart.outside.count)
        if boxes == 0 { return }
        let density = [1, 4, 12].randomElement(using: &numbers) ?? 1
        for _ in 0..<Int(boxes) * density / 4 {
            let styles = ["", "", "pageSheet", "fullScreen", "popover"]
            present(
                .random(in: 0..<boxes, using: &numbers), .random(in: 0..<targets, using: &numbers),
                style: styles.randomElement(using: &numbers) ?? "",
                over: Int.random(in: 0..<8, using: &numbers) == 0 ? ["Somebody"] : [])
        }
        for container in 0..<boxes where chart.boxes[Int(container)].kind != .controller {
            let members = container..<chart.boxes[Int(container)].end
            guard members.count > 1 else { continue }
            for _ in 0..<Int.random(in: 0...members.count * density / 4, using: &numbers) {
                push(
                    .random(in: members, using: &numbers), .random(in: members.dropFirst(), using: &numbers),
                    in: container)
            }
        }
    }
}
