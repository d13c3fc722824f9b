import KindredStoryboards

/// The shape of the output of `import storyboard --format edges`.
enum EdgesSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([("description", "What storyboards declare, file by file.")])
        .adding(members)
        .adding([("$defs", ["file": file])])

    private static let members: [SchemaValue.Member] = {
        let document = closed([
            ("format", ["const": "kindred-edges"]),
            ("version", ["const": 1]),
            ("files", described("In byte order of their paths.", schema: .list(of: .reference("file")))),
        ])
        if case .object(let members) = document { return members }
        return []
    }()

    private static let file = closed([
        ("file", text),
        ("platform", described("The targetRuntime of the document.", schema: textOrNull)),
        ("initial", described("The id of the initial controller, whether it exists or not.", schema: textOrNull)),
        ("controllers", described("Owners of scenes, in document order.", schema: .list(of: controller))),
        ("placeholders", described("References to other storyboards.", schema: .list(of: placeholder))),
        (
            "containment",
            described("Relationship segues, and what contains what in a xib.", schema: .list(of: containment))
        ),
        ("embed", .list(of: segue(ends))),
        ("presentation", .list(of: segue(ends + [("kind", kind(of: .presentation)), ("style", style)]))),
        ("show", .list(of: segue(ends + [("kind", kind(of: .show))]))),
        ("custom", .list(of: segue(ends + [("customClass", textOrNull)]))),
        ("unwind", .list(of: segue([("source", source), ("action", textOrNull)]))),
    ])

    private static let controller = closed([
        ("id", textOrNull),
        ("kind", described("The name of the element.", schema: text)),
        ("class", described("The class of the element on this platform, if it is known.", schema: textOrNull)),
        ("customClass", textOrNull),
        ("storyboardIdentifier", textOrNull),
    ])

    private static let placeholder = closed([
        ("id", textOrNull),
        ("storyboardName", textOrNull),
        ("referencedIdentifier", described("Null means the initial controller.", schema: textOrNull)),
        ("bundleIdentifier", textOrNull),
    ])

    private static let containment = closed([
        ("parent", source),
        ("child", textOrNull),
        ("relation", textOrNull),
        (
            "index",
            described(
                "Among the children of the same parent in the same relation.",
                schema: ["type": "integer", "minimum": 0])
        ),
    ])

    private static let ends: [SchemaValue.Member] = [("source", source), ("destination", textOrNull)]
    private static let source = described("The owner of the scene; null outside of scenes.", schema: textOrNull)
    private static let style = described(
        "From the kind, else from the segue, else from the destination, else null.", schema: textOrNull)

    private static func kind(of sort: StoryboardSegue.Sort) -> SchemaValue {
        ["enum": .strings(StoryboardSegue.Kind.allCases.filter { $0.sort == sort }.map(\.rawValue))]
    }

    /// An object whose members are all required, except for the identifier.
    private static func segue(_ members: [SchemaValue.Member]) -> SchemaValue {
        let identifier = described("The name by which code performs the segue, if it has one.", schema: text)
        return .closed(members + [("identifier", identifier)], required: members.map(\.key))
    }
}
