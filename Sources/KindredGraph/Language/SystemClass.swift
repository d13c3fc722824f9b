import KindredPlatform

/// A class of the system that rules, resolution or a comparison with a running app ask for.
package enum SystemClass: String, CaseIterable, Sendable {
    case navigation = "UINavigationController"
    case tabBar = "UITabBarController"
    case split = "UISplitViewController"
    case page = "UIPageViewController"
    // Ready-made screens, which are presented.
    case alert = "UIAlertController"
    case activity = "UIActivityViewController"
    case imagePicker = "UIImagePickerController"
    case videoEditor = "UIVideoEditorController"
    case documentPicker = "UIDocumentPickerViewController"
    case documentBrowser = "UIDocumentBrowserViewController"
    case cloudSharing = "UICloudSharingController"
    case colorPicker = "UIColorPickerViewController"
    case fontPicker = "UIFontPickerViewController"
    case referenceLibrary = "UIReferenceLibraryViewController"
    case safari = "SFSafariViewController"
    case photoPicker = "PHPickerViewController"
    case quickLook = "QLPreviewController"
    case player = "AVPlayerViewController"
    case mail = "MFMailComposeViewController"
    case message = "MFMessageComposeViewController"
    case contactPicker = "CNContactPickerViewController"
    case payment = "PKPaymentAuthorizationViewController"
    case passes = "PKAddPassesViewController"
    case store = "SKStoreProductViewController"

    /// The kind of this class; nil for a ready-made screen.
    package var kind: Kind? { Self.kinds[rawValue] }

    /// The kind that it is in a running app.
    package var runningKind: Kind {
        switch self {
        case .imagePicker, .videoEditor, .mail, .message: .navigation
        default: kind ?? .controller
        }
    }

    /// Whether it decides for itself how it's shown with the style `automatic` (R43).
    package var choosesItsStyle: Bool { kind == nil }

    private static let kinds = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.definition.className, $0) })

    /// Finds a class by the last dot-separated component of its name, generic arguments removed.
    package init?(_ className: UnsafeRawBufferPointer) {
        guard Self.isPossible(className) else { return nil }
        let name = ClassName.base(className)
        guard let found = Self.allCases.first(where: { name.elementsEqual($0.rawValue.utf8) }) else { return nil }
        self = found
    }

    /// Whether a component begins like one of them: most classes don't.
    private static func isPossible(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let base = name.baseAddress else { return false }
        var start = 0
        while start + 1 < name.count {
            if isPrefix(name[start], second: name[start + 1]) { return true }
            guard let dot = (base + start).first(UInt8(ascii: "."), count: name.count - start) else { return false }
            start = base.distance(to: dot) + 1
        }
        return false
    }

    private static func isPrefix(_ first: UInt8, second: UInt8) -> Bool {
        switch UInt16(first) << 8 | UInt16(second) {
        // UI, SF, PH, QL, AV, MF, CN, PK, SK
        case 0x5549, 0x5346, 0x5048, 0x514C, 0x4156, 0x4D46, 0x434E, 0x504B, 0x534B: true
        default: false
        }
    }
}
