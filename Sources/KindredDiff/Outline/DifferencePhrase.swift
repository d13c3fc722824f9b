import KindredText

/// A sentence about a difference, in which ids are set off from the words around them.
package struct DifferencePhrase: ExpressibleByStringInterpolation, Hashable {
    package enum Piece: Hashable {
        case words(String)
        case id(String)
        /// The id that a heading is about.
        case strong(String)
    }

    package private(set) var pieces: [Piece]

    package struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.words(literal)) }
        }
        package mutating func appendInterpolation(_ id: String) { pieces.append(.id(id)) }
        package mutating func appendInterpolation(words: String) { pieces.append(.words(words)) }
        package mutating func appendInterpolation(strong id: String) { pieces.append(.strong(id)) }
        package mutating func appendInterpolation(_ phrase: DifferencePhrase) { pieces += phrase.pieces }
        package mutating func appendInterpolation(_ count: Int) { pieces.append(.words("\(count)")) }
    }

    package init(stringLiteral value: String) { pieces = [.words(value)] }
    package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// All of it, made safe for a terminal.
    package var text: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): TerminalText.line(words)
            case .id(let id), .strong(let id): "'\(TerminalText.line(id))'"
            }
        }.joined()
    }

    /// `a, b, c and 3 more`.
    static func list(ids: [String]) -> DifferencePhrase {
        let limit = 3
        let phrase = joined(ids.prefix(limit).map { "\($0)" }, isWhole: ids.count <= limit)
        return ids.count > limit ? "\(phrase) and \(ids.count - limit) more" : phrase
    }

    /// Phrases as a list: `a, b and c`, or `a, b, c` if others follow.
    static func joined(_ phrases: [DifferencePhrase], isWhole: Bool = true) -> DifferencePhrase {
        var list = phrases.first ?? ""
        for (index, phrase) in phrases.enumerated().dropFirst() {
            list = "\(list)\(words: isWhole && index == phrases.count - 1 ? " and " : ", ")\(phrase)"
        }
        return list
    }
}
