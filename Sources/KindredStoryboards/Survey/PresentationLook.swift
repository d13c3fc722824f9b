import KindredGraph

/// The look of a segue's presentation: style, transition and anchor as far as they are given.
struct PresentationLook: Hashable, Sendable {
    var style: PresentationStyle?
    var transition: PresentationTransition?
    var anchor: PopoverAnchor?
    /// A style that the language does not have.
    var unknownStyle: String?

    /// Makes a look without anything, for a segue whose kind isn't a presentation.
    init() {}

    init(link: SceneGraph.Link, of scene: Int32, graph: SceneGraph) {
        guard let segue = graph.segue(link, of: scene) else { return }
        let storyboard = graph.storyboard(scene)
        let words = Self.words(of: segue, to: link.target, scene: scene, graph: graph)
        style = words.style.flatMap { PresentationStyle(rawValue: $0) ?? Self.near[$0] }
        if let word = words.style, PresentationStyle(rawValue: word) == nil { unknownStyle = word }
        transition = words.transition.flatMap(PresentationTransition.init)
        guard style == .popover else { return }
        if storyboard[segue.popoverAnchorBarButtonItem] != nil {
            anchor = .barButtonItem
        } else if storyboard[segue.popoverAnchorView] != nil {
            anchor = .sourceView
        }
    }

    /// The styles that come nearest to those of other systems.
    private static let near: [String: PresentationStyle] = ["blurOverFullScreen": .overFullScreen]

    /// The words of the segue, else those of its destination, in any file.
    private static func words(
        of segue: StoryboardSegue, to target: Int32, scene: Int32, graph: SceneGraph
    ) -> (style: String?, transition: String?) {
        let storyboard = graph.storyboard(scene)
        let (other, destination) = (graph.storyboard(target), graph.controller(target))
        func first(_ own: Storyboard.Text, _ theirs: Storyboard.Text?) -> String? {
            if let own = storyboard[own], !own.isEmpty { return own }
            let word = theirs.flatMap { other[$0] } ?? ""
            return word.isEmpty ? nil : word
        }
        let style = first(segue.presentationStyle, destination?.presentationStyle)
        let isPopover = segue.kind == .popoverPresentation || segue.kind == .popover
        return (isPopover ? "popover" : style, first(segue.transitionStyle, destination?.transitionStyle))
    }
}
