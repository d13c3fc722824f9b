import KindredBase

/// What ids of screens and ends of paths name.
extension Hierarchy {
    /// The screen, or the node in one, with an id; nil for every other name.
    package func template(named name: String) -> Int32? {
        guard let screens, let number = names.number(of: name) else { return nil }
        return screens.templates.firstIndex { $0.name == number }.map { Int32($0) }
    }

    /// The controllers whose path ends with an id or a path, in order; the first part of a path may itself be an end.
    package func paths(endingWith text: String) -> some Sequence<ControllerID> {
        let end = Array((text.utf8.contains(0x2F) ? text : "/\(text)").utf8)
        return controllerIDs.lazy.filter { id in
            let name = self[id].name
            return !name.isNone && names.withBytes(of: name.index) { $0.suffix(end.count).elementsEqual(end) }
        }
    }

    /// Where a push is declared, by its number among all.
    package func place(ofPush number: Int32) -> Place {
        var index = Int(number)
        for (file, document) in documents.enumerated() {
            if index < document.pushes.count {
                return place(Push(file: Int32(file), declaration: Int32(index), kind: .push))
            }
            index -= document.pushes.count
        }
        return Place(inFileAlone: ByteRange(0, 0))
    }
}
