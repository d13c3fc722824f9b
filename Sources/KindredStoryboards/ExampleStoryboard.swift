/// Small storyboards for the examples of rules.
enum ExampleStoryboard {
    static func text(
        runtime: String = "iOS.CocoaTouch", initial: String? = nil, more: String = "", _ scenes: String...
    ) -> String {
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let head = [
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"",
            "    targetRuntime=\"\(runtime)\"\(start)\(more)>", "  <scenes>",
        ]
        return (head + scenes + ["  </scenes>", "</document>", ""]).joined(separator: "\n")
    }

    /// A scene with its owner, and the segues of the owner.
    static func scene(
        _ id: String, element: String = "viewController", more: String = "", _ segues: String...
    ) -> String {
        let owner = "<\(element) id=\"\(id)\"\(more.isEmpty ? "" : " " + more) sceneMemberID=\"viewController\""
        let connections =
            ["      \(owner)>", "        <connections>"] + segues.map { "          <segue \($0)/>" }
            + ["        </connections>", "      </\(element)>"]
        let body = segues.isEmpty ? ["      \(owner)/>"] : connections
        return (["    <scene sceneID=\"s-\(id)\"><objects>"] + body + ["    </objects></scene>"])
            .joined(separator: "\n")
    }

    /// A navigation controller and its root.
    static func navigation(_ id: String = "nav", root: String) -> String {
        scene(
            id, element: "navigationController",
            "destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"")
    }
}
