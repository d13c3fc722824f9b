import KindredDiagnostics
import KindredGraph
import KindredQuestions
import KindredText

/// Presentations, pushes, and what was found.
extension ViewerData {
    func writeRelations(to json: inout JSONWriter) {
        let presentations = hierarchy.presentationIDs.filter { id in
            isOnMap(hierarchy[id].from) || isOnMap(hierarchy[id].family.flatMap { hierarchy[$0].root })
        }
        rows("presentations", items: presentations, to: &json, body: presentation)
        rows("references", items: geometry.references, to: &json) { reference, json in
            json.number(Int(reference.from))
            json.number(Int(reference.to))
        }
        let pushes = hierarchy.pushes.filter { isOnMap($0.from) || isOnMap($0.to) }
        rows("pushes", items: pushes, to: &json) { push, json in
            reference(push.from, to: &json)
            reference(push.to, to: &json)
            reference(push.container, to: &json)
            json.number(push.kind == .push ? 0 : push.kind == .showDetail ? 1 : 2)
            location(of: hierarchy.place(of: push), to: &json)
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
        json.number(presentation.removesPresenterView.map { $0 ? 1 : 0 } ?? 2)
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
        reference(controller(diagnostic), to: &json)
        json.string(diagnostic.help ?? "")
        if case .place(let place) = diagnostic.site { location(of: place, in: files[Int(place.file)], to: &json) }
    }

    /// The controller that shows it on the map.
    private func controller(_ diagnostic: Diagnostic) -> ControllerID? {
        let subject = diagnostic.subject
        let name = diagnostic.places?.ids.first ?? subject.id.text
        switch subject.kind {
        case .controller, .push, .move: return hierarchy.controllers(named: name).first
        case .family: return hierarchy.family(named: name).flatMap { hierarchy[$0].root }
        case .window:
            let window = hierarchy.windowIDs.first { ExactText(hierarchy.name(of: $0)) == subject.id }
            return window.flatMap { hierarchy[$0].families.first }.flatMap { hierarchy[$0.family].root }
        case .presentation:
            return diagnostic.places == nil ? callers[subject.id] ?? nil : hierarchy.controller(named: name)
        case .file, .scenario, .view, .class: return nil
        }
    }
}
