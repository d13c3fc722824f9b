import Kindred
import KindredDiagnostics
import KindredProject
import KindredText
import TestSupport
import Testing

/// What house rules find, beyond the twelve of `Golden/CLI/house`.
@Suite struct HouseTests {
    /// The findings on a specification: line, column and message, with the id if it isn't of the rule.
    private static func diagnostics(_ rule: String, on specification: String) throws -> [String] {
        let report = try report(rule, on: specification)
        return report.diagnostics.filter { $0.id.hasPrefix("house") || $0.id == "unused-exception" }.map { finding in
            guard case .place(let place) = finding.site else { return finding.message }
            let position = report.files[Int(place.file)].position(of: Int(place.range.start))
            let id = finding.id.hasPrefix("house/") ? "" : " [\(finding.id)]"
            return "\(position.line):\(position.column): \(finding.message)\(id)"
        }
    }

    private static func report(_ rule: String, on specification: String) throws -> Report {
        let text = "project: 1\nhouse:\n  - name: it\n    \(rule.replacing("\n", with: "\n    "))\n"
        let read = Project.read(SourceFile(path: Project.fileName, bytes: Array(text.utf8)))
        try #require(read.diagnostics.total == 0, "\(read.diagnostics.kept.map(\.message))")
        let input = Pipeline.Input(
            path: "a.kindred.yaml", content: .bytes(Array("kindred: 1\n\(specification)\n".utf8)))
        return Pipeline(inputs: [input], threads: 1, house: House(project: read.project)).report
    }

    private static let ring = """
        windows: {main: home}
        families: {home: Home, a: A, b: B, c: C}
        presentations:
          - {from: Home, present: a}
          - {from: A, present: b}
          - {from: B, present: a}
          - {from: B, present: c}
        """

    @Test("A ring is one finding, and what is behind it none")
    func rings() throws {
        let line = "6:24: 'b' and 'a' present each other in a ring, without end"
        let found = try Self.diagnostics("limit: {measure: presentation-depth, at-most: 1}", on: Self.ring)
        #expect(found == [line])
        #expect(try Self.diagnostics("limit: {measure: presentation-depth, at-most: 99}", on: Self.ring) == [line])
        let once = { (most: Int, text: String) throws in
            try Self.diagnostics("limit: {measure: presentation-depth, rings: once, at-most: \(most)}", on: text)
        }
        #expect(try once(3, Self.ring) == [])
        #expect(try once(2, Self.ring) == ["8:24: 'c' is the 3rd presentation on top of each other, 2 are allowed"])
        #expect(try once(1, Self.ring) == [line])
        // Nothing of it is asked for, or nothing leads there.
        let home = "limit: {measure: presentation-depth, each: 'family:home', at-most: 0}"
        #expect(try Self.diagnostics(home, on: Self.ring) == [])
        let fromC = "limit: {measure: presentation-depth, from: 'family:c', at-most: 0}"
        #expect(try Self.diagnostics(fromC, on: Self.ring) == [])
    }

    @Test("A screen that pushes itself is a ring of one")
    func selfLoop() throws {
        let specification = """
            windows: {main: app}
            screens: {Thread: {pushes: [Thread]}}
            families: {app: {navigation: Nav, stack: [Thread]}}
            """
        let found = try Self.diagnostics("limit: {measure: push-depth, at-most: 9}", on: specification)
        #expect(found == ["3:29: 'Nav/Thread' pushes itself, without end"])
        #expect(try Self.diagnostics("limit: {measure: push-depth, rings: once, at-most: 0}", on: specification) == [])
    }

    @Test("A screen with several places has one finding")
    func places() throws {
        let specification = """
            windows: {main: app}
            screens: {Thread: {presents: [{present: share, style: fullScreen}]}}
            families:
              app: {tab: Tabs, tabs: [{navigation: One, stack: [Thread]}, {navigation: Two, stack: [Thread]}]}
              share: Share
            """
        let expected = "3:55: 'Thread' presents 'share' as fullScreen (in 'One/Thread' and 'Two/Thread')"
        #expect(try Self.diagnostics("forbid: {style: fullScreen}", on: specification) == [expected])
        let exception = "forbid: {style: fullScreen}\nexcept: [{from: Thread, to: share}]"
        #expect(try Self.diagnostics(exception, on: specification) == [])
        let one = "forbid: {style: fullScreen}\nexcept: [{from: One/Thread, to: Share}]"
        #expect(try Self.diagnostics(one, on: specification) == ["3:55: 'Two/Thread' presents 'share' as fullScreen"])
    }

    @Test("Screens that present at one position have a finding each")
    func severalScreens() throws {
        let specification = """
            windows: {main: app}
            screens: {Thread: , Post: }
            families:
              app: {tab: Tabs, tabs: [{navigation: One, stack: [Thread, Post]}, {navigation: Two, stack: [Post]}]}
              share: Share
            presentations: [{from: [Thread, Post], present: share, style: fullScreen}]
            """
        #expect(
            try Self.diagnostics("forbid: {style: fullScreen}", on: specification) == [
                "7:63: 'One/Thread' presents 'share' as fullScreen",
                "7:63: 'Post' presents 'share' as fullScreen (in 'One/Post' and 'Two/Post')",
            ])
    }

    @Test("What is reached can be where ways begin, too")
    func reachesItself() throws {
        let specification = """
            windows: {main: a}
            families: {a: A, b: {controller: B, tags: [b]}, c: {controller: C, tags: [b]}}
            presentations: [{from: A, present: b}, {from: B, present: c}]
            """
        let behind = "4:59: 'C' is reached from"
        let itself = try Self.diagnostics("forbid: {from: 'tag:b', reach: 'tag:b'}", on: specification)
        #expect(itself == ["\(behind) 'tag:b'"])
        #expect(
            try Self.diagnostics("forbid: {from: '*', reach: 'tag:b'}", on: specification) == [
                "4:36: 'B' is reached from '*'", "\(behind) '*'",
            ])
        let outside = try Self.diagnostics("forbid: {from: A, reach: 'tag:b'}", on: specification)
        #expect(outside == ["4:36: 'B' is reached from 'A'"])
    }

    private static let layered = """
        windows: {main: top}
        families:
          top: {controller: Top, tags: [top]}
          middle: {navigation: MiddleNav, stack: [Middle]}
          low: {controller: Low, tags: [low]}
        presentations:
          - {from: Top, present: low}
          - {from: Low, present: middle}
          - {from: Middle, present: top}
        """

    @Test("Layers look at single steps, or at ways")
    func layers() throws {
        #expect(try Self.diagnostics("layers: ['tag:top', 'tag:low']", on: Self.layered) == [])
        let ways = try Self.report("layers: ['tag:top', 'tag:low']\ntransitive: true", on: Self.layered)
        let found = ways.diagnostics.filter { $0.id == "house/it" }
        #expect(
            found.map(\.message) == [
                "'Middle' presents 'top'; 'Low' leads there: 'tag:low' is below 'tag:top'"
            ])
        #expect(found[0].labels.map(\.text) == ["'Low' presents 'middle'", "'MiddleNav' opens 'Middle'"])
        #expect(found[0].subject == .init(kind: .controller, id: "Middle", detail: "top"))
        // Containment alone is no way up.
        let contained =
            "windows: {main: a}\nfamilies: {a: {controller: A, tags: [low], children: [{controller: B, tags: [top]}]}}"
        #expect(try Self.diagnostics("layers: ['tag:top', 'tag:low']\ntransitive: true", on: contained) == [])
    }

    @Test("An exception that allows nothing is reported, and one that allows something isn't")
    func exceptions() throws {
        let specification = """
            windows: {main: home}
            families: {home: {tab: Tabs, tabs: [Home, Other]}, help: Help}
            presentations: [{from: [Home, Other], present: help}]
            """
        let used = "forbid: {present: help or Help}\nexcept:\n  - {from: Home, to: help}\n  - {from: Other, to: Help}"
        #expect(try Self.diagnostics(used, on: specification) == [])
        let unused = "forbid: {present: Help}\nexcept: [{from: Home, to: help}, {from: Tabs, to: help}]"
        #expect(
            try Self.diagnostics(unused, on: specification) == [
                "4:48: 'Other' presents 'help'",
                "5:38: 'it' has an exception for 'Tabs' to 'help', which it doesn't need [unused-exception]",
            ])
        let node = "require: {each: 'role:tab', is: 'kind:navigation'}\nexcept: [{to: Home}]"
        #expect(
            try Self.diagnostics(node, on: specification) == [
                "3:43: 'Other' isn't 'kind:navigation', as each 'role:tab' must be"
            ])
    }

    @Test("An unused exception says what the rule expects it to name")
    func expectedExceptions() throws {
        let specification = """
            windows: {main: home}
            families: {home: {tab: Tabs, tabs: [Home, Other]}, help: Help}
            presentations: [{from: Home, present: help}]
            """
        let find = { (rule: String, exception: String) throws in
            try Self.report("\(rule)\nexcept: [\(exception)]", on: specification).diagnostics
                .filter { $0.id == "unused-exception" }.map(\.help)
        }
        let needsFrom = "add 'from', the id of the caller or container, or remove the exception"
        let isAlone = "leave out 'from', or remove the exception"
        let ids = "remove the exception, or correct its ids"
        for rule in [
            "forbid: {present: Help}", "forbid: {contain: Home}", "require: {each: Help, presented: {from: Other}}",
            "independent: [Home, Help]", "layers: [Help, Home]", "only-through: {to: Help, gate: Other}",
        ] {
            let toHelp = try find(rule, "{to: help}")
            #expect(toHelp == [needsFrom], "\(rule)")
            let toOther = try find(rule, "{from: Other, to: Home}")
            #expect(toOther == [ids], "\(rule)")
        }
        for rule in ["require: {each: 'role:tab', is: Other}", "limit: {measure: nesting, at-most: 0}"] {
            let fromTabs = try find(rule, "{from: Tabs, to: Home}")
            #expect(fromTabs == [isAlone], "\(rule)")
            let toHelp = try find(rule, "{to: help}")
            #expect(toHelp == [ids], "\(rule)")
        }
        let steps = try find("limit: {measure: steps, at-most: 0}", "{to: Other}, {from: Other, to: help}")
        #expect(steps == [ids, ids])
    }

    @Test("Limits below and above")
    func limits() throws {
        let specification = """
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [{controller: Home, children: [{controller: Part, children: [Leaf]}]}]}
              help: Help
              lone: {navigation: LoneNav, stack: [Lone]}
            presentations: [{from: Home, present: help}, {from: Home, present: lone}]
            """
        let find = { (rest: String) throws in try Self.diagnostics("limit: {measure: \(rest)}", on: specification) }
        #expect(try find("nesting, at-most: 1") == ["4:78: 'Part' is in 2 containers, 1 is allowed"])
        #expect(try find("nesting, each: Leaf, at-most: 2") == ["4:95: 'Leaf' is in 3 containers, 2 are allowed"])
        #expect(
            try find("members, at-least: 2") == ["5:3: the family 'help' has 1 member, at least 2 are required"])
        #expect(try find("presents, at-most: 1") == ["4:48: 'Home' presents 2 families, 1 is allowed"])
        #expect(
            try find("presented-by, each: Help, at-least: 2") == [
                "5:3: 'help' is presented by 1 view controller, at least 2 are required"
            ])
        #expect(
            try find("presentation-depth, each: 'family:help', at-least: 2") == [
                "5:3: 'help' has 1 presentation below it, at least 2 are required"
            ])
        #expect(
            try find("steps, each: 'family:lone', at-most: 0") == [
                "7:68: 'LoneNav' is 1 step from the root of a window, 0 are allowed"
            ])
    }

    @Test("A family that hundreds present")
    func hundreds() throws {
        let names = (0..<400).map { "C\($0)" }.joined(separator: ", ")
        let specification = """
            windows: {main: home}
            families: {home: {navigation: Nav, stack: [\(names)]}, help: Help}
            presentations: [{from: [\(names)], present: help, style: popover, anchor: sourceView}]
            """
        #expect(try Self.diagnostics("forbid: {present: Help}", on: specification).count == 400)
        #expect(
            try Self.diagnostics("limit: {measure: presented-by, at-most: 399}", on: specification).map {
                $0.suffix(60)
            }
                == ["'help' is presented by 400 view controllers, 399 are allowed"])
        #expect(try Self.diagnostics("only-through: {to: Help, gate: C7}", on: specification).count == 399)
    }

    @Test("Nothing follows from what is missing")
    func partial() throws {
        let specification = "windows: {main: home}\nfamilies: {home: {tab: Tabs, tabs: [Home]}}\n---\n- ["
        let rules = [
            "require: {each: 'role:tab', is: 'kind:navigation'}", "only-through: {to: Home, gate: nobody}",
            "limit: {measure: members, at-least: 9}", "forbid: {present: nobody}",
            "forbid: {contain: Home}\nexcept: [{from: Home, to: Home}]",
        ]
        for rule in rules { #expect(try Self.diagnostics(rule, on: specification) == [], "\(rule)") }
    }

    @Test("UIKit's own navigation controllers count")
    func implicit() throws {
        let specification = "windows: {main: home}\nfamilies: {home: {split: Split, primary: List, secondary: Detail}}"
        let rule = "require: {each: 'kind:navigation', is: 'id:*Nav'}"
        #expect(
            try Self.diagnostics(rule, on: specification) == [
                "3:42: 'Split.primary' isn't 'id:*Nav', as each 'kind:navigation' must be",
                "3:59: 'Split.secondary' isn't 'id:*Nav', as each 'kind:navigation' must be",
            ])
    }
}
