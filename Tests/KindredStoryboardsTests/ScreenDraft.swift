import KindredDraft
import KindredGraph

/// A draft with screens, in every form in which they are written.
enum ScreenDraft {
    static var made: Draft {
        var draft = Draft(name: "App.kindred.yaml")
        draft.windows = [.init(id: "main", families: ["app"])]
        draft.screens = [
            home(&draft), thread(&draft), draft.appendRoot(.init(kind: .controller, id: "Plain")),
            draft.appendRoot(named(.controller, "Profile", "App.ProfileViewController")),
            draft.appendRoot(named(.controller, "List", "App.List<App.Row, App.Cell>", pushes: ["Profile"])),
            draft.appendRoot(.init(kind: .navigation, id: "Empty")), tab(&draft), split(&draft),
        ]
        let tabs = draft.appendRoot(.init(kind: .tab, id: "Tabs"))
        _ = draft.append(.init(placeOf: "HomeTab"), to: tabs, as: .tab)
        _ = draft.append(.init(placeOf: "HomeTab", as: "OtherTab"), to: tabs, as: .tab)
        var nav = Draft.Node(kind: .navigation, id: "SearchNav")
        nav.booleans[.closed] = true
        let search = draft.append(nav, to: tabs, as: .tab)
        var reasons = Draft.Node(kind: .controller, id: "Reasons")
        reasons.pushes = [.init(to: ["Profile"])]
        _ = draft.append(reasons, to: search, as: .stack)
        var place = Draft.Node(placeOf: "Thread")
        place.margin.beside = "seen twice"
        _ = draft.append(place, to: search, as: .stack)
        draft.families = [
            .init(id: "app", root: tabs), .init(id: "thread", root: draft.appendRoot(.init(placeOf: "Thread"))),
            .init(id: "profile", root: draft.appendRoot(.init(placeOf: "Profile", as: "Card"))),
        ]
        var shown = Draft.Presentation(from: "Tabs/HomeTab/First", present: "profile")
        shown.from.append("SearchNav")
        draft.presentations = [shown]
        draft.pushes = [.init(from: ["Home", "SearchNav/Thread"], to: ["Profile", "List"])]
        return draft
    }

    private static func named(_ kind: Kind, _ id: String, _ name: String, pushes: [String] = []) -> Draft.Node {
        var node = Draft.Node(kind: kind, id: id)
        node.className = name
        if !pushes.isEmpty { node.pushes = [.init(to: pushes)] }
        return node
    }

    private static func home(_ draft: inout Draft) -> Draft.NodeID {
        var node = named(.controller, "Home", "HomeViewController", pushes: ["Thread", "Profile"])
        node.margin.above = ["Where all begins."]
        node.presents = [.init(present: "profile", style: .formSheet)]
        let home = draft.appendRoot(node)
        var header = Draft.Node(kind: .controller, id: "Header")
        header.className = "HeaderViewController"
        _ = draft.append(header, to: home, as: .child)
        _ = draft.append(.init(kind: .controller, id: "Body"), to: home, as: .child)
        return home
    }

    private static func thread(_ draft: inout Draft) -> Draft.NodeID {
        var node = named(.controller, "Thread", "ThreadViewController")
        node.pushes = [
            .init(to: ["Thread"], margin: .init(beside: "another thread")),
            .init(to: ["Profile", "List"], kind: .showDetail),
        ]
        var popover = Draft.Presentation(present: "profile", style: .popover)
        popover.anchor = .barButtonItem
        node.presents = [.init(present: "thread"), popover]
        return draft.appendRoot(node)
    }

    private static func tab(_ draft: inout Draft) -> Draft.NodeID {
        let tab = draft.appendRoot(.init(kind: .navigation, id: "HomeTab"))
        _ = draft.append(.init(placeOf: "Home"), to: tab, as: .stack)
        _ = draft.append(.init(placeOf: "Thread", as: "First"), to: tab, as: .stack)
        return tab
    }

    private static func split(_ draft: inout Draft) -> Draft.NodeID {
        var node = Draft.Node(kind: .split, id: "Desk")
        node.splitStyle = .doubleColumn
        let split = draft.appendRoot(node)
        _ = draft.append(.init(placeOf: "List"), to: split, as: .primary)
        _ = draft.append(.init(placeOf: "Thread", as: "Detail"), to: split, as: .secondary)
        return split
    }

    static let text = """
        kindred: 1

        windows:
          main: app

        screens:
          # Where all begins.
          Home:
            class: HomeViewController
            children:
              - controller: Header
                class: HeaderViewController
              - Body
            pushes: [Thread, Profile]
            presents: [{present: profile, style: formSheet}]
          Thread:
            class: ThreadViewController
            pushes:
              - Thread  # another thread
              - {to: [Profile, List], kind: showDetail}
            presents: [thread, {present: profile, style: popover, anchor: barButtonItem}]
          Plain:
          Profile: App.ProfileViewController
          List: {class: "App.List<App.Row, App.Cell>", pushes: [Profile]}
          Empty: {stack: []}
          HomeTab: {stack: [Home, {screen: Thread, as: First}]}
          Desk:
            style: doubleColumn
            primary: List
            secondary: {screen: Thread, as: Detail}

        families:
          app:
            tab: Tabs
            tabs:
              - HomeTab
              - {screen: HomeTab, as: OtherTab}
              - navigation: SearchNav
                closed: true
                stack:
                  - controller: Reasons
                    pushes: [Profile]
                  - Thread  # seen twice

          thread: Thread

          profile: {screen: Profile, as: Card}

        presentations:
          - from: [Tabs/HomeTab/First, SearchNav]
            present: profile

        pushes:
          - {from: [Home, SearchNav/Thread], to: [Profile, List]}

        """
}
