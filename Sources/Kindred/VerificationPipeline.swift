import KindredBase
import KindredCore
import KindredImport

/// The way from a text with a printed hierarchy in it to what differs from a specification.
package struct VerificationPipeline: Sendable {
    /// Which of the hierarchies in a text, and which window it is compared with.
    package struct Choice: Sendable {
        package var window: WindowID?
        /// Counted from 1; nil for the last.
        package var dump: Int?

        package init(window: WindowID? = nil, dump: Int? = nil) {
            self.window = window
            self.dump = dump
        }
    }

    package let report: Report
    /// How many hierarchies the text holds.
    package let dumps: Int
    /// The hierarchy and what came of comparing it; nil where there is none that is whole, or the specification has errors.
    package let result: (dump: Dump, comparison: Comparison)?
    private let hierarchy: Hierarchy
    private let choice: Choice

    package var hasErrors: Bool { report.count(.error) > 0 }

    /// - Parameters:
    ///   - specification: With errors, they are all that is reported.
    ///   - text: Whatever a console has printed.
    package init(_ specification: Pipeline, _ text: SourceFile, _ choice: Choice = Choice()) {
        hierarchy = specification.hierarchy
        self.choice = choice
        let files = specification.report.files
        let reading = DumpReader.read(text, index: Int32(files.count), choice: choice.dump)
        dumps = reading.count
        guard !specification.hasErrors else {
            report = specification.report
            result = nil
            return
        }
        var bag = reading.diagnostics
        if let dump = reading.dump, reading.isWhole {
            let comparison = Comparison.compare(dump, with: hierarchy, window: choice.window)
            bag.append(comparison.diagnostics)
            result = (dump, comparison)
        } else {
            result = nil
        }
        report = Report(files: files + [text], bag)
    }

    /// What was compared with what, and how much of it was found, a line each.
    package var closing: [String] {
        guard let comparison = result?.comparison, let family = comparison.family else { return [] }
        let window = choice.window ?? hierarchy.windows(of: family).first
        let place = window.map { ", a root of window '\(hierarchy.name($0))'" } ?? ""
        return ["compared with family '\(hierarchy.name(family))'\(place)", comparison.tally.text]
    }
}
