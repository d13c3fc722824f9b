import TestSupport

/// Apps of several storyboards, each split as real ones are: a main file of tabs or a menu, and for each part of the app a
/// small file that others refer to; the same for the same seed.
struct MadeApps {
    private(set) var files: [(path: String, text: String)] = []
    private var random: Random
    private let names: [String]

    init(seed: UInt64) {
        random = Random(seed: seed)
        names = Array(["Settings", "Login", "Shop", "Help", "Share"].prefix(1 + random.below(5)))
        files.append((path("Main"), main()))
        for name in names { files.append((path(name), part(name))) }
    }

    private mutating func path(_ name: String) -> String {
        random.pick(["", "App/", "App/Base.lproj/", "App/\(name)/"], or: "") + "\(name).storyboard"
    }

    /// Tabs, columns or a menu, all of them references.
    private mutating func main() -> String {
        let references = names.map { reference("r-\($0)", to: $0) }.joined()
        if random.oneIn(3) {
            let menu = names.map { segue("r-\($0)", random.pick(Self.kinds, or: "show")) }.joined()
            let first = scene("menu", menu, identifier: "menu")
            return document("nav", navigation("nav", root: "menu") + first + references)
        }
        let relation = "kind=\"relationship\" relationship=\"viewControllers\""
        let tabs = names.map { "<segue destination=\"r-\($0)\" id=\"s\" \(relation)/>" }.joined()
        return document("tabs", scene("tabs", tabs, element: "tabBarController", identifier: "tabs") + references)
    }

    /// A list and what it leads to, in a navigation controller or not, with ways to other parts.
    private mutating func part(_ name: String) -> String {
        let count = 1 + random.below(4)
        var scenes = ""
        for number in 0..<count {
            var segues = ""
            for _ in 0..<random.below(3) {
                let other = random.oneIn(3) ? "other" : "c\(random.below(count))"
                segues += segue(other, random.pick(Self.kinds, or: "show"))
            }
            let identifier = random.oneIn(4) ? nil : "\(name)\(number)"
            scenes += scene("c\(number)", segues, identifier: identifier)
        }
        scenes += reference("other", to: random.pick(names + ["Main"], or: "Main"))
        let isBare = random.oneIn(3)
        if !isBare { scenes += navigation("nav", root: "c0") }
        return document(random.oneIn(8) ? nil : isBare ? "c0" : "nav", scenes)
    }

    private static let kinds = ["show", "show", "show", "showDetail", "presentation", "presentation", "push", "embed"]

    private mutating func reference(_ id: String, to name: String) -> String {
        let identifier = random.oneIn(3) ? " referencedIdentifier=\"\(name)\(random.below(3))\"" : ""
        return scene(id, "", element: "viewControllerPlaceholder", more: " storyboardName=\"\(name)\"" + identifier)
    }

    private func navigation(_ id: String, root: String) -> String {
        let relation = "kind=\"relationship\" relationship=\"rootViewController\""
        return scene(id, "<segue destination=\"\(root)\" id=\"s\" \(relation)/>", element: "navigationController")
    }

    private mutating func segue(_ target: String, _ kind: String) -> String {
        let identifier = random.oneIn(3) ? " identifier=\"to \(target)\"" : ""
        return "<segue destination=\"\(target)\" id=\"s\" kind=\"\(kind)\"\(identifier)/>"
    }

    private func scene(
        _ id: String, _ segues: String, element: String = "viewController", identifier: String? = nil, more: String = ""
    ) -> String {
        let name = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
        return "<scene><objects><\(element) id=\"\(id)\"\(name)\(more) sceneMemberID=\"viewController\"><connections>"
            + segues + "</connections></\(element)></objects></scene>"
    }

    private func document(_ initial: String?, _ scenes: String) -> String {
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let type = "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
        return "<document \(type) targetRuntime=\"iOS.CocoaTouch\"\(start)>"
            + "<scenes>\(scenes)</scenes></document>"
    }
}
