import KindredDiagnostics
import KindredText
import KindredYAML

/// Events as scenarios write them.
extension Decoder {
    /// A list of events. In the list of one controller a callback needs no id.
    mutating func events(_ list: Int, keyword: Keyword, of owner: SourceValue? = nil) -> Range<Int32> {
        let first = Int32(document.declared.references.count)
        forEachItem(of: list, keyword: keyword) { decoder, item in
            guard decoder.kind(of: item) == .scalar else {
                return decoder.expected(
                    "an event such as \(Self.example)", of: "an item of '\(keyword.rawValue)'", node: item,
                    help: "write it as one word: the id, a dot, and the callback")
            }
            guard let event = decoder.event(item, subject: "an item of '\(keyword.rawValue)'"),
                decoder.isComplete(event, node: item, keyword: keyword, owner: owner)
            else { return }
            decoder.document.declared.references.append(decoder.nodes[item].written)
        }
        return first..<Int32(document.declared.references.count)
    }

    private static var example: String { "'Home.viewDidAppear'" }

    /// Whether it says whose it is, and of moves the parent.
    private mutating func isComplete(_ event: EventText, node: Int, keyword: Keyword, owner: SourceValue?) -> Bool {
        if let owner, !belongs(event, node: node, to: owner) {
            let id = String(decoding: texts[owner], as: UTF8.self)
            wrongEvent(node, subject: "an item under '\(id)'", expected: "an event of '\(id)'")
            return false
        }
        guard case .callback(let callback) = event.what else { return true }
        let needsID = owner == nil && event.controller.isEmpty
        let (isMove, hasParent) = (callback.isMove, event.hasParentheses)
        if !needsID, isMove == hasParent { return true }
        let id = event.controller.isEmpty ? "" : part(event.controller, of: node) + "."
        let word = id + callback.rawValue
        wrongEvent(
            node, subject: "an item \(owner == nil ? "of" : "of a list in") '\(keyword.rawValue)'",
            expected: needsID
                ? "an event with its controller, such as 'Home.\(word)'"
                : isMove ? "'\(word)(Parent)' or '\(word)(nil)'" : "'\(word)'")
        return false
    }

    private func belongs(_ event: EventText, node: Int, to owner: SourceValue) -> Bool {
        guard case .callback = event.what else { return false }
        if event.controller.isEmpty || owner.isAbsent { return true }
        return isEqual(
            UnsafeRawBufferPointer(rebasing: texts[nodes[node].written][event.controller]), other: texts[owner])
    }

    /// Whether a key is a hook: a callback whatever its argument.
    mutating func isHook(_ key: Int) -> Bool {
        let subject = "a key of 'hooks'"
        guard let event = event(key, subject: subject) else { return false }
        guard case .callback(let callback) = event.what, !event.controller.isEmpty else {
            wrongEvent(key, subject: subject, expected: "a callback of a controller, such as 'Home.viewDidLoad'")
            return false
        }
        if !event.hasParentheses { return true }
        let word = part(event.controller, of: key) + "." + callback.rawValue
        wrongEvent(
            key, subject: subject, expected: "'\(word)'",
            help: callback.isMove ? "write '\(word)'; a hook runs for any parent" : nil)
        return false
    }

    /// An event taken apart; nil after a diagnostic.
    private mutating func event(_ node: Int, subject: @autoclosure () -> String) -> EventText? {
        do {
            return try EventText(texts[nodes[node].written])
        } catch {
            switch error {
            case .shapeless: wrongEvent(node, subject: subject(), expected: "an event such as \(Self.example)")
            case .invalidID(let range):
                let (text, place) = (part(range, of: node), place(of: range, in: node))
                let isPath = text.utf8.contains(0x2F) && !text.utf8.contains(0x20)
                diagnostics.add(
                    InvalidID.info,
                    diagnostic: isPath ? InvalidID.path(text, at: place) : InvalidID.found(text: text, at: place))
            case .unknownCallback(let range):
                let (text, place) = (part(range, of: node), place(of: range, in: node))
                let valid = Callback.allCases.map(\.rawValue)
                let near = ForeignWords.value(text, among: valid) ?? nearest.word(text, among: valid)
                diagnostics.add(
                    UnknownValue.info,
                    diagnostic: UnknownValue.callback(
                        text, valid: valid, nearest: near, canFix: nodes[node].written.isInSource, at: place))
            }
            return nil
        }
    }

    private mutating func wrongEvent(_ node: Int, subject: String, expected: String, help: String? = nil) {
        let (text, place) = (string(node), place(of: node))
        diagnostics.add(
            WrongType.info,
            diagnostic: WrongType.found(
                key: subject, expected: expected, found: "'\(text)'", help: help ?? "write \(expected)", at: place))
    }

    private func part(_ range: Range<Int>, of node: Int) -> String {
        String(decoding: texts[nodes[node].written][range], as: UTF8.self)
    }

    private func place(of range: Range<Int>, in node: Int) -> SourceRange {
        tree.wording.place(of: nodes[node].written, part: range)
    }
}
