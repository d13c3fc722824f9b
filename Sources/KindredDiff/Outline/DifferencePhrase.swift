import KindredText

/// A sentence about a difference, in which ids are set off from the words around them.
package struct DifferencePhrase: ExpressibleByStringInterpolation, Hashable {
    package enum Piece: Hashable {
        case words(String)
        case id(String)
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
            case .id(let id): "'\(TerminalText.line(id))'"
            }
        }.joined()
    }

    /// `a, b and 3 more`.
    static func list(ids: [String], atMost limit: Int = 3) -> DifferencePhrase {
        var list: DifferencePhrase = ""
        let shown = ids.count == limit + 1 ? limit + 1 : min(limit, ids.count)
        for (index, id) in ids.prefix(shown).enumerated() {
            let isLast = index == ids.count - 1
            if index > 0 { list = "\(list)\(words: isLast ? " and " : ", ")" }
            list = "\(list)\(id)"
        }
        return ids.count > shown ? "\(list) and \(ids.count - shown) more" : list
    }
}
