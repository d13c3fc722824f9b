import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The things and places of the page that lines of texts name.
final class TextWords {
    /// The mark that a line has instead of a word.
    enum Mark: UInt8 {
        case box, family, name
        /// The place of a presentation, of a push, and one that only texts have.
        case presentation, push, place
        /// The place and the class of what was named before.
        case placeOf, classOf
    }

    struct Slot: Hashable {
        let mark: Mark
        let number: Int
    }

    typealias Place = (file: Int, line: Int, column: Int)

    /// The subjects of all texts: boxes, families and names.
    let ids: [String]
    private(set) var newPlaces: [Place] = []
    private var things: [ExactText: Slot] = [:]
    private var places: [ExactText: Slot] = [:]
    private var files: [ExactText: Int] = [:]
    private var classes: Set<ExactText> = []
    private var placeOf: [Slot: ExactText] = [:]
    private var classOf: [Slot: ExactText] = [:]

    init(_ data: ViewerData) {
        let (map, graph) = (data.map, data.graph)
        // A part has no names, and the map is by places.
        let declarations = Declarations(graph)
        let hasNames = !map.chart.isPart && !declarations.areControllers
        let names = hasNames ? declarations.all.map { declarations.name(of: $0) } : []
        ids = map.chart.boxes.map(\.id) + map.chart.families.map(\.id) + names
        for (index, file) in data.files.enumerated() { files[ExactText(file.path)] = index }
        for (index, id) in map.controllers.enumerated() {
            let className = ExactText(graph.className(id))
            let box = Slot(mark: .box, number: index)
            add(box, named: map.chart.boxes[index].id, place: graph.place(of: id), in: graph)
            classes.insert(className)
            classOf[box] = className
        }
        for (index, family) in map.chart.families.enumerated() {
            let place = graph.family(named: family.id).map { graph.place(of: $0) }
            add(Slot(mark: .family, number: index), named: family.id, place: place, in: graph)
        }
        if hasNames { add(names, of: declarations, on: map) }
        for (index, id) in data.presentations.enumerated() {
            add(Slot(mark: .presentation, number: index), at: graph.place(of: id), in: graph)
        }
        for (index, push) in data.pushes.map(\.push).enumerated() {
            add(Slot(mark: .push, number: index), at: graph.place(of: push), in: graph)
        }
    }

    /// Adds the names of screens, each with the place and the class of its first box.
    private func add(_ names: [String], of declarations: Declarations, on map: GraphChart) {
        for (index, name) in names.enumerated() {
            things[ExactText(name)] = things[ExactText(name)] ?? Slot(mark: .name, number: index)
        }
        for (index, id) in map.controllers.enumerated() {
            let name = Slot(mark: .name, number: Int(declarations[id]))
            let box = Slot(mark: .box, number: index)
            if placeOf[name] == nil { (placeOf[name], classOf[name]) = (placeOf[box], classOf[box]) }
        }
    }

    private func add(_ slot: Slot, named name: String, place: SourceRange?, in graph: ResolvedGraph) {
        if things[ExactText(name)] == nil { things[ExactText(name)] = slot }
        placeOf[slot] = place.map { Self.text(of: $0, in: graph) }
    }

    private func add(_ slot: Slot, at place: SourceRange, in graph: ResolvedGraph) {
        let text = Self.text(of: place, in: graph)
        if places[text] == nil { places[text] = slot }
    }

    private static func text(of place: SourceRange, in graph: ResolvedGraph) -> ExactText {
        let file = graph.file(place.file)
        let position = file.position(of: Int(place.range.start))
        return ExactText("\(file.path):\(position.line):\(position.column)")
    }

    // MARK: Lines

    /// Returns a line with marks instead of what the page knows, and the number of the slot of each.
    func parts(of line: String, slots: inout [Slot]) -> (text: String, numbers: [Int]) {
        let bytes = Array(line.utf8)
        var (text, numbers) = ([UInt8](), [Int]())
        var start = 0
        while start < bytes.count {
            if Self.separators.contains(bytes[start]) {
                text.append(bytes[start])
                start += 1
                continue
            }
            var end = start
            while end < bytes.count, !Self.separators.contains(bytes[end]) { end += 1 }
            let next = end
            // The hyphen of an arrow, and punctuation.
            while end > start + 1, [0x2D, 0x2E, 0x3A].contains(bytes[end - 1]) { end -= 1 }
            let word = bytes[start..<end]
            if let (mark, number) = part(ExactText(String(decoding: word, as: UTF8.self)), slots: &slots) {
                // A control character, which no line has.
                text += [0xC2, 0x80 + mark.rawValue]
                numbers.append(number)
            } else {
                text += word
            }
            text += bytes[end..<next]
            start = next
        }
        return (String(decoding: text, as: UTF8.self), numbers)
    }

    private static let separators = Set(" \t(),;'>".utf8)

    private func part(_ word: ExactText, slots: inout [Slot]) -> (Mark, Int)? {
        if let slot = things[word] { return (slot.mark, number(of: slot, in: &slots)) }
        if classes.contains(word) { return slots.firstIndex { classOf[$0] == word }.map { (.classOf, $0) } }
        guard let last = word.text.utf8.last, 0x30...0x39 ~= last else { return nil }
        if let index = slots.firstIndex(where: { placeOf[$0] == word }) { return (.placeOf, index) }
        return place(word).map { ($0.mark, number(of: $0, in: &slots)) }
    }

    private func number(of slot: Slot, in slots: inout [Slot]) -> Int {
        if let number = slots.firstIndex(of: slot) { return number }
        slots.append(slot)
        return slots.count - 1
    }

    private func place(_ word: ExactText) -> Slot? {
        if let slot = places[word] { return slot }
        let parts = word.text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
            let file = files[ExactText(parts.dropLast(2).joined(separator: ":"))],
            parts.suffix(2).elementsEqual(["\(line)", "\(column)"], by: { $0 == $1 })
        else { return nil }
        let slot = Slot(mark: .place, number: newPlaces.count)
        places[word] = slot
        newPlaces.append((file, line, column))
        return slot
    }
}
