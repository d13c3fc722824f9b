/// A node of one of the documents.
package struct NodeReference: Hashable, Sendable {
    package var file: Int32
    package var node: Int32

    package init(file: Int32, node: Int32) { (self.file, self.node) = (file, node) }
}

/// A screen or a node in one, which every place of the screen repeats.
package struct Template: Sendable {
    package var node: NodeReference
    package var name: Int32
    /// The screen that it is or is in, as an index among the templates; -1 if that screen's id is a duplicate.
    package var screen: Int32
    package var isScreen: Bool
}

/// A controller that a written or derived place makes.
package struct PlacedNode: Sendable {
    /// The node that declares it: for a place its screen, for an implicit controller what it wraps.
    var declaration: NodeReference
    /// The id or the path; -1 for none.
    var name: Int32
    var kind: Kind
    var role: Role
    var isImplicit: Bool
    /// The configurations in which it exists, as far as its family does, and those in which it isn't shown.
    var configurations: ConfigurationSet
    var unshown: ConfigurationSet
    /// Whether it is, in some configurations, what an earlier controller of that path is in others.
    var isTwin: Bool
    /// The index after everything in it.
    var end: Int32 = 0
    var origin: PlaceOrigin
}

/// The origin of a controller: where it is written, and what it repeats.
package struct PlaceOrigin: Sendable {
    /// The node at its location.
    package var location: NodeReference
    /// The template that it repeats; -1 for a controller that no screen declares.
    package var template: Int32 = -1
    /// Whether it is a place of a screen, not a node in one.
    package var isPlace = false
    /// Whether a push put it there, and not its author.
    package var isDerived = false
    /// The controller that makes the push that put a derived place there, on a shortest way from what is written, and the
    /// push's number among all that are declared; else -1.
    package var pusher: Int32 = -1
    package var push: Int32 = -1
}

/// The controllers of all families, once every place of a screen is known.
package struct Placement: Sendable {
    /// A place that can't be.
    package struct Omission: Sendable {
        package enum Reason: Sendable {
            /// A screen within itself, with a push on the way; and containers that can't be pushed.
            case within, container
        }

        package var reason: Reason
        package var screen: Int32
        /// The controller that pushes, or that would contain it.
        package var controller: Int32
        /// The number of the push among all that are declared; -1 if a node leads back.
        package var push: Int32
        package var node: NodeReference
    }

    /// Two declarations of one id, or places of one path in one container.
    struct Duplicate: Sendable {
        var name: Int32
        var second: NodeReference
        var first: NodeReference
        var isBare: Bool
        /// The screen of a place that could have another name, for duplicate places; else -1.
        var screen: Int32 = -1
    }

    /// A written place: the screen that contains it or -1, its screen, and the node.
    package struct Reference: Sendable {
        package var container: Int32
        package var screen: Int32
        package var node: NodeReference
    }

    /// A declared push of a screen: the screen that pushes or -1, and the screen.
    package struct Pushed: Sendable {
        package var container: Int32
        package var screen: Int32
    }

    /// A further push that puts a derived place where it is, in some configurations.
    struct Pusher: Sendable {
        /// The derived place; its number among spots until all are in order.
        var place: Int32
        var configurations: ConfigurationSet
        var pusher: Int32
        var push: Int32
    }

    /// A family that `show` of a screen needs.
    struct DerivedFamily: Sendable {
        var screen: Int32
        var name: Int32
    }

    enum Limit: Sendable {
        case controllers, links, levels, path
    }

    /// All controllers in preorder, family after family.
    var nodes: [PlacedNode] = []
    /// The nodes of each family.
    var families: [Range<Int32>] = []
    /// The families that are derived: those after all that are written.
    var derivedFamilies: [DerivedFamily] = []
    /// The number of the family that `show` of a screen presents, by the screen.
    var shownFamilies: [Int32: Int32] = [:]
    /// The other families with that root, which it presents in configurations that don't have the first.
    var furtherFamilies: [Int32: [Int32]] = [:]
    var templates: [Template] = []
    var duplicates: [Duplicate] = []
    /// `{screen: id}` without a screen of that id.
    var unresolved: [NodeReference] = []
    var omissions: [Omission] = []
    var pushers: [Pusher] = []
    var references: [Reference] = []
    var pushed: [Pushed] = []
    /// The number of the first push of each document among all.
    var firstPushes: [Int32] = []
    /// The limit that was reached, and where: nothing is placed then.
    var excess: (limit: Limit, node: NodeReference)?
}
