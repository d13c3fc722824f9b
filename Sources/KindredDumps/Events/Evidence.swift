import KindredDiagnostics
import KindredText

/// The content of an evidence file: facts of UIKit that runs of apps showed or contradicted, and where.
package struct Evidence: Sendable {
    package static let format = "kindred-evidence"

    /// The knowledge about a fact on one system.
    package struct Entry: Sendable {
        package let fact: String
        package let system: String
        package let environment: String
        package var observed: Bool
        package var contradicted: Bool

        /// `iOS 18.2 (simulator)`
        package var place: String { "\(system) (\(environment))" }
        fileprivate var key: String { [fact, system, environment].joined(separator: "\u{1}") }
    }

    /// The reason why a text isn't evidence, and the place.
    package struct Failure: Error {
        package let message: String
        package let offset: Int
    }

    /// The entries, sorted.
    package private(set) var entries: [Entry] = []

    package init() {}

    /// Kindred's own, `evidence.json` in this folder: empty until a device or a simulator has run the recorder.
    package static var own: Evidence { (try? Evidence(SourceText(PackageResources.evidence_json))) ?? Evidence() }

    /// Takes over what an app showed; what was simulated, or ran without UIKit, shows nothing about UIKit.
    package mutating func add(_ report: EventReport) {
        for count in report.facts where count.origin == .app && count.environment != .none {
            add(
                Entry(
                    fact: count.fact.id, system: count.system, environment: count.environment.rawValue,
                    observed: count.observed > 0, contradicted: count.contradicted > 0))
        }
        sort()
    }

    package mutating func add(_ other: Evidence) {
        for entry in other.entries { add(entry) }
        sort()
    }

    private mutating func add(_ entry: Entry) {
        guard let index = entries.firstIndex(where: { $0.key == entry.key }) else { return entries.append(entry) }
        entries[index].observed = entries[index].observed || entry.observed
        entries[index].contradicted = entries[index].contradicted || entry.contradicted
    }

    private mutating func sort() {
        let order = Dictionary(uniqueKeysWithValues: Fact.all.enumerated().map { ($1.id, $0) })
        entries.sort { one, other in
            let (first, second) = (order[one.fact] ?? Int.max, order[other.fact] ?? Int.max)
            return first == second ? one.key.precedesInBytes(other.key) : first < second
        }
    }

    /// The systems on which a fact was observed, or contradicted.
    package func places(of fact: Fact, contradicted: Bool) -> [String] {
        entries.filter { $0.fact == fact.id && (contradicted ? $0.contradicted : $0.observed) }.map(\.place)
    }

    // MARK: The file

    package func write(to sink: @escaping ByteWriter.Sink) {
        var json = JSONWriter(to: ByteWriter(to: sink))
        json.object { json in
            json.member("format", text: Self.format)
            json.member("version", value: 1)
            json.array("facts") { json in
                for entry in entries {
                    json.lineObject { json in
                        json.member("fact", text: entry.fact)
                        json.member("system", text: entry.system)
                        json.member("environment", text: entry.environment)
                        json.member("observed", flag: entry.observed)
                        json.member("contradicted", flag: entry.contradicted)
                    }
                }
            }
        }
        json.finish()
    }

    /// Reads a file that was written earlier.
    package init(_ text: SourceText) throws(Failure) {
        var found: Evidence?
        var failure: Failure?
        text.withUnsafeBytes { bytes in
            var reader = EvidenceReader(bytes: bytes)
            do throws(Failure) {
                found = try reader.read()
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        self = found ?? Evidence()
        sort()
    }

    fileprivate mutating func append(_ entry: Entry) { add(entry) }
}

/// Reads an evidence file.
private struct EvidenceReader {
    private var json: JSONReader
    private var evidence = Evidence()

    init(bytes: UnsafeRawBufferPointer) { json = JSONReader(bytes, deepest: 100) }

    mutating func read() throws(Evidence.Failure) -> Evidence {
        guard try next() == .beginObject else { throw wrong("this isn't evidence: it isn't an object") }
        var (format, version): (String?, Int?) = (nil, nil)
        while try next() == .key {
            switch json.text {
            case "format":
                if try next() == .text { format = json.text }
                guard format == Evidence.format else { throw wrong("this isn't evidence: its format is another") }
            case "version":
                if try next() == .number { version = json.integer }
                guard version == 1 else { throw wrong("the evidence's version must be 1") }
            case "facts":
                guard try next() == .beginArray else { throw wrong("'facts' must be a list") }
                while !json.isAtEndOfArray() { try readEntry() }
                _ = try next()
            default: try skip()
            }
        }
        guard try next() == .end, format != nil, version != nil else {
            throw wrong("this isn't evidence: it has no format")
        }
        return evidence
    }

    private mutating func readEntry() throws(Evidence.Failure) {
        guard try next() == .beginObject else { throw wrong("a fact must be an object") }
        var texts: [String: String] = [:]
        var flags: [String: Bool] = [:]
        while try next() == .key {
            let key = json.text
            let token = try next()
            switch token {
            case .text: texts[key] = json.text
            case .flag(let value): flags[key] = value
            default:
                do throws(JSONReader.Failure) { try json.skip(token) } catch { throw failure(error) }
            }
        }
        guard let fact = texts["fact"], let system = texts["system"], let environment = texts["environment"],
            let observed = flags["observed"], let contradicted = flags["contradicted"]
        else { throw wrong("a fact needs 'fact', 'system', 'environment', 'observed' and 'contradicted'") }
        evidence.append(
            Evidence.Entry(
                fact: fact, system: system, environment: environment, observed: observed, contradicted: contradicted))
    }

    private mutating func next() throws(Evidence.Failure) -> JSONReader.Token {
        do throws(JSONReader.Failure) { return try json.next() } catch { throw failure(error) }
    }

    private mutating func skip() throws(Evidence.Failure) {
        let token = try next()
        do throws(JSONReader.Failure) { try json.skip(token) } catch { throw failure(error) }
    }

    private func wrong(_ message: String) -> Evidence.Failure {
        Evidence.Failure(message: message, offset: json.range.lowerBound)
    }

    private func failure(_ error: JSONReader.Failure) -> Evidence.Failure {
        Evidence.Failure(message: "this isn't JSON: \(error.message)", offset: error.offset)
    }
}
