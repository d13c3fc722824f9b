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

    /// The rules for what a comparison marks.
    static let marks = styleSheet([
        ".list { font-size: 11px; } .list.head { font-size: 12px; font-weight: 700; }",
        ".moved-box > rect, .moved-box > a > rect { stroke-dasharray: 6 3; }",
    ]) { shade in
        [".list { fill: \(family.text[keyPath: shade]); }"]
            + MapMarks.State.allCases.flatMap { state -> [String] in
                let color = mark(state)[keyPath: shade]
                return [
                    ".\(state)-box > rect, .\(state)-box > a > rect { stroke: \(color); stroke-width: 2.5; }",
                    ".\(state)-line { stroke: \(color); stroke-width: 2.2; } .\(state)-text { fill: \(color); }",
                ]
            }
    }

    /// The style sheet of the SVG.
    static let sheet = styleSheet(fixed) { rules($0) }

    /// Joins rules for the light and for the dark to those for both.
    private static func styleSheet(_ fixed: [String], rules: (KeyPath<Shade, String>) -> [String]) -> String {
        let dark = rules(\.dark).map { "  " + $0 }
        return (fixed + rules(\.light) + ["@media (prefers-color-scheme: dark) {"] + dark + ["}"])
            .joined(separator: "\n")
    }

    private static let fixed = [
        "text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; font-size: 9px; white-space: pre; }",
        ".name { font-size: 11px; } .family > .name, .heading { font-size: 12px; font-weight: 700; }",
        ".frame .name { font-weight: 700; } .implicit .name { font-style: italic; } .implicit rect { stroke-dasharray: 3 2; }",
        ".presents, .pushes, .select { fill: none; stroke-width: 1.1; } .presents { marker-end: url(#kindred:presents); }",
        ".pushes { stroke-width: 0.9; } .select { stroke-width: 0.6; } .pushes, .select { marker-end: url(#kindred:pushes); }",
        "use { fill: none; } a { text-decoration: none; } a:hover text { text-decoration: underline; }",
    ]

    private static func rules(_ shade: KeyPath<Shade, String>) -> [String] {
        var rules = [
            ".page { fill: \(page[keyPath: shade]); }",
            ".note, .window, .caption { fill: \(note[keyPath: shade]); }",
            ".style, .reference, .callers { fill: \(presentation[keyPath: shade]); }",
            ".presents { stroke: \(presentationLine[keyPath: shade]); }",
            ".pushes, .select { stroke: \(pushLine[keyPath: shade]); }",
            ".presents-end { fill: \(presentationLine[keyPath: shade]); }",
            ".pushes-end { fill: \(pushLine[keyPath: shade]); }",
            ".heading { fill: \(family.text[keyPath: shade]); }",
        ]
        rules += surface(".family", surface: family, shade: shade)
        rules += surface(".shown", surface: windowFamily, shade: shade)
        for kind in Kind.allCases { rules += surface(".\(kind.word)", surface: kind.look.surface, shade: shade) }
        return rules
    }

    private static func surface(_ name: String, surface: Surface, shade: KeyPath<Shade, String>) -> [String] {
        [
            "\(name) > rect { fill: \(surface.fill[keyPath: shade]); stroke: \(surface.border[keyPath: shade]); }",
            "\(name) > .name { fill: \(surface.text[keyPath: shade]); } \(name) > use { stroke: \(surface.border[keyPath: shade]); }",
        ]
    }
}
