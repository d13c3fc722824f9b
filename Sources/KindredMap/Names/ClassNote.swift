import KindredText

/// The class that is drawn beside a controller's id: only one that says more than the id.
enum ClassNote {
    private typealias Bytes = UnsafeRawBufferPointer

    private static let endings: [StaticString] = ["ViewController", "Controller", "Screen", "View", "VC"]
    private static let general: [StaticString] = ["UI", "UINavigation", "UITabBar", "UISplit", "UIPage"]

    /// The class without the module; empty if it says no more than the label.
    static func text(_ className: String, for label: String) -> String {
        if className.isEmpty { return "" }
        var (name, label) = (className.tail(behind: "."), label)
        let isMore = name.withUTF8 { name in label.withUTF8 { saysMore(Bytes(name), than: Bytes($0)) } }
        return isMore ? name : ""
    }

    private static func saysMore(_ name: Bytes, than label: Bytes) -> Bool {
        let (stem, own) = (withoutEnding(withoutNumber(name)), withoutNumber(label))
        if stem.elementsEqual(own) || stem.elementsEqual(withoutEnding(own)) { return false }
        return !general.contains { stem.count == $0.utf8CodeUnitCount && ends(stem, with: $0) }
    }

    private static func withoutNumber(_ name: Bytes) -> Bytes {
        var count = name.count
        while count > 0, 0x30...0x39 ~= name[count - 1] { count -= 1 }
        return Bytes(rebasing: name[..<count])
    }

    private static func withoutEnding(_ name: Bytes) -> Bytes {
        for ending in endings where name.count > ending.utf8CodeUnitCount && ends(name, with: ending) {
            return Bytes(rebasing: name[..<(name.count - ending.utf8CodeUnitCount)])
        }
        return name
    }

    private static func ends(_ name: Bytes, with ending: StaticString) -> Bool {
        let ending = Bytes(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
        return name.suffix(ending.count).elementsEqual(ending)
    }
}
