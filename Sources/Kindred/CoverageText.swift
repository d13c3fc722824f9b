import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredText

/// The controllers and presentations that no dump and no recording shows, as a list and as data.
package struct CoverageText: Sendable {
    struct Item {
        let id: String
        /// The ids of the places of a name; nil by places.
        var places: [String]?
        let location: Location
    }

    /// The number of those that are declared, and those that aren't shown.
    struct Part {
        let declared: Int
        let shown: Int
        let perhaps: Int
        let tenths: Int
        /// The rows; nil if they aren't listed.
        let notShown: [Item]?

        init<ID>(_ part: Coverage.Part<ID>, item: ((ID) -> Item)?) {
            (declared, shown, perhaps, tenths) = (part.declared, part.shown, part.perhaps, part.tenths)
            notShown = item.map { part.notShown.map($0) }
        }
    }

    private let naming: Naming
    let controllers: Part
    let presentations: Part
    let pushes: Part
    /// The lines of the list.
    let items: [Item]
    private let names: CoverageNames

    package init(verification: VerificationPipeline, by naming: Naming = .screens) {
        self.naming = naming
        let writer = CoverageWriter(verification: verification)
        let coverage = verification.coverage
        names = CoverageNames(coverage: coverage, of: verification, by: naming)
        switch naming {
        case .places:
            controllers = Part(coverage.controllers, item: writer.item)
            presentations = Part(coverage.presentations, item: writer.item)
            pushes = Part(coverage.pushes, item: nil)
            items = (controllers.notShown ?? []) + (presentations.notShown ?? [])
        case .screens:
            let named = NamedCoverage(coverage: coverage, of: verification.graph)
            controllers = Part(named.controllers) { writer.item($0, by: named.declarations) }
            presentations = Part(named.presentations) { writer.item($0, by: named.declarations) }
            pushes = Part(named.pushes, item: nil)
            items = named.gaps.map { writer.item($0, by: named.declarations) }
        }
    }

    /// The text of each gap.
    private struct CoverageWriter {
        private let graph: ResolvedGraph
        private let places: Places

        init(verification: VerificationPipeline) {
            (graph, places) = (verification.graph, Places(verification.report.files))
        }

        func item(_ id: ControllerID) -> Item {
            Item(id: graph.name(of: id), location: places.location(of: graph.place(of: id)))
        }

        func item(_ id: PresentationID) -> Item {
            Item(id: graph.name(of: id), location: places.location(of: graph.place(of: id)))
        }

        func item(_ number: Declarations.Number, by declarations: Declarations) -> Item {
            let all = declarations.places(of: number)
            return Item(
                id: declarations.name(of: number), places: all.map { graph.name(of: $0) },
                location: places.location(of: graph.declaredPlace(declarations.first(of: number))))
        }

        func item(_ name: [PresentationID], by declarations: Declarations) -> Item {
            Item(
                id: declarations.name(of: name[0]), places: name.map { graph.name(of: $0) },
                location: places.location(of: graph.place(of: name[0])))
        }

        func item(_ gap: NamedCoverage.Gap, by declarations: Declarations) -> Item {
            switch gap {
            case .family(let family, let members):
                let count = members == 0 ? "" : ", with \(English.count(members, of: "view controller"))"
                return Item(
                    id: "family \(graph.name(of: family))\(count)",
                    location: places.location(of: graph.place(of: family)))
            case .controller(let number, let members):
                let item = item(number, by: declarations)
                let phrase = declarations.phrase(for: declarations.places(of: number))
                return Item(id: phrase + (members == 0 ? "" : ", with \(members) in it"), location: item.location)
            case .presentations(let group):
                let item = item(group, by: declarations)
                if group.allSatisfy({ declarations.name(of: $0) == item.id }) { return item }
                let names = declarations.names(of: group.compactMap { graph[$0].from })
                let callers = names.isEmpty ? Caller.any : English.list(names)
                let family = graph[group[0]].family.map { graph.name(of: $0) } ?? ""
                return Item(id: "\(callers)->\(family)", location: item.location)
            }
        }
    }

    /// The counts in one line: `shown: 31 of 40 view controllers, 12 of 30 presentations, 20 of 44 pushes (2 perhaps); 77.5 %`.
    package var summary: String { "shown: \(counts); \(controllers.percent)" }

    /// `31 of 40 view controllers, 12 of 30 presentations, 20 of 44 pushes (2 perhaps)`
    var counts: String {
        [
            controllers.text("view controller"), presentations.text("presentation"),
            pushes.text("push", many: "pushes"),
        ].joined(separator: ", ")
    }

    /// A line for each, with the place of its declaration.
    package var lines: [String] {
        items.map { "\($0.location.file):\($0.location.line):\($0.location.column): \($0.id)" }
    }

    /// The value of `coverage`: null if nothing could be compared.
    package static func write(_ coverage: CoverageText?, to json: inout JSONWriter) {
        json.key("coverage")
        guard let coverage else { return json.string(orNull: nil) }
        json.object { json in
            json.member("by", text: coverage.naming.rawValue)
            json.key("controllers")
            write(coverage.controllers, isCertain: true, to: &json)
            json.key("presentations")
            write(coverage.presentations, to: &json)
            json.key("pushes")
            write(coverage.pushes, to: &json)
            coverage.names.write(to: &json)
        }
    }

    /// - Parameter isCertain: Whether nothing of the part can perhaps be shown.
    private static func write(_ part: Part, isCertain: Bool = false, to json: inout JSONWriter) {
        json.object { json in
            json.member("declared", value: part.declared)
            json.member("shown", value: part.shown)
            if !isCertain { json.member("perhaps", value: part.perhaps) }
            json.key("percent")
            json.number(tenths: part.tenths)
            guard let notShown = part.notShown else { return }
            json.array("notShown") { json in
                for item in notShown {
                    json.object { json in
                        json.member("id", text: item.id)
                        if let places = item.places { json.strings("places", texts: places) }
                        json.location(item.location)
                    }
                }
            }
        }
    }
}

extension CoverageText.Part {
    /// `20 of 44 pushes (2 perhaps)`
    fileprivate func text(_ one: String, many: String? = nil) -> String {
        "\(shown) of \(English.count(declared, of: one, many: many))" + (perhaps > 0 ? " (\(perhaps) perhaps)" : "")
    }

    /// `77.5 %`
    var percent: String { English.percent(tenths: tenths) }
}

extension JSONWriter {
    mutating func location(_ place: Location) {
        object("location") { $0.members(file: place.file, line: place.line, column: place.column) }
    }
}
