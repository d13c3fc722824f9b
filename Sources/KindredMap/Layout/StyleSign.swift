import KindredGraph

/// The sign of a presentation's style, or of a root that is set.
package enum StyleSign: Int, CaseIterable, Sendable {
    case fullScreen, overFullScreen, sheet, formSheet, popover, context, custom, unknown, root

    static let width = 12.0
    static let height = 10.0

    /// The number of shapes, unless a text is among them.
    var shapeCount: Int { self == .fullScreen ? 1 : 2 }

    /// The words of the key.
    var words: String {
        switch self {
        case .fullScreen: "fullScreen"
        case .overFullScreen: "overFullScreen"
        case .sheet: "pageSheet"
        case .formSheet: "formSheet"
        case .popover: "popover"
        case .context: "context"
        case .custom: "custom"
        case .unknown: "chosen by the system"
        case .root: "sets the root"
        }
    }

    /// The kind of its lines.
    var kindOfLines: String { self == .root ? MoveKind.setRoot.rawValue : "presents" }

    init(_ style: PresentationStyle, isUnknown: Bool) {
        if isUnknown {
            self = .unknown
            return
        }
        switch style {
        case .automatic, .pageSheet: self = .sheet
        case .fullScreen: self = .fullScreen
        case .formSheet: self = .formSheet
        case .currentContext, .overCurrentContext: self = .context
        case .custom: self = .custom
        case .overFullScreen: self = .overFullScreen
        case .popover: self = .popover
        }
    }
}
