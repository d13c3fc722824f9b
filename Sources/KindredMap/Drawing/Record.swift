import KindredText

/// The rows of a picture's geometry: what has a place in it, by sections of its JSON.
package struct Record: Sendable {
    package enum Picture: String, Sendable {
        case screens, places, overview, around, changes
    }

    /// The sections in the order in which they are written.
    enum Section: Int, CaseIterable {
        case lanes, families, blocks, controllers, chips, ports, sets, edits, lines, references

        var key: StaticString {
            switch self {
            case .lanes: "lanes"
            case .families: "families"
            case .blocks: "blocks"
            case .controllers: "controllers"
            case .chips: "chips"
            case .ports: "ports"
            case .sets: "sets"
            case .edits: "edits"
            case .lines: "lines"
            case .references: "references"
            }
        }
        /// Whether it is written even if nothing is in it.
        var isFixed: Bool { [.lanes, .families, .controllers, .lines, .references].contains(self) }
    }

    enum Value: Sendable {
        case text(String), number(Int), null
        case texts([String])
        case area(Drawing.Area)
        case points([Drawing.Spot])
    }

    typealias Member = (key: StaticString, value: Value)

    struct Counts: Sendable {
        var families = 0
        var controllers = 0
        var places = 0
        var presentations = 0
        var pushes = 0
        var outsidePresentations = 0
        var outsidePushes = 0
    }

    let picture: Picture
    /// Whether rows are places instead of names.
    var isByPlaces = false
    var counts = Counts()
    var subject: [Member] = []
    private var rows: [[[Member]]] = Array(repeating: [], count: Section.allCases.count)

    init(picture: Picture) { self.picture = picture }

    mutating func add(_ section: Section, _ members: [Member]) { rows[section.rawValue].append(members) }

    func rows(of section: Section) -> [[Member]] { rows[section.rawValue] }
}
