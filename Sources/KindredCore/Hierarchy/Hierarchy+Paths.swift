import KindredBase

/// What ids of screens and ends of paths name.
extension Hierarchy {
    /// The screen, or the node in one, with an id; nil for every other name.
    package func template(named name: String) -> Int32? {
        guard let screens, let number = names.number(of: name) else { return nil }
        return screens.templates.firstIndex { $0.name == number }.map { Int32($0) }
    }

    /// The first controllers whose path ends with an id or a path; if there are none, a path may begin within an id.
    package func paths(endingWith text: String, atMost limit: Int) -> [ControllerID] {
        let found = Array(paths(withEnd: "/\(text)").prefix(limit))
        return found.isEmpty && text.utf8.contains(0x2F) ? Array(paths(withEnd: text).prefix(limit)) : found
    }

    private func paths(withEnd end: String) -> some Sequence<ControllerID> {
        let end = Array(end.utf8)
        return controllerIDs.lazy.filter { id in
            let name = self[id].name
            return !name.isNone && names.withBytes(of: name.index) { $0.suffix(end.count).elementsEqual(end) }
        }
    }

    /// Where a push is declared, by its number among all.
    package func place(ofPush number: Int32) -> Place {
        push(numbered: number).map { place($0) } ?? Place(inFileAlone: ByteRange(0, 0))
    }
}
