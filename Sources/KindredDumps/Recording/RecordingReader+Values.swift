import KindredDiagnostics
import KindredText
import KindredYAML

/// Values, and what is wrong with them.
extension RecordingReader {
    /// The range of the token that was read last.
    var range: ByteRange { ByteRange(start: json.range.lowerBound, end: json.range.upperBound) }

    mutating func token() throws(Failure) -> JSONReader.Token {
        do throws(JSONReader.Failure) {
            return try json.next()
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: JSONReader.Failure) -> Failure {
        let range = ByteRange(start: error.offset, end: error.offset + 1)
        if error.isLimit { return Failure(rule: LimitExceeded.info, message: error.message, range: range) }
        return Failure(
            rule: InvalidRecording.info, message: "this isn't JSON: \(error.message)", range: range, isEnd: error.isEnd)
    }

    func wrong(_ message: String, at place: ByteRange? = nil) -> Failure {
        Failure(rule: InvalidRecording.info, message: message, range: place ?? range)
    }

    func limit(_ message: String) -> Failure {
        Failure(rule: LimitExceeded.info, message: message + "; the recording isn't read from here on", range: range)
    }

    // MARK: Objects and lists

    /// Hands on the members of an object whose beginning was read last; the body reads each value.
    ///
    /// - Returns: The known keys, as bits.
    mutating func members(
        _ body: (inout RecordingReader, RecordingWord) throws(Failure) -> Void
    ) throws(Failure) -> UInt64 {
        var seen: UInt64 = 0
        while let word = try member(&seen) { try body(&self, word) }
        return seen
    }

    /// The next known key of an object; nil at its end. Values of other keys are passed over.
    ///
    /// - Parameter seen: The keys so far, as bits.
    mutating func member(_ seen: inout UInt64) throws(Failure) -> RecordingWord? {
        while try token() == .key {
            guard let (word, bit) = json.withText(RecordingWord.find) else {
                try notePassed()
                try skip()
                continue
            }
            if seen & bit != 0 { throw wrong("'\(word.rawValue)' is here twice") }
            seen |= bit
            return word
        }
        passed.close(outside: json.depth)
        return nil
    }

    private mutating func notePassed() throws(Failure) {
        if passed.note(in: json) { throw wrong("'\(json.text)' is here twice") }
    }

    func require(_ required: RequiredKeys, in seen: UInt64, at place: ByteRange) throws(Failure) {
        if let word = required.missing(in: seen) {
            throw wrong("'\(word.rawValue)' of \(required.owner) is missing", at: place)
        }
    }

    mutating func list(
        _ key: String, _ body: (inout RecordingReader) throws(Failure) -> Void
    ) throws(Failure) {
        guard try token() == .beginArray else { throw wrong("'\(key)' must be a list") }
        while !json.isAtEndOfArray() { try body(&self) }
        _ = try token()
    }

    mutating func skip() throws(Failure) {
        let outside = json.depth
        repeat {
            switch try token() {
            case .key: try notePassed()
            case .endObject: passed.close(outside: json.depth)
            default: break
            }
        } while json.depth > outside
    }

    // MARK: Texts, numbers and flags

    mutating func text(_ key: String) throws(Failure) -> String {
        guard try token() == .text else { throw wrong("'\(key)' must be text") }
        return json.text
    }

    mutating func choice<Value>(_ key: String, _ make: (String) -> Value?) throws(Failure) -> Value {
        let text = try text(key)
        guard let value = make(text) else { throw wrong("'\(key)' can't be '\(text)'") }
        return value
    }

    mutating func name(_ key: String) throws(Failure) -> (name: Int32, place: ByteRange) {
        guard try token() == .text else { throw wrong("'\(key)' must be text") }
        return (intern(), range)
    }

    mutating func nameOrNull(_ key: String) throws(Failure) -> Int32 {
        switch try token() {
        case .text: return intern()
        case .null: return -1
        default: throw wrong("'\(key)' must be text or null")
        }
    }

    private mutating func intern() -> Int32 {
        let json = json
        return json.withText { recording.names.intern($0) }
    }

    mutating func number(_ key: String) throws(Failure) -> Int32 {
        guard try token() == .number, let number = json.integer, number >= 0, number <= Int32.max else {
            throw wrong("'\(key)' must be a whole number from 0 to \(Int32.max)")
        }
        return Int32(number)
    }

    mutating func numberOrNull(_ key: String) throws(Failure) -> Int32? {
        switch try token() {
        case .null: return nil
        case .number:
            guard let number = json.integer, number >= 0, number <= Int32.max else { break }
            return Int32(number)
        default: break
        }
        throw wrong("'\(key)' must be a whole number or null")
    }

    mutating func flag(_ key: String) throws(Failure) -> Bool {
        guard case .flag(let value) = try token() else { throw wrong("'\(key)' must be true or false") }
        return value
    }
}

/// The limit that keeps a file from being read at all.
enum RecordingLimit {
    static func size(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: LimitExceeded.info, message: "the recording is larger than 256 MiB", at: .path(path),
            help: "record each launch of the app in a file of its own")
    }
}
