import KindredBase

/// Reads one storyboard or xib into what it declares.
package struct StoryboardReader {
    package struct Outcome: Sendable {
        package var storyboard: Storyboard
        package var diagnostics: DiagnosticBag
        /// False after any error: what was read until then proves nothing.
        package var isWhole: Bool { diagnostics.total == 0 }
    }

    /// To be called once before several threads read.
    package static func prepare() { XMLReader.prepare() }

    package static func read(_ file: SourceFile, index: Int32) -> Outcome {
        Outcome(storyboard: Storyboard(file: file, index: index), diagnostics: DiagnosticBag())
    }
}
