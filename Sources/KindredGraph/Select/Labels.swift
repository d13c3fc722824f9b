import KindredDiagnostics
import KindredText
import KindredYAML

/// The texts that controllers have for one key of selectors: each distinct text once, with its controllers.
package struct Labels: Sendable {
    private var names = NameTable()
    /// The controllers that have each text, as ranges of indices.
    private let owners: PackedLists<Range<Int32>>
    private let key: Selector.Key

    package init(key: Selector.Key, of graph: ResolvedGraph, pathInside: ((String) -> String)? = nil) {
        self.key = key
        var entries = LabelEntries()
        entries.add(key, of: graph, pathInside: pathInside)
        names = entries.names
        owners = PackedLists(count: names.count) { add in
            for entry in entries.all { add(entry.name, entry.owners) }
        }
    }

    /// Adds the controllers whose text a pattern describes.
    func insert(_ pattern: Wildcards, into set: inout ControllerSet) {
        if pattern.isExact, key != .class {
            guard let name = pattern.bytes.withUnsafeBytes({ names.number(of: $0) }) else { return }
            for range in owners[name] { set.insert(range) }
            return
        }
        for name in 0..<Int32(names.count) where names.withBytes(of: name, body: { matches(pattern, text: $0) }) {
            for range in owners[name] { set.insert(range) }
        }
    }

    private func matches(_ pattern: Wildcards, text: UnsafeRawBufferPointer) -> Bool {
        key == .class ? ClassName.matches(pattern, name: text) : pattern.matches(text)
    }

    /// Whether a text is one of them, as it is.
    func contains(_ text: String) -> Bool { names.number(of: text) != nil }

    package var texts: some Sequence<String> { (0..<Int32(names.count)).lazy.map { names.string($0) } }
}

/// The texts and their controllers, as they are found.
private struct LabelEntries {
    private(set) var names = NameTable()
    private(set) var all: [(name: Int32, owners: Range<Int32>)] = []

    mutating func add(_ key: Selector.Key, of graph: ResolvedGraph, pathInside: ((String) -> String)?) {
        switch key {
        case .id: addEach(of: graph) { graph.name(of: $0) }
        case .kind: addEach(of: graph) { graph[$0].kind.word }
        case .role: addEach(of: graph) { graph[$0].role.rawValue }
        case .implicit: addEach(of: graph) { graph[$0].isImplicit ? "true" : "false" }
        case .file: addFiles(of: graph, pathInside: pathInside)
        case .class, .title, .tag:
            graph.forEachText(of: key) { id, text in add(text, owners: id.index..<id.index + 1) }
        case .screen: addScreens(of: graph)
        case .family:
            for family in graph.familyIDs { add(graph.name(of: family), owners: graph.members(of: family)) }
        case .window: addWindows(of: graph)
        case .style: addStyles(of: graph)
        }
    }

    private mutating func addFiles(of graph: ResolvedGraph, pathInside: ((String) -> String)?) {
        let shown = graph.files.map(\.path)
        addEach(of: graph) { shown[Int(graph.location(of: $0).file)] }
        if let inside = pathInside.map(shown.map), inside != shown {
            addEach(of: graph) { inside[Int(graph.location(of: $0).file)] }
        }
    }

    private mutating func addScreens(of graph: ResolvedGraph) {
        for id in graph.controllerIDs {
            guard let origin = graph.origin(of: id), origin.isPlace else { continue }
            add(graph.name(template: origin.template), owners: id.index..<id.index + 1)
        }
    }

    private mutating func addWindows(of graph: ResolvedGraph) {
        for family in graph.familyIDs {
            for window in graph.windows(of: family) {
                add(graph.name(of: window), owners: graph.members(of: family))
            }
        }
    }

    private mutating func addStyles(of graph: ResolvedGraph) {
        for presentation in graph.presentations {
            guard let family = presentation.family else { continue }
            for style in presentation.effectiveStyle.matching {
                add(style.rawValue, owners: graph.members(of: family))
            }
        }
    }

    private mutating func addEach(of graph: ResolvedGraph, text: (ControllerID) -> String) {
        for id in graph.controllerIDs { add(text(id), owners: id.index..<id.index + 1) }
    }

    private mutating func add(_ text: String, owners: Range<Int32>) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0), owners: owners) }
    }

    private mutating func add(_ text: UnsafeRawBufferPointer, owners: Range<Int32>) {
        if owners.isEmpty { return }
        let name = names.intern(text)
        if let last = all.last, last.name == name, last.owners.upperBound == owners.lowerBound {
            all[all.count - 1].owners = last.owners.lowerBound..<owners.upperBound
        } else {
            all.append((name, owners))
        }
    }
}

extension ResolvedGraph {
    /// Calls `body` with each text that authors wrote of controllers.
    @inline(__always)
    fileprivate func forEachText(of key: Selector.Key, body: (ControllerID, UnsafeRawBufferPointer) -> Void) {
        forEachWritten { index, number, document in
            let (id, node) = (ControllerID(index: index), document.nodes[number])
            if key == .class {
                if let name = node.className(in: document.texts) { body(id, name) }
            } else if node.details >= 0 {
                let details = document.details[Int(node.details)]
                if key == .tag {
                    for tag in details.tags ?? 0..<0 {
                        body(id, document.texts[document.tags[Int(tag)].written])
                    }
                } else if !details.title.isAbsent {
                    body(id, document.texts[details.title])
                }
            }
        }
    }
}
