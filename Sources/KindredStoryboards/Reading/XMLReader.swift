import KindredDiagnostics
import CLibXML2

/// Reads one file with libxml2 and hands each tag to the builder: no pointer leaves it.
///
/// Nothing is fetched, no document type is read and no entity expanded; what is well-formed is decided by libxml2 alone.
struct XMLReader {
    private let bytes: UnsafeRawBufferPointer
    private let parser: xmlParserCtxtPtr
    private var builder: StoryboardBuilder
    /// Namespaces are of no use to a storyboard, and libxml2 looks them up one by one.
    private var namespaces = 0

    /// The offset at which the names are counted next.
    private var nextCount = XMLReader.countingStep

    private static let maximumNamespaces = 64
    private static let maximumNames = 100_000
    private static let countingStep = 1 << 16

    /// Prepares libxml2. Must be called once before several threads read.
    static func prepare() { xmlInitParser() }

    static func read(_ bytes: UnsafeRawBufferPointer, into builder: consuming StoryboardBuilder) -> StoryboardBuilder {
        guard let parser = xmlNewParserCtxt() else {
            let fault = XMLSyntax.outOfMemory(builder.path)
            builder.report(fault)
            return builder
        }
        defer { free(parser) }
        var reader = XMLReader(bytes: bytes, parser: parser, builder: builder)
        withUnsafeMutablePointer(to: &reader) { parse(bytes, parser: parser, context: $0) }
        return reader.builder
    }

    fileprivate static func free(_ parser: xmlParserCtxtPtr) {
        if let document = parser.pointee.myDoc { xmlFreeDoc(document) }
        xmlFreeParserCtxt(parser)
    }

    private static func parse(
        _ bytes: UnsafeRawBufferPointer, parser: xmlParserCtxtPtr, context: UnsafeMutablePointer<XMLReader>
    ) {
        parser.pointee.sax.pointee = handlers()
        parser.pointee.userData = UnsafeMutableRawPointer(context)
        // The text is known to be UTF-8 or to be refused; limits are those of this reader.
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_HUGE.rawValue
        xmlCtxtReadMemory(
            parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil, nil,
            Int32(truncatingIfNeeded: options))
    }

    private static func handlers() -> xmlSAXHandler {
        var handlers = xmlSAXHandler()
        handlers.initialized = UInt32(XML_SAX2_MAGIC)
        handlers.startElementNs = { context, name, _, uri, namespaces, _, count, _, attributes in
            guard let context, let name else { return }
            context.assumingMemoryBound(to: XMLReader.self).pointee.open(
                name, isForeign: uri != nil, namespaces: Int(namespaces), attributes: attributes,
                attributeCount: Int(count))
        }
        handlers.endElementNs = { context, _, _, _ in
            context?.assumingMemoryBound(to: XMLReader.self).pointee.builder.close()
        }
        handlers.internalSubset = { context, _, _, _ in
            context?.assumingMemoryBound(to: XMLReader.self).pointee.refuseDocumentType()
        }
        handlers.serror = { context, error in
            guard let context, let error else { return }
            context.assumingMemoryBound(to: XMLReader.self).pointee.take(error.pointee)
        }
        return handlers
    }

    @inline(__always)
    private mutating func open(
        _ name: UnsafePointer<UInt8>, isForeign: Bool, namespaces count: Int,
        attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, attributeCount: Int
    ) {
        namespaces += count
        if namespaces > Self.maximumNamespaces { return refuseNamespaces() }
        let end = kindred_xml_offset(parser)
        if end >= nextCount, hasTooManyNames(at: end) { return }
        builder.open(
            XMLTag(name: name, isForeign: isForeign, attributes: attributes, count: attributeCount, end: end))
        if builder.isStopped { kindred_xml_stop(parser) }
    }

    private mutating func refuseNamespaces() {
        let fault = XMLSyntax.namespaces(at: builder.place(of: here))
        builder.report(fault)
        kindred_xml_stop(parser)
    }

    /// Reports too many names: until 2.12 their table stops growing, and each look-up takes longer than the last.
    private mutating func hasTooManyNames(at end: Int) -> Bool {
        nextCount = end + Self.countingStep
        if xmlDictSize(parser.pointee.dict) <= Self.maximumNames { return false }
        let fault = XMLSyntax.names(at: builder.place(of: here))
        builder.report(fault)
        kindred_xml_stop(parser)
        return true
    }

    private mutating func refuseDocumentType() {
        let fault = XMLSyntax.documentType(at: builder.tagPlace(endingAt: Int(here.start)))
        builder.report(fault)
        kindred_xml_stop(parser)
    }

    /// The byte at which libxml2 is.
    private var here: ByteRange {
        let offset = min(kindred_xml_offset(parser), bytes.count)
        return ByteRange(start: offset, end: min(offset + 1, bytes.count))
    }

    /// Reports the first error and ends, because the following ones are its consequences.
    private mutating func take(_ error: xmlError) {
        guard error.level == XML_ERR_ERROR || error.level == XML_ERR_FATAL else { return }
        defer { kindred_xml_stop(parser) }
        if builder.isStopped { return }
        builder.reportSyntax(
            XMLSyntax.Fault(
                kind: XMLSyntax.Fault.Kind(error), message: error.message.map { String(cString: $0) } ?? "",
                names: [error.str1, error.str2].map { $0.map { String(cString: $0) } ?? "" }), at: here)
    }
}

/// Reads a property list with libxml2: elements and their text. What its document type declares is unknown, and no entity
/// is expanded; nothing is fetched.
struct XMLTextReader {
    private let parser: xmlParserCtxtPtr
    private var builder: PropertyListBuilder

    private static let maximumAttributes = 16

    static func read(_ bytes: UnsafeRawBufferPointer, into builder: PropertyListBuilder) -> PropertyListBuilder {
        var builder = builder
        guard let parser = xmlNewParserCtxt() else {
            builder.refuse("there isn't enough memory")
            return builder
        }
        defer { XMLReader.free(parser) }
        var reader = XMLTextReader(parser: parser, builder: builder)
        withUnsafeMutablePointer(to: &reader) { context in
            parser.pointee.sax.pointee = handlers()
            parser.pointee.userData = UnsafeMutableRawPointer(context)
            let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
            xmlCtxtReadMemory(
                parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil, nil,
                Int32(truncatingIfNeeded: options))
        }
        return reader.builder
    }

    private static func handlers() -> xmlSAXHandler {
        var handlers = xmlSAXHandler()
        handlers.initialized = UInt32(XML_SAX2_MAGIC)
        handlers.startElementNs = { context, name, _, _, namespaces, _, count, _, _ in
            guard let context, let name else { return }
            context.assumingMemoryBound(to: XMLTextReader.self).pointee.open(
                name, isOdd: namespaces > 0 || count > XMLTextReader.maximumAttributes)
        }
        handlers.endElementNs = { context, name, _, _ in
            guard let context, let name else { return }
            context.assumingMemoryBound(to: XMLTextReader.self).pointee.builder.close(String(cString: name))
        }
        handlers.characters = { context, text, count in
            guard let context, let text, count > 0 else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
            context.assumingMemoryBound(to: XMLTextReader.self).pointee.builder.append(bytes)
        }
        handlers.serror = { context, error in
            guard let context, let error else { return }
            context.assumingMemoryBound(to: XMLTextReader.self).pointee.take(error.pointee)
        }
        return handlers
    }

    private mutating func open(_ name: UnsafePointer<UInt8>, isOdd: Bool) {
        builder.open(String(cString: name), isOdd: isOdd, end: kindred_xml_offset(parser) + 1)
        if builder.fault != nil { kindred_xml_stop(parser) }
    }

    private mutating func take(_ error: xmlError) {
        guard error.level == XML_ERR_ERROR || error.level == XML_ERR_FATAL else { return }
        builder.refuse("it isn't well-formed XML")
        kindred_xml_stop(parser)
    }
}

extension XMLSyntax.Fault.Kind {
    /// Makes the fault that libxml2 means, where it can be said better.
    fileprivate init(_ error: xmlError) {
        switch xmlParserErrors(rawValue: UInt32(truncatingIfNeeded: error.code)) {
        case XML_ERR_TAG_NAME_MISMATCH: self = .mismatch
        case XML_ERR_TAG_NOT_FINISHED: self = .unfinished
        case XML_ERR_DOCUMENT_EMPTY: self = .noTag
        case XML_ERR_NAME_REQUIRED: self = .noName
        case XML_ERR_DOCUMENT_END: self = .afterEnd
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: self = .entity
        default: self = .other
        }
    }
}
