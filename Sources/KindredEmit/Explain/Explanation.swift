import KindredBase
import KindredCore

/// Explains everything that is known about an id, and why it is so: `kindred explain`.
package enum Explanation {
    /// Explains what has the id in each name space, controllers first, or else the controllers of a class of that name. Returns
    /// false if there is nothing of that name.
    package static func write(_ id: String, in hierarchy: Hierarchy, to out: inout ByteWriter) -> Bool {
        let ways = FamilyWays(hierarchy)
        var subjects: [Lines] = []
        if let controller = hierarchy.controller(named: id) {
            subjects.append(ControllerExplanation(controller, in: hierarchy, ways).lines)
        }
        if let family = hierarchy.family(named: id) {
            subjects.append(FamilyExplanation(family, in: hierarchy).lines)
        }
        for presentation in hierarchy.presentationIDs where isSame(hierarchy.name(presentation), id) {
            subjects.append(PresentationExplanation(presentation, in: hierarchy, ways).lines)
        }
        for window in hierarchy.windowIDs where !hierarchy[window].name.isNone && isSame(hierarchy.name(window), id) {
            subjects.append(WindowExplanation(window, in: hierarchy).lines)
        }
        if subjects.isEmpty { subjects = classes(id, in: hierarchy, ways) }
        for (index, subject) in subjects.enumerated() {
            if index > 0 { out.write(byte: 0x0A) }
            subject.write(to: &out)
        }
        writeFacts(cited(in: subjects), to: &out)
        return !subjects.isEmpty
    }

    private static func cited(in subjects: [Lines]) -> [Fact] {
        var known: Set<String> = []
        return subjects.flatMap(\.facts).filter { known.insert($0.id).inserted }
    }

    /// What the numbers in parentheses say.
    private static func writeFacts(_ facts: [Fact], to out: inout ByteWriter) {
        if facts.isEmpty { return }
        var lines = Lines()
        lines.heading("Facts of UIKit; 'kindred facts ID' shows all of one")
        lines.table(facts.map { [$0.id, $0.headline] }, depth: 2)
        lines.write(to: &out)
    }

    /// The controllers of a class; of one that only one has, that.
    private static func classes(_ name: String, in hierarchy: Hierarchy, _ ways: FamilyWays) -> [Lines] {
        let controllers = ClassExplanation.controllers(name, in: hierarchy)
        if controllers.count == 1 { return [ControllerExplanation(controllers[0], in: hierarchy, ways).lines] }
        return controllers.isEmpty ? [] : [ClassExplanation(name, controllers, in: hierarchy).lines]
    }

    /// Up to three names that may have been meant, the nearest first.
    package static func near(_ id: String, in hierarchy: Hierarchy) -> [String] {
        var nearest = Nearest()
        var found: [String] = []
        let names = names(in: hierarchy)
        while found.count < 3 {
            let rest = names.lazy.filter { name in !found.contains { isSame($0, name) } }
            guard let name = nearest.word(id, among: rest) else { break }
            found.append(name)
        }
        return found
    }

    private static func names(in hierarchy: Hierarchy) -> [String] {
        var names = hierarchy.controllers.map { hierarchy.string($0.name) }
        names += hierarchy.families.map { hierarchy.string($0.name) }
        names += hierarchy.presentations.map { hierarchy.string($0.name) }
        names += hierarchy.windows.map { hierarchy.string($0.name) }
        names += Set(hierarchy.controllerIDs.map { hierarchy.className($0) }).sorted { $0.precedesInBytes($1) }
        // The shortest of those that start with what was written comes first.
        return names.filter { !$0.isEmpty }.enumerated()
            .sorted { ($0.element.utf8.count, $0.offset) < ($1.element.utf8.count, $1.offset) }.map(\.element)
    }

    /// Ids are compared scalar by scalar.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }
}
