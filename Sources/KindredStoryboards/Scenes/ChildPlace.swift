import KindredGraph

/// The places where the relationships of Interface Builder put a child, as data.
enum ChildPlace {
    private static let columns: [String: Role] = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact, "inspectorViewController": .inspector,
    ]

    /// The role of a child, or nil where the parent has no such place.
    /// - Parameter index: The position among the children of the same parent in the same relation.
    static func role(_ relation: String, in parent: Kind, index: Int32) -> Role? {
        if parent == .controller { return .child }
        let isAmongAll = relation == "viewControllers"
        if parent.hasColumns { return columns[relation] ?? (isAmongAll ? classicColumn(index) : nil) }
        let isRoot = parent == .navigation && relation == "rootViewController"
        return isAmongAll || isRoot ? parent.definition.slots.first?.role : nil
    }

    /// A xib lists the two of a classic split view controller.
    private static func classicColumn(_ index: Int32) -> Role? {
        switch index {
        case 0: .primary
        case 1: .secondary
        default: nil
        }
    }
}

extension Kind {
    /// The kind of an element in an iOS storyboard.
    init(_ element: StoryboardElement) {
        let name = element.systemClass(on: .iOS).map { "\($0)" }
        self = Kind.allCases.first { $0.definition.className == name } ?? .controller
    }
}
