import KindredBase
import KindredCore

/// Writes an expansion down as drafts: one for each storyboard that declares something, and one for the windows.
struct DraftMaker {
    private let expansion: Expansion
    private let graph: SceneGraph
    private let names: [String]
    private let familyNames: [String]
    private var drafts: [Draft] = []
    private var nodes: [Draft.NodeID?]
    /// For each instance, the scenes that it represents besides its own.
    private var standIns: [Int32: [Int32]] = [:]

    init(_ expansion: Expansion) {
        self.expansion = expansion
        graph = expansion.graph
        let names = InstanceNames(expansion, SceneNames(expansion.graph)).names
        self.names = names
        familyNames = FamilyNames.of(roots: expansion.families.map { names[Int($0.root)] })
        nodes = Array(repeating: nil, count: expansion.instances.count)
        for each in expansion.standIns { standIns[each.instance, default: []].append(each.scene) }
    }

    /// In the order of the storyboards, the windows last.
    mutating func make() -> [Draft] {
        drafts = zip(graph.files.storyboards, DraftFileNames.names(graph.files.labels)).map { storyboard, name in
            var draft = Draft(name: name)
            draft.heading = [Self.origin(storyboard)]
            return draft
        }
        for (number, family) in expansion.families.enumerated() { add(family, familyNames[number]) }
        for presentation in expansion.presentations { add(presentation) }
        for push in expansion.pushes { add(push) }
        let filled = drafts.filter { !$0.isEmpty }
        return filled + windows(besides: filled)
    }

    /// Marks the files that a later import may remove.
    private static func origin(_ storyboard: Storyboard) -> String { "Imported from \(storyboard.file.path)." }

    private func windows(besides others: [Draft]) -> [Draft] {
        if expansion.windows.isEmpty { return [] }
        var draft = Draft(name: DraftFileNames.windows(besides: others.map(\.name)))
        draft.heading =
            expansion.windows.map { Self.origin(graph.files.storyboards[$0.file]) }
            + ["The windows, and what each starts with: the initial view controllers of storyboards."]
        var ids = DraftNames()
        draft.windows = expansion.windows.map { window in
            let storyboard = graph.files.storyboards[window.file]
            let label = graph.files.labels[window.file]
            let stem = expansion.windows.count == 1 ? nil : DraftNames.cleaned(DraftFileNames.stem(label))
            return Draft.Window(
                ids.claimNumbered(stem ?? "main"), families: [familyNames[Int(window.family)]],
                margin: Draft.Margin(
                    beside: "initial view controller of \(label)", place: storyboard.place(storyboard.place)))
        }
        return [draft]
    }

    private func file(_ instance: Int32) -> Int {
        var instance = expansion.instances[Int(instance)]
        while instance.scene < 0, let parent = instance.parent { instance = expansion.instances[Int(parent)] }
        return Int(graph.scenes[Int(instance.scene)].file)
    }

    // MARK: Families

    private mutating func add(_ family: Expansion.Family, _ name: String) {
        let file = file(family.root)
        let root = drafts[file].appendRoot(node(family.root))
        nodes[Int(family.root)] = root
        var open: [Int32] = [family.root]
        while let parent = open.popLast() {
            guard let above = nodes[Int(parent)] else { continue }
            for child in expansion.instances[Int(parent)].children {
                let (written, role) = self.written(child)
                nodes[Int(written)] = drafts[file].append(node(written), to: above, as: role)
                open.append(written)
            }
        }
        let scene = expansion.instances[Int(family.root)].scene
        var margin = Draft.Margin(place: graph.place(scene))
        if family.reason == .code { margin.above = [FamilyComments.text(scene, graph)] }
        drafts[file].families.append(Draft.Family(name, root: root, margin: margin))
    }

    /// What UIKit inserts and nothing is pushed onto is left to UIKit.
    private func written(_ instance: Int32) -> (Int32, Role) {
        let role = expansion.instances[Int(instance)].role
        guard expansion.instances[Int(instance)].isImplicit,
            let only = expansion.instances[Int(instance)].children.first
        else { return (instance, role) }
        return (only, role)
    }

    private func node(_ number: Int32) -> Draft.Node {
        let instance = expansion.instances[Int(number)]
        var node = Draft.Node(instance.kind, names[Int(number)])
        if instance.scene >= 0 {
            describe(&node, instance.scene)
        } else {
            node.margin.beside = "inserted by UIKit"
            if let parent = instance.parent { node.margin.place = graph.place(expansion.instances[Int(parent)].scene) }
        }
        if let others = standIns[number] {
            node.note = "also represents \(others.map(source).joined(separator: ", "))"
        }
        if instance.kind == .split {
            let isTriple = instance.children.contains { expansion.instances[Int($0)].role == .supplementary }
            node.splitStyle = !expansion.isColumned(number) ? .unspecified : isTriple ? .tripleColumn : .doubleColumn
        }
        return node
    }

    private func source(_ scene: Int32) -> String { "\(graph.label(scene))#\(graph.objectID(scene))" }

    private func describe(_ node: inout Draft.Node, _ scene: Int32) {
        let place = graph.place(scene)
        node.margin.place = place
        node.source = source(scene)
        node.sourceRemark = graph.spot(place, in: scene)
        let storyboard = graph.storyboard(scene)
        guard let controller = graph.controller(scene) else {
            node.note = MissingComments.text(scene, graph)
            return
        }
        func text(_ text: Storyboard.Text) -> String? { storyboard[text].flatMap { $0.isEmpty ? nil : $0 } }
        if let name = text(controller.customClass) {
            node.className = (text(controller.customModule).map { $0 + "." } ?? "") + name
        } else if let name = controller.systemClass.map({ "\($0)" }), name != node.kind.definition.className {
            node.className = name
        }
        node.title = text(controller.title)
        node.definesPresentationContext = controller.definesPresentationContext
        node.providesPresentationContextTransitionStyle = controller.providesPresentationContextTransitionStyle
        if node.kind == .page { node.pageTransition = text(controller.pageTransition).flatMap(PageTransition.init) }
    }

    // MARK: Presentations and pushes

    private mutating func add(_ presentation: Expansion.Presentation) {
        guard let first = presentation.from.first else { return }
        var made = Draft.Presentation(
            from: names[Int(first)], present: familyNames[Int(presentation.family)], style: presentation.look.style)
        made.from = presentation.from.map { names[Int($0)] }
        made.transition = presentation.look.transition
        made.anchor = presentation.look.anchor
        made.margin = margin(presentation.links, of: presentation.scene, wasShow: presentation.wasShow)
        drafts[file(first)].presentations.append(made)
    }

    private mutating func add(_ push: Expansion.Push) {
        drafts[file(push.from)].pushes.append(
            Draft.Push(
                from: names[Int(push.from)], to: names[Int(push.to)], kind: push.kind,
                margin: margin(push.links, of: expansion.instances[Int(push.from)].scene, wasShow: false)))
    }

    private func margin(_ links: [SceneGraph.Link], of scene: Int32, wasShow: Bool) -> Draft.Margin {
        guard let link = links.first else { return Draft.Margin() }
        let place = graph.place(link, of: scene)
        var text = graph.spot(place, in: scene)
        if links.count > 1 { text += " and \(links.count - 1) more" }
        let segue = graph.segue(link, of: scene)
        if let identifier = segue.flatMap({ graph.storyboard(scene)[$0.identifier] }), !identifier.isEmpty {
            text = "\(identifier), \(text)"
        }
        if wasShow { text += ", a \(segue?.kind.rawValue ?? "show") that presents" }
        return Draft.Margin(beside: text, place: place)
    }
}
