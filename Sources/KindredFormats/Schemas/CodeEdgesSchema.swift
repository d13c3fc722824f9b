import KindredCode

/// The shape of the output of `import swift`.
enum CodeEdgesSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "Who shows what, by the code of an app: an edge for each chain of calls.")
    ]).adding(members)

    private static let members: [SchemaValue.Member] = {
        let document = closed([
            ("format", ["const": "kindred-code-edges"]),
            ("version", ["const": 1]),
            ("sites", described("By file, line and column.", schema: .list(of: edge))),
        ])
        if case .object(let members) = document { return members }
        return []
    }()

    private static let number: SchemaValue = integer(from: 1)
    private static let edge = closed(
        [
            ("file", text),
            ("line", described("That of the outermost call that is needed to know both ends.", schema: number)),
            ("column", number),
            (
                "chain",
                described(
                    "The calls inwards from there, the last of them UIKit's.",
                    schema: .list(of: closed([("file", text), ("line", number)])))
            ),
            ("kind", words(CodeEdgeKind.allCases.map(\.rawValue))),
            ("call", described("Only of show(_:sender:), which pushes or presents.", schema: ["const": "show"])),
            ("from", described("Classes, alternatives; empty if unknown.", schema: .list(of: text))),
            ("to", described("Classes, alternatives; empty if unknown.", schema: .list(of: text))),
            ("state", words(["certain", "conditional", "unresolved"])),
            ("reason", described("Why it is unresolved.", schema: textOrNull)),
            ("system", described("Whether it shows a controller of the system.", schema: ["type": "boolean"])),
            ("style", textOrNull),
            ("askedBy", described("The screens whose closure or delegate led here.", schema: .list(of: text))),
        ], optional: "call")
}
