/// The class that is drawn beside a controller's id: only one that says more than the id.
enum ClassNote {
    private static let endings = ["ViewController", "Controller", "Screen", "View", "VC"]
    private static let general = ["UI", "UINavigation", "UITabBar", "UISplit", "UIPage"]

    /// The class without the module; empty if it says no more than the label.
    static func text(_ className: String, for label: String) -> String {
        if className.isEmpty { return "" }
        let dot = className.utf8.lastIndex(of: UInt8(ascii: "."))
        let name = dot.map { className[className.utf8.index(after: $0)...] } ?? className[...]
        let (stem, own) = (withoutEnding(withoutNumber(name)), withoutNumber(label[...]))
        if stem == own || stem == withoutEnding(own) || general.contains(String(stem)) { return "" }
        return String(name)
    }

    private static func withoutNumber(_ name: Substring) -> Substring {
        var name = name
        while let last = name.utf8.last, 0x30...0x39 ~= last { name.removeLast() }
        return name
    }

    private static func withoutEnding(_ name: Substring) -> Substring {
        for ending in endings where name.utf8.count > ending.utf8.count && name.hasSuffix(ending) {
            return name.dropLast(ending.utf8.count)
        }
        return name
    }
}
