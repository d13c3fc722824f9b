import Kindred
import KindredFormats
import KindredGraph
import TestSupport
import Testing

/// Where each name is at home.
@Suite struct HomesTests {
    @Test("A screen that is derived on two stacks is in their block")
    func shared() {
        let homes = homes(
            """
            screens:
              Home: {pushes: [Thread]}
              Thread: {children: [Composer], pushes: [Profile]}
              Profile: {pushes: [Thread]}
            families:
              app: {tab: Tabs, tabs: [{navigation: A, stack: [Home]}, {navigation: B, stack: [Search]}]}
            pushes: [{from: Search, to: Profile}]
            """)
        #expect(homes.blocks.map(\.name) == ["shared A"])
        #expect(names(homes.blocks[0].stacks, homes) == ["A", "B"])
        #expect(text(homes.rows(of: homes.blocks[0]), homes) == ["Thread", "  Composer", "Profile"])
        #expect(
            text("app", homes) == ["Tabs", "  A", "    Home", "    + shared A", "  B", "    Search", "    + shared A"])
    }

    @Test("Each set of stacks is a block, in the order of their first screens")
    func blocks() {
        let homes = homes(
            """
            screens:
              Home: {pushes: [Second, First]}
              First: {}
              Second: {pushes: [Third]}
              Third: {}
            families:
              app:
                tab: Tabs
                tabs:
                  - {navigation: A, stack: [Home]}
                  - {navigation: B, stack: [{controller: Plain, pushes: [First]}]}
                  - {navigation: C, stack: [{controller: Other, pushes: [Second]}]}
            """)
        #expect(homes.blocks.map { names($0.stacks, homes) } == [["A", "B"], ["A", "C"]])
        #expect(homes.blocks.map { names($0.screens, homes) } == [["First"], ["Second", "Third"]])
        #expect(text("app", homes)[3] == "    + shared A, shared B")
    }

    @Test("A written container comes before a stack where a screen is derived")
    func writtenFirst() {
        let homes = homes(
            """
            screens:
              Home: {pushes: [Profile]}
              Profile: {children: [Header]}
            families:
              app: {tab: Tabs, tabs: [{navigation: A, stack: [Home]}, {navigation: B, stack: [Profile]}]}
            """)
        #expect(homes.blocks.isEmpty)
        #expect(
            text("app", homes)
                == ["Tabs", "  A", "    Home", "    ↗ Profile", "  B", "    Profile", "      Header"])
    }

    @Test("A screen on one stack is there after what is written, with what is in it")
    func derivedOnce() {
        let homes = homes(
            """
            screens:
              Detail: {children: [Part]}
              Home: {pushes: [Detail]}
            families:
              app: {navigation: A, stack: [Home, Last]}
            """)
        #expect(text("app", homes) == ["A", "  Home", "  Last", "  Detail", "    Part"])
    }

    @Test("A shared screen that is written is named there")
    func sharedAndWritten() {
        let homes = homes(
            """
            screens:
              Home: {pushes: [Profile]}
              Profile: {}
            families:
              app:
                tab: Tabs
                tabs:
                  - {navigation: A, stack: [Home]}
                  - {navigation: B, stack: [{controller: Search, pushes: [Profile]}]}
              me: {navigation: C, stack: [{screen: Profile, as: Me}]}
              alone: Profile
            """)
        #expect(names(homes.blocks[0].stacks, homes) == ["A", "B", "C"])
        #expect(text("me", homes) == ["C", "  ↗ Profile as Me", "  + shared A"])
        #expect(text("alone", homes) == ["↗ Profile"])
    }

    @Test("In its block a screen has its own name, even if another place comes first")
    func sharedUnderAnotherName() {
        let homes = homes(
            """
            screens:
              Profile: {}
            families:
              me: {navigation: A, stack: [{screen: Profile, as: Me}]}
              app:
                tab: Tabs
                tabs:
                  - {navigation: B, stack: [{controller: Home, pushes: [Profile]}]}
                  - {navigation: C, stack: [{controller: Search, pushes: [Profile]}]}
            """)
        #expect(text(homes.rows(of: homes.blocks[0]), homes) == ["Profile"])
        #expect(text("me", homes) == ["A", "  ↗ Profile as Me", "  + shared A"])
    }

    @Test("A second place in a container has its own name")
    func twice() {
        let homes = homes(
            """
            screens:
              Page: {class: PageViewController}
            families:
              app: {page: Pages, pages: [{screen: Page, as: First}, {screen: Page, as: Second}, Page]}
            """)
        #expect(text("app", homes) == ["Pages", "  Page as First", "  ↗ Page as Second", "  ↗ Page"])
    }

    @Test("Stacks are told apart by their names")
    func stacksByName() {
        let homes = homes(
            """
            screens:
              Tab: {stack: [Home]}
              Home: {pushes: [Detail]}
              Detail: {}
            families:
              one: {tab: Tabs, tabs: [Tab]}
              two: {tab: Others, tabs: [Tab]}
            """)
        #expect(homes.blocks.isEmpty)
        #expect(text("one", homes) == ["Tabs", "  Tab", "    Home", "    Detail"])
        #expect(text("two", homes) == ["Others", "  ↗ Tab"])
    }

    @Test("A column and its navigation controller are at home in the split view controller")
    func columns() {
        let homes = homes(
            """
            screens:
              Wide: {primary: List, secondary: Detail}
              List: {pushes: [{to: Item, kind: showDetail}]}
              Item: {}
            families:
              one: Wide
              two: {tab: Tabs, tabs: [Wide]}
            """)
        let expected = [
            "Wide", "  Wide.primary", "    List", "  Wide.secondary", "    Detail", "    Item",
        ]
        #expect(text("one", homes) == expected)
        #expect(text("two", homes) == ["Tabs", "  ↗ Wide"])
    }

    @Test("Blocks go on after Z")
    func manyBlocks() {
        var text = "screens:\n"
        for number in 0..<28 { text += "  S\(number): {}\n" }
        text += "families:\n  app:\n    tab: Tabs\n    tabs:\n"
        for number in 0..<28 {
            for side in ["L", "R"] {
                text += "      - {navigation: \(side)\(number), stack: [{controller: "
                text += "\(side)Root\(number), pushes: [S\(number)]}]}\n"
            }
        }
        let names = homes(text).blocks.map(\.name)
        #expect(names.count == 28)
        #expect(
            names[0] == "shared A" && names[25] == "shared Z" && names[26] == "shared AA" && names[27] == "shared AB")
    }

    @Test("By places, and without screens, everything is at home where it is")
    func byPlaces() {
        let app = """
            screens:
              Home: {pushes: [Detail]}
              Detail: {}
            families:
              app: {tab: Tabs, tabs: [{navigation: A, stack: [Home]}, {navigation: B, stack: [Home]}]}
            """
        let byPlaces = homes(app, by: .places)
        #expect(byPlaces.blocks.isEmpty)
        #expect(
            text("app", byPlaces)
                == ["Tabs", "  A", "    A/Home", "    A/Detail", "  B", "    B/Home", "    B/Detail"])
        let plain = homes("families:\n  app: {tab: Tabs, tabs: [{navigation: A, stack: [Home, Detail]}, Home2]}")
        #expect(text("app", plain) == ["Tabs", "  A", "    Home", "    Detail", "  Home2"])
    }

    // MARK: Support

    private func homes(_ text: String, by naming: Naming = .screens) -> Homes {
        let source = Pipeline.Input(path: "app.kindred.yaml", content: .bytes(Array("kindred: 1\n\(text)".utf8)))
        let pipeline = Pipeline(inputs: [source], threads: 1)
        #expect(pipeline.report.count(.error) == 0)
        return Homes(Declarations(pipeline.graph, by: naming))
    }

    private func names(_ numbers: [Declarations.Number], _ homes: Homes) -> [String] {
        numbers.map { homes.declarations.name(of: $0) }
    }

    private func text(_ family: String, _ homes: Homes) -> [String] {
        let family = homes.declarations.graph.family(named: family)
        return family.map { text(homes.rows(of: $0), homes) } ?? []
    }

    private func text(_ rows: [Homes.Row], _ homes: Homes) -> [String] {
        rows.map { row in
            let alias = homes.alias(of: row.place).map { " as \($0)" } ?? ""
            let words =
                switch row.item {
                case .home(let number): homes.declarations.name(of: number) + alias
                case .reference(let number): "↗ \(homes.declarations.name(of: number))\(alias)"
                case .blocks(let blocks): "+ " + blocks.map { homes.blocks[$0].name }.joined(separator: ", ")
                }
            return String(repeating: "  ", count: row.level) + words
        }
    }
}
