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
    /// Which of them was read, counted from 1; 0 for none.
    package let number: Int
    /// The hierarchy and its comparison; nil if none is complete, or the specification has errors.
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
            number = 0
            return
        }
        number = reading.number
        func located(_ bag: DiagnosticBag) -> DiagnosticBag { bag.mapped { Self.located($0, in: reading) } }
        var bag = located(reading.diagnostics)
        if let dump = reading.dump, reading.isWhole {
            let comparison = Comparison.compare(dump, with: hierarchy, window: choice.window)
            bag.append(located(comparison.diagnostics))
            result = (dump, comparison)
        } else {
            result = nil
        }
        report = Report(files: files + [text], bag)
    }

    /// Says of a finding in which hierarchy it is, where the text holds several.
    private static func located(_ diagnostic: Diagnostic, in reading: DumpReader.Outcome) -> Diagnostic {
        if reading.count < 2 || diagnostic.id == SeveralHierarchies.info.id { return diagnostic }
        var located = diagnostic
        located.message += " (hierarchy \(reading.number) of \(reading.count))"
        return located
    }

    /// The window whose root the hierarchy begins with.
    private var window: WindowID? {
        result?.comparison.family.flatMap { family in choice.window ?? hierarchy.windows(of: family).first }
    }

    /// What was compared with what, and how much of it was found, a line each.
    package var closing: [String] {
        guard let comparison = result?.comparison, let family = comparison.family else { return [] }
        let place = window.map { ", a root of window '\(hierarchy.name($0))'" } ?? ""
        let dump = dumps > 1 ? "hierarchy \(number) of \(dumps) " : ""
        var lines = ["\(dump)compared with family '\(hierarchy.name(family))'\(place)"]
        if comparison.isCutShort {
            lines.append(
                "there were too many ways to match; the first that fits was taken, and another may differ less")
        }
        return lines + [comparison.tally.text]
    }

    /// The same as data, as the value of `verification`: null where nothing could be compared.
    package static func writeSummary(_ pipeline: VerificationPipeline?, to json: inout JSONWriter) {
        json.key("verification" as StaticString)
        guard let pipeline, pipeline.result?.comparison.family != nil else { return json.string(orNull: nil) }
        pipeline.writeSummary(to: &json)
    }

    private func writeSummary(to json: inout JSONWriter) {
        guard let comparison = result?.comparison, let family = comparison.family else { return }
        json.object { json in
            func write(_ number: Int, as key: StaticString, to json: inout JSONWriter) {
                json.key(key)
                json.number(number)
            }
            write(number, as: "hierarchy", to: &json)
            write(dumps, as: "hierarchies", to: &json)
            json.key("family" as StaticString)
            json.string(hierarchy.name(family))
            json.key("window" as StaticString)
            json.string(orNull: window.map { hierarchy.name($0) })
            write(comparison.tally.controllers, as: "controllers", to: &json)
            write(comparison.tally.found, as: "found", to: &json)
            write(comparison.tally.system, as: "systemControllers", to: &json)
            write(comparison.tally.presentations, as: "presentations", to: &json)
            write(comparison.tally.asResolved, as: "asResolved", to: &json)
            json.key("isCutShort" as StaticString)
            json.bool(comparison.isCutShort)
        }
    }
}
