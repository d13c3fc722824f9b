import SwiftSyntax

/// Writer of the comments for Kindred: where each begins, behind `//`, and the range of the declaration or statement that it
/// stands above. `-2` is a comment that is about its own line, `-1` one that nothing follows.
enum CommentFacts {
    private static let mark = Array("kindred:".utf8)

    static func write(of tree: SourceFileSyntax, in text: [UInt8], to writer: inout FactWriter) {
        // Most files have none, and a walk over all tokens takes its time.
        guard contains(text, mark) else { return }
        var isFirst = true
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia.pieces + [.unexpectedText(token.text)] + token.trailingTrivia.pieces {
                defer { offset += piece.sourceLength.utf8Length }
                guard case .lineComment(let comment) = piece, let skipped = start(of: comment) else { continue }
                if isFirst { writer.raw(",\"comments\":[") }
                if isFirst { writer.restart() }
                isFirst = false
                writer.number(offset + skipped)
                let range = isAlone(offset, in: text) ? item(at: token) : (-2, -2)
                writer.number(range.0)
                writer.number(range.1)
            }
        }
        if !isFirst { writer.close() }
    }

    private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        text.indices.contains { text[$0] == part[0] && text[$0...].starts(with: part) }
    }

    /// The number of bytes before the mark; nil if it is another comment.
    private static func start(of comment: String) -> Int? {
        let behind = comment.utf8.drop { $0 == 0x2F }
        let rest = behind.drop { $0 == 0x20 || $0 == 0x09 }
        return rest.starts(with: mark) ? comment.utf8.count - rest.count : nil
    }

    private static func isAlone(_ offset: Int, in text: [UInt8]) -> Bool {
        for byte in text[..<offset].reversed() {
            if byte == 0x0A { return true }
            if byte != 0x20, byte != 0x09, byte != 0x0D { return false }
        }
        return true
    }

    /// The outermost declaration or statement that begins with a token.
    private static func item(at token: TokenSyntax) -> (Int, Int) {
        var found: (Int, Int) = (-1, -1)
        var node = Syntax(token)
        let start = token.positionAfterSkippingLeadingTrivia
        while let parent = node.parent, parent.positionAfterSkippingLeadingTrivia == start {
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self)
                || parent.is(SwitchCaseSyntax.self)
            {
                found = (start.utf8Offset, parent.endPositionBeforeTrailingTrivia.utf8Offset)
            }
            node = parent
        }
        return found
    }
}
