import KindredGraph
import KindredYAML

/// The linking of a scenario's start.
extension ScenarioLinker {
    mutating func linkStart(_ scenario: ScenarioDeclaration) {
        linkWindow(scenario)
        for index in scenario.arrangements {
            link(declarations.arrangements[Int(index)])
        }
        for index in scenario.presented {
            let value = references[Int(index)]
            guard let presentation = presentation(value) else { continue }
            script.start.presented.append((presentation, place(of: value)))
        }
        script.start.retained = scenario.retained.compactMap { controller(references[Int($0)]) }
    }

    /// Links the start window: by default the first, or none if the specification has no windows.
    private mutating func linkWindow(_ scenario: ScenarioDeclaration) {
        if scenario.hasNoWindow { return }
        if !scenario.window.isAbsent {
            script.start.window = look(.window, written: scenario.window).map { WindowID(index: $0) }
        } else if scenario.isWhole, !graph.windows.isEmpty {
            script.start.window = WindowID(index: 0)
        }
        // A window without a family has already been reported.
        if let window = script.start.window, graph[window].families.isEmpty { isRunnable = false }
    }

    private mutating func link(_ arrangement: ArrangementDeclaration) {
        let written = arrangement.container
        guard let container = controller(written) else {
            // Look up the members anyway, to report what is wrong with them.
            for index in arrangement.members { _ = controller(references[Int(index)]) }
            return
        }
        let (kind, role) = Self.requirement(of: arrangement.keyword)
        guard isKind(kind, controller: container, of: arrangement.keyword.rawValue, written: written) else { return }
        let members = link(members: arrangement.members, in: container, role: role)
        switch arrangement.keyword {
        case .stacks: script.start.stacks.append((container, members))
        case .pages: script.start.pages.append((container, members))
        case .children: script.start.children.append((container, members))
        default:
            guard let tab = script.lists[Int(members.lowerBound)..<Int(members.upperBound)].first else { return }
            script.start.selected.append((container, tab))
        }
    }

    /// The kind of container that a key of `start` is about, and the role of the members that it lists.
    private static func requirement(of keyword: Keyword) -> (Kind, Role) {
        switch keyword {
        case .stacks: (.navigation, .stack)
        case .selected: (.tab, .tab)
        case .pages: (.page, .page)
        default: (.controller, .child)
        }
    }

    // MARK: Members

    /// Adds a list of a container's members to the script's lists. Reports controllers that aren't members or are listed twice.
    mutating func link(
        members: Range<Int32>, in container: ControllerID, role: Role
    ) -> Range<Int32> {
        let first = script.lists.count
        var seen: [ControllerID: SourceValue] = [:]
        for index in members {
            let written = references[Int(index)]
            let stack = role == .stack ? container : nil
            guard let member = controller(written, on: stack),
                isMember(member, of: container, role: role, written: written)
            else {
                continue
            }
            if let earlier = seen.updateValue(written, forKey: member) {
                let first = place(of: earlier)
                invalid(written) { InvalidStep.twice($1.name(of: member), at: $0, first: first) }
                seen[member] = earlier
            }
            script.lists.append(member)
        }
        return Int32(first)..<Int32(script.lists.count)
    }

    mutating func isMember(
        _ member: ControllerID, of container: ControllerID, role: Role, written: SourceValue
    ) -> Bool {
        if graph[member].parent == container, graph[member].role == role { return true }
        invalid(written) { InvalidStep.stranger(member, to: container, role: role, at: $0, graph: $1) }
        return false
    }

    mutating func isKind(_ kind: Kind, controller: ControllerID, of word: String, written: SourceValue) -> Bool {
        if graph[controller].kind == kind { return true }
        invalid(written) { InvalidStep.wrongKind(controller, of: word, needs: kind, at: $0, graph: $1) }
        return false
    }
}
