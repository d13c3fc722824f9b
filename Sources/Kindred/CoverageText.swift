import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredText

/// The controllers and presentations that no dump shows, as a list and as data.
package struct CoverageText: Sendable {
    private struct Item {
        let id: String
        let location: Location
    }

    private let controllers: [Item]
    private let presentations: [Item]
    private let coverage: Coverage

    package init(_ verification: VerificationPipeline) {
        let (hierarchy, places) = (verification.hierarchy, Places(verification.report.files))
        coverage = verification.coverage
        controllers = coverage.controllers.notShown.map {
            Item(id: hierarchy.name(of: $0), location: places.location(of: hierarchy.place(of: $0)))
        }
        presentations = coverage.presentations.notShown.map {
            Item(id: hierarchy.name(of: $0), location: places.location(of: hierarchy.place(of: $0)))
        }
    }

    /// The counts in one line: `shown: 40 of 96 controllers, 12 of 20 presentations`.
    package var summary: String {
        let (controllers, presentations) = (coverage.controllers, coverage.presentations)
        return "shown: \(controllers.shown) of \(controllers.declared) controllers, "
            + "\(presentations.shown) of \(presentations.declared) presentations"
    }

    /// A line for each, with the place of its declaration.
    package var lines: [String] {
        (controllers + presentations).map {
            "\($0.location.file):\($0.location.line):\($0.location.column): \($0.id)"
        }
    }

    /// The value of `coverage`: null if nothing could be compared.
    package static func write(_ coverage: CoverageText?, to json: inout JSONWriter) {
        json.key("coverage")
        guard let coverage else { return json.string(orNull: nil) }
        json.object { json in
            json.key("controllers")
            write(coverage.coverage.controllers.declared, notShown: coverage.controllers, to: &json)
            json.key("presentations")
            write(coverage.coverage.presentations.declared, notShown: coverage.presentations, to: &json)
        }
    }

    private static func write(_ declared: Int, notShown: [Item], to json: inout JSONWriter) {
        json.object { json in
            json.member("declared", value: declared)
            json.member("shown", value: declared - notShown.count)
            json.array("notShown") { json in
                for item in notShown {
                    json.object { json in
                        json.member("id", text: item.id)
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
