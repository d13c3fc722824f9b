import KindredDiagnostics
import KindredYAML

/// Makes a storyboard of the tags of its file, in one pass and without recursion.
struct StoryboardBuilder {
    /// An open element that can be the source of a segue in it.
    struct Owner {
        var depth: Int
        var id: Storyboard.Text
    }

    private(set) var isStopped = false
    private(set) var diagnostics = DiagnosticBag()
    var storyboard: Storyboard
    let source: UnsafeRawBufferPointer

    private var tags = XMLNames(StoryboardTag.vocabulary)
    var attributes = XMLNames(StoryboardAttribute.vocabulary)

    /// The number of open elements, and for each the end of its tag and whether it is a `viewControllers`.
    private var depth = 0
    private var ends = [Int32](repeating: 0, count: LimitExceeded.maximumNesting + 1)
    private var holdsChildren = [Bool](repeating: false, count: LimitExceeded.maximumNesting + 1)
    /// The depths of the scene and of its `objects`; 0 outside, -1 behind the objects.
    private var sceneDepth = 0
    private var objectsDepth = 0
    /// Open controllers and references, the innermost last.
    private var owners: [Owner] = []
    /// Open controllers of a xib, whether their ids are their own or not.
    private var parents: [Owner] = []
    private var scene = Scene()

    /// The facts about the scene that is open.
    private struct Scene {
        /// The owners that the file marks; the first one represents the scene.
        var first: Storyboard.Text?
        var isMarked = false
        var firstSegue = 0
        var firstContainment = 0
    }

    init(file: SourceFile, source: UnsafeRawBufferPointer) {
        storyboard = Storyboard(file: file)
        self.source = source
    }

    var path: String { storyboard.file.path }

    func place(of range: ByteRange) -> SourceRange { storyboard.place(of: range) }

    /// Reports why a file can't be read.
    mutating func report(_ fault: Diagnostic) {
        if !isStopped { diagnostics.append(fault) }
        isStopped = true
    }

    @inline(__always)
    mutating func open(_ tag: XMLTag) {
        depth += 1
        if depth > LimitExceeded.maximumNesting { return reportNesting(tag) }
        ends[depth] = Int32(truncatingIfNeeded: tag.end)
        let word = tag.isForeign ? nil : tags.word(tag.name)
        holdsChildren[depth] = word == .viewControllers
        if word != nil || depth == 1 || depth == objectsDepth + 1 { take(tag, word: word) }
    }

    @inline(__always)
    mutating func close() {
        if depth == owners.last?.depth ?? 0 { owners.removeLast() }
        if depth <= sceneDepth + 1 || storyboard.isXIB { leave() }
        depth -= 1
    }

    private mutating func leave() {
        if depth == parents.last?.depth ?? 0 { parents.removeLast() }
        if depth == objectsDepth { objectsDepth = -1 }
        if depth == sceneDepth { closeScene() }
    }

    private mutating func take(_ tag: XMLTag, word: StoryboardTag?) {
        if depth == 1 { return openDocument(tag, word: word) }
        if depth == objectsDepth + 1, objectsDepth > 0 { takeObject(tag, word: word) }
        switch word {
        case .scene where sceneDepth == 0:
            sceneDepth = depth
            objectsDepth = 0
            scene = Scene(
                firstSegue: storyboard.segues.count, firstContainment: storyboard.containments.count)
        case .objects where objectsDepth == 0 && depth == sceneDepth + 1 && sceneDepth > 0:
            objectsDepth = depth
        case .segue:
            readSegue(tag, from: owners.last?.id ?? (sceneDepth > 0 ? .pending : .absent))
        default:
            if storyboard.isXIB, let word { takeNested(tag, word: word) }
        }
    }

    private mutating func openDocument(_ tag: XMLTag, word: StoryboardTag?) {
        guard word == .document else {
            let name = String(cString: tag.name)
            let fault = NoStoryboard.otherRoot(name, at: place(of: range(of: tag)))
            return report(fault)
        }
        readDocument(tag)
    }

    /// An object of a scene: its owner is marked, but not on the watch.
    private mutating func takeObject(_ tag: XMLTag, word: StoryboardTag?) {
        let isMarked = value(of: .sceneMemberID, in: tag)?.elementsEqual("viewController".utf8) == true
        let isOfWatch =
            storyboard.platform == .watchOS && !scene.isMarked
            && word?.element?.systemClass(on: .watchOS) != nil
        guard isMarked || isOfWatch else { return }
        if isMarked { scene.isMarked = true }
        let (id, isOwner) = readOwner(tag, word: word)
        if scene.first == nil { scene.first = id }
        if isOwner { owners.append(Owner(depth: depth, id: id)) }
    }

    /// A controller in a xib, at any depth; its parent is the nearest one around it.
    private mutating func takeNested(_ tag: XMLTag, word: StoryboardTag) {
        let element = word.element
        let isController = element?.systemClass(on: .iOS) != nil || element?.systemClass(on: .macOS) != nil
        guard isController || word.isPlaceholder else { return }
        guard value(of: .id, in: tag) != nil else {
            parents.append(Owner(depth: depth, id: .absent))
            return
        }
        let (id, isOwner) = readOwner(tag, word: word)
        if let parent = parents.last {
            let relation =
                holdsChildren[depth - 1]
                ? storyboard.intern("viewControllers") : text(value(of: .key, in: tag))
            storyboard.containments.append(
                StoryboardContainment(
                    parent: parent.id, child: id, relation: relation, index: 0, place: range(of: tag)))
        }
        parents.append(Owner(depth: depth, id: id))
        if isOwner { owners.append(Owner(depth: depth, id: id)) }
    }

    /// Segues outside the owner also belong to it, and it may come after them.
    private mutating func closeScene() {
        let source = scene.first ?? .absent
        for index in scene.firstSegue..<storyboard.segues.count where storyboard.segues[index].source == .pending {
            storyboard.segues[index].source = source
        }
        for index in scene.firstContainment..<storyboard.containments.count
        where storyboard.containments[index].parent == .pending {
            storyboard.containments[index].parent = source
        }
        sceneDepth = 0
        objectsDepth = 0
    }

    private mutating func reportNesting(_ tag: XMLTag) {
        let fault = Diagnostic(
            rule: LimitExceeded.info, message: "more than \(LimitExceeded.maximumNesting) levels of nesting",
            at: place(of: range(of: tag)), help: "don't import this file; no storyboard is nested that deeply")
        report(fault)
    }

    mutating func reportSyntax(_ fault: XMLSyntax.Fault, at range: ByteRange) {
        let open = depth > 0 ? tagPlace(endingAt: Int(ends[min(depth, ends.count - 1)])) : nil
        var fault = fault
        // Whatever is missing there, the rest of the text is.
        if Int(range.start) >= source.count, depth > 0 { fault.kind = .unfinished }
        // libxml2 is behind the closing tag when it finds that it does not fit.
        let range =
            fault.kind == .mismatch
            ? ByteRange(start: tagStart(before: Int(range.start)), end: Int(range.start)) : range
        let refused = XMLSyntax.refused(
            fault, at: place(of: range), open: open, isConflict: isConflict(at: Int(range.start)))
        report(refused)
    }

    /// Whether a merge left its marks on the line.
    private func isConflict(at offset: Int) -> Bool {
        let line = storyboard.file.line(storyboard.file.position(of: offset).line)
        return ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
    }
}

extension Storyboard.Text {
    /// A source that is to be found out at the end of the scene.
    fileprivate static let pending = Storyboard.Text(-2)
}
