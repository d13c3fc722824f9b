import KindredText
import KindredYAML

/// The owners of ids, and the screens that each of them pushes.
extension Expander {
    /// Declares all ids: those of screens first, since a bare id is a place of a screen wherever that is declared.
    mutating func declare() {
        for document in documents {
            let base = Int32(nodes.count)
            bases.append(base)
            for var node in document.declared.nodes {
                node.end += base
                nodes.append(node)
            }
            nodeNames += document.declared.texts.withTexts { texts in
                names.intern(count: document.declared.nodes.count) { index in
                    let node = document.declared.nodes[index]
                    return texts[node.flags.contains(.isNameless) ? .absent : node.id]
                }
            }
        }
        screens = Array(repeating: -1, count: nodes.count)
        templates = screens
        isDuplicate = Array(repeating: false, count: nodes.count)
        for (file, document) in documents.enumerated() {
            for screen in document.screens { declareScreen(bases[file] + screen) }
        }
        for (file, document) in documents.enumerated() { declareNodes(of: document, base: bases[file]) }
    }

    private mutating func declareScreen(_ node: Int32) {
        let name = nodeNames[Int(node)]
        guard name >= 0 else { return }
        if let first = owner(of: name) { return duplicate(name, node: node, first: first) }
        addTemplate(node, name: name, screen: Int32(result.templates.count), isScreen: true)
    }

    private mutating func addTemplate(_ node: Int32, name: Int32, screen: Int32, isScreen: Bool) {
        let template = Int32(result.templates.count)
        templates[Int(node)] = template
        owners[Int(name)] = -2 - template
        result.templates.append(
            Template(node: reference(to: node), name: name, screen: screen, isScreen: isScreen))
    }

    private mutating func declareNodes(of document: Document, base: Int32) {
        var next = 0
        var (screen, end) = (Int32(-1), Int32(-1))
        for index in document.declared.nodes.indices {
            let node = base + Int32(index)
            if next < document.screens.count, document.screens[next] == Int32(index) {
                (screen, end) = (templates[Int(node)], nodes[Int(node)].end)
                next += 1
                continue
            }
            declareNode(node, screen: node < end ? screen : nil)
        }
    }

    /// - Parameter screen: The screen that it is in, -1 for one whose id is a duplicate; nil outside of screens.
    private mutating func declareNode(_ node: Int32, screen: Int32?) {
        let (name, flags) = (nodeNames[Int(node)], nodes[Int(node)].flags)
        guard name >= 0 else { return }
        let known = screenTemplate(of: name)
        if flags.contains(.isPlace) || flags.contains(.isBare) && known >= 0 {
            screens[Int(node)] = known >= 0 ? known : -2
            if known >= 0 {
                result.references.append(
                    Placement.Reference(container: screen ?? -1, screen: known, node: reference(to: node)))
            } else {
                result.unresolved.append(reference(to: node))
            }
        } else if let first = owner(of: name) {
            duplicate(name, node: node, first: first)
        } else if let screen {
            addTemplate(node, name: name, screen: screen, isScreen: false)
        } else {
            owners[Int(name)] = node
        }
    }

    private mutating func duplicate(_ name: Int32, node: Int32, first: NodeReference) {
        isDuplicate[Int(node)] = true
        result.duplicates.append(
            Placement.Duplicate(
                name: name, second: reference(to: node), first: first, isBare: nodes[Int(node)].flags.contains(.isBare))
        )
    }

    /// Returns the owner of a name; makes room for it.
    private mutating func owner(of name: Int32) -> NodeReference? {
        if owners.count <= Int(name) { owners += repeatElement(-1, count: Int(name) + 64 - owners.count) }
        let owner = owners[Int(name)]
        if owner == -1 { return nil }
        return owner >= 0 ? reference(to: owner) : result.templates[Int(-2 - owner)].node
    }

    /// The template of the screen with that id, or -1.
    func screenTemplate(of name: Int32) -> Int32 {
        guard name >= 0, Int(name) < owners.count, owners[Int(name)] <= -2 else { return -1 }
        let template = -2 - owners[Int(name)]
        return result.templates[Int(template)].isScreen ? template : -1
    }

    // MARK: Pushes and presentations

    mutating func declareLinks(_ families: [(root: NodeReference, name: Int32)]) {
        var callers: [Int32] = []
        var presenting: [Int32] = []
        for (file, document) in documents.enumerated() {
            if let conditions {
                sets += document.declared.pushes.indices.map {
                    conditions.set(of: .push, number: Int32($0), in: Int32(file))
                }
            }
            let (from, to, presented) = document.declared.texts.withTexts { texts in
                (
                    names.intern(count: document.declared.pushes.count) { texts[document.declared.pushes[$0].from] },
                    names.intern(count: document.declared.pushes.count) { texts[document.declared.pushes[$0].to] },
                    names.intern(count: document.declared.presentations.count) {
                        texts[document.declared.presentations[$0].from]
                    }
                )
            }
            result.firstPushes.append(Int32(pushes.count))
            callers += from
            presenting += presented
            for (index, push) in document.declared.pushes.enumerated() {
                pushes.append(ScreenPush(kind: push.kind, screen: screenTemplate(of: to[index])))
            }
        }
        linkCounts = Array(repeating: 0, count: names.count)
        for caller in callers + presenting where caller >= 0 { linkCounts[Int(caller)] += 1 }
        outgoing = PackedLists(count: names.count) { add in
            for (push, caller) in callers.enumerated() where caller >= 0 && pushes[push].screen >= 0 {
                add(caller, Int32(push))
            }
        }
        reachFamilies(families, callers: callers)
        for (push, caller) in callers.enumerated() where caller >= 0 && pushes[push].screen >= 0 {
            result.pushed.append(Placement.Pushed(container: container(ofCaller: caller), screen: pushes[push].screen))
        }
    }

    /// The screen that a caller is or is in, or -1.
    private func container(ofCaller name: Int32) -> Int32 {
        guard Int(name) < owners.count, owners[Int(name)] <= -2 else { return -1 }
        return result.templates[Int(-2 - owners[Int(name)])].screen
    }
}
