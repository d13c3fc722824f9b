import KindredDiagnostics
import KindredText

/// The controllers and places that ids of screens and ends of paths name.
extension LinkedGraph {
    /// The screen, or the node in one, with an id; nil for every other name.
    func template(named name: String) -> Int32? {
        guard let screens, let number = names.number(of: name) else { return nil }
        return screens.templates.firstIndex { $0.name == number }.map { Int32($0) }
    }

    /// The controllers that an id means: one, the places of a screen, or the root of a family.
    func controllers(named id: String) -> [ControllerID] {
        if let controller = controller(named: id) { return [controller] }
        if let template = template(named: id), let screens { return Array(screens.places[template]) }
        return family(named: id).flatMap { self[$0].root }.map { [$0] } ?? []
    }

    /// The first controllers whose path ends with an id or a path; if there are none, a path may begin within an id.
    func paths(endingWith text: String, atMost limit: Int) -> [ControllerID] {
        let found = Array(paths(withEnd: "/\(text)").prefix(limit))
        return found.isEmpty && text.utf8.contains(0x2F) ? Array(paths(withEnd: text).prefix(limit)) : found
    }

    /// Finds, of the paths with the same last name, the one with most of the components around it, in order; of equals, the
    /// nearest one. A written container begins a path of its own, so those above it count, too.
    func meantPath(_ path: String, nearest: inout NearWords) -> MeantPath? {
        let wanted = path.utf8.split(separator: 0x2F, maxSplits: Self.maximumComponents).map { Array($0) }
        guard wanted.count > 1, wanted.count <= Self.maximumComponents, let last = wanted.last,
            nearest.spend(controllers.count)
        else { return nil }
        var (found, most): ([ControllerID], Int) = ([], 1)
        for id in paths(withEnd: "/" + String(decoding: last, as: UTF8.self)) {
            let shared = shared(wanted, around: id, nearest: &nearest)
            if shared > most { (found, most) = ([], shared) }
            if shared == most { found.append(id) }
        }
        guard let first = found.first, !nearest.isSpent else { return nil }
        let text = found.count == 1 ? nil : nearest.word(path, among: found.lazy.map { name(of: $0) })
        return MeantPath(text: text ?? name(of: first), shared: most, hasAll: most == wanted.count)
    }

    private static let maximumComponents = 32

    /// Returns how many components a controller, those around it and its family share with a path, from the last one up.
    private func shared(_ wanted: [[UInt8]], around id: ControllerID, nearest: inout NearWords) -> Int {
        var row = [Int](repeating: 0, count: wanted.count + 1)
        func add(_ component: some Collection<UInt8>) {
            var diagonal = 0
            for (index, part) in wanted.reversed().enumerated() {
                let above = row[index + 1]
                row[index + 1] = component.elementsEqual(part) ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        var next: ControllerID? = id
        while let id = next, nearest.spend(10 * wanted.count) {
            if !self[id].name.isNone {
                names.withBytes(of: self[id].name.index) { name in
                    add(name[(name.lastIndex(of: 0x2F).map { $0 + 1 } ?? name.startIndex)...])
                }
            }
            next = self[id].parent
        }
        add(Array(name(of: self[id].family).utf8))
        return row[wanted.count]
    }

    private func paths(withEnd end: String) -> some Sequence<ControllerID> {
        let end = Array(end.utf8)
        return controllerIDs.lazy.filter { id in
            let name = self[id].name
            return !name.isNone && names.withBytes(of: name.index) { $0.suffix(end.count).elementsEqual(end) }
        }
    }

    /// Returns the screen and the stack of a path that would be a place of that screen on that stack, and isn't there.
    func missingPlace(_ path: String) -> MissingPlace? {
        let slashes = path.utf8.count { $0 == 0x2F }
        guard screens != nil, 1..<Self.maximumComponents ~= slashes, !hasLost([.pushes, .screens, .ids]) else {
            return nil
        }
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in (1..<components.count).reversed() {
            guard let stack = controller(named: components[..<count].joined(separator: "/")) else { continue }
            let id = String(components[count])
            guard self[stack].kind == .navigation, let template = template(named: id),
                screens?.templates[Int(template)].isScreen == true
            else { return nil }
            // It may have another name there.
            let isThere = children(of: stack).contains { origin(of: $0)?.template == template }
            return isThere ? nil : MissingPlace(screen: id, stack: name(of: stack), isClosed: isClosed(stack))
        }
        return nil
    }
}

/// A path that was probably meant by one that nothing has.
package struct MeantPath {
    package let text: String
    /// The number of components that it has of what is written, in order.
    let shared: Int
    /// Whether it has all of them: what is written lacks a container.
    package let hasAll: Bool
    /// The path's text, if it shares more than the last name; else a name that is spelt alike is as likely.
    package var meant: String? { shared > 1 ? text : nil }
}

/// A screen that has no place on a stack.
package struct MissingPlace: Sendable {
    package let screen: String
    package let stack: String
    package let isClosed: Bool
}
