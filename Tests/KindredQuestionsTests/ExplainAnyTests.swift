import Testing

/// Explanations of calls from any: only what can be seen on a device.
@Suite struct ExplainAnyTests {
    private static let app = """
        kindred: 1
        windows: {main: [tabs, signIn]}
        screens:
          Home: {presents: [{present: menu, style: overCurrentContext}]}
          Link:
          HomeTab: {stack: [Home]}
          MeTab: {stack: [Me]}
        families:
          tabs: {tab: Tabs, tabs: [HomeTab, MeTab]}
          signIn: SignIn
          menu: Menu
          lock: Lock
        presentations: [{from: any, present: lock, style: fullScreen}]
        pushes: [{from: any, to: Link}]
        moves: [{from: any, kind: popToRoot}]

        """

    private func lines(_ id: String) -> [Substring] { explain(id, Self.app).split(separator: "\n") }

    @Test("Who isn't on a stack pushes and pops nothing", arguments: ["SignIn", "signIn"])
    func outsideStacks(_ id: String) {
        let lines = lines(id)
        #expect(lines.contains { $0.contains("presents  any->lock") })
        #expect(!lines.contains { $0.contains("pushes ") || $0.contains("popToRoot") })
    }

    @Test("Who is on a stack pushes onto that stack alone")
    func ownStack() {
        #expect(lines("Home").contains("    pushes    Link in 1 of 2 places"))
        #expect(lines("tabs").contains("    pushes    Link (2 places)"))
        #expect(lines("Home").contains("    popToRoot    shop.kindred.yaml:15:9"))
    }

    @Test("What is presented from any isn't presented in itself")
    func ownFamily() {
        #expect(!explain("lock", Self.app).contains("so it may call"))
    }

    @Test("A family that doesn't cover the screen is named with who presents for it")
    func rerouted() {
        let lines = lines("any->lock")
        #expect(lines.contains("      menu doesn't cover the screen, so Tabs presents instead of Menu (R41)"))
        #expect(!lines.contains { $0.contains("Menu (family-root)") })
    }
}
