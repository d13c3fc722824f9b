import KindredGraph

/// The shape of the output of `GraphJSON`.
enum GraphSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "The resolved graph of view controller families.")
    ])
    .adding(
        document([
            ("windows", "Windows in order of declaration.", .list(of: .reference("window"))),
            ("families", "Families in order of declaration.", .list(of: .reference("family"))),
            ("controllers", "The members of all families in turn.", .list(of: .reference("controller"))),
            ("screens", "Screens in order of declaration, if there are any.", .list(of: .reference("screen"))),
            ("presentations", "Presentations in order of declaration.", .list(of: .reference("presentation"))),
            ("pushes", "Pushes in order of declaration.", .list(of: .reference("push"))),
        ])
    )
    .adding([("$defs", .object(definitions))])

    /// The name of a member, what it is, and its values.
    private typealias Entry = (key: String, about: String, value: SchemaValue)

    private static let id = SchemaValue.reference("id")
    private static let ids = SchemaValue.list(of: .reference("id"))
    /// The id of a controller: that of a place is a path.
    private static let path = SchemaValue.reference("path")
    private static let paths = SchemaValue.list(of: .reference("path"))
    private static let pathOrNull: SchemaValue = ["anyOf": [.reference("path"), ["type": "null"]]]

    private static let booleanOrNull: SchemaValue = ["anyOf": [boolean, ["type": "null"]]]

    private static let definitions: [SchemaValue.Member] = [
        ("id", Schemas.id),
        ("path", .text(Schemas.pathPattern)),
        ("location", location),
        ("window", window),
        ("family", family),
        ("controller", controller),
        ("screen", screen),
        ("presentation", presentation),
        ("push", push),
    ]

    private static let location: SchemaValue = object([
        ("file", "The path of the file.", text),
        ("line", "From 1.", ["type": "integer", "minimum": 1]),
        ("column", "From 1, in Unicode scalars.", ["type": "integer", "minimum": 1]),
    ])

    private static let window = located([
        ("id", "The window.", id),
        ("families", "The families that it can show, the first at launch.", ids),
        ("rootViewControllers", "The roots of these families.", paths),
    ])

    private static let family = located([
        ("id", "The family.", id),
        ("root", "The controller at its root.", pathOrNull),
        ("members", "Its controllers in preorder.", paths),
        ("windows", "The windows that can show it.", ids),
        ("presentations", "The presentations that present it.", .list(of: text)),
    ])

    private static let screen = located(
        [
            ("id", "The screen.", id), ("class", "As declared.", text),
            ("places", "The controllers that it is, in order.", paths),
        ], optional: ["class"])

    private static let push = located([
        ("from", "The controller that pushes.", pathOrNull),
        ("to", "The controller that appears.", pathOrNull),
        ("kind", "How it appears.", words(PushKind.allCases.map(\.rawValue))),
        ("container", "The navigation or split view controller that shows it.", pathOrNull),
    ])

    private static let presentation = located(
        [
            ("id", "Its id, or from->present if it has none.", text),
            ("from", "The controller that calls present(_:animated:completion:).", pathOrNull),
            ("family", "The family that appears.", pathOrNull),
            ("presented", "The root of that family.", pathOrNull),
            ("style", "The declared style.", words(PresentationStyle.allCases.map(\.rawValue))),
            (
                "effectiveStyle",
                "The style; for automatic, sheet (a formSheet since iOS 18, a pageSheet before), or unknown if the presented class decides.",
                words(EffectiveStyle.allCases.map(\.rawValue))
            ),
            ("transition", "UIModalTransitionStyle.", words(PresentationTransition.allCases.map(\.rawValue))),
            ("presentsInFullscreen", "As declared, with style custom only.", boolean),
            ("anchor", "As declared.", words(PopoverAnchor.allCases.map(\.rawValue))),
            ("presenters", "The controllers that become presentingViewController, and why.", .list(of: presenter)),
            (
                "removesPresenterView", "Whether the presenter's own view leaves the window; null if that's unknown.",
                booleanOrNull
            ),
        ], optional: ["presentsInFullscreen", "anchor"]
    ).adding([("allOf", [only("presentsInFullscreen", where: "style", is: PresentationStyle.custom.rawValue)])])

    private static let presenter = object([
        ("controller", "The presenter.", path),
        ("reason", "Why this controller presents.", words(reasons.map(\.rawValue))),
    ])

    private static let reasons: [Presenter.Reason] = [.context, .noContext, .familyRoot, .rerouted]

    private static let declared: [Entry] =
        [
            ("screen", "The screen, for a place of one.", id),
            ("derived", "Whether a push put the place there.", boolean),
            ("class", "As declared.", text), ("title", "As declared.", text), ("note", "As declared.", text),
            ("source", "As declared.", text), ("tags", "As declared.", ids),
            ("style", "The style of a split view controller.", words(SplitStyle.allCases.map(\.rawValue))),
            ("transition", "The transition of a page view controller.", words(PageTransition.allCases.map(\.rawValue))),
            ("forwardsAppearance", "As declared.", boolean),
            ("providesPresentationContextTransitionStyle", "As declared.", boolean),
        ]

    private static let controller = located(
        [
            ("id", "The controller.", path),
            ("kind", "Its kind.", words(Kind.allCases.map(\.word))),
            ("family", "Its family.", id),
            ("role", "Its place in its container.", words(Role.allCases.map(\.rawValue))),
            ("index", "Its position among siblings of that role.", ["type": "integer", "minimum": 0]),
            ("implicit", "Whether UIKit inserts it.", boolean),
        ] + declared + [
            ("definesPresentationContext", "As declared, else UIKit's default.", boolean),
            ("parentViewController", "Its container.", pathOrNull),
            ("children", "Its children, in order.", paths),
        ] + lookups + [
            ("presentingViewControllers", "Every value that an instance can have.", paths),
            ("presentedViewControllers", "Every value that an instance can have.", paths),
        ], optional: declared.map(\.key)
    ).adding([("allOf", .array(kindConditions))])

    private static let lookups: [Entry] = Relation.lookups.map { relation, kind in
        (relation.rawValue, "The nearest \(kind.bareNoun) above it.", pathOrNull)
    }

    private static let kindConditions: [SchemaValue] = [
        always("style", where: Kind.split.word),
        always("transition", where: Kind.page.word),
        only("style", where: "kind", is: Kind.split.word),
        only("transition", where: "kind", is: Kind.page.word),
        only("forwardsAppearance", where: "kind", is: Kind.controller.word),
    ]

    private static func always(_ key: String, where kind: String) -> SchemaValue {
        let expected: SchemaValue = ["kind": .constant(kind)]
        let condition: SchemaValue = ["properties": expected]
        return ["if": condition, "then": ["required": .strings([key])]]
    }

    private static func only(_ key: String, where condition: String, is value: String) -> SchemaValue {
        let expected: SchemaValue = .object([(condition, .constant(value))])
        return ["if": ["required": .strings([key])], "then": ["properties": expected]]
    }
}

/// Objects whose members are all known.
extension GraphSchema {
    private static func object(_ entries: [Entry], optional: [String] = []) -> SchemaValue {
        .closed(
            entries.map { ($0.key, $0.value.described($0.about)) },
            required: entries.map(\.key).filter { !optional.contains($0) })
    }

    private static func located(_ entries: [Entry], optional: [String] = []) -> SchemaValue {
        object(entries + [("location", "Where it is declared.", .reference("location"))], optional: optional)
    }

    private static func document(_ entries: [Entry]) -> [SchemaValue.Member] {
        let head: [Entry] = [
            ("format", "What this is.", ["const": "kindred-graph"]), ("version", "Of the format.", ["const": 1]),
        ]
        guard case .object(let members) = object(head + entries, optional: ["screens"]) else { return [] }
        return members
    }
}
