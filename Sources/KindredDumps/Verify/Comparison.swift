import KindredDiagnostics
import KindredGraph
import KindredText

/// The result of comparing a printed hierarchy with a specification.
package struct Comparison: Sendable {
    /// Counts of what was compared.
    package struct Tally: Sendable, Equatable {
        /// Live controllers of the app; those that the system may add by itself are not among them.
        package var controllers = 0
        package var found = 0
        package var system = 0
        /// Live presentations by declared controllers.
        package var presentations = 0
        package var asResolved = 0

        package init() {}
    }

    /// The declared controller of each live one, where it was found.
    package internal(set) var matches: [ControllerID?]
    /// The presentations that may have led to each presented controller, which doesn't say who asked for it.
    package internal(set) var presented: [(index: Int32, presentations: [PresentationID])] = []
    /// The family that the live tree begins with.
    package internal(set) var family: FamilyID?
    /// Whether the live root may be the root of that family.
    var startsAsDeclared = false
    package internal(set) var tally = Tally()
    /// The configurations that it was compared with; none without configurations.
    package internal(set) var configurations: ConfigurationSet = 0
    package internal(set) var diagnostics = DiagnosticBag()
    /// Whether there were more ways to match than could be tried, so that other ones may differ less.
    package internal(set) var isCutShort = false
}

extension Comparison.Tally {
    package static func += (sum: inout Self, other: Self) {
        sum.controllers += other.controllers
        sum.found += other.found
        sum.system += other.system
        sum.presentations += other.presentations
        sum.asResolved += other.asResolved
    }

    /// `12 of 12 live controllers found in the specification, 2 presentations as resolved`
    package var text: String {
        var text = "\(found) of \(English.count(controllers, of: "live controller")) found in the specification"
        if presentations > 0 {
            text +=
                asResolved == presentations
                ? ", \(English.count(presentations, of: "presentation")) as resolved"
                : ", \(asResolved) of \(English.count(presentations, of: "presentation")) as resolved"
        }
        return system > 0 ? text + "; \(English.count(system, of: "system controller")) left out" : text
    }
}
