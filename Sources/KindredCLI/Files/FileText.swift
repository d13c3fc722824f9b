import Kindred
import KindredBase
import KindredCore
import KindredYAML

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What reading one file gave.
struct FileText: Sendable {
    enum Content: Sendable {
        case text(SourceText)
        case tooLarge
        case unreadable(SystemError)
    }

    let content: Content
    /// Nil for a pipe or a terminal.
    let identity: FileIdentity?

    static func read(_ path: String, in environment: Environment) -> FileText {
        var identity: FileIdentity?
        do throws(SystemError) {
            let isInput = path == SpecificationPaths.standardInput.shown
            let descriptor = isInput ? environment.input : try environment.files.open(path, O_RDONLY)
            defer { if !isInput { descriptor.close() } }
            let status = try environment.files.status(of: descriptor)
            if status.kind == .folder { throw .isFolder }
            if status.kind == .file { identity = status.identity }
            guard status.size <= LimitExceeded.maximumFileSize,
                let bytes = try descriptor.readAll(expecting: status.size, limit: LimitExceeded.maximumFileSize)
            else { return FileText(content: .tooLarge, identity: identity) }
            return FileText(content: .text(SourceText(bytes)), identity: identity)
        } catch {
            return FileText(content: .unreadable(error), identity: identity)
        }
    }

    /// What a compilation makes of it.
    func input(_ path: String) -> Pipeline.Input {
        switch content {
        case .text(let text): Pipeline.Input(path: path, .text(text))
        case .tooLarge: Pipeline.Input(path: path, .problem(LimitExceeded.fileSize(path)))
        case .unreadable(let error):
            Pipeline.Input(path: path, .problem(UnreadableFile.found(path: path, reason: error.reason)))
        }
    }
}
