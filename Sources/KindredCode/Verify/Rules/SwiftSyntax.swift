import KindredDiagnostics

/// Swift code that the parser doesn't understand.
package enum SwiftSyntax {
    package static let info = RuleInfo(
        "swift-syntax", .warning, .code, about: .file,
        summary: "the parser doesn't understand a part of a Swift file",
        why: """
            The rest of the file is read, but what that part shows may be missing, so no edge of a class in the file is \
            reported as unperformed. The place is the first in the file. The code doesn't compile, is a template, or is \
            newer than the parser, which is that of the toolchain that built `kindred-swift`. `kindred import swift` \
            reports this as well.
            """,
        start: ExampleApp.specification,
        bad: """
            pushes: [{from: Home, to: Detail}]
            \(ExampleApp.opening)
            #     func log() { print("opened" self) }
            # }
            \(ExampleApp.rest)
            """,
        good: """
            pushes: [{from: Home, to: Detail}]
            \(ExampleApp.opening)
            #     func log() { print("opened", self) }
            # }
            \(ExampleApp.rest)
            """)

    /// - Parameter site: The first place in a file.
    package static func found(at site: Diagnostic.Site) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the parser doesn't understand the code here, so what it shows may be missing",
            about: .file,
            at: site,
            help: "make it valid Swift; if it is, build kindred-swift with a newer toolchain")
    }
}
