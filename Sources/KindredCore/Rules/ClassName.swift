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
        let name = ClassName.base(className)
        guard name.first == 0x55, let found = Self.allCases.first(where: { name.elementsEqual($0.rawValue.utf8) })
        else { return nil }
        self = found
    }
}

/// What of a class name is compared.
enum ClassName {
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
        let declared = declaration(of: id).className
        if declared.isAbsent { return nil }
        return documents[Int(controller.file)].wording.withTexts { SystemClass($0[declared]) }
    }
}
