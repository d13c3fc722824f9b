import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The linking of a scenario's claims.
extension ScenarioLinker {
    mutating func linkClaims(_ declaration: ClaimsDeclaration) {
        var claims = Claims()
        if let expect = declaration.expect {
            claims.whole = events(expect)
            claims.wholePlace = place(of: declaration.expectKey)
        }
        for index in declaration.each {
            let list = declarations.eventLists[Int(index)]
            let owner = controller(list.controller)
            let events = events(list.events, of: owner)
            if let owner { claims.each.append((owner, events, place(of: list.controller))) }
        }
        claims.never = events(declaration.never)
        claims.relations = declaration.moments.compactMap { relation(declarations.moments[Int($0)]) }
        if let diagnostics = declaration.diagnostics {
            claims.diagnostics = diagnostics.compactMap { rule(references[Int($0)]) }
            claims.diagnosticsPlace = place(of: declaration.diagnosticsKey)
        }
        if !declaration.after.isAbsent { claims.after = string(declaration.after) }
        script.claims.append(claims)
    }

    private mutating func rule(_ written: SourceValue) -> (id: String, place: SourceRange)? {
        let (id, place) = (string(written), place(of: written))
        let known = rules
        if known.contains(id) { return (id, place) }
        isRunnable = false
        let near = names.nearest.word(id, among: known)
        diagnostics.add(
            UnknownValue.info,
            diagnostic: UnknownValue.found(
                value: id, key: "expectDiagnostics", valid: known, help: English.didYouMean(near), fix: near,
                at: place))
        return nil
    }

    private mutating func events(
        _ range: Range<Int32>, of owner: ControllerID? = nil
    ) -> [EventPattern] {
        range.compactMap { pattern(references[Int($0)], owner: owner) }
    }

    private mutating func pattern(_ written: SourceValue, owner: ControllerID?) -> EventPattern? {
        guard let event = try? EventText(texts[written]) else { return nil }
        switch event.what {
        case .mark(let name):
            let text = String(decoding: texts[written][name], as: UTF8.self)
            return EventPattern(what: .mark(text), place: place(of: written))
        case .callback(let callback):
            // A callback without an id, or a full event of the controller whose list it is in.
            let controller =
                event.controller.isEmpty || owner != nil ? owner : controller(written, part: event.controller)
            var parent: ControllerID?
            if case .id(let range) = event.parent {
                parent = self.controller(written, part: range)
                if parent == nil { return nil }
            }
            return controller.map { EventPattern(what: .callback($0, callback, parent), place: place(of: written)) }
        }
    }

    private mutating func relation(_ moment: MomentDeclaration) -> RelationClaim? {
        let controller = controller(moment.controller)
        let ids = moment.ids.compactMap { self.controller(references[Int($0)]) }
        guard let controller else { return nil }
        let subject: RelationClaim.Subject
        if let state = moment.state {
            subject = .state(state)
        } else if moment.keyword == .children {
            subject = .children(ids)
        } else if let relation = Relation(rawValue: moment.keyword.rawValue) {
            subject = .relation(relation, ids)
        } else {
            return nil
        }
        return RelationClaim(controller: controller, subject: subject, place: place(of: moment.value))
    }
}
