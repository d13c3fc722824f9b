import Kindred
import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import Testing

@Suite struct ScenarioLinkerTests {
    private static let shop = """
        kindred: 1
        windows: {main: shop, second: sheet}
        families:
          shop:
            tab: Tabs
            tabs:
              - {navigation: Nav, stack: [Home, Detail]}
              - {controller: Segments, children: [First, Second]}
              - split: Split
                primary: List
          sheet: Sheet
        presentations:
          - {from: Home, present: sheet}
          - {from: Home, present: sheet, style: popover, anchor: sourceItem}

        """

    private func pipeline(_ scenarios: String...) -> Pipeline {
        let inputs = scenarios.enumerated().map { index, text in
            Pipeline.Input(
                path: "\(index).yaml", content: .bytes(Array(((index == 0 ? Self.shop : "kindred: 1\n") + text).utf8)))
        }
        return Pipeline(inputs: inputs, threads: 1, runsScenarios: false)
    }

    private func script(_ scenario: String) throws -> (Script, ResolvedGraph) {
        let pipeline = pipeline("scenarios:\n" + scenario)
        #expect(pipeline.report.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (try #require(pipeline.scripts.first), pipeline.graph)
    }

    @Test("What nothing is said of is the language's default")
    func defaults() throws {
        let (script, graph) = try script("  - name: nothing said\n")
        #expect(script.name == "nothing said")
        #expect(script.start.window.map { graph.name(of: $0) } == "main")
        #expect(script.body.isEmpty && script.steps.isEmpty && script.hooks.isEmpty)
        #expect(script.claims.count == 1 && script.claims[0].whole == nil && script.claims[0].diagnostics == nil)
        #expect(!script.filter.callbacks.contains(.viewIsAppearing) && script.filter.controllers == nil)
    }

    @Test("No window is on screen where the author says so, or has none")
    func noWindow() throws {
        #expect(try script("  - {name: a, start: {window: null}}\n").0.start.window == nil)
        let bare = Pipeline(
            inputs: [
                .init(path: "a", content: .bytes(Array("kindred: 1\nfamilies: {f: A}\nscenarios: [{name: a}]\n".utf8)))
            ], threads: 1
        )
        #expect(try #require(bare.scripts.first).start.window == nil)
    }

    @Test("Lists of steps are ranges of the script's own steps, what is nested before what holds it")
    func nesting() throws {
        let pipeline = pipeline(
            """
            scenarios:
              - name: first
                steps: [mark: x, mark: y]
              - name: second
                hooks:
                  Home.viewDidLoad: [mark: hooked]
                steps:
                  - push: {controller: Detail, completion: [mark: pushed, block: [mark: inner]]}
                  - mark: last
            """)
        let script = try #require(pipeline.scripts.last)
        func text(_ list: StepList) -> String {
            list.map { index -> String in
                let step = script.steps[Int(index)]
                switch step.action {
                case .mark(let name): return name
                case .block(let inner): return "[\(text(inner))]"
                default: return "push(\(text(step.completion)))"
                }
            }.joined(separator: " ")
        }
        #expect(text(script.body) == "push(pushed [inner]) last")
        #expect(script.hooks.map { text($0.steps) } == ["hooked"])
        #expect(script.body.upperBound == Int32(script.steps.count))
    }

    @Test("A push goes to the stack that declares what is pushed; most steps are animated")
    func push() throws {
        let (script, graph) = try script(
            """
              - name: a
                steps:
                  - push: Detail
                  - push: {controller: List, on: Split.primary}
                  - setStack: {on: Nav, to: [Home]}
            """)
        let stacks = script.steps.map { step -> String in
            switch step.action {
            case .push(let pushed, let stack): "\(graph.name(of: pushed)) on \(graph.name(of: stack))"
            case .setStack(let stack, let list): "\(graph.name(of: stack)) \(script.lists[Int(list.lowerBound)])"
            default: "?"
            }
        }
        #expect(stacks[..<2] == ["Detail on Nav", "List on Split.primary"])
        #expect(script.steps.map(\.isAnimated) == [true, true, false])
    }

    @Test("A presentation without an id has the name that was made up for it")
    func presentations() throws {
        let (script, _) = try script(
            "  - {name: a, start: {presented: [Home->sheet#2]}, steps: [present: Home->sheet]}\n")
        #expect(script.start.presented.map(\.presentation.index) == [1])
        guard case .present(let first) = script.steps[0].action else { throw Unexpected() }
        #expect(first.index == 0)
    }

    @Test("Claims are numbered: those of the end first, then those of the checks")
    func claims() throws {
        let (script, graph) = try script(
            """
              - name: a
                steps:
                  - check: {never: [mark(x)]}
                  - check: {is: {Segments: {children: [First, Second]}}}
                expectEach: {Home: [viewDidLoad, Home.willMove(Nav), didMove(nil)]}
                expectDiagnostics: []
            """)
        let numbers = script.steps.map { step -> Int32 in
            if case .check(let number) = step.action { number } else { -1 }
        }
        #expect(numbers == [1, 2])
        let events = try #require(script.claims[0].each.first).events.map(\.what)
        let home = try #require(graph.controller(named: "Home"))
        #expect(
            events == [
                .callback(home, .viewDidLoad, nil), .callback(home, .willMove, graph.controller(named: "Nav")),
                .callback(home, .didMove, nil),
            ])
        #expect(script.claims[0].diagnostics?.isEmpty == true)
        #expect(script.claims[1].never.map(\.what) == [.mark("x")])
        guard case .children(let children) = script.claims[2].relations[0].subject else { throw Unexpected() }
        #expect(children.map { graph.name(of: $0) } == ["First", "Second"])
    }

    @Test("A scenario with a mistake has no script; the others have")
    func mistakes() {
        let pipeline = pipeline(
            """
            scenarios:
              - {name: a, steps: [push: Nowhere]}
              - {name: b, steps: [pop: Home]}
              - {name: c, steps: [pup: Nav]}
              - {name: d, steps: [pop: Nav]}
              - {name: d, steps: [pop: Nav]}
            """, "scenarios:\n  - {name: e, never: [Hom.viewDidLoad]}\n  - {name: f}\n  - {name: d}\n")
        #expect(pipeline.scripts.map(\.name) == ["d", "f"])
        #expect(pipeline.report.count(.error) == 6)
    }

    @Test("Of a partial hierarchy nothing is told, and nothing runs")
    func partial() {
        let pipeline = pipeline("scenarios: [{name: a, steps: [push: Nowhere]}]\n", "kindred: 2\n")
        #expect(pipeline.scripts.isEmpty)
        #expect(pipeline.report.diagnostics.filter { $0.severity == .error }.map(\.id) == ["duplicate-key"])
    }

    private struct Unexpected: Error {}
}
