import KindredGraph

/// The look of a kind: on the map its colours, and the sign of a container, ten points wide and high, as it is on a screen.
package struct KindLook: Sendable {
    package let surface: MapLook.Surface
    /// The sign in straight lines through whole points.
    package let strokes: [[Point]]
}

extension Kind {
    package var look: KindLook {
        switch self {
        case .controller: .controller
        case .navigation: .navigation
        case .tab: .tab
        case .split: .split
        case .page: .page
        }
    }
}

extension KindLook {
    private typealias Shade = MapLook.Shade

    private static func box(width: Int32) -> [Point] {
        [Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: 9), Point(x: 0, y: 9), Point(x: 0, y: 0)]
    }

    fileprivate static let controller = KindLook(
        surface: MapLook.Surface(
            fill: Shade(light: "#ffffff", dark: "#252d37"), border: Shade(light: "#a9b4c0", dark: "#4d5a69"),
            text: Shade(light: "#1f2933", dark: "#e6ebf1")),
        strokes: [])

    fileprivate static let navigation = KindLook(
        surface: MapLook.Surface(
            fill: Shade(light: "#e4eefb", dark: "#1a2b44"), border: Shade(light: "#6c98cf", dark: "#4a77b3"),
            text: Shade(light: "#1d4b86", dark: "#a9c9f5")),
        strokes: [box(width: 9), [Point(x: 0, y: 1), Point(x: 9, y: 1)], [Point(x: 0, y: 2), Point(x: 9, y: 2)]])

    fileprivate static let tab = KindLook(
        surface: MapLook.Surface(
            fill: Shade(light: "#fcf1d9", dark: "#33290f"), border: Shade(light: "#cfa54f", dark: "#96762d"),
            text: Shade(light: "#734b00", dark: "#f0cf86")),
        strokes: [box(width: 9), [Point(x: 0, y: 7), Point(x: 9, y: 7)], [Point(x: 0, y: 8), Point(x: 9, y: 8)]])

    fileprivate static let split = KindLook(
        surface: MapLook.Surface(
            fill: Shade(light: "#e2f3e9", dark: "#152e1f"), border: Shade(light: "#68b086", dark: "#3f8a5e"),
            text: Shade(light: "#17583a", dark: "#9adbb4")),
        strokes: [box(width: 9), [Point(x: 1, y: 0), Point(x: 1, y: 9)], [Point(x: 2, y: 0), Point(x: 2, y: 9)]])

    fileprivate static let page = KindLook(
        surface: MapLook.Surface(
            fill: Shade(light: "#f0e7f9", dark: "#2c2040"), border: Shade(light: "#a07fc9", dark: "#7f5cab"),
            text: Shade(light: "#562b88", dark: "#d3b8f2")),
        strokes: [box(width: 6), [Point(x: 6, y: 1), Point(x: 9, y: 1), Point(x: 9, y: 8), Point(x: 6, y: 8)]])
}
