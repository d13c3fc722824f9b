import KindredText
import KindredYAML

/// Finds the controllers that one pattern describes, without a table of all texts: for keys whose texts are at hand.
struct DirectMatch {
    let atom: Selector.Atom
    let graph: ResolvedGraph
    /// The only controllers to look at; nil means all.
    let candidates: ControllerSet?

    /// Returns the controllers that the pattern describes; nil if the key needs a table.
    func controllers() -> ControllerSet? {
        graph.controllers.withUnsafeBufferPointer { controllers in
            let count = controllers.count
            switch atom.key {
            case .kind: return kinds()
            case .role:
                let wanted = Self.mask(Role.allCases.map { (UInt8($0.number), matches($0.rawValue)) })
                return ControllerSet(limit: count, among: candidates) {
                    wanted >> UInt64(controllers[$0].role.number) & 1 == 1
                }
            case .implicit:
                let wanted = (yes: matches("true"), no: matches("false"))
                return ControllerSet(limit: count, among: candidates) {
                    controllers[$0].isImplicit ? wanted.yes : wanted.no
                }
            case .id: return ids(controllers)
            case .class: return classes()
            case .title: return titles()
            case .family, .window, .style, .file, .screen, .tag: return nil
            }
        }
    }

    /// Looks only at containers: most controllers are none.
    private func kinds() -> ControllerSet {
        var set = ControllerSet(of: graph)
        let areOthersWanted = matches(Kind.controller.word)
        if areOthersWanted { set.invert() }
        let wanted = Self.mask(Kind.allCases.map { ($0.rawValue, matches($0.word)) })
        for id in graph.containers {
            let isWanted = wanted >> UInt64(graph[id].kind.rawValue) & 1 == 1
            if isWanted != areOthersWanted { set.toggle(id) }
        }
        return set
    }

    private func matches(_ word: String) -> Bool { atom.pattern.matches(Array(word.utf8)) }

    /// A bit for each wanted number.
    private static func mask(_ numbers: [(number: UInt8, isWanted: Bool)]) -> UInt64 {
        numbers.reduce(0) { $1.isWanted ? $0 | 1 << UInt64($1.number) : $0 }
    }

    private func ids(_ controllers: UnsafeBufferPointer<Controller>) -> ControllerSet {
        let pattern = atom.pattern
        let exact = pattern.isExact ? pattern.bytes.withUnsafeBytes { graph.names.number(of: $0) } : nil
        return graph.names.withAll { names in
            ControllerSet(limit: controllers.count, among: candidates) { index in
                let name = controllers[index].name
                // As it is written, if another controller has it too.
                if name.isNone { return matches(graph.name(of: ControllerID(index: Int32(index)))) }
                return pattern.isExact ? name.index == exact : pattern.matches(names[name.index])
            }
        }
    }

    private func classes() -> ControllerSet {
        var set = ControllerSet(of: graph)
        let pattern = atom.pattern
        graph.forEachWritten(among: candidates) { index, node, document in
            if let name = document.nodes[node].className(in: document.texts), ClassName.matches(pattern, name: name) {
                set.insert(ControllerID(index: index))
            }
        }
        return set
    }

    private func titles() -> ControllerSet {
        var set = ControllerSet(of: graph)
        let pattern = atom.pattern
        graph.forEachWritten(among: candidates) { index, node, document in
            let details = document.nodes[node].details
            if details < 0 { return }
            let written = document.details[Int(details)].title
            if !written.isAbsent, pattern.matches(document.texts[written]) { set.insert(ControllerID(index: index)) }
        }
        return set
    }
}

/// The texts that one document has for its nodes.
struct DocumentTexts {
    let file: Int32
    let texts: SourceTexts.Texts
    let nodes: UnsafeBufferPointer<DeclaredNode>
    let details: UnsafeBufferPointer<NodeDetails>
    let tags: UnsafeBufferPointer<Tag>
}

extension ResolvedGraph {
    /// Calls `body` with each controller that an author wrote, in order. What UIKit inserts has no texts.
    @inline(__always)
    func forEachWritten(
        among candidates: ControllerSet? = nil, body: (_ index: Int32, _ node: Int, _ document: DocumentTexts) -> Void
    ) {
        controllers.withUnsafeBufferPointer { controllers in
            declared.withUnsafeBufferPointer { files in
                var next = 0
                while next < controllers.count {
                    let file = controllers[next].file
                    files[Int(file)].withTexts(file) { document in
                        while next < controllers.count, controllers[next].file == file {
                            if !controllers[next].isImplicit,
                                candidates?.contains(ControllerID(index: Int32(next))) != false
                            {
                                body(Int32(next), Int(controllers[next].declaration), document)
                            }
                            next += 1
                        }
                    }
                }
            }
        }
    }
}

extension DeclaredFile {
    @inline(__always)
    fileprivate func withTexts(_ file: Int32, body: (DocumentTexts) -> Void) {
        texts.withTexts { texts in
            nodes.withUnsafeBufferPointer { nodes in
                details.withUnsafeBufferPointer { details in
                    tags.withUnsafeBufferPointer { tags in
                        body(DocumentTexts(file: file, texts: texts, nodes: nodes, details: details, tags: tags))
                    }
                }
            }
        }
    }
}
