import KindredDiagnostics
import KindredProject

/// The shape of a baseline.
enum BaselineSchema {
    static let schema: SchemaValue = [
        "description": "Diagnostics that are known, as 'kindred check --write-baseline' writes them.",
        "type": "object",
        "required": ["format", "version", "entries"],
        "properties": [
            "format": ["const": .string(BaselineWriter.format)],
            "version": ["enum": [1, .number(BaselineWriter.version)]],
            "entries": ["type": "array", "items": entry],
        ],
    ]

    private static let entry: SchemaValue = [
        "type": "object",
        "required": ["rule", "subject", "id"],
        "properties": [
            "rule": ["description": "The id of the rule.", "type": "string"],
            "subject": [
                "description": "What the diagnostic is about.",
                "enum": .strings(Diagnostic.Subject.Kind.allCases.map(\.rawValue)),
            ],
            "id": [
                "description":
                    "The name of its declaration; for a file its path from the baseline's folder. In version 1, the id.",
                "type": "string",
            ],
            "detail": ["description": "A name that separates diagnostics of a rule about one id.", "type": "string"],
            "occurrence": [
                "description": "How many are the same up to this one; 1 if absent.", "type": "integer", "minimum": 1,
            ],
            "file": ["description": "Where it was, for readers.", "type": "string"],
            "line": ["description": "Where it was, for readers.", "type": "integer", "minimum": 1],
        ],
    ]
}
