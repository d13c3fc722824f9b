import KindredGraph

/// The properties that a node declares, whichever controllers it makes.
extension ResolvedGraph {
    /// Properties that only some controllers declare.
    ///
    /// - Parameter words: Words by default, by key.
    func declaredRows(at node: NodeReference, words: [Keyword: String] = [:]) -> [[String]] {
        var rows = NodeText.allCases.map { key in
            let text = text(of: key.keyword, at: node) ?? ""
            return [key.keyword.rawValue, String(text.reversed().drop(while: \.isNewline).reversed())]
        }
        rows += NodeList.allCases.map { [$0.keyword.rawValue, enumeration(texts(of: $0, at: node) ?? [])] }
        rows += KindDefinition.wordKeys.map { [$0.rawValue, words[$0] ?? word($0, at: node) ?? ""] }
        for each in NodeFlag.allCases where each.isInGraph {
            rows.append([each.keyword.rawValue, flag(each, at: node).map { String($0) } ?? ""])
        }
        if flag(.closed, at: node) == true { rows.append(["closed", "true: no push adds anything to this stack"]) }
        return rows.filter { !$0[1].isEmpty }
    }

    /// Whether it defines a presentation context, and where that is declared.
    func contextPhrase(at node: NodeReference) -> String {
        guard let isContext = flag(.definesPresentationContext, at: node) else {
            let kind = kind(at: node)
            return kind.definesContextByDefault
                ? "true, the default of \(kind.definition.noun) (R45)" : "false, by default (R45)"
        }
        let place = range(of: .definesPresentationContext, at: node) ?? place(of: node)
        return "\(isContext), declared at \(location(of: place))"
    }

    /// The nodes directly in one.
    func childRows(at node: NodeReference) -> [[String]] {
        children(of: node).map { child in
            let (name, alias) = (name(of: child), text(of: .as, at: child))
            let named = template(named: name).flatMap { screens?.templates[Int($0)] }
            let screen = named?.isScreen == true ? named : nil
            let kind = kind(at: screen?.node ?? child)
            let label = alias.map { "\($0), screen \(name)" } ?? name
            let what = screen != nil && alias == nil ? "\(kind.word), a screen" : kind.word
            return [label, what, location(of: place(of: child))]
        }
    }
}
