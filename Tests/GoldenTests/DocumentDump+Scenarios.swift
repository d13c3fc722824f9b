@testable import KindredGraph
import KindredYAML

/// Scenarios, step by step.
extension DocumentDump {
    mutating func write(_ scenario: ScenarioDeclaration) {
        line(0, "scenario \(show(scenario.name))\(scenario.isWhole ? "" : ", with mistakes")")
        let window = scenario.hasNoWindow ? "null" : show(scenario.window)
        line(1, "window \(window), presented \(ids(scenario.presented)), retained \(ids(scenario.retained))")
        for index in scenario.arrangements {
            let each = document.declared.scenarios.arrangements[Int(index)]
            line(1, "\(each.keyword.rawValue) of \(show(each.container)): \(ids(each.members))")
        }
        for index in scenario.hooks {
            let hook = document.declared.scenarios.hooks[Int(index)]
            line(1, "hook \(show(hook.event))")
            write(hook.steps, depth: 2)
        }
        line(1, "steps")
        write(scenario.body, depth: 2)
        write(document.declared.scenarios.claims[Int(scenario.claims.lowerBound)], depth: 1)
        if let events = scenario.events { line(1, "events \(events.map(\.rawValue).joined(separator: ", "))") }
        if let controllers = scenario.controllers { line(1, "controllers \(ids(controllers))") }
    }

    private mutating func write(_ steps: Range<Int32>, depth: Int) {
        for index in steps { write(document.declared.scenarios.steps[Int(index)], depth: depth) }
    }

    private mutating func write(_ step: StepDeclaration, depth: Int) {
        var parts = [show(step.key)]
        for (word, value) in [("", step.subject), ("in ", step.container), ("from ", step.from), ("to ", step.to)]
        where !value.isAbsent { parts.append(word + show(value)) }
        if !step.list.isEmpty { parts.append("to \(ids(step.list))") }
        if let interaction = step.interaction { parts.append(interaction.rawValue) }
        if step.name == .select { parts.append("by \(step.selection.rawValue)") }
        if step.name == .transition { parts.append("\(step.duration) s") }
        parts += flags(step.flags)
        line(depth, parts.joined(separator: ", "))
        write(step.steps, depth: depth + 1)
        if step.claims >= 0 { write(document.declared.scenarios.claims[Int(step.claims)], depth: depth + 1) }
    }

    private func flags(_ flags: StepDeclaration.Flags) -> [String] {
        let words: [(StepDeclaration.Flags, String)] = [
            (.isAnimated, "animated"), (.isUnfinished, "unfinished"), (.isAppearing, "appearing"),
            (.leadsNowhere, "to null"),
        ]
        return words.filter { flags.contains($0.0) }.map(\.1)
    }

    private mutating func write(_ claims: ClaimsDeclaration, depth: Int) {
        if let events = claims.expect { line(depth, "expect at \(place(claims.expectKey)): \(ids(events))") }
        for index in claims.each {
            let each = document.declared.scenarios.eventLists[Int(index)]
            line(depth, "expect each of \(show(each.controller)): \(ids(each.events))")
        }
        if !claims.never.isEmpty { line(depth, "never \(ids(claims.never))") }
        for index in claims.moments {
            let each = document.declared.scenarios.moments[Int(index)]
            let value = each.state?.rawValue ?? ids(each.ids)
            line(depth, "\(show(each.controller)).\(each.keyword.rawValue) is \(value) at \(place(each.value))")
        }
        if let diagnostics = claims.diagnostics {
            line(depth, "diagnostics at \(place(claims.diagnosticsKey)): \(ids(diagnostics))")
        }
    }
}
