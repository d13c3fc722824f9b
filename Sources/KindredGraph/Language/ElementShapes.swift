/// The shapes of what is declared besides nodes.
extension Shape {
    /// A selector with a name.
    package static let view = Shape(
        name: .view,
        fields: [
            Field(
                keyword: .select, value: .text, required: true, about: "The selector: which controllers the view shows."
            ),
            Field(keyword: .title, value: .text, about: "A title to show."),
        ])

    package static let presentation = Shape(
        name: .presentation,
        fields: [
            Field(keyword: .id, value: .id, about: "A name for the presentation; from->present by default."),
            Field(
                keyword: .from, value: .idOrSome, required: true,
                about: "The controller that calls present(_:animated:completion:), or several."),
            Field(keyword: .present, value: .idOrSome, required: true, about: "The family that appears, or several."),
            Field(
                keyword: .style, value: .wordByConfiguration(PresentationStyle.allCases.map(\.rawValue)),
                about: "UIModalPresentationStyle; automatic by default. May be a mapping by configuration."),
            Field(
                keyword: .transition, value: .word(PresentationTransition.allCases.map(\.rawValue)),
                about: "UIModalTransitionStyle; coverVertical by default."),
            Field(
                keyword: .presentsInFullscreen, value: .boolean,
                about: "With style custom: shouldPresentInFullscreen of the presentation controller."),
            Field(
                keyword: .anchor, value: .word(PopoverAnchor.allCases.map(\.rawValue)),
                about: "What a popover points at."),
            Field(
                keyword: .swipe, value: .boolean,
                about: "false if no swipe and no tap outside closes it: isModalInPresentation, or the delegate refuses."
            ),
            Field(
                keyword: .detents, value: .wordList(SheetDetent.allCases.map(\.rawValue)),
                about: "The heights at which a sheet can rest."),
            source, on,
        ])

    package static let push = Shape(
        name: .push,
        fields: [
            Field(keyword: .from, value: .idOrSome, required: true, about: "The controller that pushes, or several."),
            Field(
                keyword: .to, value: .idOrSome, required: true,
                about: "The controller that appears, or several: each of 'from' pushes each."),
            Field(
                keyword: .kind, value: .word(PushKind.allCases.map(\.rawValue)),
                about: "push by default; show pushes, or presents without a navigation controller."),
            source, on,
        ])

    package static let move = Shape(
        name: .move,
        fields: [
            Field(keyword: .from, value: .idOrSome, required: true, about: "The controller that moves, or several."),
            Field(
                keyword: .kind, value: .word(MoveKind.allCases.map(\.rawValue)), required: true,
                about: "dismiss, pop and popToRoot go back; select goes to a tab, setRoot to another family."),
            Field(
                keyword: .to, value: .idOrSome,
                about: "The controller to go back to, the tab, or the family that becomes the window's root."),
            Field(
                keyword: .after, value: .word(MovePrelude.allCases.map(\.rawValue)),
                about: "With setRoot: all that is presented is dismissed first."),
            on,
        ])

    /// A move in the node that makes it.
    package static let nodeMove = Shape(name: .nodeMove, fields: move.fields.filter { $0.keyword != .from })

    /// A push in the node that pushes.
    package static let nodePush = Shape(name: .nodePush, fields: push.fields.filter { $0.keyword != .from })

    /// A presentation in the node that presents.
    package static let nodePresentation = Shape(
        name: .nodePresentation, fields: presentation.fields.filter { $0.keyword != .from })

    /// A node that names a screen.
    package static let place = Shape(
        name: .place,
        fields: [
            Field(keyword: .screen, value: .id, required: true, about: "The screen."),
            Field(keyword: .as, value: .id, about: "The last part of the place's path; the screen's id by default."),
            on, shown,
        ])

    package static let relations = Shape(
        name: .relations,
        fields: Relation.allCases.compactMap { relation in
            // Making the first keyword of a raw value costs as much as reading a small file.
            Keyword.allCases.first { $0.rawValue == relation.rawValue }.map {
                Field(
                    keyword: $0, value: .idOrList,
                    about: "The id that \(relation.rawValue) must return, a list of them, or null for none.")
            }
        })
}
