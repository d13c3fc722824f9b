import KindredGraph
import KindredYAML

/// The properties that a node declares, whichever controllers it makes.
extension ResolvedGraph {
    func declaration(at node: NodeReference) -> NodeDeclaration { documents[Int(node.file)].nodes[Int(node.node)] }

    /// Properties that only some controllers declare.
    func declaredRows(at node: NodeReference, style: String = "", transition: String = "") -> [[String]] {
        let document = documents[Int(node.file)]
        let declaration = declaration(at: node)
        let (details, rareDetails) = (document.details(of: declaration), document.rareDetails(of: declaration))
        var rows = [["class", string(declaration.className, in: node.file)]]
        for (key, written) in [("title", details.title), ("note", rareDetails.note), ("source", rareDetails.source)] {
            let text = string(written, in: node.file)
            rows.append([key, String(text.reversed().drop(while: \.isNewline).reversed())])
        }
        let tags = details.tags.map { document.tags[Int($0.lowerBound)..<Int($0.upperBound)] } ?? []
        rows.append(["tags", enumeration(tags.map { string($0.written, in: node.file) })])
        rows.append(["style", style.isEmpty ? details.splitStyle?.rawValue ?? "" : style])
        rows.append(["transition", transition.isEmpty ? details.pageTransition?.rawValue ?? "" : transition])
        return rows.filter { !$0[1].isEmpty } + declaredFlags(declaration)
    }

    private func declaredFlags(_ declaration: NodeDeclaration) -> [[String]] {
        let flags = declaration.flags
        var rows: [[String]] = []
        if flags.contains(.declaresForwarding) {
            rows.append(["forwardsAppearance", String(!flags.contains(.forwardsByHand))])
        }
        if flags.contains(.declaresTransitionStyle) {
            let value = flags.contains(.providesTransitionStyle)
            rows.append(["providesPresentationContextTransitionStyle", String(value)])
        }
        if flags.contains(.isClosed) { rows.append(["closed", "true: no push adds anything to this stack"]) }
        return rows
    }

    /// Whether it defines a presentation context, and where that is declared.
    func contextPhrase(at node: NodeReference) -> String {
        let (kind, flags) = (declaration(at: node).kind, declaration(at: node).flags)
        guard flags.contains(.declaresContext) else {
            return kind.definesContextByDefault
                ? "true, the default of \(kind.definition.noun) (R45)" : "false, by default (R45)"
        }
        let written = documents[Int(node.file)].rareDetails(of: declaration(at: node)).definesContext
        let place = written.isAbsent ? place(of: node) : place(of: written, in: node.file)
        return "\(flags.contains(.definesContext)), declared at \(location(of: place))"
    }

    /// The nodes directly in one.
    func childRows(at node: NodeReference) -> [[String]] {
        let document = documents[Int(node.file)]
        var rows: [[String]] = []
        var child = node.node + 1
        while child < declaration(at: node).end {
            let declared = document.nodes[Int(child)]
            let alias = document.rareDetails(of: declared).alias
            let name = string(declared.id, in: node.file)
            let named = template(named: name).flatMap { screens?.templates[Int($0)] }
            let screen = named?.isScreen == true ? named : nil
            let kind = screen.map { self.declaration(at: $0.node).kind } ?? declared.kind
            let label = alias.isAbsent ? name : "\(string(alias, in: node.file)), screen \(name)"
            let what = screen != nil && alias.isAbsent ? "\(kind.word), a screen" : kind.word
            rows.append([label, what, location(of: place(of: NodeReference(file: node.file, node: child)))])
            child = declared.end
        }
        return rows
    }
}
