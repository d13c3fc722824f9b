/// Custom segues of container libraries that put a child in its parent: all that is known of them, as data.
struct KnownContainer: Sendable {
    let library: String
    let segueClass: String
    /// The identifiers that the container finds its children by; nil if the class alone says it.
    let identifiers: [String]?

    static let all = [
        KnownContainer(
            library: "SWRevealViewController", segueClass: "SWRevealViewControllerSegueSetController",
            identifiers: ["sw_rear", "sw_front", "sw_right"]),
        // As it was called up to version 2.0.
        KnownContainer(
            library: "SWRevealViewController", segueClass: "SWRevealViewControllerSegue",
            identifiers: ["sw_rear", "sw_front", "sw_right"]),
        KnownContainer(
            library: "MMDrawerController", segueClass: "MMDrawerControllerSegue",
            identifiers: ["mm_center", "mm_left", "mm_right"]),
        KnownContainer(
            library: "LGSideMenuController", segueClass: "LGSideMenuSegue", identifiers: ["root", "left", "right"]),
        KnownContainer(
            library: "KYDrawerController", segueClass: "KYEmbedMainControllerSegue", identifiers: nil),
        KnownContainer(
            library: "KYDrawerController", segueClass: "KYEmbedDrawerControllerSegue", identifiers: nil),
    ]

    static func holds(_ segueClass: String, identifier: String) -> Bool {
        all.contains { $0.segueClass == segueClass && $0.identifiers?.contains(identifier) != false }
    }
}
