import KindredDiagnostics
import KindredGraph
import KindredText

/// Turns relationships and segues into links between scenes, and reports those that lead nowhere.
struct SceneLinker {
    private let graph: SceneGraph
    private let references: References
    private(set) var diagnostics: ImportDiagnostics
    private(set) var found: [(source: Int32, link: SceneGraph.Link)] = []
    /// Scenes for references whose storyboard wasn't given.
    private(set) var missing: [SceneGraph.Scene] = []
    private(set) var isReferenced: [Bool]
    /// The scene that each file starts with, references followed.
    private(set) var initials: [Int32?]
    private(set) var customSegues: [Int32: (file: Int32, segue: Int32)] = [:]
    /// The scenes of each file's references, as far as they were asked for.
    private var resolved: [[Int32?]]
    private var missingScenes: [ExactText: Int32] = [:]
    /// References without a target that were reported.
    private var reported: Set<SourceRange> = []

    init(graph: SceneGraph, diagnostics: ImportDiagnostics) {
        (self.graph, self.diagnostics) = (graph, diagnostics)
        references = References(graph.files.storyboards)
        isReferenced = graph.isReferenced
        initials = Array(repeating: nil, count: graph.files.storyboards.count)
        resolved = graph.files.storyboards.map { Array(repeating: nil, count: $0.placeholders.count) }
    }

    mutating func link() {
        for file in graph.files.storyboards.indices {
            checkIDs(file)
            linkInitial(file)
            linkContainments(file)
            linkSegues(file)
            checkUnused(file)
        }
    }

    private mutating func linkContainments(_ file: Int) {
        let storyboard = graph.files.storyboards[file]
        var columns: Set<Column> = []
        for (number, containment) in storyboard.containments.enumerated() {
            let place = storyboard.place(of: containment.place)
            guard let (source, target) = ends(containment.parent, to: containment.child, file: file, at: place) else {
                continue
            }
            let relation = storyboard[containment.relation] ?? ""
            let kind = graph.scenes[Int(source)].kind
            guard let role = ChildPlace.role(relation, in: kind, index: containment.index),
                !role.isColumn || columns.insert(Column(split: source, role: role)).inserted
            else {
                diagnostics.add(
                    MisplacedChild.info,
                    diagnostic: MisplacedChild.found(relation: relation, parent: kind, at: place))
                continue
            }
            let declaration = SceneGraph.Declaration.containment(Int32(truncatingIfNeeded: number))
            found.append((source, .init(kind: .child(role), target: target, declaration: declaration)))
        }
    }

    private struct Column: Hashable {
        var split: Int32
        var role: Role
    }

    private mutating func linkSegues(_ file: Int) {
        let storyboard = graph.files.storyboards[file]
        for (number, segue) in storyboard.segues.enumerated() {
            if segue.kind == .unwind {
                diagnostics.add(UnwindSegue.info, diagnostic: UnwindSegue.found(segue: segue, storyboard: storyboard))
                continue
            }
            guard
                let (source, target) = ends(
                    segue.source, to: segue.destination, file: file, at: storyboard.place(of: segue.place))
            else { continue }
            guard let kind = linkKind(segue, from: source, storyboard: storyboard) else {
                if customSegues[target] == nil { customSegues[target] = (Int32(file), Int32(number)) }
                continue
            }
            let declaration = SceneGraph.Declaration.segue(Int32(truncatingIfNeeded: number))
            found.append((source, .init(kind: kind, target: target, declaration: declaration)))
        }
    }

    /// The kind of a segue's link, or nil for what has no place in the language.
    private mutating func linkKind(
        _ segue: StoryboardSegue, from source: Int32, storyboard: Storyboard
    ) -> SceneGraph.Link.Kind? {
        switch segue.sort {
        case .presentation: return .present
        case .show:
            switch segue.kind {
            case .show: return .show
            case .push: return .push
            default: return .showDetail
            }
        case .embed: return child(segue, of: source, storyboard: storyboard)
        case .custom:
            let (name, identifier) = (storyboard[segue.customClass] ?? "", storyboard[segue.identifier] ?? "")
            if KnownContainer.holds(name, identifier: identifier) {
                return child(segue, of: source, storyboard: storyboard)
            }
            diagnostics.add(CustomSegue.info, diagnostic: CustomSegue.found(segue: segue, storyboard: storyboard))
        case .unwind, .other:
            diagnostics.add(UnknownSegue.info, diagnostic: UnknownSegue.found(segue: segue, storyboard: storyboard))
        }
        return nil
    }

    private mutating func child(
        _ segue: StoryboardSegue, of source: Int32, storyboard: Storyboard
    ) -> SceneGraph.Link.Kind? {
        let kind = graph.scenes[Int(source)].kind
        if kind == .controller { return .child(.child) }
        diagnostics.add(
            MisplacedChild.info,
            diagnostic: MisplacedChild.found(
                relation: segue.kind.rawValue, parent: kind, at: storyboard.place(of: segue.place)))
        return nil
    }
}

// MARK: Ids

extension SceneLinker {
    /// The scenes that a link connects; nil, and a diagnostic, if one isn't there.
    private mutating func ends(
        _ from: Storyboard.Text, to id: Storyboard.Text, file: Int, at place: SourceRange
    ) -> (source: Int32, target: Int32)? {
        guard let source = source(from, file: file) else {
            diagnostics.add(BrokenSegue.info, diagnostic: BrokenSegue.withoutScene(place))
            return nil
        }
        if let target = scene(id, file: file) { return (source, target) }
        let text = graph.files.storyboards[file][id] ?? ""
        diagnostics.add(BrokenSegue.info, diagnostic: BrokenSegue.nowhere(text, at: place))
        return nil
    }

    private func source(_ id: Storyboard.Text, file: Int) -> Int32? {
        guard case .controller(let number) = graph.files.storyboards[file].owner(id) else { return nil }
        return graph.firstScenes[file] + Int32(truncatingIfNeeded: number)
    }

    /// The scene with an id, after following references; nil if nothing has that id.
    private mutating func scene(_ id: Storyboard.Text, file: Int) -> Int32? {
        switch graph.files.storyboards[file].owner(id) {
        case .controller(let number): return graph.firstScenes[file] + Int32(truncatingIfNeeded: number)
        case .placeholder(let number):
            if let known = resolved[file][number] { return known }
            let scene = scene(ofReference: number, file: file)
            resolved[file][number] = scene
            return scene
        case .application, nil: return nil
        }
    }

    private mutating func scene(ofReference number: Int, file: Int) -> Int32 {
        switch references.target(of: number, in: file) {
        case .controller(let target, let controller):
            if target != file { isReferenced[target] = true }
            return graph.firstScenes[target] + Int32(truncatingIfNeeded: controller)
        case .missing(let reason, let file, let number):
            let storyboard = graph.files.storyboards[file]
            let placeholder = storyboard.placeholders[number]
            let place = storyboard.place(of: placeholder.place)
            if reported.insert(place).inserted { report(reason, at: place) }
            let key =
                [placeholder.storyboardName, placeholder.referencedIdentifier, placeholder.bundleIdentifier]
                .map { storyboard[$0] ?? "" }.joined(separator: "\u{0}") + "\u{0}" + key(of: reason, file: file)
            if let known = missingScenes[ExactText(key)] { return known }
            let scene = Int32(truncatingIfNeeded: graph.scenes.count + missing.count)
            let origin = SceneGraph.Origin.missing(placeholder: Int32(truncatingIfNeeded: number))
            missing.append(SceneGraph.Scene(file: Int32(file), origin: origin, kind: .controller))
            missingScenes[ExactText(key)] = scene
            return scene
        }
    }

    /// The values by which references with the same wording differ.
    private func key(of reason: References.Reason, file: Int) -> String {
        switch reason {
        case .storyboard, .bundle: StoryboardPath(graph.files.storyboards[file].file.path).scope
        case .identifier(_, let target), .initial(let target): String(target)
        case .ring: String(file)
        }
    }

    private mutating func report(_ reason: References.Reason, at place: SourceRange) {
        let (rule, diagnostic) =
            switch reason {
            case .storyboard(let name): (MissingStoryboard.info, MissingStoryboard.found(name: name, at: place))
            case .bundle(let bundle): (OtherBundle.info, OtherBundle.found(bundle: bundle, at: place))
            case .identifier(let identifier, let file):
                (
                    MissingScene.info,
                    MissingScene.identifier(identifier, storyboard: graph.files.storyboards[file], at: place)
                )
            case .initial(let file):
                (MissingScene.info, MissingScene.initial(graph.files.storyboards[file], at: place))
            case .ring: (MissingScene.info, MissingScene.ring(place))
            }
        diagnostics.add(rule, diagnostic: diagnostic)
    }

    /// An initial controller should exist; it may be a reference, which should lead to another.
    private mutating func linkInitial(_ file: Int) {
        let storyboard = graph.files.storyboards[file]
        guard let initial = storyboard[storyboard.initial] else { return }
        if case .placeholder(let number) = storyboard.owner(storyboard.initial),
            case .missing(.ring, _, _) = references.target(of: number, in: file)
        {
            let place = storyboard.place(of: storyboard.placeholders[number].place)
            if reported.insert(place).inserted {
                diagnostics.add(MissingStoryboard.info, diagnostic: MissingStoryboard.ring(place))
            }
        }
        initials[file] = scene(storyboard.initial, file: file)
        if storyboard.owner(storyboard.initial) == nil {
            diagnostics.add(MissingScene.info, diagnostic: MissingScene.start(id: initial, storyboard: storyboard))
        }
    }

    /// An id that is used twice means its first owner.
    private mutating func checkIDs(_ file: Int) {
        let storyboard = graph.files.storyboards[file]
        for (number, controller) in storyboard.controllers.enumerated()
        where storyboard.owner(controller.id) != .controller(number) {
            diagnostics.add(
                DuplicateObject.info, diagnostic: DuplicateObject.found(controller: controller, storyboard: storyboard))
        }
    }

    private mutating func checkUnused(_ file: Int) {
        let storyboard = graph.files.storyboards[file]
        for (number, placeholder) in storyboard.placeholders.enumerated() where resolved[file][number] == nil {
            diagnostics.add(
                UnusedReference.info,
                diagnostic: UnusedReference.found(placeholder: placeholder, storyboard: storyboard))
        }
    }
}
