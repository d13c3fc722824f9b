import KindredDiagnostics
import KindredText

/// The reading of attributes, on the elements that matter.
extension StoryboardBuilder {
    /// The range of a tag, from the `<` to the `>`; a tag can't contain a `<`.
    func range(of tag: XMLTag) -> ByteRange { tagRange(endingAt: tag.end) }

    func tagPlace(endingAt end: Int) -> SourceRange { place(of: tagRange(endingAt: end)) }

    private func tagRange(endingAt end: Int) -> ByteRange {
        let end = min(end, source.count)
        let close = source[end...].prefix(2).firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
        return ByteRange(start: tagStart(before: end), end: close ?? end)
    }

    func tagStart(before end: Int) -> Int {
        var start = min(end, source.count) - 1
        while start > 0, source[start] != UInt8(ascii: "<") { start -= 1 }
        return max(start, 0)
    }

    mutating func value(of attribute: StoryboardAttribute, in tag: XMLTag) -> UnsafeRawBufferPointer? {
        var found: UnsafeRawBufferPointer?
        tag.forEachAttribute { name, value in
            if attributes.word(name) == attribute { found = value }
        }
        return found
    }

    mutating func text(_ value: UnsafeRawBufferPointer?) -> Storyboard.Text {
        guard let value else { return .absent }
        return storyboard.intern(value)
    }

    mutating func readDocument(_ tag: XMLTag) {
        storyboard.place = range(of: tag)
        var type = ""
        tag.forEachAttribute { name, value in
            switch attributes.word(name) {
            case .type: type = String(decoding: value, as: UTF8.self)
            case .targetRuntime: storyboard.runtime = storyboard.intern(value)
            case .initialViewController: storyboard.initial = storyboard.intern(value)
            case .launchScreen: storyboard.isLaunchScreen = value.isYes
            default: break
            }
        }
        storyboard.platform = Storyboard.Platform(runtime: storyboard[storyboard.runtime])
        storyboard.isXIB = type.hasSuffix(".XIB") && !type.contains("Storyboard")
    }

    /// A controller or a reference; its id, and whether the id is its own.
    mutating func readOwner(_ tag: XMLTag, word: StoryboardTag?) -> (id: Storyboard.Text, isOwner: Bool) {
        if word?.isPlaceholder == true {
            let placeholder = placeholder(tag)
            storyboard.placeholders.append(placeholder)
            let owner = Storyboard.Owner.placeholder(storyboard.placeholders.count - 1)
            return (placeholder.id, storyboard.setOwner(owner, of: placeholder.id))
        }
        if word == .application {
            let id = text(value(of: .id, in: tag))
            return (id, storyboard.setOwner(.application, of: id))
        }
        let controller = controller(tag, element: word?.element ?? .other)
        storyboard.controllers.append(controller)
        let owner = Storyboard.Owner.controller(storyboard.controllers.count - 1)
        return (controller.id, storyboard.setOwner(owner, of: controller.id))
    }

    private mutating func placeholder(_ tag: XMLTag) -> StoryboardPlaceholder {
        var placeholder = StoryboardPlaceholder(id: .absent, place: range(of: tag))
        tag.forEachAttribute { name, value in
            guard let word = attributes.word(name) else { return }
            let text = storyboard.intern(value)
            switch word {
            case .id: placeholder.id = text
            case .storyboardName: placeholder.storyboardName = text
            case .referencedIdentifier: placeholder.referencedIdentifier = text
            case .bundleIdentifier: placeholder.bundleIdentifier = text
            case .storyboardIdentifier: placeholder.storyboardIdentifier = text
            case .modalPresentationStyle: placeholder.presentationStyle = text
            default: break
            }
        }
        return placeholder
    }

    private mutating func controller(_ tag: XMLTag, element: StoryboardElement) -> StoryboardController {
        var controller = StoryboardController(
            id: .absent, kind: storyboard.intern(String(cString: tag.name)), element: element,
            systemClass: element.systemClass(on: storyboard.platform), place: range(of: tag))
        var identifier = Storyboard.Text.absent
        tag.forEachAttribute { name, value in
            guard let word = attributes.word(name) else { return }
            if word == .identifier { identifier = storyboard.intern(value) }
            if controller.set(word, isYes: value.isYes) { return }
            controller.set(word, text: storyboard.intern(value))
        }
        // Only the watch has it.
        if storyboard[controller.storyboardIdentifier]?.isEmpty != false {
            controller.storyboardIdentifier = identifier
        }
        return controller
    }

    /// - Parameter owner: The id of the owner of the scene.
    mutating func readSegue(_ tag: XMLTag, from owner: Storyboard.Text) {
        // A tie-breaker, or the second half of a peek and pop.
        guard let kindValue = value(of: .kind, in: tag) else { return }
        let kindText = storyboard.intern(kindValue)
        var segue = StoryboardSegue(
            kind: .other, kindText: kindText, source: owner, destination: .absent, id: .absent, place: range(of: tag))
        tag.forEachAttribute { name, value in
            guard let word = attributes.word(name) else { return }
            if word == .animates {
                segue.animates = value.isYes
            } else {
                segue.set(word, text: storyboard.intern(value))
            }
        }
        segue.kind = StoryboardSegue.Kind.vocabulary.word(kindValue) ?? .other
        if segue.kind == .relationship, storyboard[segue.relation] != "nextPage" {
            storyboard.containments.append(
                StoryboardContainment(
                    parent: owner, child: segue.destination, relation: segue.relation, index: 0, place: segue.place))
        } else {
            storyboard.segues.append(segue)
        }
    }

    /// Completes the storyboard with what can only be known at the end.
    consuming func finish() -> Storyboard {
        struct Slot: Hashable {
            var parent: Storyboard.Text
            var relation: Storyboard.Text
        }
        var counts: [Slot: Int32] = [:]
        for index in storyboard.containments.indices {
            let edge = storyboard.containments[index]
            let slot = Slot(parent: edge.parent, relation: edge.relation)
            storyboard.containments[index].index = counts[slot, default: 0]
            counts[slot, default: 0] += 1
        }
        return storyboard
    }
}

extension Storyboard {
    mutating func intern(_ value: UnsafeRawBufferPointer) -> Text {
        guard let unescaped = XMLTag.unescaped(value) else { return Text(names.intern(value)) }
        return unescaped.withUnsafeBytes { Text(names.intern($0)) }
    }

    mutating func intern(_ text: String) -> Text { Text(names.intern(text)) }
}

extension StoryboardController {
    /// Sets a flag. Returns false if the attribute isn't one that says yes or no.
    fileprivate mutating func set(_ attribute: StoryboardAttribute, isYes: Bool) -> Bool {
        switch attribute {
        case .definesPresentationContext: definesPresentationContext = isYes
        case .providesPresentationContextTransitionStyle: providesPresentationContextTransitionStyle = isYes
        case .hidesBottomBarWhenPushed: hidesBottomBarWhenPushed = isYes
        case .allowDoubleColumnStyle: allowsDoubleColumnStyle = isYes
        default: return false
        }
        return true
    }

    fileprivate mutating func set(_ attribute: StoryboardAttribute, text: Storyboard.Text) {
        switch attribute {
        case .id: id = text
        case .customClass: customClass = text
        case .customModule: customModule = text
        case .storyboardIdentifier: storyboardIdentifier = text
        case .restorationIdentifier: restorationIdentifier = text
        case .title: title = text
        case .userLabel: userLabel = text
        case .nibName: nibName = text
        case .modalPresentationStyle: presentationStyle = text
        case .modalTransitionStyle: transitionStyle = text
        case .transitionStyle: pageTransition = text
        case .preferredDisplayMode: preferredDisplayMode = text
        case .behavior: splitBehavior = text
        default: break
        }
    }
}

extension StoryboardSegue {
    fileprivate mutating func set(_ attribute: StoryboardAttribute, text: Storyboard.Text) {
        switch attribute {
        case .id: id = text
        case .destination: destination = text
        case .identifier: identifier = text
        case .customClass: customClass = text
        case .relationship: relation = text
        case .modalPresentationStyle: presentationStyle = text
        case .modalTransitionStyle: transitionStyle = text
        case .popoverAnchorView: popoverAnchorView = text
        case .popoverAnchorBarButtonItem: popoverAnchorBarButtonItem = text
        case .unwindAction: unwindAction = text
        case .trigger: trigger = text
        case .destinationCreationSelector: destinationCreationSelector = text
        default: break
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var isYes: Bool { elementsEqual("YES".utf8) }
}
