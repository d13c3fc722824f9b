import KindredBase

/// What ids of screens and ends of paths name.
extension Hierarchy {
    /// The screen, or the node in one, with an id; nil for every other name.
    package func template(named name: String) -> Int32? {
        guard let screens, let number = names.number(of: name) else { return nil }
        return screens.templates.firstIndex { $0.name == number }.map { Int32($0) }
    }

    /// The controllers that an id means: one, the places of a screen, or the root of a family.
    package func controllers(named id: String) -> [ControllerID] {
        if let controller = controller(named: id) { return [controller] }
        if let template = template(named: id), let screens { return Array(screens.places[template]) }
        return family(named: id).flatMap { self[$0].root }.map { [$0] } ?? []
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

    /// What to say of a path that would be a place of a screen on the stack of a navigation controller, which isn't there.
    package func missingPlace(_ path: String) -> MissingPlace? {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard screens != nil, components.count > 1, components.count < 32, !hasLost([.pushes, .screens, .ids]) else {
            return nil
        }
        for count in (1..<components.count).reversed() {
            guard let stack = controller(named: components[..<count].joined(separator: "/")) else { continue }
            let id = String(components[count])
            guard self[stack].kind == .navigation, let template = template(named: id),
                screens?.templates[Int(template)].isScreen == true
            else { return nil }
            // It may have another name there.
            let isThere = children(of: stack).contains { origin(of: $0)?.template == template }
            return isThere ? nil : MissingPlace(screen: id, stack: name(stack), isClosed: isClosed(stack))
        }
        return nil
    }

    /// Where a push is declared, by its number among all.
    package func place(ofPush number: Int32) -> Place {
        push(numbered: number).map { place($0) } ?? Place(inFileAlone: ByteRange(0, 0))
    }
}

/// A screen that has no place on a stack.
package struct MissingPlace: Sendable {
    package let screen: String
    package let stack: String
    package let isClosed: Bool
}
