import KindredGraph
import KindredText

/// Hands out ids of one name space: valid, and each only once.
package struct DraftNames: Sendable {
    private var taken: Set<String> = []

    package init() {}

    /// An id made of a text that people chose: what an id may not hold goes, and the next letter becomes a capital
    /// (`sign in form`, `signInForm`). Nil where nothing is left.
    package static func cleaned(_ text: String) -> String? {
        // A longer one is cut, and made unique by what is added after it.
        if text.utf8.count > maximumLength {
            return whole(String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumLength))))
        }
        return whole(text)
    }

    /// The limit in scalars. An id is a key of YAML where it is a family's, and libyaml reads keys of up to 1,024 scalars.
    package static let maximumLength = 200

    private static func whole(_ text: String) -> String? {
        // Most texts are ids already.
        if let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A, isValid(text) {
            return separated(text)
        }
        var id = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.unicodeScalars {
            guard isPart(scalar) else {
                isGap = true
                continue
            }
            if isGap, !id.isEmpty {
                id.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
            } else {
                id.append(scalar)
            }
            isGap = false
        }
        // Marks and dashes alone aren't a name.
        guard id.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) else { return nil }
        let cleaned = String(id)
        let valid = isValid(cleaned) ? cleaned : "_" + cleaned
        return isValid(valid) ? separated(valid) : nil
    }

    /// The last component of a class, without generic arguments.
    package static func ofClass(_ name: String) -> String? {
        let plain = name.utf8.prefix { $0 != UInt8(ascii: "<") }
        return plain.split(separator: UInt8(ascii: ".")).last.flatMap { cleaned(String(Substring($0))) }
    }

    /// `Home` of `HomeViewController`, for the names of what holds it.
    package static func stem(_ id: String) -> String {
        let ending = endings.first { id.utf8.count > $0.utf8.count && id.hasSuffix($0) }
        return ending.map { String(id.dropLast($0.count)) } ?? id
    }

    private static let endings = ["ViewController", "Controller", "VC"]

    /// Whether it was free.
    package mutating func claim(_ id: String) -> Bool { taken.insert(id).inserted }

    /// The text itself if it is free, else with the first number from 2 that makes it so.
    package mutating func claimNumbered(_ base: String) -> String {
        if claim(base) { return base }
        var number = numbers[base, default: 2]
        while !claim("\(base)\(separator(base))\(number)") { number += 1 }
        numbers[base] = number + 1
        return "\(base)\(separator(base))\(number)"
    }

    /// The next number to try, so that many ids of one name take linear time.
    private var numbers: [String: Int] = [:]

    /// A number directly behind a digit would be read as one with it.
    private func separator(_ base: String) -> String {
        base.unicodeScalars.last.map { $0.properties.generalCategory == .decimalNumber } == true ? "-" : ""
    }

    /// An id that looks like the one of an implicit navigation controller, `<split>.primary`, may be one.
    private static func separated(_ id: String) -> String {
        guard id.utf8.contains(UInt8(ascii: ".")), let dot = id.lastIndex(of: "."),
            Role(rawValue: String(id[id.index(after: dot)...]))?.isColumn == true
        else { return id }
        return id.replacing(".", with: "-")
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool { isValid("a\(scalar)") }

    private static func isValid(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { Identifier.isValid(UnsafeRawBufferPointer($0)) }
    }
}
