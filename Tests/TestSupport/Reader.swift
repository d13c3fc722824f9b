// A release build has no Testing, and no use for this.
#if canImport(Testing)
    import Foundation

    /// The reader, built once for the tests that need it.
    package enum Reader {
        package static let path: String? = {
            let build = Process()
            build.executableURL = Repository.url("Scripts/build-reader.sh")
            build.arguments = [Repository.url(".build/reader").path]
            build.standardError = FileHandle.nullDevice
            do { try build.run() } catch { return missing() }
            build.waitUntilExit()
            return build.terminationStatus == 0 ? Repository.url(".build/reader/kindred-swift").path : missing()
        }()

        private static func missing() -> String? {
            print("kindred-swift can't be built here: what it reads isn't tested")
            return nil
        }

        package static func run(_ path: String, _ files: [String], in folder: String) throws -> [UInt8] {
            let process = Process()
            process.executableURL = URL(filePath: path)
            process.currentDirectoryURL = Repository.url(folder)
            let (input, output) = (Pipe(), Pipe())
            (process.standardInput, process.standardOutput) = (input, output)
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data((files.joined(separator: "\n") + "\n").utf8))
            try input.fileHandleForWriting.close()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Array(bytes)
        }
    }
#endif
