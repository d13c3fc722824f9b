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
        switch parent {
        case .controller: .child
        case .navigation: ["rootViewController", "viewControllers"].contains(relation) ? .stack : nil
        case .tab: relation == "viewControllers" ? .tab : nil
        case .page: relation == "viewControllers" ? .page : nil
        case .split: columns[relation] ?? (relation == "viewControllers" ? classicColumn(index) : nil)
        }
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
        switch element {
        case .navigationController: self = .navigation
        case .tabBarController: self = .tab
        case .splitViewController: self = .split
        case .pageViewController: self = .page
        default: self = .controller
        }
    }
}
