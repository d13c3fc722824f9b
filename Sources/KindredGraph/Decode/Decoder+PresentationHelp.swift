import KindredText

/// Help texts about the words of presentations and pushes.
extension Decoder {
    /// Returns the help for a key that some other mapping has, and that is no misspelt key of this one.
    func adviceForOther(_ text: String, value: Int, valid: [String]) -> String? {
        // A text of many combining marks would be normalised first.
        if ExactText(text) == ExactText(Keyword.from.rawValue),
            valid == Shape.nodePush.words || valid == Shape.nodePresentation.words || valid == Shape.nodeMove.words
        {
            return "remove 'from': it is the controller that has this in its list"
        }
        return adviceForPresented(text, value: value, valid: valid)
    }

    /// Returns the help for a key of presentations in what is read as a push.
    private func adviceForPresented(_ text: String, value: Int, valid: [String]) -> String? {
        guard isPush(valid) else { return nil }
        let near = ForeignWords.key(text, among: Shape.presentation.words)
        let isStyle = near == Keyword.style.rawValue && PushKind(rawValue: string(value)) == nil
        guard isStyle || near == Keyword.transition.rawValue else { return nil }
        let list = valid.contains(Keyword.from.rawValue) ? Keyword.presentations : .presents
        return "a push has no style: list it under '\(list.rawValue)' if it is presented, or remove '\(text)'"
    }

    /// Returns the help for a word that belongs to another key.
    func adviceForWord(_ word: String, of keyword: Keyword, valid: [String]) -> String? {
        if let advice = ForeignWords.advice(on: "\(keyword.rawValue) \(word)") { return advice }
        switch keyword {
        case .style where valid.contains(PresentationStyle.automatic.rawValue) && ForeignWords.isSheet(word):
            return "leave 'style' out, or write 'pageSheet' or 'formSheet'"
        case .style where PresentationTransition(rawValue: word) != nil: return "write 'transition: \(word)'"
        case .transition where PresentationStyle(rawValue: word) != nil: return "write 'style: \(word)'"
        default: return nil
        }
    }
}
