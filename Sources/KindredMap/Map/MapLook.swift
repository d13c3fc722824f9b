import KindredGraph

/// The colours of the map, by day and by night. Texts have a contrast of 4.5:1 and more on
/// everything they are on, borders of 3:1 with all that is beside them.
package enum MapLook {
    /// A box with text in it.
    package struct Surface: Sendable {
        package let fill: Ink
        package let border: Ink
        package let text: Ink
    }

    package static let page = Ink(0xFFFFFF, dark: 0x14181D)
    package static let family = Surface(
        fill: Ink(0xF7F9FB, dark: 0x1B2129), border: Ink(0x7D8792, dark: 0x6E7782),
        text: Ink(0x27313D, dark: 0xE6EBF1))
    package static let windowFamily = Surface(
        fill: Ink(0xE9EFF6, dark: 0x1D2937), border: Ink(0x75889D, dark: 0x627992),
        text: Ink(0x27313D, dark: 0xE6EBF1))

    /// Classes, windows and the caption.
    package static let note = Ink(0x525E6B, dark: 0xAAB5C1)
    /// Styles, presenters and references.
    package static let presentation = Ink(0xA3350B, dark: 0xFFAB80)
    package static let presentationLine = Ink(0xC2410C, dark: 0xF08A55)
    package static let pushLine = Ink(0x77838F, dark: 0x8F9BA8)

    /// The lines of what a comparison marks.
    static func mark(_ state: MapMarks.State) -> Ink {
        switch state {
        case .added: Ink(0x1A6E3C, dark: 0x6FDC9F)
        case .removed: Ink(0xB3261E, dark: 0xFF9D94)
        case .moved: Ink(0x5B2BB0, dark: 0xC3A6FF)
        case .changed: Ink(0x8A5300, dark: 0xF2B950)
        }
    }
}
