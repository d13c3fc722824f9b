import KindredYAML

/// The callers and targets of moves.
extension Linker {
    /// Looks up what moves refer to. Where they arrive is worked out once it is known who presents and pushes.
    mutating func linkMoves() {
        if areScreensOverLimit { return }
        for (file, declared) in graph.declared.enumerated() where !declared.moves.isEmpty {
            declared.texts.withTexts { texts in
                for index in declared.moves.indices {
                    link(declared.moves[index], file: Int32(file), index: Int32(index), texts: texts)
                }
            }
        }
    }

    private mutating func link(_ declaration: DeclaredMove, file: Int32, index: Int32, texts: SourceTexts.Texts) {
        var move = LinkedMove(file: file, declaration: index)
        move.from =
            isAny(declaration.from, texts: texts)
            ? Caller.anyOwner
            : owner(.controller, written: declaration.from, isKnown: declaration.repeatsFrom, file, texts)
        let space = declaration.kind == .setRoot ? NameSpace.family : .controller
        let to = owner(space, written: declaration.to, isKnown: declaration.repeatsTo, file, texts)
        if space == .controller { move.to = to } else if to >= 0 { move.family = FamilyID(index: to) }
        // What is missing was reported.
        if move.from == -1 || to == -1 && !declaration.to.isAbsent { return }
        graph.moves.append(move)
    }

    /// - Parameter isKnown: Whether a name without an owner was reported before.
    private mutating func owner(
        _ space: NameSpace, written: SourceValue, isKnown: Bool, _ file: Int32, _ texts: SourceTexts.Texts
    ) -> Int32 {
        if written.isAbsent { return -1 }
        if isKnown { return owner(of: texts[written], space: space) ?? -1 }
        return look(space, written: written, file: file, texts: texts) ?? -1
    }
}
