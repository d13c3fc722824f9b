import KindredDiagnostics
import KindredGraph
@testable import KindredQuestions
import KindredText
import Foundation
import Testing

@Suite struct ExplainTests {
    // MARK: Whole texts

    @Test func explainsAControllerThatIsPresented() {
        #expect(
            explain("Payment", language) == """
                controller Payment
                  declared at                 shop.kindred.yaml:26:19
                  kind                        controller (UIViewController)
                  family                      checkout, declared at shop.kindred.yaml:24:3
                  role                        stack 1 of CheckoutNav
                  definesPresentationContext  false, by default (R45)

                  parentViewController: CheckoutNav, the root of checkout
                    CheckoutNav  navigation  shop.kindred.yaml:25:17  contains Payment as stack 1

                  Look-ups go upward from the parent and never cross a presentation (R11, R12)
                    navigationController  CheckoutNav  CheckoutNav (navigation): found
                    tabBarController      nil          CheckoutNav (navigation) - not it; nothing above
                    splitViewController   nil          CheckoutNav (navigation) - not it; nothing above

                  How checkout appears
                    Product->checkout  shop.kindred.yaml:29:5  overCurrentContext, presented from Product

                  presentingViewController: Product, for every member of checkout (R13)
                    Product->checkout
                      with overCurrentContext, the nearest presentation context from the caller upward presents (R45)
                        Product defines a presentation context: found
                      presented by Product (context)
                      the presenter's view stays in the window (R66)

                  presentedViewController: nil, because neither it nor an ancestor presents

                  Pushes
                    from Cart  push  in CheckoutNav  shop.kindred.yaml:35:5

                """)
    }

    @Test func explainsAControllerInAColumn() {
        #expect(
            explain("Orders", language) == """
                controller Orders
                  declared at                 shop.kindred.yaml:20:18
                  kind                        controller (UIViewController)
                  family                      shop, declared at shop.kindred.yaml:7:3
                  role                        stack 0 of OrdersSplit.primary
                  definesPresentationContext  false, by default (R45)

                  parentViewController: OrdersSplit.primary, and on up to the root of shop
                    OrdersSplit.primary  navigation, inserted by UIKit (R20)  shop.kindred.yaml:20:18  contains Orders as stack 0
                    OrdersSplit          split                                shop.kindred.yaml:18:16  contains OrdersSplit.primary as primary column
                    ShopTabs             tab                                  shop.kindred.yaml:8:10   contains OrdersSplit as tab 1

                  Look-ups go upward from the parent and never cross a presentation (R11, R12)
                    navigationController  OrdersSplit.primary  OrdersSplit.primary (navigation): found
                    tabBarController      ShopTabs             OrdersSplit.primary (navigation) - not it; OrdersSplit (split) - not it; ShopTabs (tab): found
                    splitViewController   OrdersSplit          OrdersSplit.primary (navigation) - not it; OrdersSplit (split): found

                  How shop appears
                    window main  shop.kindred.yaml:4:3  its root at launch

                  presentingViewController: nil, because shop is never presented

                  presentedViewController: nil, because neither it nor an ancestor presents

                  Pushes
                    to OrderDetail  showDetail  in OrdersSplit  shop.kindred.yaml:36:5

                """)
    }

    private static let tour = """
        kindred: 1
        families:
          tour:
            page: Tour
            tags: [first, launch]
            transition: scroll
            definesPresentationContext: false
            providesPresentationContextTransitionStyle: true
            note: |
              two
              lines
            pages:
              - {controller: Hello, forwardsAppearance: false}
              - {navigation: MoreNav, stack: [More, Most]}
        pushes:
          - {from: More, to: Most}
          - {from: MoreNav, to: More}

        """

    @Test func explainsWhatAContainerHoldsAndDeclares() {
        #expect(
            explain("Tour", Self.tour) == """
                controller Tour
                  declared at                                 shop.kindred.yaml:4:11
                  kind                                        page (UIPageViewController)
                  note                                        two␊lines
                  tags                                        first, launch
                  transition                                  scroll
                  providesPresentationContextTransitionStyle  true
                  family                                      tour, declared at shop.kindred.yaml:3:3
                  role                                        root
                  definesPresentationContext                  false, declared at shop.kindred.yaml:7:33

                  parentViewController: nil, because it's the root of tour

                  Look-ups go upward from the parent and never cross a presentation (R11, R12)
                    navigationController  nil  no parent to start from
                    tabBarController      nil  no parent to start from
                    splitViewController   nil  no parent to start from

                  children: Hello, MoreNav
                    Hello    controller  shop.kindred.yaml:13:22  as page 0
                    MoreNav  navigation  shop.kindred.yaml:14:22  as page 1

                  tour never appears: it isn't in a window and is never presented

                  presentingViewController: nil, because tour is never presented

                  presentedViewController: nil, because neither it nor an ancestor presents

                """)
        #expect(
            explain("MoreNav", Self.tour).hasSuffix(
                """
                  Pushes
                    from More to Most  push  in itself  shop.kindred.yaml:16:5
                    to More            push  in itself  shop.kindred.yaml:17:5

                """))
        #expect(explain("Hello", Self.tour).contains("\n  forwardsAppearance          false\n"))
    }

    @Test func explainsAFamilyAPresentationAndAWindow() {
        #expect(
            explain("checkout", language) == """
                family checkout
                  declared at               shop.kindred.yaml:24:3
                  root                      CheckoutNav
                  members                   3
                  presentingViewController  Product

                  Members
                    CheckoutNav  root     navigation  shop.kindred.yaml:25:17
                      Cart       stack 0  controller  shop.kindred.yaml:26:13
                      Payment    stack 1  controller  shop.kindred.yaml:26:19

                  Presentations that show it
                    Product->checkout  shop.kindred.yaml:29:5  overCurrentContext  from Product  presented by Product (context)

                  Its members don't present anything

                """)
        #expect(
            explain("Product->checkout", language) == """
                presentation Product->checkout
                  declared at  shop.kindred.yaml:29:5
                  from         Product of shop, shop.kindred.yaml:14:25
                  presents     CheckoutNav, the root of checkout, shop.kindred.yaml:24:3
                  style        overCurrentContext
                  transition   coverVertical

                  How the presenter is found
                    with overCurrentContext, the nearest presentation context from the caller upward presents (R45)
                      Product defines a presentation context: found
                    presented by Product (context)

                  While it's presented
                    the 3 members of checkout have the presentingViewController Product (R13)
                    the presenter's view stays in the window (R66)

                """)
        #expect(
            explain("main", language) == """
                window main
                  declared at         shop.kindred.yaml:4:3
                  rootViewController  ShopTabs

                  Families, the first at launch; each scene that opens has a window of its own
                    shop  shop.kindred.yaml:4:9  root ShopTabs  10 members

                """)
    }

    @Test func followsARequestThatIsRerouted() {
        #expect(
            explain("ask", rerouted) == """
                presentation ask
                  declared at  shop.kindred.yaml:12:5
                  from         Menu of menu, shop.kindred.yaml:6:9
                  presents     Alert, the root of alert, shop.kindred.yaml:7:3
                  style        automatic, by default; in effect sheet (R43)
                  transition   coverVertical

                  How the presenter is found
                    with automatic (sheet), the root of the caller's family presents if the family covers the screen (R41)
                      Menu belongs to menu, whose root is Menu
                      menu is shown by Card->menu (shop.kindred.yaml:10:5), currentContext, over Card, the root of card: Menu, unless card is rerouted
                        card is shown by Feed->card (shop.kindred.yaml:9:5), overCurrentContext, over Feed, inside home: the request moves on to its root Tabs
                          home is a root of window main (shop.kindred.yaml:2:11): covers the screen → Tabs
                      menu is shown by Tabs->menu (shop.kindred.yaml:11:5), formSheet: covers the screen → Menu
                    presented by Tabs (rerouted), Menu (family-root)

                  While it's presented
                    the only member of alert has the presentingViewController one of: Tabs, Menu (R13)
                    the presenter's view stays in the window (R66)

                """)
    }

    @Test func entersNoFamilyTwice() {
        let text = explain("ask", ring)
        #expect(text.contains("over InA, inside a: a was visited before and isn't followed again\n"))
        #expect(text.contains("    presented by B (rerouted)\n"))
        #expect(explain("behind", ring).contains("every path is a ring, so its own root presents → C\n"))
    }

    // MARK: Facts

    @Test func endsWithTheFactsThatItCites() throws {
        for id in ["Payment", "Orders", "checkout", "Product->checkout", "ShopTabs"] {
            let (text, all) = (explain(id, language), whole(id, graph(language)))
            let cited = text.matches(of: /\((R[0-9]+(?:, R[0-9]+)*)\)/).flatMap { $0.output.1.split(separator: ", ") }
            var known: Set<Substring> = []
            let rows = try cited.filter { known.insert($0).inserted }.map { id in
                let fact = try #require(Fact.named(String(id)), "\(id)")
                return "    \(fact.id)  \(fact.headline)\n"
            }
            #expect(all == text + (rows.isEmpty ? "" : factsHeading + rows.joined()), "\(id)")
            #expect(rows.isEmpty == (id == "checkout"))
        }
    }

    // MARK: Names

    @Test func printsEachNameSpaceAndControllersFirst() {
        let text = explain(
            "x", "kindred: 1\nwindows: {x: x}\nfamilies: {x: x}\npresentations: [{id: x, from: x, present: x}]\n")
        let headings = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(headings == ["controller x", "family x", "presentation x", "window x"])
        #expect(text.contains("\n\nfamily x\n"))
        #expect(!text.contains("\n\n\n"))
    }

    @Test func writesNothingForAnUnknownName() {
        var isFound = true
        let bytes = ByteWriter.collect { isFound = Explanation.write("Paiment", in: graph(language), to: &$0) }
        #expect(!isFound && bytes.isEmpty)
    }

    @Test func namesWhatMayHaveBeenMeant() {
        #expect(Explanation.near("Paymnt", in: graph(language)).first == "Payment")
        #expect(Explanation.near("Order", in: graph(language)) == ["Orders", "OrderNav", "OrdersSplit"])
        #expect(Explanation.near("Product->checkuot", in: graph(language)) == ["Product->checkout"])
        #expect(Explanation.near("qqqqqqqq", in: graph(language)).isEmpty)
    }

    @Test func passesOnNothingThatControlsATerminal() {
        let text = explain("x", "kindred: 1\nfamilies: {x: {controller: x, title: \"a\\e[2J\\u202Eb\\nc\"}}\n")
        #expect(text.contains("a\u{241B}[2J\u{FFFD}b\u{240A}c"))
    }
}
