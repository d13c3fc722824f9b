import KindredDiagnostics
import KindredText
import KindredYAML

/// Reads one storyboard or xib into what it declares.
package enum StoryboardReader {
    package struct Outcome: Sendable {
        package var storyboard: Storyboard
        package var diagnostics: DiagnosticBag
        /// Whether there was no error: what was read before one proves nothing.
        package var isWhole: Bool { diagnostics.total == 0 }

        /// Gives the file its place among all files, which is not known while it is read.
        package mutating func setIndex(_ index: Int32) {
            storyboard.index = index
            var moved = DiagnosticBag()
            moved.append(diagnostics, after: index)
            diagnostics = moved
        }
    }

    /// Prepares the reading of files. Must be called once before several threads read.
    package static func prepare() { XMLReader.prepare() }

    package static func read(_ file: SourceFile) -> Outcome {
        file.text.withUnsafeBytes { bytes in
            var builder = StoryboardBuilder(file: file, source: bytes)
            if bytes.count > LimitExceeded.maximumFileSize {
                builder.report(LimitExceeded.fileSize(file.path))
            } else if let fault = XMLTextCheck.firstFault(in: bytes, isClean: file.fault == nil) {
                builder.report(fault)
            } else {
                builder = XMLReader.read(bytes, into: builder)
            }
            let diagnostics = builder.diagnostics
            return Outcome(storyboard: builder.finish(), diagnostics: diagnostics)
        }
    }
}
