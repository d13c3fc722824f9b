import KindredDiagnostics
import KindredYAML

/// Windows, presentations, pushes and moves that are written in another way than the language has.
extension Decoder {
    // MARK: Windows

    /// Decodes windows without ids: a family, or a list of families or of windows.
    mutating func decodeNamelessWindows(_ windows: Int) {
        let pair = kind(of: windows) == .scalar ? string(windows).split(separator: ":", maxSplits: 1) : []
        let isShort = kind(of: windows) == .scalar && isShort(windows)
        expected(
            "a mapping of window ids to families", of: "'windows'", node: windows,
            help: pair.count == 2 && isShort
                ? pair[1].hasPrefix(" ")
                    ? "put it in braces instead of quotes: {\(string(windows))}"
                    : "put a space after the colon: '\(pair[0]): \(pair[1])'"
                : "write a window's id and its family, such as 'main: \(someID(in: windows) ?? "home")'")
        let families = scalars(in: windows)
        document.windows.append(
            WindowDeclaration(key: nodes[windows].written, hasValidID: false, families: families))
        if families.isEmpty { document.declared.losses.insert(.windows) }
    }

    /// The families of a window that are written with keys.
    mutating func familiesInMapping(_ value: Int) -> Range<Int32> {
        let ids = kindKey(of: value) == nil ? idsInMapping(value) : []
        let help =
            ids.isEmpty
            ? "declare the family under 'families', and write its id here"
            : "write \(ids.count == 1 ? "'\(ids[0])'" : "'[\(ids.joined(separator: ", "))]'") instead"
        expected("a family's id or a list of them", of: "a window", node: value, help: help)
        if ids.isEmpty { markUnread(value) }
        return ids.isEmpty ? 0..<0 : scalars(in: value)
    }

    /// Whether nothing is written here, and a node comes next.
    func isBeforeNode(_ value: Int, in mapping: Int) -> Bool {
        let next = Int(nodes[value].next)
        guard isEmpty(value), next < Int(nodes[mapping].next) else { return false }
        let node = Int(nodes[next].next)
        return kind(of: node) == .mapping && kindKey(of: node) != nil
    }

    private func idsInMapping(_ mapping: Int) -> [String] {
        var ids: [String] = []
        var key = mapping + 1
        while key < Int(nodes[mapping].next) {
            let value = Int(nodes[key].next)
            guard isID(value) else { return [] }
            ids.append(string(value))
            key = Int(nodes[value].next)
        }
        return ids.count <= 10 ? ids : []
    }

    private func isID(_ node: Int) -> Bool {
        nodes[node].written.isScalar && Identifier.isValid(texts[nodes[node].written])
    }

    private func someID(in node: Int) -> String? {
        let values = valuePositions(in: node)
        return values.first(where: isID).flatMap { isShort($0) ? string($0) : nil }
    }

    /// Adds all ids in a node that are not keys, as references.
    private mutating func scalars(in node: Int) -> Range<Int32> {
        let first = Int32(document.declared.references.count)
        for position in valuePositions(in: node) where isID(position) {
            document.declared.references.append(nodes[position].written)
        }
        return first..<Int32(document.declared.references.count)
    }

    /// The positions of a node itself, or of its items, its values, and the values of its items.
    private func valuePositions(in node: Int) -> [Int] {
        switch kind(of: node) {
        case .scalar, .tagged: return [node]
        case .sequence, .mapping:
            let isMapping = kind(of: node) == .mapping
            var (positions, next): ([Int], Int) = ([], node + 1)
            while next < Int(nodes[node].next) {
                if isMapping { next = Int(nodes[next].next) }
                positions += valuePositions(in: next)
                next = Int(nodes[next].next)
            }
            return positions
        }
    }

    mutating func straySection(_ key: Int) {
        let (text, place) = (string(key), place(of: key))
        diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.section(text, at: place))
    }

    // MARK: Presentations, pushes and moves

    /// Calls `body` for each item of a list; for a mapping, after a diagnostic, with that alone or with each of its values.
    mutating func forEachDeclaration(
        of value: Int, keyword: Keyword, shape: Shape.Name, body: (inout Decoder, Int) -> Void
    ) {
        if shape == .push || shape == .move, kind(of: value) == .sequence {
            let noun = shape == .push ? "push" : "move"
            return forEachInLists(value, what: "a list in '\(keyword.rawValue)'", noun: noun, body: body)
        }
        if forEachItem(of: value, keyword: keyword, body: body) { return }
        guard kind(of: value) == .mapping else { return markLost(value, shape: shape) }
        var keys = 0
        forEachMember(of: value, reportsKeys: false) { _, name, _, _ in
            if name?.belongs(to: shape) == true { keys += 1 }
        }
        document.declared.losses.insert(shape.loss)
        if keys > 1 { return body(&self, value) }
        if keys == 1 { return markUnread(value) }
        forEachMember(of: value, reportsKeys: false) { decoder, _, _, inner in
            if decoder.kind(of: inner) == .mapping {
                body(&decoder, inner)
            } else {
                decoder.markLost(inner, shape: shape)
            }
        }
    }

    private mutating func markLost(_ node: Int, shape: Shape.Name) {
        markUnread(node)
        document.declared.losses.insert(shape.loss)
    }

    /// Skips what isn't a mapping but should be one.
    mutating func passOver(
        _ node: Int, noun: String, loss: DeclaredFile.Losses, keys: String, expected what: String = "a mapping"
    ) {
        expected(what, of: noun, node: node, help: "write it as a mapping: {\(keys)}")
        document.declared.losses.insert(loss)
        markUnread(node)
    }

    /// The mapping below an id, where that is all that an item has.
    mutating func valueOfID(in node: Int, noun: String, shape: Shape.Name) -> Int? {
        // Nearly always the first value is an id.
        let key = node + 1
        guard key < Int(nodes[node].next), !nodes[Int(nodes[key].next)].written.isScalar else { return nil }
        let value = Int(nodes[key].next)
        guard kind(of: value) == .mapping, nodes[value].next == nodes[node].next, isID(key),
            Key.find(texts[nodes[key].written]) == nil
        else { return nil }
        let (text, place) = (string(key), place(of: key))
        let valid = Shape.named(shape).words
        let help =
            valid.first == Keyword.id.rawValue ? "write 'id: \(text)' beside its other keys" : "remove '\(text):'"
        diagnostics.add(
            UnknownKey.info,
            diagnostic: UnknownKey.found(key: text, in: noun, valid: valid, help: help, fix: nil, at: place)
        )
        return value
    }
}

extension Shape.Name {
    /// The kind of what is lost with a list of such mappings.
    fileprivate var loss: DeclaredFile.Losses {
        switch self {
        case .push: .pushes
        case .move: .moves
        default: .presentations
        }
    }
}
