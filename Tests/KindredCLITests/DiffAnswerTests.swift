import Testing

/// Answers of `kindred diff`, as whoever reads a pull request gets them.
@Suite struct DiffAnswerTests {
    private static func diff(_ old: String, _ new: String, options: [String] = []) throws -> String {
        let folder = try TestFolder()
        try folder.write("old.yaml", "kindred: 1\n\(old)\n")
        try folder.write("new.yaml", "kindred: 1\n\(new)\n")
        let run = folder.run(["diff", "old.yaml", "new.yaml"] + options)
        #expect(run.code == .done && run.errors == "", "\(run.errors)")
        return run.output
    }

    private static func app(_ windows: String, screens: String = "", families: String = "", calls: String = "")
        -> String
    {
        """
        windows: {main: \(windows)}
        screens: {Banner: , Side: \(screens)}
        families:
          tabs: {tab: Tabs, tabs: [{navigation: HomeNav, stack: [Home]}, Me]}
          offline: {controller: Offline, moves: [dismiss]}
        \(families)
        presentations: [{from: any, present: offline}\(calls)]
        pushes: [{from: any, to: Banner}]
        """
    }

    @Test("Calls from any follow from what is on top now")
    func any() throws {
        let family = "  signIn: {navigation: SignInNav, stack: [SignIn]}"
        #expect(
            try Self.diff(Self.app("tabs"), Self.app("[tabs, signIn]", families: family)) == """
                the family 'signIn' added, with 'SignInNav' and 'SignIn' (new.yaml:7:3)
                  presenters of 'any->offline': + 'SignInNav'
                  'Offline' now dismisses to 'SignIn' too
                  presentingViewControllers of 'Offline': + 'SignInNav'
                families of the window 'main': + 'signIn' (new.yaml:2:11)
                  rootViewControllers of the window 'main': + 'SignInNav'

                1 family added, 1 window changed

                """)
        // The family was there, and nothing reached it.
        let (before, after) = (
            Self.app("tabs", families: family),
            Self.app("tabs", families: family, calls: ", {from: Home, present: signIn}")
        )
        #expect(
            try Self.diff(before, after) == """
                'Home' now presents 'signIn' as automatic (sheet) (new.yaml:8:48)
                  presenters of 'any->offline': + 'SignInNav'
                  'Offline' now dismisses to 'SignIn' too
                  presentingViewControllers of 'Offline': + 'SignInNav'
                  presentingViewControllers of 'SignInNav' and 'SignIn': + 'Tabs'
                  'Banner' is now on the stack of 'SignInNav' too

                1 presentation added

                """)
        #expect(try Self.diff(after, before).hasPrefix("'Home' no longer presents 'signIn'"))
        #expect(try Self.diff(after, before).hasSuffix("\n\n1 presentation removed\n"))
    }

    @Test("A push of another kind is one change")
    func kindOfPush() throws {
        func app(_ push: String) -> String {
            """
            windows: {main: tabs}
            screens: {Home: {pushes: [\(push)]}, Find: {pushes: [\(push)]}, Post: }
            families: {tabs: {tab: Tabs, tabs: [{navigation: A, stack: [Home]}, {navigation: B, stack: [Find]}]}}
            """
        }
        let (push, show) = (app("Post"), app("{to: Post, kind: show}"))
        #expect(
            try Self.diff(push, show)
                == "'Home' and 'Find' show 'Post' instead of pushing it (new.yaml:3:27)\n\n2 pushes changed\n")
        #expect(
            try Self.diff(show, push)
                == "'Home' and 'Find' push 'Post' instead of showing it (new.yaml:3:27)\n\n2 pushes changed\n")
        // One of two is gone, and none is another.
        let both = app("{to: Post, kind: show}, Post")
        #expect(try Self.diff(both, app("Post, {to: Post, kind: show}")) == "no differences\n")
        #expect(try Self.diff(both, show).hasPrefix("'Home' and 'Find' no longer push 'Post' ("))
        for format in ["dot", "mermaid"] {
            #expect(try Self.diff(push, show, options: ["--format", format]).contains("#8a5300"), "\(format)")
        }
    }

    @Test("A move arrives elsewhere because of what it takes back")
    func arrivals() throws {
        func app(_ home: String, _ families: String = "") -> String {
            """
            windows: {main: tabs}
            screens: {Home: {\(home)}, Me: {presents: [compose]}, Post: }
            families:
              tabs: {tab: Tabs, tabs: [{navigation: HomeNav, stack: [Home, Find]}, Me\(families)]}
              compose: {controller: Compose, moves: [dismiss]}
              share: Share
            """
        }
        let more = try Self.diff(app(""), app("presents: [compose, share], pushes: [Post]"))
        #expect(more.contains("\n  'Compose' now dismisses to 'Home' too\n"), "\(more)")
        #expect(!more.contains("also because"), "\(more)")
        // Two changes add a caller each.
        let two = try Self.diff(
            app(""), app("presents: [compose]", ", {controller: New, presents: [compose]}"))
        #expect(
            two.contains("'Compose' now dismisses to 'Home' and 'New' too, also because 'New' was added\n"), "\(two)")
        let other = try Self.diff(
            app("presents: [compose]").replacing("Me: {presents: [compose]}", with: "Me: "),
            app(""))
        #expect(other.contains("\n  'Compose' now dismisses to 'Me' instead of 'Home'"), "\(other)")
    }

    @Test("Moves that say more than where are sentences")
    func preludes() throws {
        func app(_ move: String) -> String {
            "windows: {main: [a, b]}\nfamilies: {a: {controller: A, moves: [{kind: setRoot, to: b\(move)}]}, b: B}"
        }
        let (plain, dismissing) = (app(""), app(", after: dismiss"))
        #expect(try Self.diff(plain, dismissing).hasPrefix("'A' now sets the root after dismissing everything ("))
        #expect(
            try Self.diff(dismissing, plain).hasPrefix("'A' now sets the root without dismissing everything first ("))
    }

    @Test("Five lines are below a heading, also of several configurations")
    func mostLines() throws {
        func app(_ compose: String) -> String {
            """
            configurations: {phone: compact, pad: regular}
            windows: {main: {phone: tabs, pad: split}}
            screens:
              Compose: {presents: [{present: media, style: overCurrentContext}, {present: a, on: phone}, {present: b, on: pad}]}
              Home: {presents: [compose]}
              Side: {presents: [compose]}
            families:
              tabs: {tab: Tabs, tabs: [Home, Me]}
              split: {split: Split, primary: Side, secondary: Detail}
              compose: \(compose)
              media: Media
              a: A
              b: B
            """
        }
        let lines = try Self.diff(app("Compose"), app("{navigation: ComposeNav, stack: [Compose]}"))
            .split(separator: "\n")
        #expect(lines.count == 8 && lines[0].hasPrefix("'ComposeNav' added around 'Compose'"), "\(lines)")
        #expect(
            lines.count { $0.hasPrefix("  ") } == 6 && lines[6].hasPrefix("  and ")
                && lines[6].hasSuffix(" more consequences"))
    }
}
