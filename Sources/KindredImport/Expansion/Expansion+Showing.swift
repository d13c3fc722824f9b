import KindredBase
import KindredCore

/// What segues show from an instance: pushes, details, presentations.
extension Expansion {
    struct PresentationKey: Hashable {
        var scene: Int32
        var family: Int32
        var look: PresentationLook
        var wasShow: Bool
    }

    struct PushKey: Hashable {
        var from: Int32
        var to: Int32
        var kind: PushKind
    }

    mutating func show(from instance: Int32) {
        let scene = instances[Int(instance)].scene
        guard scene >= 0 else { return }
        for number in graph.scenes[Int(scene)].links {
            let link = graph.links[Int(number)]
            switch link.kind {
            case .child: continue
            case .present: present(link, from: instance)
            case .show, .push: push(link, from: instance)
            case .showDetail: showDetail(link, from: instance)
            }
        }
    }

    private mutating func present(_ link: SceneGraph.Link, from instance: Int32) {
        let scene = instances[Int(instance)].scene
        let look = PresentationLook(link, of: scene, graph)
        if let word = look.unknownStyle {
            report(UnknownStyle.info, link, of: scene) { UnknownStyle.found(word, writtenAs: look.style, $0) }
        }
        present(link, from: instance, look, wasShow: false)
    }

    /// Where nothing else can be meant by a `show`, UIKit presents.
    private mutating func presentInstead(_ link: SceneGraph.Link, from instance: Int32) {
        present(link, from: instance, PresentationLook(), wasShow: true)
    }

    private mutating func present(
        _ link: SceneGraph.Link, from instance: Int32, _ look: PresentationLook, wasShow: Bool
    ) {
        let scene = instances[Int(instance)].scene
        let family = family(of: link.target, .presented)
        edges += 1
        let key = PresentationKey(scene: scene, family: family, look: look, wasShow: wasShow)
        if let known = presentationNumbers[key] {
            if presentations[known].from.last != instance { presentations[known].from.append(instance) }
            if presentations[known].from.count == 1 { presentations[known].links.append(link) }
        } else {
            presentationNumbers[key] = presentations.count
            presentations.append(
                Presentation(
                    from: [instance], family: family, look: look, scene: scene, links: [link], wasShow: wasShow))
        }
    }

    // MARK: Stacks

    private mutating func push(_ link: SceneGraph.Link, from instance: Int32) {
        let scene = instances[Int(instance)].scene
        guard let stack = instances[Int(instance)].stack else {
            let isGuess = families[Int(instances[Int(instance)].family)].reason == .code
            let isPush = link.kind == .push
            // What is certain is worth knowing; a guess, or what throws, is worth a look.
            report(ShownWithoutNavigation.info, link, of: scene, as: isGuess || isPush ? .warning : .note) {
                ShownWithoutNavigation.found(isPush: isPush, isGuess: isGuess, $0)
            }
            return presentInstead(link, from: instance)
        }
        if link.kind == .show, graph.scenes[Int(link.target)].kind == .navigation {
            report(ShownNavigation.info, link, of: scene, ShownNavigation.found)
            return presentInstead(link, from: instance)
        }
        guard let member = member(link.target, of: stack) else {
            report(ShownWithinItself.info, link, of: scene, ShownWithinItself.found)
            return presentInstead(link, from: instance)
        }
        add(Push(from: instance, to: member, kind: .push, links: [link]))
    }

    /// The instance of a scene on a stack, put there if it is new; nil if the stack is within such a one.
    private mutating func member(_ scene: Int32, of stack: Int32) -> Int32? {
        if let known = members[Member(stack: stack, scene: scene)] { return known }
        if isWithin(scene, stack) { return nil }
        let member = append(
            scene, graph.scenes[Int(scene)].kind, as: .stack, in: stack, instances[Int(stack)].family)
        instances[Int(stack)].isImplicit = false
        fill(member)
        return member
    }

    private mutating func add(_ push: Push) {
        edges += 1
        let key = PushKey(from: push.from, to: push.to, kind: push.kind)
        if let known = pushNumbers[key] { return pushes[known].links += push.links }
        pushNumbers[key] = pushes.count
        pushes.append(push)
    }

    // MARK: Details

    private mutating func showDetail(_ link: SceneGraph.Link, from instance: Int32) {
        let scene = instances[Int(instance)].scene
        // A split view controller shows a detail itself.
        let isSplit = instances[Int(instance)].kind == .split
        guard let split = isSplit ? instance : instances[Int(instance)].split else {
            report(DetailWithoutSplit.info, link, of: scene, DetailWithoutSplit.found)
            return presentInstead(link, from: instance)
        }
        if isWithin(link.target, split) {
            report(ShownWithinItself.info, link, of: scene, ShownWithinItself.found)
            return presentInstead(link, from: instance)
        }
        guard let column = instances[Int(split)].children.first(where: { instances[Int($0)].role == .secondary }) else {
            let detail = place(link.target, as: .secondary, in: split)
            fill(detail)
            return add(Push(from: instance, to: detail, kind: .showDetail, links: [link]))
        }
        if let detail = firstDetail(link.target, in: column) {
            return add(Push(from: instance, to: detail, kind: .showDetail, links: [link]))
        }
        guard let detail = secondDetail(link.target, in: column) else {
            report(SecondDetail.info, link, of: scene, SecondDetail.withoutPlace)
            return presentInstead(link, from: instance)
        }
        report(SecondDetail.info, link, of: scene, SecondDetail.found)
        add(Push(from: instance, to: detail, kind: .showDetail, links: [link]))
    }

    /// What the column holds from the start.
    private func firstDetail(_ scene: Int32, in column: Int32) -> Int32? {
        if instances[Int(column)].scene == scene { return column }
        guard let first = instances[Int(column)].children.first, instances[Int(column)].scene < 0 else { return nil }
        return instances[Int(first)].scene == scene ? first : nil
    }

    /// The instance of what takes the place of what the column holds.
    ///
    /// The language has one place for it. A stack in that place holds all that may come: of a navigation controller that
    /// takes the place of another, the members.
    private mutating func secondDetail(_ scene: Int32, in column: Int32) -> Int32? {
        guard instances[Int(column)].kind == .navigation else { return nil }
        switch graph.scenes[Int(scene)].kind {
        case .controller, .page: return member(scene, of: column)
        case .tab, .split: return nil
        case .navigation: return members(of: scene, on: column)
        }
    }

    /// Makes one navigation controller represent another as well; the first of the other's members is shown.
    private mutating func members(of navigation: Int32, on column: Int32) -> Int32? {
        var first: Int32?
        for number in graph.scenes[Int(navigation)].links {
            let link = graph.links[Int(number)]
            guard case .child(.stack) = link.kind, let member = member(link.target, of: column) else { continue }
            if first == nil { first = member }
        }
        guard first != nil else { return nil }
        instances[Int(column)].isImplicit = false
        stand(column, for: navigation)
        return first
    }
}
