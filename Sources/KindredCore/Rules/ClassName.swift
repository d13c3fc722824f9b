import KindredYAML

/// A class of UIKit that some rule asks for.
package enum SystemClass: String, CaseIterable, Sendable {
    case navigation = "UINavigationController"
    case tabBar = "UITabBarController"
    case split = "UISplitViewController"
    case page = "UIPageViewController"
    case alert = "UIAlertController"
    case activity = "UIActivityViewController"
    case imagePicker = "UIImagePickerController"

    /// The kind that stands for it.
    package var kind: Kind? {
        Kind.allCases.first { $0.definition.className == rawValue }
    }

    /// By the last dot-separated component of a class name, generic arguments removed.
    package init?(_ className: UnsafeRawBufferPointer) {
        guard ClassName.mayBeSystem(className) else { return nil }
        let name = ClassName.base(className)
        guard name.first == 0x55, let found = Self.allCases.first(where: { name.elementsEqual($0.rawValue.utf8) })
        else { return nil }
        self = found
    }
}

/// What of a class name is compared.
enum ClassName {
    /// Whether a component starts with `UI`: what most classes are turned away by.
    static func mayBeSystem(_ name: UnsafeRawBufferPointer) -> Bool {
        guard name.count >= 2 else { return false }
        var index = name.count - 2
        while index > 0, name[index - 1] != UInt8(ascii: ".") || name[index] != UInt8(ascii: "U") { index -= 1 }
        return name[index] == UInt8(ascii: "U") && name[index + 1] == UInt8(ascii: "I")
    }

    /// The last dot-separated component, generic arguments removed: `Inner` of `Shop.Outer<A.B>.Inner<C>`.
    static func base(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var (start, end, depth) = (0, name.count, 0)
        for (index, byte) in name.enumerated() {
            switch byte {
            case UInt8(ascii: "<"):
                if depth == 0 { end = min(end, index) }
                depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
            case UInt8(ascii: ".") where depth <= 0:
                (start, end, depth) = (index + 1, name.count, 0)
            default:
                break
            }
        }
        while end > start, name[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: name[start..<end])
    }
}

extension Hierarchy {
    /// The class of UIKit that a controller is declared to be.
    package func systemClass(of id: ControllerID) -> SystemClass? {
        let controller = self[id]
        if controller.isImplicit { return nil }
        return documents[Int(controller.file)].nodes[Int(controller.declaration)].systemClass
    }
}
