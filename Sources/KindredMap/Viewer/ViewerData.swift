import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredQuestions
import KindredText
import KindredYAML

/// The data of the page: positions from the geometry, the rest from the graph. Rows of numbers, because an app may have
/// thousands of controllers; `model.js` reads them in the same order.
final class ViewerData {
    let map: GraphChart
    let geometry: Geometry
    let graph: ResolvedGraph
    let title: String
    let opensPlaces: Bool
    let report: Report
    let traces: [Trace]
    let linkBase: String?
    let marks: MapMarks?
    let old: ResolvedGraph?
    let diagnosed: DiagnosedControllers
    /// Members of stacks onto which no push is declared.
    private let pushedSomehow: ControllerSet
    private let classes: Numbering
    private let roles: Numbering

    var chart: Chart { map.chart }

    init(
        map: GraphChart, geometry: Geometry, graph: ResolvedGraph, title: String, opensPlaces: Bool,
        report: Report, traces: [Trace], linkBase: String?, marks: MapMarks?, old: ResolvedGraph?
    ) {
        (self.title, self.opensPlaces) = (title, opensPlaces)
        (self.marks, self.old) = (marks, old)
        (self.map, self.geometry, self.graph) = (map, geometry, graph)
        self.report = report
        // Those that run in one of several configurations have numbers of their own.
        self.traces = traces.filter { $0.script.part?.graphs.parts.count ?? 1 == 1 }
        self.linkBase = linkBase.map(PercentEncoding.ofURL)
        diagnosed = DiagnosedControllers(graph)
        pushedSomehow = ControllerSet(
            controllers: graph.calls.lazy.filter { $0.way == .pushesSomehow }.map(\.to), of: graph)
        classes = Numbering(map.controllers.indices.map { Self.classPattern($0, on: map, of: graph) })
        roles = Numbering(map.controllers.map { Self.role($0, graph: graph) })
    }

    /// Different texts, and the number of that of each controller.
    private struct Numbering {
        private(set) var texts: [String] = []
        private(set) var numbers: [Int] = []

        init(_ all: [String]) {
            var known: [ExactText: Int] = [:]
            for text in all {
                let number = known[ExactText(text)] ?? texts.count
                if number == texts.count {
                    known[ExactText(text)] = number
                    texts.append(text)
                }
                numbers.append(number)
            }
        }
    }

    /// A class with a mark instead of the controller's name, so that many controllers share it: `HomeViewController` is Home's.
    private static func classPattern(_ index: Int, on map: GraphChart, of graph: ResolvedGraph) -> String {
        graph.className(map.controllers[index]).replacing(map.chart.boxes[index].label, with: "\u{1}")
    }

    private static func role(_ id: ControllerID, graph: ResolvedGraph) -> String {
        graph[id].parent == nil ? "root" : graph.rolePhrase(id)
    }

    func write(to writer: consuming ByteWriter) {
        var json = JSONWriter(to: writer, compact: true)
        json.object { json in
            json.array("size") { json in
                json.number(Int(geometry.bounds.width))
                json.number(Int(geometry.bounds.height))
            }
            json.member("title", text: title)
            json.member("level", text: opensPlaces ? "places" : "")
            json.member("link", orNull: linkBase)
            json.strings("files", texts: files.map(\.path))
            json.strings("classes", texts: classes.texts)
            json.strings("roles", texts: roles.texts)
            json.strings("screens", texts: chart.screens)
            json.strings("outside", texts: chart.outside)
            let beyond = English.outside(
                presentations: chart.outsidePresentations, pushes: chart.outsidePushes)
            if !beyond.isEmpty { json.member("beyond", text: beyond) }
            rows("windows", items: graph.windowIDs, to: &json, body: window)
            rows("families", items: chart.families.indices, to: &json, body: family)
            rows("boxes", items: chart.boxes.indices, to: &json, body: box)
            rows("labels", items: geometry.labels, to: &json, body: label)
            rows("lines", items: geometry.lines, to: &json, body: line)
            rows("dots", items: geometry.dots, to: &json) { dot, json in
                json.number(Int(dot.place.x))
                json.number(Int(dot.place.y))
            }
            // A part is drawn by places alone.
            if !chart.isPart { writeLevels(title: title, to: &json) }
            writeRelations(to: &json)
            writeMoves(to: &json)
            let calls = callsFromAny
            writeCallsFromAny(calls, to: &json)
            writeConfigurations(calls, to: &json)
            rows("diagnostics", items: report.diagnostics, to: &json, body: diagnostic)
            writeScenarios(to: &json)
            if let marks { write(marks, to: &json) }
        }
        json.finish()
    }

    /// The files of all places: the specifications, and the other files of the report if it has a diagnostic there.
    var files: [SourceFile] {
        let isElsewhere = report.diagnostics.contains { each in
            if case .place = each.site { graph.fileNumber(of: each) == nil } else { false }
        }
        return isElsewhere ? report.files : graph.files
    }

    // MARK: Lists

    func rows<Items: Sequence>(
        _ key: StaticString, items: Items, to json: inout JSONWriter, body: (Items.Element, inout JSONWriter) -> Void
    ) {
        json.key(key)
        json.array { json in
            for item in items { json.array { body(item, &$0) } }
        }
    }

    /// A controller by its box, or by its id if it isn't on the map.
    func reference(_ id: ControllerID?, to json: inout JSONWriter) {
        guard let id else { return json.null() }
        if let box = map.box(id) { json.number(Int(box)) } else { json.string(graph.name(of: id)) }
    }

    func isOnMap(_ id: ControllerID?) -> Bool { map.box(id) != nil }

    func location(of place: SourceRange, to json: inout JSONWriter) {
        location(of: place, in: graph.file(place.file), to: &json)
    }

    func location(of place: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
        let position = file.position(of: Int(place.range.start))
        json.number(Int(place.file))
        json.number(position.line)
        json.number(position.column)
    }

    private func rect(_ rect: Rect, from corner: Rect? = nil, to json: inout JSONWriter) {
        json.number(Int(rect.x - (corner?.x ?? 0)))
        json.number(Int(rect.y - (corner?.y ?? 0)))
        json.number(Int(rect.width))
        json.number(Int(rect.height))
    }

    // MARK: Rows

    private func window(_ id: WindowID, to json: inout JSONWriter) {
        json.string(graph.name(of: id))
        location(of: graph.place(of: id), to: &json)
        json.array { json in
            for shown in graph[id].families { json.string(graph.name(of: shown.family)) }
        }
    }

    private func family(_ index: Int, to json: inout JSONWriter) {
        let family = chart.families[index]
        json.string(family.id)
        json.number(Int(family.boxes.lowerBound))
        json.number(Int(family.boxes.upperBound))
        rect(geometry.families[index], to: &json)
        if let id = graph.family(named: family.id) { location(of: graph.place(of: id), to: &json) }
    }

    /// Positions count from the family's corner.
    private func box(_ index: Int, to json: inout JSONWriter) {
        let (box, id) = (chart.boxes[index], map.controllers[index])
        json.string(box.id)
        let flags = (box.isImplicit ? 8 : 0) + (graph[id].definesContext ? 16 : 0) + steps(to: id)
        json.number(Int(box.kind.rawValue) + flags)
        json.number(box.parent < 0 ? 0 : index - Int(box.parent))
        rect(geometry.boxes[index], from: geometry.families[Int(box.family)], to: &json)
        json.number(classes.numbers[index])
        json.number(roles.numbers[index])
        location(of: graph.place(of: id), to: &json)
        writeDetails(of: id, screen: box.screen, to: &json)
    }

    /// The way in which its container leads to a controller, as flags: none if it opens it.
    private func steps(to id: ControllerID) -> Int {
        if graph[id].parent == nil || graph.isOpened(id) { return 0 }
        return pushedSomehow.contains(id) ? 32 + 64 : 32
    }

    /// Writes what few controllers have.
    private func writeDetails(of id: ControllerID, screen: Int32, to json: inout JSONWriter) {
        let title = graph.text(of: .title, in: id) ?? ""
        let tags = graph.tags(of: id)
        if screen < 0, title.isEmpty, tags == nil { return }
        json.number(Int(screen))
        json.string(title)
        json.array { json in
            for tag in tags ?? [] { json.string(tag) }
        }
        if screen >= 0 { json.string(PlaceReason(id: id, in: graph).phrase) }
    }

    /// Writes a label, its role with its sign. Positions count from the owner's corner; no text means the owner's name, 1
    /// its class without module.
    private func label(_ label: Geometry.Label, to json: inout JSONWriter) {
        var corner = Rect(x: 0, y: 0, width: 0, height: 0)
        var (name, className) = ("", "")
        switch label.owner {
        case .box(let box):
            json.number(Int(box))
            corner = geometry.boxes[Int(box)]
            name = chart.boxes[Int(box)].label
            className = ClassNote.text(graph.className(map.controllers[Int(box)]), for: name)
        case .family(let family):
            json.number(-1 - Int(family))
            corner = geometry.families[Int(family)]
            name = chart.families[Int(family)].id
        case .picture: json.null()
        }
        json.number(number(label.role) + 16 * ((label.sign?.rawValue ?? -1) + 1))
        json.number(Int(label.rect.x - corner.x))
        json.number(Int(label.rect.bottom - corner.y))
        if label.role == .name, ExactText(label.text) == ExactText(name) { return }
        if label.role == .note, ExactText(label.text) == ExactText(className) { return json.number(1) }
        json.string(label.text)
    }

    private func number(_ role: Geometry.Role) -> Int {
        switch role {
        case .name: 0
        case .note: 1
        case .window: 2
        case .style: 3
        case .reference: 4
        case .chip: 5
        case .heading: 6
        case .caption: 7
        }
    }

    /// A line's points, each as the way from the one before. What presents has the number of its sign.
    private func line(_ line: Geometry.Line, to json: inout JSONWriter) {
        switch line.kind {
        case .pushes: json.number(1)
        case .select: json.number(2)
        case .presents: json.number(3 + chart.manners[Int(line.manner)].sign.rawValue)
        }
        json.number(Int(line.from))
        json.number(Int(line.to))
        var last = Point(x: 0, y: 0)
        for point in geometry.points(of: line) {
            json.number(Int(point.x - last.x))
            json.number(Int(point.y - last.y))
            last = point
        }
    }
}
