import KindredDiagnostics
import KindredDraft
import KindredGraph

/// The draft of one scene: its node, and the comments on its segues.
final class SceneDraft {
    private let survey: StoryboardAnalysis
    private let graph: SceneGraph
    private let variants: VariantNames
    /// The scenes that each stack's navigation controller represents besides its own.
    private(set) var standIns: [SharedScenes.Stack: [Int32]] = [:]

    init(survey: StoryboardAnalysis, variants: VariantNames) {
        self.survey = survey
        self.variants = variants
        graph = survey.graph
        for (split, others) in survey.standIns {
            for parent in survey.variants(of: split) {
                if let stack = survey.column(in: parent) { standIns[stack] = others }
            }
        }
    }

    func node(_ variant: Int32) -> Draft.Node {
        let scene = survey.variants[Int(variant)].scene
        var node = Draft.Node(kind: survey.kind(of: variant), id: variants.names[Int(variant)])
        describe(&node, scene: scene)
        if variants.isBare[Int(variant)] {
            node.margin.above = ["Not in a navigation controller here, so its 'show' segues present."]
        }
        if let others = standIns[SharedScenes.Stack(holder: variant)] { node.note = alsoRepresents(others) }
        if node.kind == .split {
            let isTriple = survey.variants[Int(variant)].children.contains { $0.role == .supplementary }
            node.splitStyle = !survey.isColumned(scene) ? .unspecified : isTriple ? .tripleColumn : .doubleColumn
        }
        return node
    }

    /// The columns of a screen say that it is a split view controller. Without any, its class has to.
    func describeEmptySplit(_ node: inout Draft.Node) {
        (node.kind, node.splitStyle) = (.controller, nil)
        if node.className == nil { node.className = Kind.split.definition.className }
        node.note = "a split view controller without columns"
    }

    /// The navigation controller that UIKit inserts. It has no name, so it gets the one that the language gives it.
    func inserted(_ stack: SharedScenes.Stack, split: String, at place: SourceRange) -> Draft.Node {
        var node = Draft.Node(kind: .navigation, id: "\(split).\(stack.column?.rawValue ?? "")")
        node.margin = Draft.Margin(beside: "inserted by UIKit", place: place)
        if let others = standIns[stack] { node.note = alsoRepresents(others) }
        return node
    }

    private func alsoRepresents(_ scenes: [Int32]) -> String {
        "also represents \(scenes.map(source).joined(separator: ", "))"
    }

    private func source(_ scene: Int32) -> String { "\(graph.label(scene))#\(graph.objectID(scene))" }

    private func describe(_ node: inout Draft.Node, scene: Int32) {
        let place = graph.place(of: scene)
        node.margin.place = place
        node.source = source(scene)
        node.sourceComment = graph.spot(place, in: scene)
        let storyboard = graph.storyboard(scene)
        guard let controller = graph.controller(scene) else {
            node.note = MissingComments.text(scene, graph: graph)
            return
        }
        func text(_ text: Storyboard.Text) -> String? { storyboard[text].flatMap { $0.isEmpty ? nil : $0 } }
        if let name = text(controller.customClass) {
            node.className = (text(controller.customModule).map { $0 + "." } ?? "") + name
        } else if let name = controller.systemClass.map({ "\($0)" }), name != node.kind.definition.className {
            node.className = name
        }
        node.title = text(controller.title)
        node.booleans[.definesPresentationContext] = controller.definesPresentationContext
        node.booleans[.providesPresentationContextTransitionStyle] =
            controller.providesPresentationContextTransitionStyle
        if node.kind == .page { node.pageTransition = text(controller.pageTransition).flatMap(PageTransition.init) }
    }

    /// The comment on segues of one meaning.
    func margin(_ links: [SceneGraph.Link], of scene: Int32, wasShow: Bool) -> Draft.Margin {
        guard let link = links.first else { return Draft.Margin() }
        let place = graph.place(link: link, of: scene)
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
