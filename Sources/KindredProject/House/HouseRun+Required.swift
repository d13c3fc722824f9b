import KindredGraph

/// The check of what must be.
extension HouseRun {
    func checkRequired(_ form: HouseRule.Required, diagnostics: inout HouseDiagnostics) {
        let each = selected(form.each)
        let name = form.each.selector.text
        switch form.demand {
        case .isOne(let choice):
            var others = each
            others.subtract(selected(choice, among: each))
            for id in others.elements {
                diagnostics.add(
                    { "'\($0.name(of: id))' isn't '\(choice.selector.text)', as each '\(name)' must be" }, on: .node(id)
                )
            }
        case .hasOne(let choice):
            let counts = counts(selected(choice))
            for id in each.elements where counts[Int(id.index) + 1] == counts[Int(graph[id].end)] {
                diagnostics.add(
                    { "'\($0.name(of: id))' contains no '\(choice.selector.text)', as each '\(name)' must" },
                    on: .node(id))
            }
        case .presented(let from, let presenter, let styles):
            checkPresented(each, from: from, presenter: presenter, styles: styles, diagnostics: &diagnostics)
        }
    }

    /// The number of controllers of a set that come before each controller; at the end, how many there are.
    private func counts(_ set: ControllerSet) -> [Int32] {
        var counts: [Int32] = [0]
        counts.reserveCapacity(graph.controllers.count + 1)
        for id in graph.controllerIDs { counts.append(counts[counts.count - 1] + (set.contains(id) ? 1 : 0)) }
        return counts
    }

    private func checkPresented(
        _ each: ControllerSet, from: HouseRule.Choice?, presenter: HouseRule.Choice?, styles: [String],
        diagnostics: inout HouseDiagnostics
    ) {
        let (callers, presenters) = (set(from), set(presenter))
        var isSelected = [Bool](repeating: false, count: graph.families.count)
        for id in each.elements { isSelected[Int(graph[id].family.index)] = true }
        for step in calls {
            guard case .presents(let id) = step.way, isSelected[Int(graph[step.to].family.index)] else { continue }
            if !styles.isEmpty, !graph.isDoubtful(id), !graph[id].effectiveStyle.isOne(of: styles) {
                let allowed = styles.joined(separator: " or ")
                diagnostics.add(
                    { "\($0.phrase(for: step)) as \(graph[id].effectiveWord), not as \(allowed)" }, on: .step(step),
                    at: .style)
            } else if let from, !callers.contains(step.from) {
                diagnostics.add(
                    { "\($0.phrase(for: step)), which only '\(from.selector.text)' may" }, on: .step(step),
                    at: .from)
            } else if let presenter,
                let other = graph.presenters(of: id).first(where: { !presenters.contains($0.controller) })
            {
                diagnostics.add(
                    {
                        "\($0.phrase(for: step)); the presenter is '\($0.name(of: other.controller))', "
                            + "not '\(presenter.selector.text)'"
                    },
                    on: .step(step), at: .from)
            }
        }
    }
}
