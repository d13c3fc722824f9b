import Kindred
import KindredDiagnostics
import KindredGraph
import TestSupport
import Testing

/// What selectors select.
@Suite struct SelectionTests {
    private static let app = """
        kindred: 1
        windows: {main: app, extra: [sign]}
        screens:
          Item: {class: Shop.ItemViewController, children: [Photo]}
        families:
          app:
            tab: Tabs
            tabs:
              - {navigation: Nav, stack: [{controller: Home, tags: [front, core], title: Start page}, List]}
              - {navigation: Far, stack: [{controller: Remote, class: "Box<A.B>", tags: [core]}]}
          buy: {navigation: BuyNav, stack: [Cart, Pay]}
          card: {split: Split, primary: Card, secondary: {navigation: Side, stack: [Detail]}}
          sign: Sign
        pushes:
          - {from: [Home, Remote], to: Item}
          - {from: Cart, to: Pay}
        presentations:
          - {from: Nav/Item, present: buy, style: fullScreen}
          - {from: Pay, present: card, style: formSheet}
          - {from: [Cart, Remote, Card], present: sign}
        """

    /// A selector, and the ids that it selects, in order of the graph.
    static let cases: [(selector: String, ids: String)] = [
        ("Home", "Home"),
        ("home", ""),
        ("*/Item", "Nav/Item Far/Item"),
        ("Nav/*", "Nav/Item Nav/Item/Photo"),
        ("?ar*", "Far Far/Item Far/Item/Photo Cart Card"),
        ("kind:tab", "Tabs"),
        ("kind:split or kind:tab", "Tabs Split"),
        ("kind:navigation and implicit:true", "Split.primary"),
        ("class:ItemViewController", "Nav/Item Far/Item"),
        ("class:Shop.ItemViewController", "Nav/Item Far/Item"),
        ("class:Box", "Remote"),
        ("class:Item*", "Nav/Item Far/Item"),
        ("class:Shop", ""),
        ("class:B", ""),
        ("tag:core", "Home Remote"),
        ("tag:core and not tag:front", "Remote"),
        ("title:Start?page", "Home"),
        ("family:buy", "BuyNav Cart Pay"),
        ("window:main and role:root", "Tabs"),
        ("window:*", "Tabs Nav Home List Nav/Item Nav/Item/Photo Far Remote Far/Item Far/Item/Photo Sign"),
        ("role:primary", "Split.primary"),
        ("role:tab", "Nav Far"),
        ("style:fullScreen", "BuyNav Cart Pay"),
        ("style:*Sheet", "Split Split.primary Card Side Detail Sign"),
        ("style:unknown", ""),
        ("file:*.yaml and Sign", "Sign"),
        ("file:b*", ""),
        ("screen:Item", "Nav/Item Far/Item"),
        ("screen:*", "Nav/Item Far/Item"),
        ("implicit:true", "Split.primary"),
        ("within(Far)", "Far Remote Far/Item Far/Item/Photo"),
        ("within(screen:Item)", "Nav/Item Nav/Item/Photo Far/Item Far/Item/Photo"),
        ("roots(Cart or Home)", "Tabs BuyNav"),
        ("Cart+0", "Cart"),
        ("0+Cart", "BuyNav Cart"),
        ("1+Cart", "Nav/Item BuyNav Cart"),
        ("Cart+1", "Cart Pay Sign"),
        ("Cart+", "Cart Pay Split Split.primary Card Side Detail Sign"),
        ("+Cart", "Tabs Nav Home Nav/Item BuyNav Cart"),
        ("1+Cart+1", "Nav/Item BuyNav Cart Pay Sign"),
        ("not (not family:sign)", "Sign"),
        ("family:sign or family:card and kind:navigation", "Split.primary Side Sign"),
        ("view:front", "Home"),
        ("view:all and family:sign", "Sign"),
        ("view:self", ""),
        ("view:missing", ""),
    ]

    private static func graph(_ text: String = app) throws -> ResolvedGraph {
        let pipeline = Pipeline(inputs: [.init(path: "a.kindred.yaml", content: .bytes(Array(text.utf8)))], threads: 1)
        let report = pipeline.report
        try #require(!report.fails)
        return pipeline.graph
    }

    static func views(_ selectors: [(String, String)]) throws -> Views {
        var views = Views()
        for (name, selector) in selectors { views.add(.init(name: name, selector: try Selector(selector))) }
        return views
    }

    private static let views = [
        ("all", "view:other or view:front"), ("front", "tag:front"), ("other", "not view:front"),
        ("self", "a or view:self"), ("one", "view:two"), ("two", "view:one or view:fornt"), ("three", "view:two"),
    ]

    @Test("Each selector selects what its page says")
    func selects() throws {
        let graph = try Self.graph()
        let selections = Selections(graph: graph, views: try Self.views(Self.views))
        for each in Self.cases {
            let found = selections.controllers(try Selector(each.selector)).elements.map { graph.name(of: $0) }
            #expect(found.joined(separator: " ") == each.ids, "\(each.selector)")
        }
    }

    @Test("Rings of views and unknown views are found at their places")
    func ringsOfViews() throws {
        let views = try Self.views(Self.views)
        let found = views.failures.map { "\(views.all[$0.view].name) \($0.failure.range): \($0.failure.message)" }
        #expect(
            found == [
                "self 10..<14: view 'self' refers to itself",
                "one 5..<8: views 'one' and 'two' refer to each other",
                "two 17..<22: there is no view 'fornt'",
            ])
        #expect(views.failure(in: try Selector("view:frnt"))?.nearest == "front")
        #expect(try Self.views([("a", "view:b"), ("b", "view:c and view:c"), ("c", "x")]).failures.isEmpty)
    }

    @Test("Fifty thousand views in a row are evaluated")
    func longChainOfViews() throws {
        let names = (0..<50_000).map { ("v\($0)", $0 == 49_999 ? "Home" : "view:v\($0 + 1)") }
        let views = try Self.views(names)
        #expect(views.failures.isEmpty)
        let selections = Selections(graph: try Self.graph(), views: views)
        #expect(selections.controllers(try Selector("view:v0")).count == 1)
    }

    @Test(
        "A part that selects nothing is named with what was meant",
        arguments: [
            ("tag:cor", "tag:cor", "tag:core"), ("Home and tag:frnt", "tag:frnt", "tag:front"),
            ("Item", "Item", "screen:Item"), ("sign and *", "sign", "family:sign"), ("hom", "hom", "Home"),
            ("tag:zzzz*", "tag:zzzz*", nil), ("family:sing", "family:sing", "family:sign"),
        ])
    func emptyParts(_ text: String, _ part: String, _ near: String?) throws {
        let selections = Selections(graph: try Self.graph())
        let found = selections.emptyPart(of: try Selector(text))
        #expect(found?.text == part && found?.near == near)
        #expect(selections.emptyPart(of: try Selector("Home and Sign")) == nil)
    }
}
