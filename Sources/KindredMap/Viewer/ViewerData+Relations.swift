import KindredDiagnostics
import KindredGraph
import KindredQuestions
import KindredText

/// Presentations, pushes, and what was found.
extension ViewerData {
    var presentations: [PresentationID] {
        hierarchy.presentationIDs.filter { id in
            if hierarchy.isRepeated(id) { return false }
            return isOnMap(hierarchy[id].from) || isOnMap(hierarchy[id].family.flatMap { hierarchy[$0].root })
        }
    }

    var pushes: [Push] { hierarchy.pushesOnce.filter { isOnMap($0.from) || isOnMap($0.to) } }

    func writeRelations(to json: inout JSONWriter) {
        rows("presentations", items: presentations, to: &json, body: presentation)
        rows("references", items: geometry.references, to: &json) { reference, json in
            json.number(Int(reference.from))
            json.number(Int(reference.to))
        }
        rows("pushes", items: pushes, to: &json) { push, json in
            reference(push.from, to: &json)
            reference(push.to, to: &json)
            reference(push.container, to: &json)
            json.number(push.kind == .push ? 0 : push.kind == .showDetail ? 1 : 2)
            location(of: hierarchy.place(of: push), to: &json)
        }
    }

    /// Writes where moves arrive, each with its kind as a number.
    func writeMoves(to json: inout JSONWriter) {
        let moves = hierarchy.moveIDs.flatMap { id in
            hierarchy.arrivals(of: id).map { (kind: hierarchy[id].kind, from: hierarchy[id].from, to: $0) }
        }.filter { $0.from != nil && (isOnMap($0.from) || isOnMap($0.to)) }
        if moves.isEmpty { return }
        rows("moves", items: moves, to: &json) { move, json in
            reference(move.from, to: &json)
            reference(move.to, to: &json)
            switch move.kind {
            case .setRoot: json.number(0)
            case .select: json.number(1)
            case .dismiss: json.number(2)
            case .pop: json.number(3)
            case .popToRoot: json.number(4)
            }
        }
    }

    /// The id is empty if it is made up from both ends.
    private func presentation(_ id: PresentationID, to json: inout JSONWriter) {
        let (presentation, name) = (hierarchy[id], hierarchy.name(of: id))
        let family = presentation.family.map { hierarchy.name(of: $0) } ?? ""
        let usual = presentation.from.map { "\(hierarchy.name(of: $0))->\(family)" } ?? ""
        json.string(ExactText(name) == ExactText(usual) ? "" : name)
        reference(presentation.from, to: &json)
        if let root = presentation.family.flatMap({ hierarchy[$0].root }), isOnMap(root) {
            reference(root, to: &json)
        } else {
            json.string(family)
        }
        json.string(hierarchy.stylePhrase(id))
        json.array { json in
            for presenter in hierarchy.presenters(of: id) {
                reference(presenter.controller, to: &json)
                json.number(Self.number(presenter.reason))
            }
        }
        location(of: hierarchy.place(of: id), to: &json)
    }

    private static func number(_ reason: Presenter.Reason) -> Int {
        switch reason {
        case .context: 0
        case .noContext: 1
        case .familyRoot: 2
        case .rerouted: 3
        }
    }

    func diagnostic(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.string(diagnostic.id)
        json.string(diagnostic.severity.rawValue)
        json.string(diagnostic.message)
        reference(diagnosed.controller(of: diagnostic), to: &json)
        json.string(diagnostic.help ?? "")
        if case .place(let place) = diagnostic.site { location(of: place, in: files[Int(place.file)], to: &json) }
    }
}
