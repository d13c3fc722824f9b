extension DrawingSVG {
    /// The things that all of a picture shares: colours, sizes, signs and targets.
    struct Look: Sendable {
        private(set) var inks: [Ink] = []
        /// The sizes of texts.
        private(set) var sizes: [Double] = []
        private(set) var signs: Set<StyleSign> = []
        /// The families that are drawn, so that texts can link to them.
        private(set) var families: Set<String> = []
        /// Whether texts of exact widths say how wide they are, so that every font gives them the same room.
        let hasLengths: Bool
        /// The number of view controllers that are drawn.
        private var names = 0
        /// Whether tips say what is under the pointer.
        var hasTips: Bool { names <= Self.mostWithTips }
        /// Whether a name may be drawn twice.
        let repeatsNames: Bool

        private static let familyPrefix = "family:"
        /// The most names of an app with lengths, and of a picture with tips: beyond, it would be too large.
        private static let (mostWithLengths, mostWithTips) = (500, 90)
        /// The number of shapes and texts that a thread writes in one go.
        private static let itemsOfPart = 8_192

        init(_ drawing: Drawing) {
            hasLengths = drawing.record.counts.controllers <= Self.mostWithLengths
            repeatsNames = drawing.record.picture == .around
            collect(.page)
            for item in drawing.items {
                switch item {
                case .shape(let shape):
                    if let ink = shape.fill { collect(ink) }
                    if let ink = shape.stroke { collect(ink) }
                    if let sign = shape.sign { signs.insert(sign) }
                case .text(let words):
                    collect(words.ink)
                    if !sizes.contains(words.size) { sizes.append(words.size) }
                case .open(let group) where group.id.hasPrefix(Self.familyPrefix):
                    families.insert(String(group.id.utf8.dropFirst(Self.familyPrefix.utf8.count)) ?? "")
                case .open(let group): if group.controller >= 0 { names += 1 }
                case .close: break
                }
            }
        }

        private mutating func collect(_ ink: Ink) {
            if !inks.contains(ink) { inks.append(ink) }
        }

        /// Returns the number of a colour: there are few, so looking along them is quicker than hashing.
        func number(_ ink: Ink) -> Int { inks.firstIndex(of: ink) ?? 0 }

        /// Returns the parts of a large picture that can be written side by side, each from the start of a group: what is
        /// written elsewhere depends on what comes before.
        func parts(of items: [Drawing.Item]) -> [Range<Int>] {
            if hasTips || repeatsNames { return [] }
            var starts = [0]
            for (index, item) in items.enumerated() where index - starts[starts.count - 1] >= Self.itemsOfPart {
                if case .open = item { starts.append(index) }
            }
            return zip(starts, starts.dropFirst() + [items.count]).map { $0..<$1 }
        }
    }
}
