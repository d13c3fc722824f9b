import KindredDiagnostics
import KindredGraph
@testable import KindredQuestions
import KindredText
import KindredYAML
import Foundation
import Testing

/// The explanation without the facts at its end, which are the same for many.
func explain(_ id: String, _ graph: ResolvedGraph) -> String {
    let text = whole(id, graph)
    return text.range(of: factsHeading).map { String(text[..<$0.lowerBound]) } ?? text
}

func whole(_ id: String, _ graph: ResolvedGraph) -> String {
    String(decoding: ByteWriter.collect { _ = Explanation.write(id, in: graph, to: &$0) }, as: UTF8.self)
}

let factsHeading = "\n  Facts of UIKit; 'kindred facts ID' shows all of one\n"

func explain(_ id: String, _ text: String) -> String { explain(id, graph(text)) }

func graph(_ text: String) -> ResolvedGraph {
    let file = ParsedFile(reading: SourceFile(path: "shop.kindred.yaml", bytes: Array(text.utf8)))
    #expect(file.isYAML && file.diagnostics.kept.isEmpty)
    var files = FileAssembly(count: 1, bytes: 0, limit: DiagnosticBag.usualLimit)
    files.add(file)
    return files.resolve(isPartial: false, threads: 1, limit: DiagnosticBag.usualLimit).0
}

/// A sample that uses most of the language.
let language = """
    kindred: 1                                # language version, required in every document

    windows:
      main: shop                              # window -> the family whose root is its rootViewController

    families:
      shop:                                   # family id -> the node at its root
        tab: ShopTabs
        class: ShopTabBarController
        tabs:
          - navigation: HomeNav
            stack:
              - Home                          # a scalar is a plain controller
              - controller: Product
                class: ProductViewController
                definesPresentationContext: true
                children: [Reviews]           # custom containment: addChild
          - split: OrdersSplit
            style: doubleColumn
            primary: Orders                   # wrapped: UIKit inserts a navigation controller here
            secondary:
              navigation: OrderNav
              stack: [OrderDetail]
      checkout:
        navigation: CheckoutNav
        stack: [Cart, Payment]

    presentations:
      - from: Product                         # who calls present(_:animated:completion:)
        present: checkout                     # which family appears
        style: overCurrentContext

    pushes:
      - {from: Home, to: Product}
      - {from: Cart, to: Payment}
      - {from: Orders, to: OrderDetail, kind: showDetail}
    """

/// A family in the middle of another one, and one that fills the first.
let rerouted = """
    kindred: 1
    windows: {main: home}
    families:
      home: {tab: Tabs, tabs: [{controller: Feed, definesPresentationContext: true}]}
      card: Card
      menu: Menu
      alert: Alert
    presentations:
      - {from: Feed, present: card, style: overCurrentContext}
      - {from: Card, present: menu, style: currentContext}
      - {from: Tabs, present: menu, style: formSheet}
      - {id: ask, from: Menu, present: alert}
    """

/// Two families that show each other, and a third that nothing but a ring of its own and a fourth shows.
let ring = """
    kindred: 1
    families:
      a: {tab: A, tabs: [{controller: InA, definesPresentationContext: true}]}
      b: {tab: B, tabs: [{controller: InB, definesPresentationContext: true}]}
      c: {tab: C, tabs: [{controller: InC, definesPresentationContext: true}]}
      d: {tab: D, tabs: [{controller: InD, definesPresentationContext: true}]}
      e: E
    presentations:
      - {from: InB, present: a, style: overCurrentContext}
      - {from: InA, present: b, style: overCurrentContext}
      - {from: E, present: b}
      - {id: ask, from: A, present: e}
      - {from: InD, present: c, style: overCurrentContext}
      - {from: InD, present: d, style: currentContext}
      - {id: behind, from: C, present: e}
    """
