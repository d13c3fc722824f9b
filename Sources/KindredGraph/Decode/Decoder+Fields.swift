import KindredDiagnostics
import KindredYAML

/// Keys of nodes that hold no children.
extension Decoder {
    @_optimize(speed)
    mutating func decodeField(_ key: Key, value: Int, kind: Kind, index: Int32) {
        if let flag = key.flag {
            if flag == .shown, !mayBeUnshown(index, value: value) { return }
            if key.belongs(to: kind) || key.belongs(to: .node) { decodeFlag(flag, value: value, index: index) }
            return
        }
        if let text = key.text { return decodeText(text, value: value, index: index) }
        if let list = key.list { return decodeList(list, value: value, index: index) }
        let keyword = key.keyword
        switch keyword {
        case .on: decodeCondition(value, ofNode: index)
        case .pushes:
            decodeEntries(value, keyword: keyword, loss: .pushes, index: index) { $0.decodePush($1, in: $2) }
        case .presents:
            decodeEntries(value, keyword: keyword, loss: .presentations, index: index) {
                $0.decodePresentation($1, in: $2)
            }
        case .moves: decodeEntries(value, keyword: keyword, loss: .moves, index: index) { $0.decodeMove($1, in: $2) }
        case .style where kind == .split: decodeSplitStyle(value, index: index)
        default:
            if let words = kind.definition.words(of: keyword) {
                decodeWord(keyword, value: value, valid: words, index: index)
            }
        }
    }

    /// A word that few nodes have.
    private mutating func decodeWord(_ keyword: Keyword, value: Int, valid: [String], index: Int32) {
        if let word = word(value, keyword: keyword, valid: valid) {
            document.declared.withRareDetails(index) { $0.add(word, key: keyword) }
        }
        if keyword == .alert { markAlert(index) }
    }

    mutating func decodeFlag(_ flag: NodeFlag, value: Int, index: Int32) {
        let (written, before) = (nodes[value].written, diagnostics.total)
        if let boolean = boolean(value, keyword: flag.keyword) {
            document.declared.nodes[Int(index)].booleans[flag] = boolean
        }
        if flag == .shown, document.declared.nodes[Int(index)].booleans[flag] == false {
            document.declared.conditions.hasUnshown = true
        }
        if flag.keepsPlace { document.declared.withRareDetails(index) { $0.add(flag, value: written) } }
        if flag == .definesPresentationContext, diagnostics.total > before {
            document.declared.nodes[Int(index)].flags.insert(.hasDoubtfulContext)
        }
    }

    private mutating func decodeText(_ key: NodeText, value: Int, index: Int32) {
        let text = text(value, keyword: key.keyword)
        switch key {
        case .className:
            document.declared.nodes[Int(index)].className = text
            document.declared.nodes[Int(index)].systemClass = SystemClass(texts[text])
        case .title: document.declared.withDetails(index) { $0.title = text }
        default: document.declared.withRareDetails(index) { $0.add(text, key: key) }
        }
    }

    private mutating func decodeList(_ key: NodeList, value: Int, index: Int32) {
        let items = key.isOfIDs ? tags(value, keyword: key.keyword) : textOrSome(value, keyword: key.keyword)
        document.declared.set(items, of: key, at: index)
    }

    private mutating func markAlert(_ index: Int32) {
        document.declared.nodes[Int(index)].flags.insert(.isAlert)
        document.declared.hasAlerts = true
        if document.declared.nodes[Int(index)].className.isAbsent {
            document.declared.nodes[Int(index)].systemClass = .alert
        }
    }

    private mutating func decodeSplitStyle(_ value: Int, index: Int32) {
        let style = word(value, keyword: .style, SplitStyle.self)
        // It decides what is wrapped.
        if style == nil { doubtKind(of: index) }
        document.declared.withDetails(index) { $0.splitStyle = style }
    }
}
