import TestSupport

/// Storyboards of anything that Interface Builder or a merge could have written, the same for the same seed.
struct MadeStoryboards {
    private(set) var files: [(path: String, text: String)] = []
    private var random: Random

    private static let elements = [
        "viewController", "viewController", "tableViewController", "navigationController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
    ]

    init(seed: UInt64) {
        random = Random(seed: seed)
        let count = 1 + random.below(3)
        let names = (0..<count).map { _ in random.pick(["Main", "Login", "Settings"], or: "Main") }
        for (number, name) in names.enumerated() {
            let folder = random.pick(["", "App/", "App/Base.lproj/", "Kit/"], or: "")
            let path = "\(folder)\(name).storyboard"
            if files.contains(where: { $0.path == path }) { continue }
            files.append((path, file(number, names)))
        }
    }

    private mutating func file(_ number: Int, _ names: [String]) -> String {
        let elements = (0..<random.below(9)).map { _ in random.pick(Self.elements, or: "viewController") }
        let ids = elements.indices.map { "a\($0)-\(random.oneIn(3) ? "x" : "f\(number)")" }
        var text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\""
        if let start = random.pick(ids), !random.oneIn(4) { text += " initialViewController=\"\(start)\"" }
        text += "><scenes>"
        for (index, element) in elements.enumerated() {
            text += "<scene><objects><\(element) id=\"\(ids[index])\" sceneMemberID=\"viewController\""
            text += attributes(element, names) + "><connections>"
            text += (0..<random.below(4)).map { _ in segue(element, ids) }.joined()
            text += "</connections></\(element)></objects></scene>"
        }
        return text + "</scenes></document>"
    }

    private mutating func attributes(_ element: String, _ names: [String]) -> String {
        var text = ""
        if element == "viewControllerPlaceholder" {
            if !random.oneIn(5) { text += " storyboardName=\"\(random.pick(names + ["Nowhere"], or: ""))\"" }
            if random.oneIn(2) { text += " referencedIdentifier=\"\(random.pick(["home", "list", "none"], or: ""))\"" }
            if random.oneIn(8) { text += " bundleIdentifier=\"kit\"" }
            if random.oneIn(4) { text += " storyboardIdentifier=\"list\"" }
            return text
        }
        if random.oneIn(3) { text += " storyboardIdentifier=\"\(random.pick(["home", "list", "3 d"], or: ""))\"" }
        if random.oneIn(3) { text += " customClass=\"\(random.pick(["ListController", "App.Home"], or: ""))\"" }
        if random.oneIn(5) { text += " title=\"A title: #1\"" }
        if random.oneIn(5) { text += " allowDoubleColumnStyle=\"YES\"" }
        if random.oneIn(6) { text += " definesPresentationContext=\"YES\"" }
        if random.oneIn(8) { text += " modalPresentationStyle=\"formSheet\"" }
        return text
    }

    private mutating func segue(_ element: String, _ ids: [String]) -> String {
        let destination = random.oneIn(20) ? "gone" : random.pick(ids, or: "gone")
        var text = "<segue destination=\"\(destination)\" id=\"s\" "
        if let relations = Self.relations[element], !random.oneIn(3) {
            return text + "kind=\"relationship\" relationship=\"\(random.pick(relations, or: ""))\"/>"
        }
        let kind = random.pick(Self.kinds, or: "show")
        text += "kind=\"\(kind)\""
        if kind == "custom" {
            let known = random.oneIn(2)
            text +=
                known ? " customClass=\"SWRevealViewControllerSegue\" identifier=\"sw_rear\"" : " customClass=\"Fade\""
        }
        if random.oneIn(4) { text += " modalPresentationStyle=\"\(random.pick(Self.styles, or: ""))\"" }
        if kind.hasPrefix("popover"), !random.oneIn(3) { text += " popoverAnchorBarButtonItem=\"x\"" }
        return text + "/>"
    }

    private static let relations = [
        "navigationController": ["rootViewController", "rootViewController", "viewControllers"],
        "tabBarController": ["viewControllers"],
        "splitViewController": [
            "masterViewController", "detailViewController", "supplementaryViewController", "compactViewController",
        ],
    ]
    private static let kinds = [
        "show", "show", "show", "showDetail", "showDetail", "push", "presentation", "modal", "popoverPresentation",
        "embed", "embed", "custom", "unwind", "replace", "teleport",
    ]
    private static let styles = ["fullScreen", "overCurrentContext", "none", "blurOverFullScreen", "popover"]
}
