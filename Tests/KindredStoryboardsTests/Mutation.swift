import TestSupport

/// A text with a few bytes changed, taken out or put elsewhere.
func mutated(_ text: [UInt8], _ random: inout Random) -> [UInt8] {
    var text = text
    for _ in 0...random.below(4) where !text.isEmpty {
        let start = random.below(text.count)
        let end = min(text.count, start + 1 + random.below(random.oneIn(4) ? 2_000 : 12))
        switch random.below(6) {
        case 0: text[start] = UInt8(truncatingIfNeeded: random.next())
        case 1: text[start] = Array("<>&\"'=/!?\u{0}".utf8)[random.below(10)]
        case 2: text.removeSubrange(start..<end)
        case 3: text.insert(contentsOf: Array(text[start..<end]), at: random.below(text.count))
        case 4: text.removeSubrange(end...)
        default: text.insert(contentsOf: random.pick(fragments, or: []), at: start)
        }
    }
    return text
}

private let fragments: [[UInt8]] = [
    "<scene>", "</scene>", "<objects>", "</objects>", "<segue kind=\"show\" destination=\"x\"/>", "<![CDATA[", "]]>",
    "<!--",
    "-->", "<!DOCTYPE document [<!ENTITY a \"b\">]>", "&a;", "&#0;", "&#x10FFFF;", "\u{FEFF}",
    "<?xml version=\"1.0\"?>",
    "<viewController id=\"a\" sceneMemberID=\"viewController\">", "</viewController>", "<a:b xmlns:a=\"u\"/>", "<a:b/>",
    "<<<<<<< HEAD\n",
].map { Array($0.utf8) }
