import KindredDiagnostics
import KindredGraph
import KindredText

/// The property by which the rows and lines of a picture are coloured, if not by their lanes.
package struct ColorChoice {
    package enum Property: String, CaseIterable, Sendable {
        case tag, file, style, diagnostic
    }

    let property: Property
    let report: Report

    package init(by property: Property, report: Report) { (self.property, self.report) = (property, report) }
}

/// The colours of names or of styles.
struct Coloring {
    typealias Number = NamedApp.Number

    /// The values that the key can list.
    private static let most = 8

    /// The values in the order of the first name that has each, with their colours.
    private(set) var values: [(text: String, ink: Ink)] = []
    /// The index of each name's value.
    private var valueOfName: [Int?]
    private var valueOfSign: [StyleSign: Int] = [:]

    init(_ choice: ColorChoice, app: NamedApp) {
        valueOfName = Array(repeating: nil, count: app.declarations.count)
        switch choice.property {
        case .tag: color(app) { app.graph.tags(of: app.homes.place(of: $0))?.first }
        case .file:
            color(app) { app.graph.file(app.graph.place(of: app.homes.place(of: $0)).file).path }
            leaveOutSharedFolder()
        case .style:
            let signs = Set(app.presentations.map(\.variant.sign))
            for sign in StyleSign.allCases where signs.contains(sign) {
                valueOfSign[sign] = values.count
                values.append((sign.words, Ink.lanes[sign.rawValue % Ink.lanes.count]))
            }
        case .diagnostic: color(app, report: choice.report)
        }
    }

    private mutating func color(_ app: NamedApp, value: (Number) -> String?) {
        var known: [ExactText: Int] = [:]
        for number in app.declarations.all where !app.isImplicit(number) {
            guard let text = value(number) else { continue }
            let key = ExactText(text)
            let index = known[key] ?? values.count
            if known.updateValue(index, forKey: key) == nil {
                values.append((text, Ink.lanes[index % Ink.lanes.count]))
            }
            valueOfName[Int(number)] = index
        }
    }

    /// Shortens the paths of files to what is below the folder of all of them.
    private mutating func leaveOutSharedFolder() {
        let folders = values.map { $0.text.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        guard var shared = folders.first else { return }
        for folder in folders { shared = shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count) }
        let length = shared.reduce(0) { $0 + $1.utf8.count + 1 }
        for index in values.indices { values[index].text = String(values[index].text.utf8.dropFirst(length)) ?? "" }
    }

    /// Colours a name by the worst diagnostic at one of its places.
    private mutating func color(_ app: NamedApp, report: Report) {
        let looks: [(severity: Severity, ink: Ink)] = [
            (.error, Ink.lanes[1]), (.warning, Ink.lanes[4]), (.note, Ink.lanes[0]),
        ]
        let showing = DiagnosedControllers(app.graph)
        for look in looks {
            var isUsed = false
            for diagnostic in report.diagnostics where diagnostic.severity == look.severity {
                guard let controller = showing.controller(of: diagnostic) else { continue }
                let number = Int(app.declarations[controller])
                if valueOfName[number] == nil { valueOfName[number] = values.count }
                isUsed = true
            }
            if isUsed { values.append((look.severity.rawValue, look.ink)) }
        }
    }

    func ink(_ number: Number) -> Ink? { valueOfName[Int(number)].map { values[$0].ink } }
    /// The colour of a style, if it is by that.
    func ink(_ sign: StyleSign) -> Ink? { valueOfSign[sign].map { values[$0].ink } }

    /// The rows of the key: eight values that these names and styles have, and how many more there are.
    func entries(names: some Sequence<Number>, signs: some Sequence<StyleSign>) -> [PictureHead.Entry] {
        let used = Set(names.compactMap { valueOfName[Int($0)] } + signs.compactMap { valueOfSign[$0] })
        let values = values.indices.filter(used.contains).map { self.values[$0] }
        return values.prefix(Self.most).map { .value($0.ink, $0.text) }
            + (values.count > Self.most ? [.words("and \(values.count - Self.most) more")] : [])
    }
}

/// The controllers at which pictures show diagnostics.
struct DiagnosedControllers {
    private let graph: ResolvedGraph
    /// The caller of each presentation, by the presentation's name.
    let callers: [ExactText: ControllerID?]

    init(_ graph: ResolvedGraph) {
        self.graph = graph
        callers = Dictionary(
            graph.presentationIDs.map { (graph.subject(of: $0).id, graph[$0].from) },
            uniquingKeysWith: { one, _ in one })
    }

    /// The controller that shows a diagnostic; nil if none does.
    func controller(of diagnostic: Diagnostic) -> ControllerID? {
        let subject = diagnostic.subject
        let name = diagnostic.places?.ids.first ?? subject.id.text
        switch subject.kind {
        case .controller, .push, .move: return graph.controllers(named: name).first
        case .family: return graph.family(named: name).flatMap { graph[$0].root }
        case .window:
            let window = graph.windowIDs.first { ExactText(graph.name(of: $0)) == subject.id }
            return window.flatMap { graph[$0].families.first }.flatMap { graph[$0.family].root }
        case .presentation:
            return diagnostic.places == nil ? callers[subject.id] ?? nil : graph.controller(named: name)
        case .file, .scenario, .view, .class: return nil
        }
    }
}
