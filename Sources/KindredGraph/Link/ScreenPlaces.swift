/// The part of a hierarchy that screens add: where its controllers come from.
///
/// An object, so that a hierarchy without screens carries no more than a reference.
package final class ScreenPlaces: Sendable {
    /// Screens, in order of declaration, then the nodes in them.
    package let templates: [Template]
    /// The origin of each controller.
    package let origins: [PlaceOrigin]
    /// The controllers that repeat each template, in order.
    package let places: PackedLists<ControllerID>
    /// The number of the first push of each document among all that are declared.
    private let firstPushes: [Int32]
    package let omissions: [Placement.Omission]
    package let references: [Placement.Reference]
    package let pushed: [Placement.Pushed]

    init(_ placement: Placement) {
        templates = placement.templates
        origins = placement.nodes.map(\.origin)
        places = PackedLists(count: placement.templates.count) { add in
            for (index, node) in placement.nodes.enumerated() where node.origin.template >= 0 {
                add(node.origin.template, ControllerID(index: Int32(index)))
            }
        }
        firstPushes = placement.firstPushes
        omissions = placement.omissions
        references = placement.references
        pushed = placement.pushed
    }

    /// The document and the index there of a push by its number among all.
    func push(numbered number: Int32) -> (file: Int32, index: Int32) {
        var (low, high) = (0, firstPushes.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if firstPushes[middle] <= number { low = middle } else { high = middle - 1 }
        }
        return (Int32(low), number - firstPushes[low])
    }

    /// The templates that are screens: those before all others.
    package var screens: ArraySlice<Template> { templates.prefix { $0.isScreen } }
}

/// A push from some controller that can't be, though others of the same declaration may.
package struct MissedPush: Sendable {
    package enum Reason: Sendable {
        /// The caller has no navigation or split view controller.
        case outside
        /// A push whose target isn't where the push goes.
        case stranger
    }

    package var file: Int32
    package var declaration: Int32
    package var kind: PushKind
    package var reason: Reason
    package var from: ControllerID
    /// Whether it is declared of a screen or a node in one, not of this place alone.
    package var isOfScreen: Bool
    /// The target of the push: a controller, or a template that has no place there.
    package var to: ControllerID?
    package var template: Int32
}
