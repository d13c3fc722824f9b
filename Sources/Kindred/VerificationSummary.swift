import KindredDumps
import KindredGraph
import KindredText

/// The lines at the end of a verification.
extension VerificationPipeline {
    private static let manyWays =
        "there were too many ways to match; the first that fits was taken, and another may differ less"

    /// The lines that show what was compared with what, and how much of it was found.
    package var closing: [String] {
        if readings.count + unreadable > 1 || readings.contains(where: { $0.recorded != nil }) { return closingOfMany }
        guard let reading = readings.first, let (comparison, family) = reading.compared else { return [] }
        let dump = reading.dumps > 1 ? "hierarchy \(reading.number) of \(reading.dumps) " : ""
        var lines = ["\(dump)compared with \(phrase(family))"]
        if comparison.isCutShort { lines.append(Self.manyWays) }
        return lines + [comparison.tally.text]
    }

    /// The lines for several texts: how many were compared with each family, and the sum.
    private var closingOfMany: [String] {
        var sum = Sum()
        for reading in readings { sum.add(reading) }
        sum.lost.dumps += unreadable
        var lines = sum.families.map { "\($0.count.text) compared with \(phrase($0.family))" }
        if sum.lost.text != "" { lines.append("\(sum.lost.text) not compared") }
        for reading in readings where reading.isCutShort { lines.append("\(reading.path): \(Self.manyWays)") }
        if sum.simulated > 0 {
            let verb = English.form("shows", for: sum.simulated, many: "show")
            lines.append("\(English.count(sum.simulated, of: "simulated recording")), which \(verb) nothing")
        }
        return (sum.families.isEmpty ? [] : lines + [sum.tally.text]) + closingOfEvents
    }

    /// The number of episodes that were judged, and a line for each fact.
    private var closingOfEvents: [String] {
        guard let events else { return [] }
        let judged = "\(events.judged) of \(English.count(events.episodes, of: "episode")) judged"
        return [judged] + events.sorted.map(\.text)
    }

    /// The value of `events`: null if nothing was compared.
    package static func writeEvents(_ pipeline: VerificationPipeline?, to json: inout JSONWriter) {
        json.key("events")
        guard let events = pipeline?.events else { return json.string(orNull: nil) }
        json.object { json in
            json.member("episodes", value: events.episodes)
            json.member("judged", value: events.judged)
            json.array("facts") { json in
                for count in events.sorted {
                    json.lineObject { json in
                        json.member("fact", text: count.fact.id)
                        json.member("origin", text: count.origin.rawValue)
                        json.member("system", text: count.system)
                        json.member("environment", text: count.environment.rawValue)
                        json.member("observed", value: count.observed)
                        json.member("contradicted", value: count.contradicted)
                    }
                }
            }
        }
    }

    /// Counts of texts and of what is in them.
    private struct Count {
        var dumps = 0
        var snapshots = 0

        var text: String {
            let counts = [(dumps, "dump"), (snapshots, "snapshot")].filter { $0.0 > 0 }
            return counts.map { English.count($0.0, of: $0.1) }.joined(separator: " and ")
        }
    }

    /// The sum over all texts.
    private struct Sum {
        var families: [(family: FamilyID, count: Count)] = []
        var tally = Comparison.Tally()
        var lost = Count()
        var simulated = 0

        mutating func add(_ reading: Reading) {
            if let (recording, result) = reading.recorded {
                for (family, count) in result.families { add(Count(snapshots: count), to: family) }
                lost.snapshots += result.lost
                tally += result.tally
                if recording.origin == .simulated { simulated += 1 }
            } else if let (comparison, family) = reading.compared {
                add(Count(dumps: 1), to: family)
                tally += comparison.tally
            } else {
                lost.dumps += 1
            }
        }

        private mutating func add(_ count: Count, to family: FamilyID) {
            let index = families.firstIndex { $0.family == family } ?? families.count
            if index == families.count { families.append((family, Count())) }
            families[index].count.dumps += count.dumps
            families[index].count.snapshots += count.snapshots
        }
    }

    private func phrase(_ family: FamilyID) -> String {
        let place = window(of: family).map { ", a root of window '\(graph.name(of: $0))'" } ?? ""
        return "family '\(graph.name(of: family))'\(place)"
    }

    /// A window that has the family as a root.
    private func window(of family: FamilyID) -> WindowID? { choice.window ?? graph.windows(of: family).first }

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
                    if let recording = reading.recorded?.recording { Self.write(recording, to: &json) }
                    json.key("verification")
                    pipeline?.write(reading, to: &json)
                }
            }
        }
    }

    private static func write(_ recording: Recording, to json: inout JSONWriter) {
        json.object("recording") { json in
            json.member("id", text: recording.id)
            json.member("origin", text: recording.origin.rawValue)
            json.member("system", text: recording.system)
            json.member("environment", text: recording.environment.rawValue)
            json.member("snapshots", value: recording.snapshots.count)
            json.member("events", value: recording.events)
        }
    }

    private func write(_ reading: Reading, to json: inout JSONWriter) {
        guard let (comparison, family) = reading.compared else { return json.string(orNull: nil) }
        let tally = reading.recorded?.result.tally ?? comparison.tally
        json.object { json in
            json.member("hierarchy", value: reading.number)
            json.member("hierarchies", value: reading.dumps)
            json.member("family", text: graph.name(of: family))
            json.member("window", orNull: window(of: family).map { graph.name(of: $0) })
            json.member("controllers", value: tally.controllers)
            json.member("found", value: tally.found)
            json.member("systemControllers", value: tally.system)
            json.member("presentations", value: tally.presentations)
            json.member("asResolved", value: tally.asResolved)
            json.member("isCutShort", flag: reading.isCutShort)
        }
    }
}

extension VerificationPipeline.Reading {
    /// The comparison, and the family that the hierarchy begins with; nil if nothing was compared.
    fileprivate var compared: (comparison: Comparison, family: FamilyID)? {
        result.flatMap { result in result.comparison.family.map { (result.comparison, $0) } }
    }

    fileprivate var isCutShort: Bool { recorded?.result.isCutShort ?? result?.comparison.isCutShort ?? false }
}
