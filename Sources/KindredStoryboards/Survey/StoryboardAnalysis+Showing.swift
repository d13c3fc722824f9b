import KindredDiagnostics
import KindredGraph

/// The effects of segues: pushes, details, presentations.
extension StoryboardAnalysis {
    /// A segue, and where it starts.
    private struct Segue {
        var link: SceneGraph.Link
        var state: State
        var variant: Int32
        /// Whether the variant doesn't know the segue yet.
        var isNew: Bool

        var scene: Int32 { state.scene }
    }

    mutating func show(from state: State, of variant: Int32, isFirst: Bool) {
        for number in graph.scenes[Int(state.scene)].links {
            let segue = Segue(link: graph.links[Int(number)], state: state, variant: variant, isNew: isFirst)
            switch segue.link.kind {
            case .child: continue
            case .present: present(segue: segue)
            case .show, .push: push(segue)
            case .showDetail: showDetail(segue)
            }
        }
    }

    private mutating func present(segue: Segue) {
        let look = PresentationLook(link: segue.link, of: segue.scene, graph: graph)
        if let word = look.unknownStyle {
            report(UnknownStyle.info, link: segue.link, of: segue.scene) {
                UnknownStyle.found(word: word, writtenAs: look.style, at: $0)
            }
        }
        present(segue: segue, look: look, wasShow: false)
    }

    /// Presents, as UIKit does where nothing else can be meant by a `show`.
    private mutating func presentInstead(_ segue: Segue) {
        present(segue: segue, look: PresentationLook(), wasShow: true)
    }

    private mutating func present(segue: Segue, look: PresentationLook, wasShow: Bool) {
        let family = family(of: segue.link.target, reason: .presented)
        if !segue.isNew { return }
        add(Presentation(family: family, look: look, links: [segue.link], wasShow: wasShow), to: segue.variant)
    }

    private mutating func push(_ segue: Segue) {
        guard segue.state.hasStack else {
            let isGuess = segue.state.isGuess
            let isPush = segue.link.kind == .push
            // What is certain is worth knowing; a guess, or what throws, is worth a look.
            report(
                ShownWithoutNavigation.info, link: segue.link, of: segue.scene, as: isGuess || isPush ? .warning : .note
            ) { ShownWithoutNavigation.found(isPush: isPush, isGuess: isGuess, at: $0) }
            return presentInstead(segue)
        }
        if !graph.pushes(segue.link) {
            report(ShownNavigation.info, link: segue.link, of: segue.scene, diagnostic: ShownNavigation.found)
            return presentInstead(segue)
        }
        add(segue, kind: .push, target: member(segue.link.target, like: segue.state))
    }

    /// The variant of what is pushed onto the stack above a scene, or in its split view controller.
    private mutating func member(_ scene: Int32, like caller: State) -> Int32 {
        visit(State(scene: scene, hasStack: true, split: caller.split, isGuess: caller.isGuess))
    }

    private mutating func add(_ segue: Segue, kind: PushKind, in split: Int32? = nil, target: Int32) {
        if segue.isNew { add(Push(to: target, kind: kind, split: split, links: [segue.link]), to: segue.variant) }
    }

    // MARK: Details

    private mutating func showDetail(_ segue: Segue) {
        // A split view controller shows a detail itself.
        let isSplit = graph.scenes[Int(segue.scene)].kind == .split
        guard let split = isSplit ? segue.scene : segue.state.split else {
            report(DetailWithoutSplit.info, link: segue.link, of: segue.scene, diagnostic: DetailWithoutSplit.found)
            return presentInstead(segue)
        }
        let target = segue.link.target
        guard let column = column(of: split) else {
            if needs.holdsSplit[Int(target)] { return presentInstead(segue, why: SecondDetail.withSplit) }
            let detail = fillColumn(of: split, with: target, isGuess: segue.state.isGuess)
            return add(segue, kind: .showDetail, target: detail)
        }
        var inside = segue.state
        inside.split = split
        if column.scene == target {
            (inside.scene, inside.hasStack) = (target, column.isStack)
            return add(segue, kind: .showDetail, target: visit(inside))
        }
        let details = column.isStack ? details(target) : []
        if !count(details.count, at: segue.scene) { return }
        if details.isEmpty { return presentInstead(segue, why: SecondDetail.withoutPlace) }
        report(SecondDetail.info, link: segue.link, of: segue.scene, diagnostic: SecondDetail.found)
        if details != [target] { stand(in: split, for: target) }
        for detail in details { add(segue, kind: .showDetail, in: split, target: member(detail, like: inside)) }
    }

    private mutating func presentInstead(_ segue: Segue, why: (SourceRange) -> Diagnostic) {
        report(SecondDetail.info, link: segue.link, of: segue.scene, diagnostic: why)
        presentInstead(segue)
    }

    /// The scenes that go onto the stack in a column to replace those there: of a navigation controller the members.
    private mutating func details(_ scene: Int32) -> [Int32] {
        let kind = graph.scenes[Int(scene)].kind
        if kind.isWrapped(in: .secondary) { return [scene] }
        if kind != .navigation { return [] }
        place(of: scene)
        return children(of: scene).filter { $0.role == .stack }.map(\.scene)
    }
}
