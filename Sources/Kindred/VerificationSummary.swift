import KindredDumps
import KindredGraph
import KindredText

/// The lines at the end of a verification.
extension VerificationPipeline {
    private static let manyWays =
        "there were too many ways to match; the first that fits was taken, and another may differ less"

    /// The lines that show what was compared with what, and how much of it was found.
    package var closing: [String] {
        if readings.count + unreadable > 1 { return closingOfMany }
        guard let reading = readings.first, let (comparison, family) = reading.compared else { return [] }
        let dump = reading.dumps > 1 ? "hierarchy \(reading.number) of \(reading.dumps) " : ""
        var lines = ["\(dump)compared with \(phrase(family))"]
        if comparison.isCutShort { lines.append(Self.manyWays) }
        return lines + [comparison.tally.text]
    }

    /// The lines for several texts: how many were compared with each family, and the sum.
    private var closingOfMany: [String] {
        var (families, counts): ([FamilyID], [Int32: Int]) = ([], [:])
        var tally = Comparison.Tally()
        for (comparison, family) in readings.compactMap(\.compared) {
            if counts[family.index] == nil { families.append(family) }
            counts[family.index, default: 0] += 1
            tally += comparison.tally
        }
        var lines = families.map { "\(Self.dumps(counts[$0.index] ?? 0)) compared with \(phrase($0))" }
        let lost = readings.count { $0.compared == nil } + unreadable
        if lost > 0 { lines.append("\(Self.dumps(lost)) not compared") }
        for reading in readings where reading.compared?.comparison.isCutShort == true {
            lines.append("\(reading.path): \(Self.manyWays)")
        }
        return families.isEmpty ? [] : lines + [tally.text]
    }

    private static func dumps(_ count: Int) -> String { English.count(count, of: "dump") }

    private func phrase(_ family: FamilyID) -> String {
        let place = window(of: family).map { ", a root of window '\(hierarchy.name(of: $0))'" } ?? ""
        return "family '\(hierarchy.name(of: family))'\(place)"
    }

    /// A window that has the family as a root.
    private func window(of family: FamilyID) -> WindowID? { choice.window ?? hierarchy.windows(of: family).first }

    // MARK: As data

    /// The value of `verification`: null if nothing could be compared.
    package static func writeSummary(_ pipeline: VerificationPipeline?, to json: inout JSONWriter) {
        json.key("verification")
        guard let pipeline, let reading = pipeline.readings.first else { return json.string(orNull: nil) }
        pipeline.write(reading, to: &json)
    }

    /// The value of `verifications`, one for each dump.
    package static func writeSummaries(_ pipeline: VerificationPipeline?, to json: inout JSONWriter) {
        json.array("verifications") { json in
            for reading in pipeline?.readings ?? [] {
                json.object { json in
                    json.member("file", text: reading.path)
                    json.key("verification")
                    pipeline?.write(reading, to: &json)
                }
            }
        }
    }

    private func write(_ reading: Reading, to json: inout JSONWriter) {
        guard let (comparison, family) = reading.compared else { return json.string(orNull: nil) }
        json.object { json in
            json.member("hierarchy", value: reading.number)
            json.member("hierarchies", value: reading.dumps)
            json.member("family", text: hierarchy.name(of: family))
            json.member("window", orNull: window(of: family).map { hierarchy.name(of: $0) })
            json.member("controllers", value: comparison.tally.controllers)
            json.member("found", value: comparison.tally.found)
            json.member("systemControllers", value: comparison.tally.system)
            json.member("presentations", value: comparison.tally.presentations)
            json.member("asResolved", value: comparison.tally.asResolved)
            json.member("isCutShort", flag: comparison.isCutShort)
        }
    }
}

extension VerificationPipeline.Reading {
    /// The comparison, and the family that the hierarchy begins with; nil if nothing was compared.
    fileprivate var compared: (comparison: Comparison, family: FamilyID)? {
        result.flatMap { result in result.comparison.family.map { (result.comparison, $0) } }
    }
}
