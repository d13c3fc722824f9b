import KindredDiagnostics

/// The parts of the simulator that depend on a fact.
package enum OrdersOfFact {
    /// The operations whose order of callbacks depends on it, in words.
    package static func operations(_ fact: Fact) -> [String] {
        OrderingTable.rows.filter { row in row.facts.facts.contains { $0.id == fact.id } }.map(\.operation.text)
    }

    /// Whether events of a trace can cite it.
    package static func isTraced(_ fact: Fact) -> Bool {
        TraceFact.allCases.contains { $0.fact.id == fact.id }
    }
}

extension Operation {
    /// The name by which a page about UIKit calls it.
    fileprivate var text: String {
        switch self {
        case .push: "push"
        case .pop: "pop"
        case .select: "tab selection"
        case .scroll: "page turn (scroll)"
        case .curl: "page turn (curl)"
        case .startPages: "first pages"
        case .transition: "transition(from:to:)"
        case .addSubview: "addSubview"
        case .removeFromSuperview: "removeFromSuperview"
        case .presentCovering: "presentation that removes the presenter's view"
        case .dismissCovering: "dismissal that restores the presenter's view"
        case .presentOver: "presentation over the presenter's view"
        case .dismissOver: "dismissal from over the presenter's view"
        case .launch: "launch"
        case .setRoot: "replacement of a window's root"
        case .byHand: "begin and end by hand"
        }
    }
}
