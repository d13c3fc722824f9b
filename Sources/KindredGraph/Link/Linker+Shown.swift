import KindredDiagnostics
import KindredText
import KindredYAML

/// Pushes of kind `show` where they push nothing.
extension Linker {
    /// Adds the families that are derived, after all that are written.
    mutating func addDerivedFamilies(_ placement: Placement) {
        for family in placement.derivedFamilies {
            let id = FamilyID(index: Int32(graph.families.count))
            let node = placement.templates[Int(family.screen)].node
            graph.families.append(Family(name: .none, file: node.file, key: graph.node(at: node).id))
            declareName(family.name, of: id)
        }
    }

    /// Adds what callers without a container present.
    mutating func linkShown(
        _ declaration: DeclaredPresentation, file: Int32, index: Int32, texts: SourceTexts.Texts, links: inout Int
    ) {
        // What is missing is reported of the push.
        guard let screen = holder(of: texts[declaration.present], space: .screen),
            let number = placement?.shownFamilies[screen]
        else { return }
        let families = [number] + (placement?.furtherFamilies[screen] ?? [])
        for (before, number) in families.enumerated() where !areScreensOverLimit {
            let family = FamilyID(index: number)
            if isAny(declaration.from, texts: texts) {
                linkAnyShown(family, file: file, index: index, familiesBefore: Int32(before))
            } else if let owner = owner(of: texts[declaration.from], space: .controller) {
                linkShown(family, from: owner, declaration, file: file, index: index, Int32(before), &links)
            }
        }
    }

    private mutating func linkShown(
        _ family: FamilyID, from owner: Int32, _ declaration: DeclaredPresentation, file: Int32, index: Int32,
        _ familiesBefore: Int32, _ links: inout Int
    ) {
        var named: [NameID: NameID] = [:]
        for caller in controllers(owner) where !areScreensOverLimit && graph.showing(caller) == nil {
            var presentation = Presentation(
                name: .none, file: file, declaration: index, style: .automatic, presentsInFullscreen: nil)
            (presentation.from, presentation.family, presentation.familiesBefore) = (caller, family, familiesBefore)
            let name = graph[caller].name
            if familiesBefore > 0 {
                // The name is made up once the presentation is known to exist.
            } else if let known = named[name], !name.isNone {
                presentation.name = known
            } else {
                presentation.name = madeUp("\(graph.name(of: caller))->\(graph.name(of: family))")
                named[name] = presentation.name
            }
            graph.presentations.append(presentation)
            if owner < 0 { countLink(&links, at: declaration.mapping, file: file) }
        }
    }

    /// Whether a `show` doesn't push: it fills the primary side of a split view controller, or presents.
    mutating func isTaken(_ push: Push, to: Int32, isFromScreen: Bool) -> Bool {
        guard let caller = push.from else { return true }
        guard let container = graph.showing(caller) else {
            return to < -1 && graph.screens?.templates[Int(-2 - to)].isScreen == true
        }
        if graph[container].kind == .navigation { return false }
        if let existence = graph.existence {
            let set = existence.conditions.set(of: .push, number: push.declaration, in: push.file)
            graph.existence?.missedPushes.append(set & existence.calling(caller))
        }
        graph.missedPushes.append(
            MissedPush(
                file: push.file, declaration: push.declaration, kind: .show, reason: .inPrimary, from: caller,
                isOfScreen: isFromScreen, to: to >= 0 ? ControllerID(index: to) : nil,
                template: to < -1 ? -2 - to : -1))
        return true
    }
}
