import Kindred
import KindredDiagnostics
import KindredDraft
import KindredGraph
import KindredYAML
import TestSupport
import Testing

/// A draft that is written and compiled says what it said before.
@Suite struct DraftTests {
    @Test("A small draft, word for word")
    func style() {
        var draft = Draft(name: "Main.kindred.yaml")
        draft.heading = ["Imported from Main.storyboard."]
        draft.windows = [.init(id: "main", families: ["shop"], margin: .init(beside: "its initial controller"))]
        var tabs = Draft.Node(kind: .tab, id: "ShopTabs")
        tabs.className = "Shop.TabsController"
        tabs.source = "Main.storyboard#tne-QT-ifu"
        tabs.sourceComment = "Main.storyboard:12"
        let root = draft.appendRoot(tabs)
        let nav = draft.append(.init(kind: .navigation, id: "HomeNav"), to: root, as: .tab)
        _ = draft.append(.init(kind: .controller, id: "Home"), to: nav, as: .stack)
        _ = draft.append(.init(kind: .controller, id: "Product"), to: nav, as: .stack)
        var split = Draft.Node(kind: .split, id: "Orders")
        split.splitStyle = .doubleColumn
        split.margin.above = ["A comment of its own."]
        let orders = draft.append(split, to: root, as: .tab)
        _ = draft.append(.init(kind: .controller, id: "List"), to: orders, as: .primary)
        var detail = Draft.Node(kind: .controller, id: "Detail")
        detail.title = "yes: # no"
        _ = draft.append(detail, to: orders, as: .secondary)
        draft.families = [
            .init(id: "shop", root: root),
            .init(id: "help", root: draft.appendRoot(.init(kind: .controller, id: "Help"))),
        ]
        var shown = Draft.Presentation(from: "Home", present: "help", style: .popover)
        shown.anchor = .barButtonItem
        draft.presentations = [shown]
        draft.pushes = [.init(from: "Home", to: "Product", margin: .init(beside: "show, Main.storyboard:40"))]
        #expect(
            String(decoding: SpecificationYAML(draft).bytes, as: UTF8.self) == """
                # Imported from Main.storyboard.

                kindred: 1

                windows:
                  main: shop  # its initial controller

                families:
                  shop:
                    tab: ShopTabs
                    class: Shop.TabsController
                    source: Main.storyboard#tne-QT-ifu  # Main.storyboard:12
                    tabs:
                      - navigation: HomeNav
                        stack: [Home, Product]
                      # A comment of its own.
                      - split: Orders
                        style: doubleColumn
                        primary: List
                        secondary:
                          controller: Detail
                          title: "yes: # no"

                  help: Help

                presentations:
                  - from: Home
                    present: help
                    style: popover
                    anchor: barButtonItem

                pushes:
                  - {from: Home, to: Product}  # show, Main.storyboard:40

                """)
    }

    /// Rules that report a text in which something else is read than was written.
    private static let misread: Set = [
        "invalid-id", "wrong-type", "yaml-syntax", "unknown-key", "duplicate-id", "unresolved-reference",
    ]

    @Test("Screens, word for word, and read again")
    func screens() {
        let written = SpecificationYAML(ScreenDraft.made)
        #expect(String(decoding: written.bytes, as: UTF8.self) == ScreenDraft.text)
        let pipeline = Pipeline(inputs: [.init(path: "App.kindred.yaml", content: .bytes(written.bytes))], threads: 1)
        // What it pushes is often impossible: it has every form, not every meaning.
        #expect(Set(pipeline.report.diagnostics.map(\.id)).isDisjoint(with: Self.misread))
        let names = Set(pipeline.graph.controllerIDs.map { pipeline.graph.name(of: $0) })
        let places = [
            "Tabs/HomeTab/First", "Tabs/OtherTab/Home/Header", "SearchNav/Thread", "thread/Thread", "profile/Card",
        ]
        #expect(names.isSuperset(of: places), "\(names.sorted())")
    }

    @Test("What is written is read again", arguments: 0..<300 as Range<UInt64>)
    func roundTrip(_ seed: UInt64) throws {
        var made = MadeDraft(seed: seed)
        made.fill()
        let written = SpecificationYAML(made.draft)
        let pipeline = Pipeline(inputs: [.init(path: made.draft.name, content: .bytes(written.bytes))], threads: 1)
        let broken = pipeline.report.diagnostics.filter { Self.misread.contains($0.id) }
        try #require(broken.isEmpty, "\(broken.map(\.message))\n\(String(decoding: written.bytes, as: UTF8.self))")
        #expect(Facts.read(pipeline.graph) == Facts.drafted(made.draft))
        for id in pipeline.graph.controllerIDs where !pipeline.graph[id].isImplicit {
            let offset = Int(pipeline.graph.place(of: id).range.start)
            let node = try #require(made.draft.nodes.first { $0.id == pipeline.graph.name(of: id) })
            #expect(written.origin(of: offset) == node.margin.place)
        }
    }

    @Test("Texts of all sorts stand as they are")
    func scalars() {
        let texts = [
            "", " ", "a b", "a ", " a", "#", "a #b", "a: b", "a:b", "a:", "- a", "true", "Yes", "~", "null", "12",
            "1e5", "0x1F",
            "2024-01-01", "*a", "&a", "!a", "%a", "@a", "`a", "\"", "'", "a'b\"c", "\\", "a\nb", "a\tb", "\u{0}",
            "\u{85}",
            "\u{2028}", "\u{FEFF}x", "é", "日本", "🙂", "\u{10FFFF}", "[a]", "{a}", "a, b", "?", "<<", "=", "---", "...",
            "Main.storyboard#BYZ-38-t0r", "Ünï/Côde File.storyboard#x", "\u{202E}a",
        ]
        var draft = Draft(name: "texts.yaml")
        var root = Draft.Node(kind: .controller, id: "Root")
        root.margin.above = texts
        let id = draft.appendRoot(root)
        for (number, text) in texts.enumerated() {
            var node = Draft.Node(kind: .controller, id: "N\(number)")
            node.note = text
            node.margin.beside = text
            _ = draft.append(node, to: id, as: .child)
        }
        draft.families = [.init(id: "all", root: id)]
        let pipeline = Pipeline(
            inputs: [.init(path: "texts.yaml", content: .bytes(SpecificationYAML(draft).bytes))], threads: 1)
        let read = pipeline.graph.children(of: pipeline.graph.root(of: ControllerID(index: 0))).map { child in
            pipeline.graph.text(of: .note, in: child) ?? ""
        }
        #expect(read == texts, "\(pipeline.report.diagnostics.map(\.message))")
    }

    @Test("Names are valid, and each is given once")
    func names() {
        #expect(DraftNames.cleaned("sign in form") == "signInForm")
        #expect(DraftNames.cleaned("Sign-In") == "Sign-In")
        #expect(DraftNames.cleaned("3D View") == "_3DView")
        #expect(DraftNames.cleaned("Größe (cm)") == "GrößeCm")
        #expect(DraftNames.cleaned("Split.primary") == "Split-primary")
        #expect(DraftNames.cleaned("…") == nil)
        #expect(DraftNames.cleaned("") == nil)
        #expect(DraftNames.ofClass("App.Hosting<App.Content>") == "Hosting")
        var names = DraftNames()
        #expect(
            ["Home", "Home", "View1", "View1", "Home"].map { names.claimNumbered($0) } == [
                "Home", "Home2", "View1", "View1-2", "Home3",
            ])
    }
}

/// What a draft says of its nodes, presentations and pushes, line by line.
private enum Facts {
    static func drafted(_ draft: Draft) -> [String] {
        var lines: [String] = []
        func add(_ id: Draft.NodeID) {
            let node = draft[id]
            let parent = node.parent.map { draft[$0].id } ?? "-"
            let flags = [NodeFlag.definesPresentationContext, .providesPresentationContextTransitionStyle].map {
                node.booleans[$0]
            }
            lines.append(
                "\(node.kind) \(node.id) in \(parent) as \(node.role) class \(node.className ?? "") title \(node.title ?? "")"
                    + " note \(node.note ?? "") source \(node.source ?? "") \(flags.map { $0 ?? false }) \(node.tags.count)"
            )
            let children = draft.children(of: id)
            let slots = node.kind.definition.slots
            for slot in slots { for child in children where draft[child].role == slot.role { add(child) } }
        }
        for family in draft.families { add(family.root) }
        lines += draft.presentations.map {
            "\($0.from[0]) presents \($0.present) \($0.style ?? .automatic) \($0.transition ?? .coverVertical) \(words($0.anchor))"
        }
        lines += draft.pushes.map { "\($0.from[0]) pushes \($0.to[0]) \($0.kind)" }
        return lines
    }

    static func read(_ graph: ResolvedGraph) -> [String] {
        var lines: [String] = []
        for id in graph.controllerIDs where !graph[id].isImplicit {
            guard let node = graph.node(of: id) else { continue }
            func text(_ key: Keyword) -> String { graph.text(of: key, at: node) ?? "" }
            var (parent, role) = (graph[id].parent, graph[id].role)
            if let above = parent, graph[above].isImplicit {
                (parent, role) = (graph[above].parent, graph[above].role)
            }
            let flags = [NodeFlag.definesPresentationContext, .providesPresentationContextTransitionStyle].map {
                graph.flag($0, at: node) ?? false
            }
            lines.append(
                "\(graph.kind(at: node)) \(graph.name(of: id)) in \(parent.map { graph.name(of: $0) } ?? "-") as \(role)"
                    + " class \(graph.className(id)) title \(text(.title)) note \(text(.note))"
                    + " source \((graph.texts(of: .source, at: node) ?? []).joined()) \(flags)"
                    + " \(graph.texts(of: .tags, at: node)?.count ?? 0)"
            )
        }
        lines += graph.presentationIDs.map { id in
            let (from, family) = (graph.text(of: .from, in: id), graph.text(of: .present, in: id))
            let (style, anchor) = (graph[id].style, words(graph.anchor(of: id)))
            return "\(from) presents \(family) \(style) \(graph.transition(of: id)) \(anchor)"
        }
        lines += graph.pushes.map { push in
            "\(graph.text(of: .from, in: push)) pushes \(graph.text(of: .to, in: push)) \(push.kind)"
        }
        return lines
    }

    private static func words(_ anchor: PopoverAnchor?) -> String { anchor.map { "\($0)" } ?? "-" }
}

/// A draft of anything, the same for the same seed.
private struct MadeDraft {
    var draft = Draft(name: "made.kindred.yaml")
    private var random: Random
    private var names = DraftNames()

    init(seed: UInt64) { random = Random(seed: seed) }

    mutating func fill() {
        draft.heading = [text(), text()]
        for number in 0...random.below(4) {
            let root = draft.appendRoot(node())
            var open = [(root, 0)]
            while let (parent, depth) = open.popLast() {
                for child in children(of: parent) where depth < 5 { open.append((child, depth + 1)) }
            }
            draft.families.append(.init(id: "family\(number)", root: root, margin: margin()))
        }
        draft.windows = [.init(id: "main", families: draft.families.map(\.id), margin: margin())]
        for _ in 0..<random.below(5) {
            var made = Draft.Presentation(
                from: draft.nodes[random.below(draft.nodes.count)].id, present: "family0", margin: margin())
            made.style = random.pick(PresentationStyle.allCases + [nil, nil]) ?? nil
            made.transition = random.pick(PresentationTransition.allCases + [nil]) ?? nil
            made.anchor = random.pick(PopoverAnchor.allCases + [nil]) ?? nil
            draft.presentations.append(made)
            let other = draft.nodes[random.below(draft.nodes.count)].id
            draft.pushes.append(
                .init(from: made.from[0], to: other, kind: random.oneIn(2) ? .push : .showDetail, margin: margin()))
        }
    }

    private mutating func children(of parent: Draft.NodeID) -> [Draft.NodeID] {
        draft[parent].kind.definition.slots.flatMap { slot -> [Draft.NodeID] in
            let count = slot.holdsMany ? random.below(4) : random.below(2)
            return (0..<count).map { _ in draft.append(node(), to: parent, as: slot.role) }
        }
    }

    private mutating func node() -> Draft.Node {
        var node = Draft.Node(
            kind: random.pick(Kind.allCases, or: .controller),
            id: names.claimNumbered(DraftNames.cleaned(text()) ?? "Node"))
        if random.oneIn(4) {
            node.kind = .controller
            node.margin.place = nil
            return node
        }
        if random.oneIn(2) { node.className = text() + "A" }
        if random.oneIn(2) { node.title = text() }
        if random.oneIn(2) { node.source = text() }
        if random.oneIn(3) { node.note = text() }
        if random.oneIn(4) { node.tags = ["one", "two"] }
        if random.oneIn(4) { node.booleans[.definesPresentationContext] = true }
        if random.oneIn(4) { node.booleans[.providesPresentationContextTransitionStyle] = random.oneIn(2) }
        if node.kind == .controller, random.oneIn(4) { node.booleans[.forwardsAppearance] = random.oneIn(2) }
        if node.kind == .navigation, node.booleans[.definesPresentationContext] == nil {
            node.booleans[.definesPresentationContext] = random.oneIn(2)
        }
        node.margin = margin()
        return node
    }

    private mutating func margin() -> Draft.Margin {
        let place = random.below(1_000)
        return .init(
            above: random.oneIn(3) ? [text(), text()] : [], beside: random.oneIn(3) ? text() : nil,
            place: SourceRange(file: 0, range: ByteRange(start: place, end: place + 1)))
    }

    private mutating func text() -> String {
        let pieces = [
            "Home", " ", "#", ": ", "é", "\n", "\u{2028}", "日本語", "-", "1", "\"", "'", "\\", "true", "[", "}", ",", "&",
            "🙂", "long word after long word ",
        ]
        return (0...random.below(6)).map { _ in random.pick(pieces, or: "") }.joined()
    }
}
