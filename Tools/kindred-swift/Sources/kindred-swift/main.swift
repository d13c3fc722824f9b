#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
    private let memory = __rlimit_resource_t(RLIMIT_DATA.rawValue)
    private let processor = __itimer_which_t(ITIMER_PROF.rawValue)
#else
    private let memory = RLIMIT_DATA
    private let processor = ITIMER_PROF
#endif

/// Facts of the files that standard input names, a line each. See Docs/ImportSwift.md.
enum Reader {
    static let largestFile = 8 << 20
    /// The processor's time. That of the clock is longer where others use the processor, too.
    static let secondsPerFile = 10
    static let secondsOfClock: UInt32 = 120
    static let stack = 256 << 20
    static let mostMemory = rlim_t(1 << 30 + stack)

    static func run() {
        // Who asks for more ends, as one that takes too long does.
        var limit = rlimit(rlim_cur: mostMemory, rlim_max: mostMemory)
        setrlimit(memory, &limit)
        put(Array("{\"kindred-swift\":1}\n".utf8))
        while let path = readLine(strippingNewline: true) {
            if path.isEmpty { continue }
            // A file that takes too long ends this process; who started it goes on behind that file.
            limitTime(to: secondsPerFile)
            alarm(secondsOfClock)
            put(line(of: path))
            limitTime(to: 0)
            alarm(0)
        }
    }

    /// Ends this process after some seconds of the processor's time; 0 for never.
    private static func limitTime(to seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        setitimer(processor, &timer, nil)
    }

    static func line(of path: String) -> [UInt8] {
        let text: [UInt8]
        switch read(path) {
        case .success(let bytes): text = bytes
        case .failure(let reason): return failure(reason.text)
        }
        let tree = text.withUnsafeBufferPointer { bytes -> SourceFileSyntax in
            var parser = Parser(bytes, maximumNestingLevel: 256)
            return SourceFileSyntax.parse(from: &parser)
        }
        var facts = FileFacts()
        facts.writer.raw("{\"tree\":")
        facts.writer.restart()
        facts.write("file", tree) { $0.statements(tree.statements) }
        if facts.isTooDeep { return failure("too-deep") }
        facts.writer.raw(",\"skipped\":")
        facts.writer.restart()
        facts.writer.number(tree.hasError ? firstError(in: Syntax(tree)) : -1)
        facts.writer.raw(",\"lines\":")
        facts.writer.restart()
        facts.writer.open()
        var start = 0
        for (offset, byte) in text.enumerated() where byte == 0x0A {
            facts.writer.number(offset + 1 - start)
            start = offset + 1
        }
        facts.writer.close()
        CommentFacts.write(of: tree, in: text, to: &facts.writer)
        facts.writer.raw("}\n")
        return facts.writer.bytes
    }

    /// The offset of the first token that the parser had to skip or invent.
    private static func firstError(in node: Syntax) -> Int {
        for child in node.children(viewMode: .all) where child.hasError {
            if child.is(UnexpectedNodesSyntax.self) { return child.position.utf8Offset }
            return firstError(in: child)
        }
        return node.position.utf8Offset
    }

    struct Reason: Error { let text: String }

    private static func read(_ path: String) -> Result<[UInt8], Reason> {
        guard let file = fopen(path, "rb") else { return .failure(Reason(text: "unreadable")) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes += chunk[..<count]
            if bytes.count > largestFile { return .failure(Reason(text: "too-large")) }
        }
        if ferror(file) != 0 { return .failure(Reason(text: "unreadable")) }
        return .success(bytes)
    }

    private static func failure(_ reason: String) -> [UInt8] { Array("{\"failed\":\"\(reason)\"}\n".utf8) }

    private static func put(_ bytes: [UInt8]) {
        fwrite(bytes, 1, bytes.count, stdout)
        fflush(stdout)
    }
}

// The parser recurses: a deep file needs a deep stack.
var attributes = pthread_attr_t()
pthread_attr_init(&attributes)
pthread_attr_setstacksize(&attributes, 256 << 20)
#if canImport(Glibc)
    var thread = pthread_t()
    let failed = pthread_create(
        &thread, &attributes,
        { _ in
            Reader.run(); return nil
        }, nil)
    if failed == 0 { pthread_join(thread, nil) } else { Reader.run() }
#else
    var thread: pthread_t?
    let failed = pthread_create(
        &thread, &attributes,
        { _ in
            Reader.run(); return nil
        }, nil)
    if failed == 0, let thread { pthread_join(thread, nil) } else { Reader.run() }
#endif
