import KindredFormats
import KindredSession
import KindredText

extension Command {
    static let schema = Command(
        name: "schema", summary: "list the JSON Schemas, or print one", usage: "[NAME]",
        about: """
            JSON Schemas of specifications, project files and Kindred's output: for editors that complete and check
            while you type, and for programs that read the results.
            """,
        operands: [
            Syntax.Operand(
                name: "NAME", completion: .words(Schemas.all.map(\.name), about: "a JSON Schema"),
                about: "a schema from the list")
        ],
        operandLimit: 1,
        examples: [("schema", "the list"), ("schema specification > kindred.schema.json", "one, to a file")],
        exits: [(.done, "printed"), (.usage, "wrong usage, or no such schema")]
    ) { run throws(Failure) in
        guard let name = run.options.operands.first else {
            try run.environment.answer { Manual.rows(Schemas.all.map { ($0.name, summaries[$0.name] ?? "") }, to: &$0) }
            return .done
        }
        guard let schema = Schemas.all.first(where: { $0.name == name }) else {
            let near = NearWords.word(name, among: Schemas.all.map(\.name))
            throw .usage(
                "there is no schema '\(name)'" + English.suggestion(near), "see 'kindred schema'")
        }
        try run.environment.answer { $0.write(schema.text) }
        return .done
    }

    private static let summaries = [
        "specification": "specifications: *.kindred.yaml",
        "project": "project files: kindred.yaml",
        "graph": "what 'kindred compile --format json' writes",
        "layout": "what 'kindred render --format layout' writes",
        "diff": "what 'kindred diff --format json' writes",
        "baseline": "what 'kindred check --write-baseline' writes",
        "diagnostics": "what 'kindred check --format json' writes",
        "query": "what 'kindred query … --format json' writes",
        "trace": "what 'kindred simulate --format json' writes",
        "recording": "recordings of apps, and what 'kindred simulate --format recording' writes",
        "evidence": "what 'kindred verify --write-evidence' writes",
        "edges": "what 'kindred import storyboard --format edges' writes",
        "code-edges": "what 'kindred import swift' writes",
    ]
}
