import KindredDiagnostics
import KindredGraph

/// An author's claims about the trace so far and the relations at that moment.
package struct Claims: Sendable {
    /// The whole trace, in order.
    package var whole: [EventPattern]?
    /// The place of `expect`.
    var wholePlace: SourceRange?
    /// Each controller's own events, in order.
    package var each: [(controller: ControllerID, events: [EventPattern], place: SourceRange)] = []
    package var never: [EventPattern] = []
    package var relations: [RelationClaim] = []
    /// The exact set of expected rule ids; nil if none is declared.
    package var diagnostics: [(id: String, place: SourceRange)]?
    var diagnosticsPlace: SourceRange?
    /// The name of a mark: until it is in the trace, nothing is claimed.
    package var after: String?

    package init() {}
}

/// An event as the author writes it: `Id.kind`, `Id.willMove(P)`, `Id.didMove(nil)` or `mark(name)`.
package struct EventPattern: Sendable {
    package var what: Event.What
    package var place: SourceRange
}

/// One relation under `is`.
package struct RelationClaim: Sendable {
    package enum Subject: Sendable {
        case relation(Relation, [ControllerID])
        /// The children, in order.
        case children([ControllerID])
        case state(AppearanceState)
    }

    package var controller: ControllerID
    package var subject: Subject
    package var place: SourceRange
}
