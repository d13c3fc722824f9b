import KindredYAML

/// Pushes of kind `show`, which happen where they present, too.
extension Linker {
    /// Adds each `show` with known ends: those that happen somewhere are removed again.
    func addShown(to nowhere: inout [NodeReference: Bool]) {
        guard graph.existence != nil, let screens = graph.screens else { return }
        // What can't be pushed was reported.
        let omitted = Set(
            screens.omissions.filter { $0.push >= 0 }.map { omission in
                let (file, index) = screens.push(numbered: omission.push)
                return NodeReference(file: file, node: index)
            })
        for (file, declared) in graph.declared.enumerated() {
            declared.texts.withTexts { texts in
                for (index, push) in declared.pushes.enumerated() where push.kind == .show {
                    let key = NodeReference(file: Int32(file), node: Int32(index))
                    let isCalled =
                        isAny(push.from, texts: texts)
                        || owner(of: texts[push.from], space: .controller).map { !controllers($0).isEmpty } ?? false
                    guard isCalled,
                        owner(of: texts[push.to], space: .controller) != nil, nowhere[key] == nil,
                        !omitted.contains(key)
                    else { continue }
                    nowhere[key] = false
                }
            }
        }
    }

    /// Removes each `show` that presents somewhere.
    func removeShown(from nowhere: inout [NodeReference: Bool]) {
        var happening: [NodeReference: Bool] = [:]
        for (index, presentation) in graph.presentations.enumerated()
        where graph.existence?.presentations[index] != 0 {
            happening[NodeReference(file: presentation.file, node: presentation.declaration)] = true
        }
        for (file, declared) in graph.declared.enumerated() {
            // Each is declared as a push and as a presentation, in one order.
            let shown = declared.presentations.indices.filter { declared.presentations[$0].isShow }
            let pushes = declared.pushes.indices.filter { declared.pushes[$0].kind == .show }
            for (presentation, push) in zip(shown, pushes)
            where happening[NodeReference(file: Int32(file), node: Int32(presentation))] == true {
                nowhere[NodeReference(file: Int32(file), node: Int32(push))] = nil
            }
        }
    }
}
