/// An event as a scenario writes it, taken apart: `Id.callback`, `Id.willMove(Parent)`, `Id.didMove(nil)`, `mark(name)`.
///
/// The callback is what follows the last dot before any parenthesis. Ranges are offsets into the text.
package struct EventText {
    package enum What {
        case callback(Callback)
        /// The name.
        case mark(Range<Int>)
    }

    package enum Parent {
        /// An event without parentheses.
        case unsaid
        case none
        case id(Range<Int>)
    }

    package enum Failure: Error {
        /// A text that is no event: no dot, nothing on one of its sides or in parentheses, a parenthesis that is never closed.
        case shapeless
        case unknownCallback(Range<Int>)
        /// A text that is no id or path, before the dot or as the parent in parentheses.
        case invalidID(Range<Int>)
    }

    package let what: What
    /// The controller; empty for a callback without an id.
    package let controller: Range<Int>
    package let parent: Parent

    var hasParentheses: Bool {
        if case .unsaid = parent { false } else { true }
    }

    package init(_ text: UnsafeRawBufferPointer) throws(Failure) {
        let parenthesis = text.firstIndex(of: UInt8(ascii: "(")) ?? text.count
        if parenthesis < text.count, text.last != UInt8(ascii: ")") { throw .shapeless }
        let inner = min(parenthesis + 1, text.count)..<max(text.count - 1, min(parenthesis + 1, text.count))
        if Self.isMark(text, parenthesis: parenthesis) {
            if inner.isEmpty || text[inner].contains(where: { $0 == 0x0A || $0 == 0x0D }) { throw .shapeless }
            (what, controller, parent) = (.mark(inner), 0..<0, .unsaid)
            return
        }
        let dot = text[..<parenthesis].lastIndex(of: UInt8(ascii: "."))
        let word = (dot.map { $0 + 1 } ?? 0)..<parenthesis
        guard let callback = Self.callback(text, range: word) else {
            throw dot == nil || word.isEmpty ? .shapeless : .unknownCallback(word)
        }
        what = .callback(callback)
        controller = 0..<(dot ?? 0)
        if dot != nil, !Self.isPath(text, range: controller) {
            throw controller.isEmpty ? .shapeless : .invalidID(controller)
        }
        parent = try Self.parent(text, inner: parenthesis < text.count ? inner : nil)
    }

    private static func parent(
        _ text: UnsafeRawBufferPointer, inner: Range<Int>?
    ) throws(Failure) -> Parent {
        guard let inner else { return .unsaid }
        if text[inner].elementsEqual("nil".utf8) { return .none }
        guard isPath(text, range: inner) else { throw inner.isEmpty ? .shapeless : .invalidID(inner) }
        return .id(inner)
    }

    private static func isMark(_ text: UnsafeRawBufferPointer, parenthesis: Int) -> Bool {
        parenthesis < text.count && text[..<parenthesis].elementsEqual("mark".utf8)
    }

    private static func isPath(_ text: UnsafeRawBufferPointer, range: Range<Int>) -> Bool {
        Identifier.isPath(UnsafeRawBufferPointer(rebasing: text[range]))
    }

    private static func callback(_ text: UnsafeRawBufferPointer, range: Range<Int>) -> Callback? {
        Callback.allCases.first { text[range].elementsEqual($0.rawValue.utf8) }
    }
}
