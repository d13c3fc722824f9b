import KindredBase
import KindredYAML

/// Finds the controllers that one pattern describes, without a table of all texts: for keys whose texts are at hand.
struct DirectMatch {
    let atom: Selector.Atom
    let hierarchy: Hierarchy

    /// Nil if the key needs a table.
    func controllers() -> ControllerSet? {
        var set = ControllerSet(of: hierarchy)
        hierarchy.controllers.withUnsafeBufferPointer { controllers in
            switch atom.key {
            case .kind:
                let wanted = Kind.allCases.map { matches($0.word) }
                select(controllers, into: &set) { wanted[Int($0.kind.rawValue)] }
            case .role:
                let wanted = Role.allCases.map { matches($0.rawValue) }
                select(controllers, into: &set) { wanted[$0.role.number] }
            case .implicit:
                let wanted = (yes: matches("true"), no: matches("false"))
                select(controllers, into: &set) { $0.isImplicit ? wanted.yes : wanted.no }
            case .id: selectNames(controllers, into: &set)
            case .class, .tag, .title: selectTexts(controllers, into: &set)
            case .family, .window, .style, .file, .screen: break
            }
        }
        return [.kind, .role, .implicit, .id, .class, .tag, .title].contains(atom.key) ? set : nil
    }

    private func matches(_ word: String) -> Bool { atom.pattern.matches(Array(word.utf8)) }

    private func select(
        _ controllers: UnsafeBufferPointer<Controller>, into set: inout ControllerSet, _ isWanted: (Controller) -> Bool
    ) {
        for index in controllers.indices where isWanted(controllers[index]) {
            set.insert(ControllerID(index: Int32(index)))
        }
    }

    private func selectNames(_ controllers: UnsafeBufferPointer<Controller>, into set: inout ControllerSet) {
        let exact = atom.pattern.isExact ? atom.pattern.bytes.withUnsafeBytes { hierarchy.names.number(of: $0) } : nil
        hierarchy.names.withAll { names in
            for index in controllers.indices {
                let id = ControllerID(index: Int32(index))
                let name = controllers[index].name
                let isWanted =
                    if name.isNone {
                        // As it is written, if another controller has it too.
                        matches(hierarchy.name(id))
                    } else if atom.pattern.isExact {
                        name.index == exact
                    } else {
                        atom.pattern.matches(names[name.index])
                    }
                if isWanted { set.insert(id) }
            }
        }
    }

    /// What authors wrote of controllers, file by file. What UIKit inserts has nothing.
    private func selectTexts(_ controllers: UnsafeBufferPointer<Controller>, into set: inout ControllerSet) {
        hierarchy.documents.withUnsafeBufferPointer { documents in
            var next = 0
            while next < controllers.count {
                let file = controllers[next].file
                documents[Int(file)].wording.withTexts { texts in
                    documents[Int(file)].nodes.withUnsafeBufferPointer { nodes in
                        documents[Int(file)].details.withUnsafeBufferPointer { details in
                            documents[Int(file)].references.withUnsafeBufferPointer { references in
                                let found = DocumentTexts(
                                    texts: texts, nodes: nodes, details: details, references: references)
                                while next < controllers.count, controllers[next].file == file {
                                    let controller = controllers[next]
                                    if !controller.isImplicit, found.have(atom, Int(controller.declaration)) {
                                        set.insert(ControllerID(index: Int32(next)))
                                    }
                                    next += 1
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The texts of one document's nodes.
private struct DocumentTexts {
    let texts: Wording.Texts
    let nodes: UnsafeBufferPointer<NodeDeclaration>
    let details: UnsafeBufferPointer<NodeDetails>
    let references: UnsafeBufferPointer<Written>

    @inline(__always)
    func have(_ atom: Selector.Atom, _ node: Int) -> Bool {
        if atom.key == .class {
            let written = nodes[node].className
            if written.isAbsent { return false }
            let text = texts[written]
            return atom.pattern.matches(text) || atom.pattern.matches(ClassName.base(text))
        }
        let number = nodes[node].details
        if number < 0 { return false }
        if atom.key == .title {
            let written = details[Int(number)].title
            return !written.isAbsent && atom.pattern.matches(texts[written])
        }
        guard let tags = details[Int(number)].tags else { return false }
        return tags.contains { atom.pattern.matches(texts[references[Int($0)]]) }
    }
}
