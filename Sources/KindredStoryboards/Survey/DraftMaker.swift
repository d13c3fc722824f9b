import KindredDiagnostics
import KindredDraft
import KindredGraph

/// Writes a survey down as drafts: one for each storyboard that declares something, and one for the windows.
struct DraftMaker {
    private let survey: StoryboardAnalysis
    private let graph: SceneGraph
    private let sharing: SharedScenes
    private let scenes: SceneDraft
    private let names: [String]
    private let familyNames: [String]
    /// Hands out the names of places that are in one container several times.
    private var aliases: DraftNames
    private var drafts: [Draft] = []
    /// The variants that pushes put on each stack, as far as they aren't screens.
    private var members: [SharedScenes.Stack: [Int32]] = [:]
    /// Variants that are too deep in others to be written there.
    private var deep: [Int32] = []

    /// The depth to which nodes are written: the compiler reads more, people don't.
    private static let maximumDepth = 64

    init(survey: StoryboardAnalysis) {
        self.survey = survey
        graph = survey.graph
        let sharing = SharedScenes(survey: survey)
        let named = VariantNames(survey: survey)
        self.sharing = sharing
        names = named.names
        aliases = named.taken
        scenes = SceneDraft(survey: survey, variants: named)
        // The id of a family is where paths start, as are those of containers.
        let roots = survey.families.map(\.root)
        let hasScreens = roots.contains { sharing.isScreen($0) }
        let written = hasScreens ? names.indices.filter { !sharing.isScreen(Int32(truncatingIfNeeded: $0)) } : []
        let taken = Set(written.map { named.names[$0] })
        familyNames = FamilyNames.of(roots: roots.map { named.names[Int($0)] }) { number, name in
            taken.contains(name) && sharing.isScreen(roots[number])
        }
        findMembers()
    }

    /// Makes the drafts in the order of the storyboards, the windows last.
    mutating func make() -> [Draft] {
        drafts = zip(graph.files.storyboards, DraftFileNames.names(graph.files.labels)).map { storyboard, name in
            var draft = Draft(name: name)
            draft.heading = [Self.origin(storyboard)]
            return draft
        }
        for variant in variants where sharing.isScreen(variant) { addScreen(variant) }
        for (number, family) in survey.families.enumerated() { add(family, name: familyNames[number]) }
        while let variant = deep.popLast() { addScreen(variant) }
        for variant in variants where !sharing.isShared(variant) { addRelations(of: variant) }
        let filled = drafts.filter { !$0.isEmpty }
        return filled + windows(besides: filled)
    }

    private var variants: Range<Int32> { 0..<Int32(truncatingIfNeeded: survey.variants.count) }

    /// Marks the files that a later import may remove.
    private static func origin(_ storyboard: Storyboard) -> String { "Imported from \(storyboard.file.path)." }

    private func windows(besides others: [Draft]) -> [Draft] {
        if survey.windows.isEmpty { return [] }
        var draft = Draft(name: DraftFileNames.windows(besides: others.map(\.name)))
        draft.heading =
            survey.windows.map { Self.origin(graph.files.storyboards[$0.file]) }
            + ["The windows, and what each starts with: the initial view controllers of storyboards."]
        var ids = DraftNames()
        draft.windows = survey.windows.map { window in
            let storyboard = graph.files.storyboards[window.file]
            let label = graph.files.labels[window.file]
            let stem = survey.windows.count == 1 ? nil : DraftNames.cleaned(DraftFileNames.stem(label))
            return Draft.Window(
                id: ids.claimNumbered(stem ?? "main"), families: [familyNames[Int(window.family)]],
                margin: Draft.Margin(
                    beside: "initial view controller of \(label)", place: storyboard.place(of: storyboard.place)))
        }
        return [draft]
    }

    private func scene(_ variant: Int32) -> Int32 { survey.variants[Int(variant)].scene }
    private func file(_ variant: Int32) -> Int { Int(graph.scenes[Int(scene(variant))].file) }

    private mutating func findMembers() {
        var known: Set<Int32> = []
        for variant in survey.variants {
            for push in variant.pushes {
                guard case .one(let stack) = sharing.pushedOn[Int(push.to)], sharing.isPushed(push.to),
                    !sharing.isScreen(push.to), known.insert(push.to).inserted
                else { continue }
                members[stack, default: []].append(push.to)
            }
        }
    }

    // MARK: Screens and families

    private mutating func addScreen(_ variant: Int32) {
        let file = file(variant)
        let screen = write(variant, file: file)
        if survey.kind(of: variant) == .split, !drafts[file].hasChildren(screen) {
            scenes.describeEmptySplit(&drafts[file][screen])
        }
        drafts[file].screens.append(screen)
    }

    private mutating func add(_ family: StoryboardAnalysis.Family, name: String) {
        let file = file(family.root)
        let place = graph.place(of: scene(family.root))
        let root =
            sharing.isScreen(family.root)
            ? drafts[file].appendRoot(Draft.Node(placeOf: names[Int(family.root)])) : write(family.root, file: file)
        var margin = Draft.Margin(place: place)
        if family.reason == .code { margin.above = [FamilyComments.text(scene(family.root), graph: graph)] }
        drafts[file].families.append(Draft.Family(id: name, root: root, margin: margin))
    }

    // MARK: Trees

    /// A node whose children are still to be written.
    private struct Open {
        var variant: Int32
        var node: Draft.NodeID
        var depth: Int
    }

    /// Writes a variant with all that is in it and isn't a screen.
    private mutating func write(_ root: Int32, file: Int) -> Draft.NodeID {
        let id = drafts[file].appendRoot(node(root))
        var open = [Open(variant: root, node: id, depth: 0)]
        while let parent = open.popLast() {
            var known: Set<StoryboardAnalysis.Child> = []
            for child in survey.variants[Int(parent.variant)].children {
                var kind = child
                // Paths name the columns that UIKit puts stacks in, and no others.
                if !child.isWrapped { kind.role = .child }
                let isAgain = !known.insert(kind).inserted
                open += write(child, in: parent, file: file, isAgain: isAgain)
            }
            for member in members[SharedScenes.Stack(holder: parent.variant)] ?? [] {
                open += write(member, in: parent, as: .stack, file: file)
            }
        }
        return id
    }

    private mutating func write(_ child: StoryboardAnalysis.Child, in parent: Open, file: Int, isAgain: Bool)
        -> [Open]
    {
        let stack = SharedScenes.Stack(holder: parent.variant, column: child.role)
        // What UIKit inserts and nothing is written on is left to UIKit.
        guard child.isWrapped, members[stack] != nil || scenes.standIns[stack] != nil else {
            return write(child.variant, in: parent, as: child.role, file: file, isAgain: isAgain)
        }
        let inserted = scenes.inserted(
            stack, split: names[Int(parent.variant)], at: graph.place(of: scene(parent.variant)))
        var column = parent
        column.node = drafts[file].append(inserted, to: parent.node, as: child.role)
        column.depth += 1
        return ([child.variant] + (members[stack] ?? [])).flatMap { write($0, in: column, as: .stack, file: file) }
    }

    /// - Parameter isAgain: Whether the container has one already.
    /// - Returns: The node, if it may have children.
    private mutating func write(
        _ variant: Int32, in parent: Open, as role: Role, file: Int, isAgain: Bool = false
    ) -> [Open] {
        let isDeep = parent.depth >= Self.maximumDepth
        if isDeep, !sharing.isScreen(variant) { deep.append(variant) }
        if isDeep || sharing.isScreen(variant) {
            let name = names[Int(variant)]
            var place = Draft.Node(placeOf: name, as: isAgain ? aliases.claimNumbered(name) : nil)
            place.margin.place = graph.place(of: scene(variant))
            _ = drafts[file].append(place, to: parent.node, as: role)
            return []
        }
        let id = drafts[file].append(node(variant), to: parent.node, as: role)
        return [Open(variant: variant, node: id, depth: parent.depth + 1)]
    }

    private func node(_ variant: Int32) -> Draft.Node {
        var node = scenes.node(variant)
        if !sharing.isShared(variant) { return node }
        node.pushes = survey.variants[Int(variant)].pushes.map { self.push($0, of: variant) }
        node.presents = survey.variants[Int(variant)].presentations.map { presentation($0, of: variant) }
        return node
    }

    // MARK: Presentations and pushes

    /// Declares what the only place of a variant pushes and presents.
    private mutating func addRelations(of variant: Int32) {
        let file = file(variant)
        for push in survey.variants[Int(variant)].pushes {
            var made = self.push(push, of: variant)
            made.from = [names[Int(variant)]]
            drafts[file].pushes.append(made)
        }
        for presentation in survey.variants[Int(variant)].presentations {
            var made = self.presentation(presentation, of: variant)
            made.from = [names[Int(variant)]]
            drafts[file].presentations.append(made)
        }
    }

    private func push(_ push: StoryboardAnalysis.Push, of variant: Int32) -> Draft.Push {
        Draft.Push(
            to: [names[Int(push.to)]], kind: push.kind,
            margin: scenes.margin(push.links, of: scene(variant), wasShow: false))
    }

    private func presentation(_ presentation: StoryboardAnalysis.Presentation, of variant: Int32) -> Draft.Presentation
    {
        var made = Draft.Presentation(present: familyNames[Int(presentation.family)], style: presentation.look.style)
        made.transition = presentation.look.transition
        made.anchor = presentation.look.anchor
        made.margin = scenes.margin(presentation.links, of: scene(variant), wasShow: presentation.wasShow)
        return made
    }
}
