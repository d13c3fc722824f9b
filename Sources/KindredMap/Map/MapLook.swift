import KindredGraph

/// The colours of the map, by day and by night. Texts have a contrast of 4.5:1 and more on everything they are on.
package enum MapLook {
    package struct Shade: Sendable {
        package let light: String
        package let dark: String

        init(_ light: String, _ dark: String) { (self.light, self.dark) = (light, dark) }
    }

    /// A box with text in it.
    package struct Surface: Sendable {
        package let fill: Shade
        package let border: Shade
        package let text: Shade
    }

    package static let page = Shade("#ffffff", "#14181d")
    package static let family = Surface(
        fill: Shade("#f7f9fb", "#1b2129"), border: Shade("#c6d0da", "#3d4855"), text: Shade("#27313d", "#e6ebf1"))
    package static let windowFamily = Surface(
        fill: Shade("#e9eff6", "#1d2937"), border: Shade("#8fa5bd", "#58708b"), text: Shade("#27313d", "#e6ebf1"))

    package static func surface(_ kind: Chart.Kind) -> Surface {
        switch kind {
        case .controller:
            Surface(
                fill: Shade("#ffffff", "#252d37"), border: Shade("#a9b4c0", "#4d5a69"),
                text: Shade("#1f2933", "#e6ebf1"))
        case .navigation:
            Surface(
                fill: Shade("#e4eefb", "#1a2b44"), border: Shade("#6c98cf", "#4a77b3"),
                text: Shade("#1d4b86", "#a9c9f5"))
        case .tab:
            Surface(
                fill: Shade("#fcf1d9", "#33290f"), border: Shade("#cfa54f", "#96762d"),
                text: Shade("#734b00", "#f0cf86"))
        case .split:
            Surface(
                fill: Shade("#e2f3e9", "#152e1f"), border: Shade("#68b086", "#3f8a5e"),
                text: Shade("#17583a", "#9adbb4"))
        case .page:
            Surface(
                fill: Shade("#f0e7f9", "#2c2040"), border: Shade("#a07fc9", "#7f5cab"),
                text: Shade("#562b88", "#d3b8f2"))
        }
    }

    package static func fill(_ kind: KindredGraph.Kind) -> String {
        surface(Chart.Kind(rawValue: kind.rawValue) ?? .controller).fill.light
    }

    /// Classes, windows and the caption.
    package static let note = Shade("#525e6b", "#aab5c1")
    /// Styles, presenters and references.
    package static let presentation = Shade("#a3350b", "#ffab80")
    package static let presentationLine = Shade("#c2410c", "#f08a55")
    package static let pushLine = Shade("#77838f", "#8f9ba8")

    /// The lines of what a comparison marks.
    static func mark(_ state: MapMarks.State) -> Shade {
        switch state {
        case .added: Shade("#1a6e3c", "#6fdc9f")
        case .removed: Shade("#b3261e", "#ff9d94")
        case .moved: Shade("#5b2bb0", "#c3a6ff")
        case .changed: Shade("#8a5300", "#f2b950")
        }
    }

    /// The rules for what a comparison marks.
    static let marks: String = {
        func rules(_ shade: KeyPath<Shade, String>) -> [String] {
            [".list { fill: \(family.text[keyPath: shade]); }"]
                + MapMarks.State.allCases.flatMap { state -> [String] in
                    let color = mark(state)[keyPath: shade]
                    return [
                        ".\(state)-box > rect, .\(state)-box > a > rect { stroke: \(color); stroke-width: 2.5; }",
                        ".\(state)-line { stroke: \(color); stroke-width: 2.2; } .\(state)-text { fill: \(color); }",
                    ]
                }
        }
        let dark = rules(\.dark).map { "  " + $0 }
        let fixed = [
            ".list { font-size: 11px; } .list.head { font-size: 12px; font-weight: 700; }",
            ".moved-box > rect, .moved-box > a > rect { stroke-dasharray: 6 3; }",
        ]
        return (fixed + rules(\.light) + ["@media (prefers-color-scheme: dark) {"] + dark + ["}"]).joined(
            separator: "\n")
    }()

    static func name(_ kind: Chart.Kind) -> StaticString {
        switch kind {
        case .controller: "controller"
        case .navigation: "navigation"
        case .tab: "tab"
        case .split: "split"
        case .page: "page"
        }
    }

    /// The style sheet of the SVG.
    static let sheet: String = {
        let dark = rules(\.dark).map { "  " + $0 }
        return (fixed + rules(\.light) + ["@media (prefers-color-scheme: dark) {"] + dark + ["}"]).joined(
            separator: "\n")
    }()

    private static let fixed = [
        "text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; font-size: 9px; white-space: pre; }",
        ".name { font-size: 11px; } .family > .name, .heading { font-size: 12px; font-weight: 700; }",
        ".frame .name { font-weight: 700; } .implicit .name { font-style: italic; } .implicit rect { stroke-dasharray: 3 2; }",
        ".presents, .pushes { fill: none; stroke-width: 1.1; } .presents { marker-end: url(#kindred:presents); }",
        ".pushes { stroke-width: 0.9; marker-end: url(#kindred:pushes); }",
        "use { fill: none; } a { text-decoration: none; } a:hover text { text-decoration: underline; }",
    ]

    private static func rules(_ shade: KeyPath<Shade, String>) -> [String] {
        var rules = [
            ".page { fill: \(page[keyPath: shade]); }",
            ".note, .window, .caption { fill: \(note[keyPath: shade]); }",
            ".style, .reference, .callers { fill: \(presentation[keyPath: shade]); }",
            ".presents { stroke: \(presentationLine[keyPath: shade]); }",
            ".pushes { stroke: \(pushLine[keyPath: shade]); }",
            ".presents-end { fill: \(presentationLine[keyPath: shade]); }",
            ".pushes-end { fill: \(pushLine[keyPath: shade]); }",
            ".heading { fill: \(family.text[keyPath: shade]); }",
        ]
        rules += surface(".family", family, shade)
        rules += surface(".shown", windowFamily, shade)
        for kind in Chart.Kind.allCases { rules += surface(".\(name(kind))", surface(kind), shade) }
        return rules
    }

    private static func surface(_ name: String, _ surface: Surface, _ shade: KeyPath<Shade, String>) -> [String] {
        [
            "\(name) > rect { fill: \(surface.fill[keyPath: shade]); stroke: \(surface.border[keyPath: shade]); }",
            "\(name) > .name { fill: \(surface.text[keyPath: shade]); } \(name) > use { stroke: \(surface.border[keyPath: shade]); }",
        ]
    }
}
