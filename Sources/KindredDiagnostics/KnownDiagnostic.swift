import KindredText

/// The identity of a diagnostic after lines have moved and messages were reworded: its rule, what it is about, and how many of
/// the same come before it.
package struct DiagnosticIdentity: Hashable, Sendable {
    package var rule: String
    package let kind: Diagnostic.Subject.Kind
    /// The id of what the diagnostic is about; of a file its path, as seen from the folder of the baseline.
    package let id: ExactText
    package let detail: ExactText?
    /// The number among diagnostics that are the same otherwise, counted from 1.
    package let occurrence: Int

    package init(
        rule: String, kind: Diagnostic.Subject.Kind, id: String, detail: String? = nil, occurrence: Int = 1
    ) {
        self.rule = rule
        self.kind = kind
        self.id = ExactText(id)
        self.detail = detail.map(ExactText.init)
        self.occurrence = occurrence
    }

    /// Whether it is about Swift code: a class, or a file.
    package var isOfCode: Bool { kind == .class || kind == .file && id.text.hasSuffix(".swift") }

    /// Whether an entry comes before another: entries about one thing stay together when others come or go.
    package func precedes(_ other: DiagnosticIdentity) -> Bool {
        if rule != other.rule { return rule.precedesInBytes(other.rule) }
        if kind != other.kind { return kind.rawValue.precedesInBytes(other.kind.rawValue) }
        if id != other.id { return id.text.precedesInBytes(other.id.text) }
        if detail != other.detail { return (detail?.text ?? "").precedesInBytes(other.detail?.text ?? "") }
        return occurrence < other.occurrence
    }
}

/// An entry of a baseline.
package struct KnownDiagnostic: Sendable {
    package let identity: DiagnosticIdentity
    /// The path of the diagnostic, for readers: it isn't compared.
    package let path: String?
    package let line: Int?
    /// The place of the entry in the baseline, if it was read.
    package let range: ByteRange

    package init(
        identity: DiagnosticIdentity, path: String? = nil, line: Int? = nil,
        at range: ByteRange = ByteRange(start: 0, end: 0)
    ) {
        self.identity = identity
        self.path = path
        self.line = line
        self.range = range
    }
}
