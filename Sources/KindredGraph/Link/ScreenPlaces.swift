/// The part of a graph that screens add: where its controllers come from.
///
/// An object, so that a graph without screens carries no more than a reference.
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
        places = Self.places(of: origins, templates: placement.templates.count)
        firstPushes = placement.firstPushes
        omissions = placement.omissions
        references = placement.references
        pushed = placement.pushed
    }

    /// Returns what is left of it in some configurations.
    func restricted(
        by restriction: Restriction, to set: ConfigurationSet, pushers: [Placement.Pusher]
    ) -> ScreenPlaces {
        if restriction.controllers.isEmpty, pushers.isEmpty { return self }
        var origins = self.origins
        for other in pushers where other.configurations & set != 0 {
            let known = ControllerID(index: origins[Int(other.place)].pusher)
            // The first that is there stays.
            if known.index >= 0, restriction.controller(known) != nil, set & (set - 1) != 0 { continue }
            origins[Int(other.place)].pusher = other.pusher
            origins[Int(other.place)].push = other.push
        }
        if !restriction.controllers.isEmpty {
            origins = restriction.kept(origins, by: restriction.controllers)
            for index in origins.indices where origins[index].pusher >= 0 {
                let pusher = restriction.controller(ControllerID(index: origins[index].pusher))
                origins[index].pusher = pusher?.index ?? -1
            }
        }
        let omissions = self.omissions.compactMap { omission in
            restriction.controller(ControllerID(index: omission.controller)).map { controller in
                var omission = omission
                omission.controller = controller.index
                return omission
            }
        }
        return ScreenPlaces(self, origins: origins, omissions: omissions)
    }

    /// Returns the same with other origins.
    func with(_ origins: [PlaceOrigin]) -> ScreenPlaces {
        ScreenPlaces(self, origins: origins, omissions: omissions)
    }

    /// Returns the number of a push among all.
    func number(ofPush index: Int32, in file: Int32) -> Int32 { firstPushes[Int(file)] + index }

    private init(_ whole: ScreenPlaces, origins: [PlaceOrigin], omissions: [Placement.Omission]) {
        templates = whole.templates
        self.origins = origins
        places = Self.places(of: origins, templates: whole.templates.count)
        firstPushes = whole.firstPushes
        self.omissions = omissions
        references = whole.references
        pushed = whole.pushed
    }

    private static func places(of origins: [PlaceOrigin], templates: Int) -> PackedLists<ControllerID> {
        PackedLists(count: templates) { add in
            for (index, origin) in origins.enumerated() where origin.template >= 0 {
                add(origin.template, ControllerID(index: Int32(index)))
            }
        }
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
        /// A `show` that fills the primary side of a split view controller.
        case inPrimary
    }

    package var file: Int32
    package var declaration: Int32
    package var kind: PushKind
    package var reason: Reason
    package var from: ControllerID
    /// Whether it is declared of a screen or a node in one, not of this place alone.
    var isOfScreen: Bool
    /// The target of the push: a controller, or a template that has no place there.
    package var to: ControllerID?
    package var template: Int32
    /// Whether whatever is on top pushes; then `from` is a container that doesn't show it, or any controller at all.
    package var isFromAny = false
}
