import KindredMap
import TestSupport
import Testing

/// Charts that a generator seldom makes.
@Suite struct ExtremeTests {
    private func layOut(_ body: (inout ChartMaker) -> Void) -> (chart: Chart, geometry: Geometry) {
        var maker = ChartMaker()
        body(&maker)
        let geometry = MapLayout.layOut(maker.chart)
        #expect(Faults.all(maker.chart, geometry) == [])
        return (maker.chart, geometry)
    }

    @Test("One controller")
    func one() {
        let (_, geometry) = layOut { $0.plain("home", windows: ["main"]) }
        #expect(geometry.families == [Rect(x: 28, y: 28, width: 108, height: 42)])
        #expect(geometry.boxes == [Rect(x: 32, y: 49, width: 100, height: 18)])
        #expect(geometry.labels.map(\.text) == ["home", "window main", "homeScreen"])
    }

    @Test("A family without a controller")
    func noController() {
        let (_, geometry) = layOut { $0.family("empty") { _ in } }
        #expect(geometry.families.map(\.height) == [21])
    }

    @Test("600 levels", arguments: [Chart.Kind.controller, .navigation, .tab])
    func deep(_ kind: Chart.Kind) {
        let (_, geometry) = layOut { maker in
            maker.family("deep", windows: ["main"]) { maker in
                for level in 0..<600 { maker.begin("Level\(level)", kind) }
                for _ in 0..<600 { maker.end() }
            }
            maker.plain("leaf")
            maker.present(599, 1)
            maker.push(598, 599, in: 0)
        }
        #expect(geometry.lines.count == 2)
    }

    @Test("20,000 families and no line")
    func manyFamilies() {
        var maker = ChartMaker()
        for family in 0..<20_000 { maker.plain("f\(family)") }
        let geometry = MapLayout.layOut(maker.chart)
        #expect(Set(geometry.families.map { "\($0.x) \($0.y)" }).count == 20_000)
        let shape = Double(geometry.bounds.width) / Double(geometry.bounds.height)
        #expect((0.9...1.8).contains(shape))
    }

    @Test("A chain of 500 families")
    func chain() {
        let (_, geometry) = layOut { maker in
            for family in 0..<500 { maker.plain("f\(family)", windows: family == 0 ? ["main"] : []) }
            for family in Int32(0)..<499 { maker.present(family, family + 1) }
        }
        #expect(geometry.references.isEmpty)
    }

    @Test("A family that hundreds present is a band of its own")
    func shared() {
        let (_, geometry) = layOut { maker in
            for family in 0..<400 { maker.plain("f\(family)", windows: family == 0 ? ["main"] : []) }
            maker.plain("signIn")
            for family in Int32(0)..<400 { maker.present(family, 400) }
        }
        #expect(geometry.references.count == 400)
        #expect(geometry.labels.contains { $0.text == "automatic  ← 400" && $0.owner == .family(400) })
        #expect(geometry.labels.contains { $0.text == "Presented from many families" })
        #expect(geometry.labels.count { $0.text == "→ signIn" } == 400)
    }

    @Test("One controller that presents 400 families")
    func fan() {
        let (_, geometry) = layOut { maker in
            maker.plain("root", windows: ["main"])
            for family in Int32(1)...400 {
                maker.plain("f\(family)")
                maker.present(0, family)
            }
        }
        #expect(geometry.references.isEmpty)
    }

    @Test("A ring keeps one family as its root")
    func ring() {
        let (_, geometry) = layOut { maker in
            for family in 0..<5 { maker.plain("f\(family)") }
            for family in Int32(0)..<5 { maker.present(family, (family + 1) % 5) }
        }
        #expect(geometry.references.map(\.from) == [4])
        #expect(geometry.references.map(\.to) == [0])
    }

    @Test("Everything presents everything")
    func dense() {
        let (_, geometry) = layOut { maker in
            for family in 0..<60 { maker.plain("f\(family)", windows: family == 0 ? ["main"] : []) }
            for from in Int32(0)..<60 { for to in Int32(0)..<60 { maker.present(from, to) } }
        }
        #expect(geometry.references.count == 3_600)
    }

    @Test("Every tab's stack pushes every other screen of it")
    func densePushes() {
        let (_, geometry) = layOut { maker in
            maker.family("app", windows: ["main"]) { maker in
                maker.box("Tabs", .tab) { maker in
                    for tab in 0..<5 {
                        maker.box("Tab\(tab)", .navigation) { maker in
                            for screen in 0..<14 { maker.box("Tab\(tab)/S\(screen)") }
                        }
                    }
                }
            }
            for tab in Int32(0)..<5 {
                let stack = 1 + tab * 15
                for from in 1...Int32(14) {
                    for to in 1...Int32(14) { maker.push(stack + from, stack + to, in: stack) }
                }
            }
        }
        #expect(geometry.lines.count == 5 * 14 * 14)
    }

    @Test(
        "Long and foreign texts stay in their boxes",
        arguments: [
            String(repeating: "Long", count: 2_500), "設定画面コントローラー", "الإعدادات", "👩‍👩‍👧‍👦🛒🧪", "e\u{301}\u{301}\u{301}tude",
            "<script>alert(1)</script>", "\u{202E}nosj", "\u{0}\u{7}\u{1B}[0m",
        ])
    func texts(_ text: String) {
        let (_, geometry) = layOut { maker in
            maker.family(text, windows: [text]) {
                $0.box(text, .navigation, note: text) { $0.box(text + "2", note: text) }
            }
            maker.family(text + "3") { $0.box(text + "4") }
            maker.present(1, 1, style: "fullScreen", over: [text])
            maker.present(2, 0, style: text)
            maker.push(0, 1, in: 0)
        }
        #expect(geometry.bounds.width < 2_000)
        for label in geometry.labels where label.whole == nil { #expect(!label.text.hasSuffix("…")) }
    }

    @Test("A cut text ends in an ellipsis, and its whole is kept")
    func ellipsis() throws {
        let id = String(repeating: "Wide", count: 100)
        let (_, geometry) = layOut { $0.family("f") { $0.box(id) } }
        let label = try #require(geometry.labels.first { $0.owner == .box(0) })
        #expect(label.whole == id)
        #expect(label.text.hasPrefix("WideWide") && label.text.hasSuffix("…"))
    }

    @Test("What leads out of the chart is a reference")
    func outside() {
        let (chart, geometry) = layOut { maker in
            maker.plain("home", windows: ["main"])
            maker.outside("signIn")
            maker.present(0, 1)
        }
        #expect(geometry.references.map { chart.target($0.to) } == ["signIn"])
        #expect(geometry.labels.contains { $0.text == "→ signIn" })
    }

    @Test("A tab bar controller that leads to many families gives each tab a lane")
    func lanes() {
        let (_, geometry) = layOut { maker in
            maker.family("app", windows: ["main"]) { maker in
                maker.box("Tabs", .tab) { maker in
                    for tab in 0..<3 { maker.box("Tab\(tab)", .navigation) { $0.box("Screen\(tab)") } }
                }
            }
            for family in Int32(0)..<12 {
                maker.plain("f\(family)")
                maker.present(2 + family / 4 * 2, family + 1)
            }
        }
        for tab in 0..<3 {
            let box = geometry.boxes[1 + tab * 2]
            let below = tab < 2 ? geometry.boxes[3 + tab * 2].y : geometry.families[0].bottom
            for family in 1 + tab * 4..<5 + tab * 4 {
                let rect = geometry.families[family]
                #expect(tab == 0 || rect.y >= box.y)
                #expect(rect.bottom <= below)
            }
        }
    }

    /// A tab bar or split view controller with stacks of so many screens.
    private func frame(_ kind: Chart.Kind, _ stacks: [Int], _ maker: inout ChartMaker) {
        maker.family("app", windows: ["main"]) { maker in
            maker.box("Frame", kind) { maker in
                for (stack, count) in stacks.enumerated() {
                    maker.box("Stack\(stack)", .navigation) { maker in
                        for screen in 0..<count { maker.box("Screen\(stack).\(screen)") }
                    }
                }
            }
        }
    }

    @Test("The stacks of a high tab bar controller are side by side, and lines leave all of them", arguments: 0..<5)
    func columns(_ families: Int32) {
        let (_, geometry) = layOut { maker in
            frame(.tab, [10, 12, 14, 13], &maker)
            for family in 0..<families {
                maker.plain("f\(family)")
                for caller in [3 + family * 9, 5 + family * 9] { maker.present(caller, family + 1) }
            }
        }
        let stacks = [1, 12, 25, 40].map { geometry.boxes[$0] }
        #expect(Set(stacks.map(\.y)).count == 1)
        for (one, next) in zip(stacks, stacks.dropFirst()) { #expect(one.right < next.x) }
        #expect(geometry.lines.count == 2 * Int(families))
    }

    @Test("Low stacks share a column")
    func sharedColumn() {
        let (_, geometry) = layOut { frame(.split, [20, 3, 4], &$0) }
        let stacks = [1, 22, 26].map { geometry.boxes[$0] }
        #expect(stacks[0].right < stacks[1].x)
        #expect(stacks[1].x == stacks[2].x && stacks[1].bottom < stacks[2].y)
    }

    @Test("Stacks between which pushes run stay below each other")
    func pushedColumns() {
        let (_, geometry) = layOut { maker in
            frame(.split, [3, 20, 20], &maker)
            maker.push(2, 7, in: 0)
        }
        let stacks = [1, 5, 26].map { geometry.boxes[$0] }
        #expect(stacks[0].x == stacks[1].x && stacks[0].bottom < stacks[1].y)
        #expect(stacks[1].right < stacks[2].x)
    }

    @Test("Lines leave columns in columns")
    func nestedColumns() {
        let (chart, geometry) = layOut { maker in
            maker.family("app", windows: ["main"]) { maker in
                maker.box("Split", .split) { maker in
                    for side in 0..<2 {
                        maker.box("Tabs\(side)", .tab) { maker in
                            for tab in 0..<3 {
                                maker.box("Tab\(side).\(tab)", .navigation) { maker in
                                    for screen in 0..<15 { maker.box("Screen\(side).\(tab).\(screen)") }
                                }
                            }
                        }
                    }
                }
            }
            for family in Int32(0)..<5 {
                maker.plain("f\(family)")
                maker.present(9 + family * 19, family + 1)
            }
        }
        #expect(geometry.boxes[1].y == geometry.boxes[50].y)
        #expect(geometry.lines.count == 5)
        #expect(chart.boxes[50].id == "Tabs1")
    }

    @Test("The same chart gives the same geometry")
    func repeats() {
        for seed in UInt64(0)..<20 {
            let (one, other) = (MapLayout.layOut(.random(seed)), MapLayout.layOut(.random(seed)))
            #expect(one.families == other.families && one.boxes == other.boxes && one.points == other.points)
            #expect(one.labels.map(\.rect) == other.labels.map(\.rect))
        }
    }
}
