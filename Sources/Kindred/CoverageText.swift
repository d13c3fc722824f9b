import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredText

/// The controllers and presentations that no dump shows, as a list and as data.
package struct CoverageText: Sendable {
    private struct Item {
        let id: String
        /// The ids of the places of a name; nil by places.
        var places: [String]?
        let location: Location
    }

    /// The number of those that are declared, and those that aren't shown.
    private struct Part {
        let declared: Int
        let notShown: [Item]

        var shown: Int { declared - notShown.count }
    }

    private let naming: Naming
    private let controllers: Part
    private let presentations: Part
    /// The lines of the list.
    private let items: [Item]

    package init(_ verification: VerificationPipeline, by naming: Naming = .screens) {
        self.naming = naming
        let writer = CoverageWriter(verification)
        let coverage = verification.coverage
        switch naming {
        case .places:
            controllers = Part(
                declared: coverage.controllers.declared, notShown: coverage.controllers.notShown.map(writer.item))
            presentations = Part(
                declared: coverage.presentations.declared, notShown: coverage.presentations.notShown.map(writer.item))
            items = controllers.notShown + presentations.notShown
        case .screens:
            let named = NamedCoverage(coverage, of: verification.hierarchy)
            controllers = Part(
                declared: named.controllers.declared,
                notShown: named.controllers.notShown.map { writer.item($0, by: named.declarations) })
            presentations = Part(
                declared: named.presentations.declared,
                notShown: named.presentations.notShown.map { writer.item($0, by: named.declarations) })
            items = named.gaps.map { writer.item($0, by: named.declarations) }
        }
    }

    /// The text of each gap.
    private struct CoverageWriter {
        private let hierarchy: ResolvedGraph
        private let places: Places

        init(_ verification: VerificationPipeline) {
            (hierarchy, places) = (verification.hierarchy, Places(verification.report.files))
        }

        func item(_ id: ControllerID) -> Item {
            Item(id: hierarchy.name(of: id), location: places.location(of: hierarchy.place(of: id)))
        }

        func item(_ id: PresentationID) -> Item {
            Item(id: hierarchy.name(of: id), location: places.location(of: hierarchy.place(of: id)))
        }

        func item(_ number: Declarations.Number, by declarations: Declarations) -> Item {
            let all = declarations.places(of: number)
            return Item(
                id: declarations.name(of: number), places: all.map { hierarchy.name(of: $0) },
                location: places.location(of: hierarchy.declaredPlace(declarations.first(of: number))))
        }

        func item(_ name: [PresentationID], by declarations: Declarations) -> Item {
            Item(
                id: declarations.name(of: name[0]), places: name.map { hierarchy.name(of: $0) },
                location: places.location(of: hierarchy.place(of: name[0])))
        }

        func item(_ gap: NamedCoverage.Gap, by declarations: Declarations) -> Item {
            switch gap {
            case .family(let family, let members):
                let count = members == 0 ? "" : ", with \(English.count(members, of: "view controller"))"
                return Item(
                    id: "family \(hierarchy.name(of: family))\(count)",
                    location: places.location(of: hierarchy.place(of: family)))
            case .controller(let number, let members):
                let item = item(number, by: declarations)
                let phrase = declarations.phrase(for: declarations.places(of: number))
                return Item(id: phrase + (members == 0 ? "" : ", with \(members) in it"), location: item.location)
            case .presentations(let group):
                let item = item(group, by: declarations)
                if group.allSatisfy({ declarations.name(of: $0) == item.id }) { return item }
                let callers = English.list(declarations.names(of: group.compactMap { hierarchy[$0].from }))
                let family = hierarchy[group[0]].family.map { hierarchy.name(of: $0) } ?? ""
                return Item(id: "\(callers)->\(family)", location: item.location)
            }
        }
    }

    /// The counts in one line: `shown: 40 of 96 view controllers, 12 of 20 presentations`.
    package var summary: String {
        "shown: \(controllers.shown) of \(English.count(controllers.declared, of: "view controller")), "
            + "\(presentations.shown) of \(English.count(presentations.declared, of: "presentation"))"
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
            write(coverage.controllers, to: &json)
            json.key("presentations")
            write(coverage.presentations, to: &json)
        }
    }

    private static func write(_ part: Part, to json: inout JSONWriter) {
        json.object { json in
            json.member("declared", value: part.declared)
            json.member("shown", value: part.shown)
            json.array("notShown") { json in
                for item in part.notShown {
                    json.object { json in
                        json.member("id", text: item.id)
                        if let places = item.places { json.strings("places", texts: places) }
                        let place = item.location
                        json.object("location") {
                            $0.members(file: place.file, line: place.line, column: place.column)
                        }
                    }
                }
            }
        }
    }
}
