import KindredText

/// What makes a finding the same after lines have moved and messages were reworded: its rule, what it is about, and how
/// many of the same come before it.
package struct DiagnosticIdentity: Hashable, Sendable {
    package var rule: String
    package let kind: Diagnostic.Subject.Kind
    /// For what is about a file its path, as seen from the folder of the baseline.
    package let id: ExactText
    package let detail: ExactText?
    /// Counted from 1.
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

    /// The order of entries: what belongs to one thing stays together when another one comes or goes.
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
    /// Where the finding was, for readers: it isn't compared.
    package let path: String?
    package let line: Int?
    /// Where the entry is, if it was read.
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
