import KindredDiagnostics
import KindredGraph

/// The shape of the output of `TraceJSON`.
enum TraceSchema: SchemaWords {
    static let schema: SchemaValue = SchemaValue.object([
        ("description", "The callbacks that UIKit makes, scenario by scenario.")
    ])
    .adding(members)
    .adding([
        (
            "$defs",
            [
                "location": location, "scenario": scenario, "step": step, "event": event, "cause": cause,
                "diagnostic": diagnostic, "fact": fact,
            ]
        )
    ])

    private static let members: [SchemaValue.Member] = {
        let document = closed([
            ("format", ["const": "kindred-trace"]),
            ("version", ["const": 1]),
            ("scenarios", .list(of: .reference("scenario"))),
            ("facts", .list(of: .reference("fact")).described("All facts behind the events.")),
        ])
        if case .object(let members) = document { return members }
        return []
    }()

    private static let locationOrNull: SchemaValue = ["anyOf": [.reference("location"), ["type": "null"]]]

    private static let location = closed([
        ("file", text),
        ("line", integer(from: 1).described("From 1.")),
        ("column", integer(from: 1).described("From 1, in Unicode scalars.")),
    ])

    private static let scenario = closed([
        ("name", text),
        ("location", .reference("location")),
        (
            "ending",
            words(["settled", "stopped", "limit"]).described(
                "Whether all steps ran, or an exception or too many events ended it.")
        ),
        ("fails", boolean.described("Whether it has an error that is not expected.")),
        ("steps", .list(of: .reference("step")).described("The steps that ran, in order.")),
        ("events", .list(of: .reference("event")).described("In order, narrowed as the scenario says.")),
        ("diagnostics", .list(of: .reference("diagnostic")).described("In order.")),
    ])

    private static let step = closed([
        ("step", locationOrNull.described("Where it is written.")),
        ("hook", textOrNull.described("The hook that contains it.")),
        ("turn", turn),
        ("position", integer(from: 0).described("How many of the events come before it.")),
    ])

    private static let event = SchemaValue.closed(
        [
            ("event", text.described("As it is written in a scenario.")),
            ("mark", text.described("The name of a mark.")),
            ("controller", text.described("The controller it is called on.")),
            ("callback", words(Callback.allCases.map(\.rawValue)).described("The callback.")),
            ("parent", textOrNull.described("The argument of a move.")),
            (
                "instance",
                integer(from: 1).described("Which instance of the controller, only while two have the same id.")
            ),
            ("step", locationOrNull.described("The step that it comes from; null for what is built at the start.")),
            ("hook", textOrNull.described("The hook that contains the step.")),
            ("turn", turn),
            ("depth", integer(from: 0).described("How many events it is nested in.")),
            ("cause", .reference("cause")),
            ("facts", .list(of: closed([("id", text), ("confidence", confidence)])).described("The facts behind it.")),
        ], required: ["event", "step", "hook", "turn", "depth", "cause", "facts"]
    ).adding([
        ("oneOf", [["required": ["mark"]], ["required": ["controller", "callback"]]]),
        (
            "if",
            [
                "required": ["callback"],
                "properties": ["callback": words(Callback.allCases.filter(\.isMove).map(\.rawValue))],
            ]
        ),
        ("then", ["required": ["parent"]]),
        ("else", ["properties": ["parent": false]]),
    ])

    private static let cause = closed([
        (
            "kind",
            words(["step", "forwarded", "container"]).described(
                "The step itself, a container that forwards it, or the work of a container.")
        ),
        ("controller", textOrNull.described("The container.")),
    ])

    private static let diagnostic = closed([
        ("id", ["type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"]),
        ("severity", words(Severity.allCases.reversed().map(\.rawValue))),
        ("message", text),
        ("location", locationOrNull),
        ("step", locationOrNull.described("The step during which it was found.")),
        ("position", integer(from: 0).described("How many of the events come before it.")),
        ("expected", boolean.described("Whether expectDiagnostics names it.")),
        ("uikit", textOrNull.described("What UIKit prints.")),
        ("help", textOrNull.described("What to do.")),
    ])

    private static let fact = closed([
        ("id", text), ("text", text), ("confidence", confidence),
        ("contested", boolean.described("Whether sources disagree.")),
    ])

    private static let confidence = words(Fact.Confidence.allCases.map(\.rawValue))
    private static let turn = integer(from: 0).described("Of the run loop, from 1; 0 for what is built at the start.")
}
