import KindredSession
import KindredSystem
import KindredText

extension Failure {
    /// Makes the failure of an import whose file is there already.
    static func exists(_ path: String) -> Failure {
        .usage("'\(path)' already exists", "use --force to overwrite it")
    }
}

extension Environment {
    /// Shows the patterns of `--exclude` that match nothing.
    func say(unusedPatterns patterns: [String]) {
        for pattern in patterns {
            say(TerminalText.text("no path below the folders given matches '--exclude \(pattern)'"))
        }
    }
}
