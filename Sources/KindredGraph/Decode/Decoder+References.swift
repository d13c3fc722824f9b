import KindredDiagnostics
import KindredText
import KindredYAML

/// Reading ids of what is declared elsewhere, one or several.
extension Decoder {
    /// A controller's id or the path of a place; absent after a diagnostic.
    @_optimize(speed)
    mutating func reference(_ node: Int, of what: @autoclosure () -> String) -> SourceValue {
        let written = nodes[node].written
        if written.isScalar, Identifier.isPath(texts[written]) { return written }
        guard written.isScalar, texts[written].contains(0x2F), !texts[written].contains(0x20) else {
            return id(node, of: what())
        }
        let (text, place) = (string(node), place(of: node))
        diagnostics.add(InvalidID.info, diagnostic: InvalidID.path(text, at: place))
        document.lost.append(written)
        return .absent
    }

    /// A list of ids, as a range of the document's references.
    mutating func ids(_ list: Int, keyword: Keyword, mayHoldNone: Bool = true) -> Range<Int32> {
        references(list, keyword: keyword) { decoder, item in
            if !mayHoldNone, decoder.isNone(item) {
                let place = decoder.place(of: item)
                decoder.diagnostics.add(WrongType.info, diagnostic: WrongType.noneInList(keyword.rawValue, at: place))
                return .absent
            }
            return decoder.reference(item, to: keyword)
        }
    }

    /// The caller of something: a controller's id, the path of a place, or a selector.
    mutating func caller(_ node: Int) -> SourceValue {
        let written = nodes[node].written
        guard written.isScalar else { return reference(node, of: "'from'") }
        // Nearly every caller is an id or a path.
        if Identifier.isPath(texts[written]), !CallerSelector.isOperator(texts[written]) {
            if isEqual(texts[written], word: Caller.any) { (document.usesAny, document.usesScreens) = (true, true) }
            return written
        }
        return CallerSelector.isSelector(texts[written]) ? selector(written) : reference(node, of: "'from'")
    }

    private mutating func selector(_ written: SourceValue) -> SourceValue {
        document.usesSelectors = true
        document.usesScreens = true
        do {
            _ = try CallerSelector(String(decoding: texts[written], as: UTF8.self))
            return written
        } catch {
            let place = document.declared.texts.place(of: written, part: error.range)
            diagnostics.add(InvalidSelector.info, diagnostic: InvalidSelector.found(error, at: place))
            document.lost.append(written)
            return .absent
        }
    }

    /// An id, or a list that is not empty, of ids and such lists. With a list in it, each id is there once.
    mutating func idsInLists(_ node: Int, keyword: Keyword, noun: String) -> Range<Int32> {
        guard kind(of: node) == .sequence else {
            if keyword != .from || kind(of: node) == .mapping { return idOrList(node, keyword: keyword) }
            let first = Int32(document.declared.references.count)
            let id = caller(node)
            if !id.isAbsent { document.declared.references.append(id) }
            return first..<Int32(document.declared.references.count)
        }
        let first = Int32(document.declared.references.count)
        forEachInLists(node, what: "'\(keyword.rawValue)'", noun: noun, mayBeEmpty: false) { decoder, item in
            let id = keyword == .from ? decoder.caller(item) : decoder.reference(item, to: keyword)
            if !id.isAbsent { decoder.document.declared.references.append(id) }
        }
        return first..<Int32(document.declared.references.count)
    }

    /// Calls `body` with what lists declare: each `from` with each target, or with what is written where there is no list.
    @inline(__always)
    mutating func forEachPair(
        from: Range<Int32>, else writtenFrom: SourceValue, to: Range<Int32>, else writtenTo: SourceValue,
        body: (inout Decoder, ListedPair) -> Void
    ) {
        for fromIndex in 0..<max(1, from.count) {
            let source = from.isEmpty ? writtenFrom : document.declared.references[Int(from.lowerBound) + fromIndex]
            for toIndex in 0..<max(1, to.count) {
                let target = to.isEmpty ? writtenTo : document.declared.references[Int(to.lowerBound) + toIndex]
                body(
                    &self, ListedPair(from: source, to: target, repeatsFrom: toIndex > 0, repeatsTo: fromIndex > 0))
            }
        }
    }

    /// Calls `body` with each item of a list and of the lists in it; if there is one, with each text once.
    mutating func forEachInLists(
        _ list: Int, what: String, noun: String, mayBeEmpty: Bool = true, body: (inout Decoder, Int) -> Void
    ) {
        var known: [ExactText: Int] = [:]
        let end = Int(nodes[list].next)
        let hasLists = holdsList(list)
        // In preorder, the items of a list in the list come next.
        var item = list
        while item < end {
            guard kind(of: item) == .sequence, item == list || !isMeantAsMapping(item) else {
                let isFirst =
                    !hasLists || kind(of: item) != .scalar
                    || known.updateValue(0, forKey: ExactText(string(item))) == nil
                if isFirst { body(&self, item) }
                item = Int(nodes[item].next)
                continue
            }
            if Int(nodes[item].next) == item + 1, item > list || !mayBeEmpty {
                let place = place(of: item)
                diagnostics.add(WrongType.info, diagnostic: WrongType.emptyList(what, noun: noun, at: place))
            }
            item += 1
        }
    }

    /// Whether a list probably is a mapping in the wrong brackets, as `[from: Home, to: Product]` is.
    private func isMeantAsMapping(_ list: Int) -> Bool {
        let end = Int(nodes[list].next)
        var (item, count) = (list + 1, 0)
        while item < end {
            guard kind(of: item) == .mapping, item + 1 < Int(nodes[item].next),
                nodes[Int(nodes[item + 1].next)].next == nodes[item].next
            else { return false }
            (item, count) = (Int(nodes[item].next), count + 1)
        }
        // Items of a list have the same keys.
        return count > 1 && string(list + 2) != string(Int(nodes[list + 1].next) + 1)
    }

    private func holdsList(_ list: Int) -> Bool {
        var item = list + 1
        while item < Int(nodes[list].next) {
            if kind(of: item) == .sequence { return true }
            item = Int(nodes[item].next)
        }
        return false
    }

    /// A list of tags, as a range of the document's.
    mutating func tags(_ list: Int, keyword: Keyword) -> Range<Int32> {
        let first = Int32(document.declared.tags.count)
        forEachItem(of: list, keyword: keyword) { decoder, item in
            let written = decoder.id(item, of: "'\(keyword.rawValue)'")
            if written.isAbsent { return }
            // Its text is in the cache now. Later, a search for a tag would have to load every text again.
            decoder.document.declared.tags.append(Tag(written: written, sketch: TextSketch(decoder.texts[written])))
        }
        return first..<Int32(document.declared.tags.count)
    }

    /// Reads what a key refers to: most keys name controllers, which may be places.
    private mutating func reference(_ node: Int, to keyword: Keyword) -> SourceValue {
        keyword.takesPaths
            ? reference(node, of: "'\(keyword.rawValue)'") : id(node, of: "'\(keyword.rawValue)'")
    }

    /// Reads a list of references; `read` makes one of each item.
    @inline(__always)
    mutating func references(
        _ list: Int, keyword: Keyword, read: (inout Decoder, Int) -> SourceValue
    ) -> Range<Int32> {
        let first = Int32(document.declared.references.count)
        forEachItem(of: list, keyword: keyword) { decoder, item in
            let written = read(&decoder, item)
            if !written.isAbsent { decoder.document.declared.references.append(written) }
        }
        return first..<Int32(document.declared.references.count)
    }

    /// Heights of a sheet: a list that is not empty.
    mutating func detents(_ list: Int) -> Range<Int32> {
        if kind(of: list) == .sequence, Int(nodes[list].next) == list + 1 {
            let place = place(of: list)
            diagnostics.add(WrongType.info, diagnostic: WrongType.emptyList("'detents'", noun: "height", at: place))
        }
        return references(list, keyword: .detents) { decoder, item in
            decoder.word(item, keyword: .detents, SheetDetent.self) == nil ? .absent : decoder.nodes[item].written
        }
    }

    /// A text, or a list of texts that is not empty.
    mutating func textOrSome(_ value: Int, keyword: Keyword) -> Range<Int32> {
        let first = Int32(document.declared.references.count)
        if kind(of: value) == .sequence {
            if Int(nodes[value].next) == value + 1 {
                let (place, noun) = (place(of: value), keyword == .source ? "place" : "text")
                diagnostics.add(
                    WrongType.info,
                    diagnostic: WrongType.emptyList("'\(keyword.rawValue)'", noun: noun, at: place))
            }
            return references(value, keyword: keyword) { $0.text($1, keyword: keyword) }
        }
        let text = text(value, keyword: keyword)
        if !text.isAbsent { document.declared.references.append(text) }
        return first..<Int32(document.declared.references.count)
    }

    /// An id, or a list that is not empty.
    mutating func idOrSome(
        _ node: Int, keyword: Keyword, of what: @autoclosure () -> String, noun: String
    ) -> Range<Int32> {
        if kind(of: node) == .sequence, Int(nodes[node].next) == node + 1 {
            let place = place(of: node)
            diagnostics.add(WrongType.info, diagnostic: WrongType.emptyList(what(), noun: noun, at: place))
        }
        return idOrList(node, keyword: keyword)
    }

    /// An id or a list of them.
    ///
    /// - Parameter mayHoldNone: Whether a plain `null` in the list is an id, as it is elsewhere.
    mutating func idOrList(_ node: Int, keyword: Keyword, mayHoldNone: Bool = true) -> Range<Int32> {
        if kind(of: node) == .sequence { return ids(node, keyword: keyword, mayHoldNone: mayHoldNone) }
        let first = Int32(document.declared.references.count)
        let id = kind(of: node) == .mapping ? mappingForID(node, keyword: keyword) : reference(node, to: keyword)
        if !id.isAbsent { document.declared.references.append(id) }
        return first..<Int32(document.declared.references.count)
    }

    private mutating func mappingForID(_ node: Int, keyword: Keyword) -> SourceValue {
        expected(
            "an id or a list of ids", of: "'\(keyword.rawValue)'", node: node,
            help: "write one id, or several in brackets")
        markUnread(node)
        return .absent
    }
}

/// A `from` and a target that lists declare, and whether it isn't the first with either.
struct ListedPair {
    let from: SourceValue
    let to: SourceValue
    let repeatsFrom: Bool
    let repeatsTo: Bool
}
