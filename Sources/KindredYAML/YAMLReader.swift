import KindredDiagnostics
import KindredPlatform
import KindredText
import CLibYAML

/// Reads one file with libyaml into a syntax tree. All of C is in this file: no pointer leaves it.
package struct YAMLReader: ~Copyable {
    /// The result of reading a file: a tree, and whether it may be used.
    package struct Outcome: Sendable {
        package var tree: SyntaxTree
        package var diagnostics: DiagnosticBag
        /// Whether the file was read without an error. After one, nothing in it is used.
        package var isWhole: Bool { diagnostics.kept.isEmpty }
    }

    private let bytes: UnsafeRawBufferPointer
    private var offsets: OffsetCursor
    private var builder: TreeBuilder

    package static func read(_ file: SourceFile, limit: Int = DiagnosticBag.usualLimit) -> Outcome {
        file.text.withUnsafeBytes { bytes in
            var reader = YAMLReader(bytes: bytes, file: file, limit: limit)
            reader.run(file: file)
            return reader.builder.outcome()
        }
    }

    /// Returns the structure of a text that has been read before and is YAML: with the nodes that a merge replaces, and as if
    /// no alias were followed.
    ///
    /// - Parameter offset: Where the first node that starts there or behind is the last that is read.
    package static func outline(_ file: SourceFile, through offset: Int = .max) -> Outline {
        file.text.withUnsafeBytes { bytes in
            let reader = YAMLReader(bytes: bytes, file: file, limit: 1)
            var outline = OutlineBuilder(bytes: bytes)
            guard file.fault == nil, bytes.count <= LimitExceeded.maximumFileSize else { return outline.finish() }
            var offsets = reader.offsets
            Self.withParser(of: bytes) { parser in
                _ = Self.readEvents(parser) { event in
                    let start = offsets.offset(of: event.pointee.start_mark.index)
                    let end = offsets.offset(of: event.pointee.end_mark.index)
                    let last = event.pointee.type == YAML_SCALAR_EVENT ? end : bytes.count
                    Self.note(event.pointee, start: reader.afterAnchor(start, end: last), end: end, in: &outline)
                    return outline.lastStart < offset
                }
            }
            return outline.finish()
        }
    }

    private static func note(_ event: yaml_event_t, start: Int, end: Int, in outline: inout OutlineBuilder) {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let style = event.data.scalar.style
            let isBlock = style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
            outline.leaf(
                isBlock ? .blockText : .text, range: ByteRange(start: start, end: end), anchor: event.data.scalar.anchor
            )
        case YAML_ALIAS_EVENT:
            outline.alias(event.data.alias.anchor, range: ByteRange(start: start, end: end))
        case YAML_MAPPING_START_EVENT:
            let (anchor, style) = (event.data.mapping_start.anchor, event.data.mapping_start.style)
            outline.open(isMapping: true, isFlow: style == YAML_FLOW_MAPPING_STYLE, at: start, anchor: anchor)
        case YAML_SEQUENCE_START_EVENT:
            let (anchor, style) = (event.data.sequence_start.anchor, event.data.sequence_start.style)
            outline.open(isMapping: false, isFlow: style == YAML_FLOW_SEQUENCE_STYLE, at: start, anchor: anchor)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            outline.close(at: end)
        case YAML_DOCUMENT_START_EVENT:
            outline.startDocument(at: start, isImplicit: event.data.document_start.implicit == 1)
        default:
            break
        }
    }

    private init(bytes: UnsafeRawBufferPointer, file: SourceFile, limit: Int) {
        self.bytes = bytes
        offsets = OffsetCursor(bytes: bytes, isASCII: file.lines.isASCII)
        builder = TreeBuilder(source: bytes, file: file, limit: limit)
    }

    private mutating func run(file: SourceFile) {
        if bytes.count > LimitExceeded.maximumFileSize {
            builder.report(LimitExceeded.info, diagnostic: LimitExceeded.fileSize(file.path))
            return
        }
        if let fault = file.fault {
            let place = SourceRange(inFileAlone: ByteRange(start: fault.offset, end: fault.offset + fault.length))
            builder.report(InvalidEncoding.info, diagnostic: InvalidEncoding.found(reason: fault.reason, at: place))
            return
        }
        switch TagDirectives.excess(in: bytes) {
        case .count(let range):
            return builder.report(
                LimitExceeded.info, diagnostic: LimitExceeded.tagDirectives(SourceRange(inFileAlone: range)))
        case .length(let range):
            return builder.report(
                LimitExceeded.info, diagnostic: LimitExceeded.tagPrefix(SourceRange(inFileAlone: range)))
        case nil: break
        }
        Self.withParser(of: bytes) { readEvents($0) }
    }

    private static func withParser(
        of bytes: UnsafeRawBufferPointer, body: (UnsafeMutablePointer<yaml_parser_t>) -> Void
    ) {
        guard let base = bytes.baseAddress else { return }
        var parser = yaml_parser_t()
        // It fails only without memory. Swift ends the program then, and so it does here, unless there is memory again.
        var taken: [[UInt8]] = []
        while yaml_parser_initialize(&parser) != 1 { taken.append(Array(repeating: 0, count: 1 << 16)) }
        defer { yaml_parser_delete(&parser) }
        let skipped = SourceFile.markLength(bytes)
        setInput(of: &parser, to: base.assumingMemoryBound(to: UInt8.self) + skipped, length: bytes.count - skipped)
        withUnsafeMutablePointer(to: &parser) { body($0) }
    }

    /// Lets libyaml scan the text where it lies: its reader is put in the state of having taken in all there is.
    ///
    /// By itself it would check every byte and copy it to a buffer of its own, which is a sixth of its work. But the text
    /// has been checked, and zeroes end it as they would end that buffer, which stays libyaml's to free.
    private static func setInput(of parser: inout yaml_parser_t, to text: UnsafePointer<UInt8>, length: Int) {
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, text, length)
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        yaml_get_version(&major, &minor, &patch)
        // These fields have kept their meaning in all versions there are, but no one has promised that for later ones.
        guard major == 0, minor <= 2 else { return }
        parser.buffer.pointer = UnsafeMutablePointer(mutating: text)
        parser.unread = .max
        parser.eof = 1
    }

    private mutating func readEvents(_ parser: UnsafeMutablePointer<yaml_parser_t>) {
        let isText = Self.readEvents(parser) { event in
            take(event)
            return !builder.isStopped
        }
        if !isText { reportSyntax(parser.pointee) }
    }

    /// Passes on one event after another until `take` returns false; returns false where libyaml stops.
    @inline(__always)
    private static func readEvents(
        _ parser: UnsafeMutablePointer<yaml_parser_t>, take: (UnsafeMutablePointer<yaml_event_t>) -> Bool
    ) -> Bool {
        var event = yaml_event_t()
        return withUnsafeMutablePointer(to: &event) { event in
            var (type, goesOn): (yaml_event_type_t, Bool)
            repeat {
                guard yaml_parser_parse(parser, event) == 1 else { return false }
                type = event.pointee.type
                goesOn = take(event)
                delete(event)
            } while type != YAML_STREAM_END_EVENT && goesOn
            return true
        }
    }

    /// Deletes an event, at once for those there are most of: they own a text, from `malloc`, or nothing.
    @inline(__always)
    private static func delete(_ event: UnsafeMutablePointer<yaml_event_t>) {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT where event.pointee.data.scalar.anchor == nil && event.pointee.data.scalar.tag == nil:
            UnsafeMutableRawPointer(event.pointee.data.scalar.value)?.freeInC()
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            break
        default:
            yaml_event_delete(event)
        }
    }

    /// Hands an event to the builder; a union member is read only under its own event type.
    private mutating func take(_ event: UnsafeMutablePointer<yaml_event_t>) {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            takeScalar(event)
        case YAML_ALIAS_EVENT:
            let end = offsets.offset(of: event.pointee.end_mark.index)
            builder.alias(event.pointee.data.alias.anchor, range: ByteRange(start: start(event: event), end: end))
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            builder.open(
                .mapping, at: start(event: event, isAnchored: mapping.anchor != nil), isTagged: mapping.tag != nil,
                isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE, anchor: mapping.anchor)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            builder.open(
                .sequence, at: start(event: event, isAnchored: sequence.anchor != nil), isTagged: sequence.tag != nil,
                isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE, anchor: sequence.anchor)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            builder.close(endingAt: offsets.offset(of: event.pointee.end_mark.index))
        case YAML_DOCUMENT_START_EVENT:
            builder.startDocument()
        default:
            break
        }
    }

    @inline(__always)
    private mutating func takeScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
        let start = offsets.offset(of: event.pointee.start_mark.index)
        let end = offsets.offset(of: event.pointee.end_mark.index)
        let scalar = event.pointee.data.scalar
        let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
        if isPlain, isOneLine, scalar.anchor == nil, scalar.tag == nil {
            return builder.verbatim(ByteRange(start: start, end: end))
        }
        builder.scalar(
            UnsafeRawBufferPointer(start: scalar.value, count: scalar.length),
            range: ByteRange(start: scalar.anchor == nil ? start : afterAnchor(start, end: end), end: end),
            isPlain: isPlain,
            isVerbatim: isPlain && isOneLine, isTagged: scalar.tag != nil, anchor: scalar.anchor)
    }

    @inline(__always)
    private mutating func start(event: UnsafeMutablePointer<yaml_event_t>, isAnchored: Bool = false) -> Int {
        let start = offsets.offset(of: event.pointee.start_mark.index)
        return isAnchored ? afterAnchor(start, end: bytes.count) : start
    }

    /// Returns where a node starts behind its anchor, at which libyaml lets it start; comments and line breaks are skipped.
    private func afterAnchor(_ start: Int, end: Int) -> Int {
        var offset = start
        guard offset < end, bytes[offset] == UInt8(ascii: "&") else { return start }
        while offset < end, bytes[offset] > 0x20 { offset += 1 }
        while offset < end {
            if bytes[offset] == UInt8(ascii: "#") {
                while offset < end, bytes[offset] != 0x0A { offset += 1 }
            } else if bytes[offset] <= 0x20 {
                offset += 1
            } else {
                return offset
            }
        }
        return end
    }

    private mutating func reportSyntax(_ parser: yaml_parser_t) {
        let problem = parser.problem.map { String(cString: $0) } ?? "libyaml stopped reading"
        let context = parser.context.map { String(cString: $0) }
        let hasPlace = parser.error == YAML_SCANNER_ERROR || parser.error == YAML_PARSER_ERROR
        let place = mark(hasPlace ? parser.problem_mark.index : parser.mark.index)
        let contextMark = parser.context_mark
        let hasContext = context != nil && hasPlace && contextMark.index != parser.problem_mark.index
        let contextPlace = hasContext ? mark(contextMark.index) : nil
        let start = contextPlace.map { Int($0.start) }
        let refusal = SyntaxCause.Refusal(reason: problem, offset: Int(place.start), start: start)
        if let cause = SyntaxCause.find(refusal, in: bytes) {
            builder.reportSyntax(cause, context: contextPlace.map { ($0, context ?? "") })
        } else {
            builder.reportSyntax(problem, context: context, range: place, contextPlace: contextPlace)
        }
    }

    private mutating func mark(_ index: Int) -> ByteRange {
        let offset = offsets.offset(of: index)
        return ByteRange(start: offset, end: min(offset + 1, bytes.count))
    }
}

/// Turns libyaml's marks, which count scalars, into byte offsets by walking along with them.
private struct OffsetCursor {
    private let bytes: UnsafeRawBufferPointer
    private let isASCII: Bool
    private let first: Int
    private var index = 0
    private var offset: Int

    init(bytes: UnsafeRawBufferPointer, isASCII: Bool) {
        self.bytes = bytes
        self.isASCII = isASCII
        first = SourceFile.markLength(bytes)
        offset = first
    }

    mutating func offset(of index: Int) -> Int {
        if isASCII { return min(index, bytes.count) }
        return walk(to: index)
    }

    // Inside of the reader its loops are a tenth slower.
    @inline(never)
    private mutating func walk(to target: Int) -> Int {
        while index < target, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            index += 1
        }
        while index > target, offset > first {
            offset -= 1
            while offset > first, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            index -= 1
        }
        return offset
    }
}
