/// A colour by day and by night, as red, green and blue in a number.
package struct Ink: Hashable, Sendable {
    package let light: UInt32
    package let dark: UInt32

    init(_ light: UInt32, dark: UInt32) { (self.light, self.dark) = (light, dark) }

    /// The colour by day, as style sheets write it.
    package var hex: String { Self.hex(light) }

    static let page = Ink(0xFFFFFF, dark: 0x14181D)
    static let text = Ink(0x1F2933, dark: 0xE6EBF1)
    static let muted = Ink(0x52606D, dark: 0xAAB5C1)
    static let push = Ink(0x6B7785, dark: 0x8F9BA8)
    static let edge = Ink(0x7B8894, dark: 0x74818E)
    static let strong = Ink(0x39434E, dark: 0xB9C4CF)
    static let reference = Ink(0xB3400C, dark: 0xFFAB80)
    static let subject = Ink(0xB3400C, dark: 0xFFAB80)
    static let added = Ink(0x0550AE, dark: 0x0550AE)
    static let removed = Ink(0xCF222E, dark: 0xCF222E)

    /// Eight colours that stay apart for all eyes.
    static let lanes = [
        Ink(0x1975D6, dark: 0xA2BEFA), Ink(0xBB0F46, dark: 0xEF6375), Ink(0x2F522F, dark: 0xB4EEAA),
        Ink(0x6A247C, dark: 0x9F87CB), Ink(0x986C05, dark: 0xE5C957), Ink(0x006C6D, dark: 0x45CDC2),
        Ink(0xC3428B, dark: 0xD78B9F), Ink(0x272C3C, dark: 0xE2E7FC),
    ]

    /// A little of it on the page.
    func tint(_ percent: Int = 8) -> Ink {
        Ink(Self.mix(light, Self.page.light, percent), dark: Self.mix(dark, Self.page.dark, percent))
    }

    private static func mix(_ color: UInt32, _ page: UInt32, _ percent: Int) -> UInt32 {
        [UInt32(16), 8, 0].reduce(0) { sum, shift in
            let (over, under) = (Int(color >> shift & 0xFF), Int(page >> shift & 0xFF))
            return sum | UInt32((over * percent + under * (100 - percent) + 50) / 100) << shift
        }
    }

    static func hex(_ color: UInt32) -> String {
        let digits = String(color, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
