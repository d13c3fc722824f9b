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
    private static func box(width: Int32) -> [Point] {
        [Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: 9), Point(x: 0, y: 9), Point(x: 0, y: 0)]
    }

    fileprivate static let controller = KindLook(
        surface: MapLook.Surface(
            fill: Ink(0xFFFFFF, dark: 0x252D37), border: Ink(0x7B8691, dark: 0x6C7784),
            text: Ink(0x1F2933, dark: 0xE6EBF1)),
        strokes: [])

    fileprivate static let navigation = KindLook(
        surface: MapLook.Surface(
            fill: Ink(0xE4EEFB, dark: 0x1A2B44), border: Ink(0x5C89C0, dark: 0x4A77B3),
            text: Ink(0x1D4B86, dark: 0xA9C9F5)),
        strokes: [box(width: 9), [Point(x: 0, y: 1), Point(x: 9, y: 1)], [Point(x: 0, y: 2), Point(x: 9, y: 2)]])

    fileprivate static let tab = KindLook(
        surface: MapLook.Surface(
            fill: Ink(0xFCF1D9, dark: 0x33290F), border: Ink(0xA87F2E, dark: 0x96762D),
            text: Ink(0x734B00, dark: 0xF0CF86)),
        strokes: [box(width: 9), [Point(x: 0, y: 7), Point(x: 9, y: 7)], [Point(x: 0, y: 8), Point(x: 9, y: 8)]])

    fileprivate static let split = KindLook(
        surface: MapLook.Surface(
            fill: Ink(0xE2F3E9, dark: 0x152E1F), border: Ink(0x4E946E, dark: 0x3F8A5E),
            text: Ink(0x17583A, dark: 0x9ADBB4)),
        strokes: [box(width: 9), [Point(x: 1, y: 0), Point(x: 1, y: 9)], [Point(x: 2, y: 0), Point(x: 2, y: 9)]])

    fileprivate static let page = KindLook(
        surface: MapLook.Surface(
            fill: Ink(0xF0E7F9, dark: 0x2C2040), border: Ink(0x9977C3, dark: 0x8866B3),
            text: Ink(0x562B88, dark: 0xD3B8F2)),
        strokes: [box(width: 6), [Point(x: 6, y: 1), Point(x: 9, y: 1), Point(x: 9, y: 8), Point(x: 6, y: 8)]])
}
