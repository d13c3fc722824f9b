import KindredGraph

/// The styles that each presentation controller implies, as data.
package enum PresentationControllers {
    /// The styles, the likeliest first; nil where the system decides and nothing follows from it.
    package static func styles(_ name: String) -> [PresentationStyle]? {
        let base = String(name.split(separator: ".").last ?? "")
        if let styles = known[base] { return styles }
        // Private ones come and go; an app's own means `custom`.
        return base.hasPrefix("UI") || base.hasPrefix("_UI") ? nil : [.custom]
    }

    /// Styles that a declared one may take on where there is little room (R61), or that the system may choose (R43).
    package static func adapted(_ style: PresentationStyle) -> [PresentationStyle] {
        switch style {
        case .popover, .automatic: [.pageSheet, .formSheet, .fullScreen, .overFullScreen]
        case .pageSheet, .formSheet: [.pageSheet, .formSheet, .fullScreen, .overFullScreen]
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: []
        }
    }

    private static let known: [String: [PresentationStyle]] = [
        "_UIFullscreenPresentationController": [.fullScreen],
        "_UIOverFullscreenPresentationController": [.overFullScreen],
        "_UICurrentContextPresentationController": [.currentContext],
        "_UIOverCurrentContextPresentationController": [.overCurrentContext],
        "_UIPageSheetPresentationController": [.pageSheet],
        "_UIFormSheetPresentationController": [.formSheet],
        "_UISheetPresentationController": [.pageSheet, .formSheet],
        "UISheetPresentationController": [.pageSheet, .formSheet],
        "UIPopoverPresentationController": [.popover],
        "_UIPopoverPresentationController": [.popover],
        // What apps make subclasses of; used as it is when a delegate hands it out.
        "UIPresentationController": [.custom],
    ]
}
