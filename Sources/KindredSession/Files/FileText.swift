import Kindred
import KindredRules
import KindredSystem
import KindredText
import KindredYAML

/// The result of reading one file.
package struct FileText: Sendable {
    package enum Content: Sendable {
        case text(SourceText)
        case tooLarge
        case unreadable(SystemError)
    }

    /// Standard input, as it is given and as it is shown.
    package static let standardInput = (argument: "-", shown: "<stdin>")

    package let content: Content
    /// The identity of the file; nil for a pipe or a terminal.
    package let identity: FileIdentity?

    package static func read(_ path: String, in environment: Environment) -> FileText {
        if path == Self.standardInput.shown { return readInput(as: nil, in: environment) }
        var identity: FileIdentity?
        do throws(SystemError) {
            let descriptor = try environment.files.open(path, for: .reading)
            defer { descriptor.close() }
            return FileText(content: try read(descriptor, in: environment, identity: &identity), identity: identity)
        } catch {
            return FileText(content: .unreadable(error), identity: identity)
        }
    }

    /// - Parameter path: The file that standard input replaces; it need not exist.
    static func readInput(as path: String?, in environment: Environment) -> FileText {
        var identity: FileIdentity?
        do throws(SystemError) {
            let content = try read(environment.input, in: environment, identity: &identity)
            if let path, let status = try? environment.files.status(path), status.kind == .file {
                identity = status.identity
            }
            return FileText(content: content, identity: identity)
        } catch {
            return FileText(content: .unreadable(error), identity: identity)
        }
    }

    private static func read(
        _ descriptor: Descriptor, in environment: Environment, identity: inout FileIdentity?
    ) throws(SystemError) -> Content {
        let status = try environment.files.status(of: descriptor)
        if status.kind == .folder { throw .isFolder }
        if status.kind == .file { identity = status.identity }
        guard status.size <= LimitExceeded.maximumFileSize,
            let bytes = try descriptor.readAll(expecting: status.size, limit: LimitExceeded.maximumFileSize)
        else { return .tooLarge }
        return .text(SourceText(bytes))
    }

    /// Makes an input of a compilation.
    package func input(_ path: String) -> Pipeline.Input {
        switch content {
        case .text(let text): Pipeline.Input(path: path, content: .text(text))
        case .tooLarge: Pipeline.Input(path: path, content: .failure(LimitExceeded.fileSize(path)))
        case .unreadable(let error):
            Pipeline.Input(path: path, content: .failure(UnreadableFile.found(path: path, reason: error.reason)))
        }
    }
}
