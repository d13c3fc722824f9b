import Kindred
import KindredDiagnostics
import KindredStoryboards
import Testing

/// What the reader makes of the constructs of a storyboard: SB1 to SB10.
@Suite struct StoryboardReaderTests {
    @Test("The source of a segue is the owner of its scene, wherever the segue hangs")
    func sources() throws {
        let text = storyboard(
            """
            <scene><objects>
            <tapGestureRecognizer id="t"><connections><segue id="1" kind="show" destination="b"/></connections></tapGestureRecognizer>
            <viewController id="a" sceneMemberID="viewController"><view><button><connections>
            <segue id="2" kind="presentation" destination="b"/></connections></button></view></viewController>
            <view><connections><segue id="3" kind="push" destination="b"/></connections></view>
            </objects></scene>
            \(scene("b"))
            """)
        let file = try Reading(text).file()
        #expect(file.rows("show") == ["a b show", "a b push"])
        #expect(file.rows("presentation") == ["a b presentation -"])
    }

    @Test("Tie-breakers and the halves of a peek and pop are no edges")
    func noEdges() throws {
        let text = storyboard(
            scene(
                "a",
                """
                <connections><segue kind="show" destination="b" id="1"><segue key="commit" inheritsFrom="parent" id="2"/></segue>
                </connections>
                """) + scene("b")
                + "<inferredMetricsTieBreakers><segue reference=\"1\"/></inferredMetricsTieBreakers>")
        let file = try Reading(text).file()
        #expect(file.rows("show") == ["a b show"])
    }

    @Test("Children are counted by parent and relation, in document order")
    func containment() throws {
        let children = ["x", "y", "x"].map {
            "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\"/>"
        }
        let text = storyboard(
            scene("t", children.joined(), element: "tabBarController")
                + scene(
                    "n", "<segue kind=\"relationship\" relationship=\"rootViewController\" destination=\"x\"/>",
                    element: "navigationController"))
        let file = try Reading(text).file()
        #expect(
            file.rows("containment") == [
                "t x viewControllers 0", "t y viewControllers 1", "t x viewControllers 2", "n x rootViewController 0",
            ])
    }

    @Test("A style is of the kind, else of the segue, else of the destination")
    func styles() throws {
        func segue(_ kind: String, _ more: String = "") -> String {
            "<segue kind=\"\(kind)\" destination=\"b\" \(more)/>"
        }
        let style = "modalPresentationStyle=\"fullScreen\""
        let text = storyboard(
            scene(
                "a",
                segue("popoverPresentation", style) + segue("presentation", style) + segue("modal")
                    + segue("show", style))
                + scene("b", attributes: " modalPresentationStyle=\"formSheet\""))
        let file = try Reading(text).file()
        #expect(
            file.rows("presentation") == [
                "a b popoverPresentation popover", "a b presentation fullScreen", "a b modal formSheet",
            ])
        #expect(file.rows("show") == ["a b show"])
    }

    @Test("The controllers of a xib stand in each other")
    func xib() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder id="-1"/>
            <splitViewController id="s">
            <tableViewController key="masterViewController" id="m"/>
            <navigationController key="detailViewController" id="n"><viewControllers><viewController id="r"/></viewControllers>
            </navigationController></splitViewController></objects></document>
            """
        let file = try Reading(text, path: "Main.xib").file()
        #expect(
            file.rows("containment") == [
                "s m masterViewController 0", "s n detailViewController 0", "n r viewControllers 0",
            ])
        #expect(file.rows("controllers").count == 4)
    }

    @Test("A xib without controllers is passed over")
    func xibOfAView() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>
            """
        let reading = Reading(text, path: "Cell.xib")
        #expect(try reading.files().isEmpty)
        #expect(reading.ids.isEmpty)
    }

    @Test("Owners on the watch are not marked, and an application owns its scene")
    func otherPlatforms() throws {
        let watch = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"><scenes><scene><objects>
            <controller id="i" identifier="main"><items><button><connections><segue kind="push" destination="p"/></connections></button></items>
            </controller></objects></scene><scene><objects><pageController id="p"/></objects></scene></scenes></document>
            """
        let file = try Reading(watch).file()
        #expect(
            file.rows("controllers") == [
                "i controller WKInterfaceController - main", "p pageController WKInterfaceController - -",
            ])
        #expect(file.rows("show") == ["i p push"])
        let mac = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes><scene><objects>
            <application id="app" sceneMemberID="viewController"><menu><connections><segue kind="sheet" destination="w"/></connections></menu></application>
            </objects></scene><scene><objects><windowController id="w" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """
        let other = try Reading(mac).file()
        #expect(other.rows("controllers") == ["w windowController NSWindowController - -"])
        #expect(other.rows("presentation") == ["app w sheet sheet"])
    }

    @Test("Texts are as they were meant, and an id that is used twice keeps its first owner")
    func texts() throws {
        let text = storyboard(
            scene("a", attributes: " title=\"Q &amp; A &#38;amp; &lt;&quot;&gt;\" storyboardIdentifier=\"Käse\"")
                + scene("a", element: "tableViewController"))
        let reading = Reading(text)
        let storyboard = try #require(reading.reading.storyboards.first)
        #expect(storyboard[storyboard.controllers[0].title] == "Q & A &amp; <\">")
        #expect(storyboard[storyboard.controllers[0].storyboardIdentifier] == "Käse")
        #expect(storyboard.owner(storyboard.controllers[1].id) == .controller(0))
    }

    @Test("What is of a namespace is no element of Interface Builder")
    func namespaces() throws {
        let segue =
            "<segue kind=\"show\" destination=\"a\" xmlns=\"u\"/><x:segue xmlns:x=\"u\" kind=\"show\" destination=\"a\"/>"
        #expect(try Reading(storyboard(scene("a", segue))).file().rows("show").isEmpty)
        #expect(Reading("<document xmlns=\"u\"/>").ids == ["no-storyboard"])
    }

    @Test("Places are those of the tags")
    func places() throws {
        let text = storyboard(
            "\n  <scene><objects>\n <viewController\n   id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>")
        let reading = Reading(text)
        let storyboard = try #require(reading.reading.storyboards.first)
        let range = storyboard.controllers[0].place
        #expect(reading.position(storyboard.place(of: range)) == "6:2")
        let bytes = Array(text.utf8)[Int(range.start)..<Int(range.end)]
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<viewController\n"))
        #expect(bytes.last == UInt8(ascii: ">"))
    }

    @Test("Everything of a controller, a reference and a segue is kept")
    func attributes() throws {
        let text = storyboard(
            scene(
                "s",
                """
                <segue id="1" kind="popoverPresentation" destination="r" identifier="go" popoverAnchorView="v" customClass="C"
                modalTransitionStyle="crossDissolve" animates="NO" trigger="accessoryAction" destinationCreationSelector="make:"/>
                <segue id="2" kind="unwind" destination="e" unwindAction="back:"/>
                """, element: "splitViewController",
                attributes: """
                     allowDoubleColumnStyle="YES" definesPresentationContext="YES" modalTransitionStyle="flipHorizontal" \
                    userLabel="U" customClass="Split" behavior="tile"
                    """)
                    + """
                    <scene><objects><viewControllerPlaceholder id="r" storyboardName="Other" referencedIdentifier="x" bundleIdentifier="b" \
                    storyboardIdentifier="own" sceneMemberID="viewController"/></objects></scene>
                    """, attributes: " initialViewController=\"s\" launchScreen=\"YES\"")
        let storyboard = try #require(Reading(text).reading.storyboards.first)
        let split = storyboard.controllers[0]
        #expect(split.allowsDoubleColumnStyle == true && split.definesPresentationContext == true)
        #expect(split.hidesBottomBarWhenPushed == nil)
        #expect(
            [split.transitionStyle, split.userLabel, split.customClass, split.splitBehavior].map { storyboard[$0] } == [
                "flipHorizontal", "U", "Split", "tile",
            ])
        let segue = storyboard.segues[0]
        #expect(segue.animates == false)
        #expect(
            [
                segue.identifier, segue.popoverAnchorView, segue.customClass, segue.transitionStyle, segue.trigger,
                segue.destinationCreationSelector,
            ]
            .map { storyboard[$0] } == ["go", "v", "C", "crossDissolve", "accessoryAction", "make:"])
        #expect(storyboard[storyboard.segues[1].unwindAction] == "back:")
        #expect(storyboard.owner(segue.destination) == .placeholder(0))
        #expect(storyboard[storyboard.placeholders[0].storyboardIdentifier] == "own")
        #expect(storyboard[storyboard.initial] == "s")
        #expect(storyboard.isLaunchScreen)
    }
}
