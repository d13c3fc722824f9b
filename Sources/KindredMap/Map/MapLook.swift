import KindredGraph

/// The colours of the map, by day and by night. Texts have a contrast of 4.5:1 and more on everything they are on.
package enum MapLook {
    package struct Shade: Sendable {
        package let light: String
        package let dark: String

        init(light: String, dark: String) { (self.light, self.dark) = (light, dark) }
    }

    /// A box with text in it.
    package struct Surface: Sendable {
        package let fill: Shade
        package let border: Shade
        package let text: Shade
    }

    package static let page = Shade(light: "#ffffff", dark: "#14181d")
    package static let family = Surface(
        fill: Shade(light: "#f7f9fb", dark: "#1b2129"), border: Shade(light: "#c6d0da", dark: "#3d4855"),
        text: Shade(light: "#27313d", dark: "#e6ebf1"))
    package static let windowFamily = Surface(
        fill: Shade(light: "#e9eff6", dark: "#1d2937"), border: Shade(light: "#8fa5bd", dark: "#58708b"),
        text: Shade(light: "#27313d", dark: "#e6ebf1"))

    /// Classes, windows and the caption.
    package static let note = Shade(light: "#525e6b", dark: "#aab5c1")
    /// Styles, presenters and references.
    package static let presentation = Shade(light: "#a3350b", dark: "#ffab80")
    package static let presentationLine = Shade(light: "#c2410c", dark: "#f08a55")
    package static let pushLine = Shade(light: "#77838f", dark: "#8f9ba8")

    /// The lines of what a comparison marks.
    static func mark(_ state: MapMarks.State) -> Shade {
        switch state {
        case .added: Shade(light: "#1a6e3c", dark: "#6fdc9f")
        case .removed: Shade(light: "#b3261e", dark: "#ff9d94")
        case .moved: Shade(light: "#5b2bb0", dark: "#c3a6ff")
        case .changed: Shade(light: "#8a5300", dark: "#f2b950")
        }
    }
}
