import KindredText

/// Texts that cover files: what an editor has open, or what stands for a file on standard input.
package struct Buffers: Sendable {
    private var texts: [ExactText: FileText] = [:]

    package init() {}

    /// The paths of the files, which need not exist.
    package var paths: [String] { texts.keys.map(\.text).sorted { $0.precedesInBytes($1) } }

    /// Covers a file, by the path under which it is shown.
    package mutating func cover(_ path: String, text: FileText) { texts[ExactText(path)] = text }

    package func text(_ path: String) -> FileText? { texts.isEmpty ? nil : texts[ExactText(path)] }
}
