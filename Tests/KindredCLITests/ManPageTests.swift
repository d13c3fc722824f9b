@testable import KindredCLI
import Foundation
import TestSupport
import Testing

/// The manual page says what help says, and is laid out without a complaint.
@Suite struct ManPageTests {
    private func page() throws -> String {
        try TestFolder().run("man").output
    }

    @Test("groff has no complaint", .enabled(if: Tool("groff") != nil, "groff is not installed"))
    func isValid() throws {
        let scratch = try Scratch()
        let groff = try #require(Tool("groff"))
        func complaints(_ page: String) throws -> String {
            let file = try scratch.write(Array(page.utf8), to: "kindred.1")
            let result = try groff.run(["-man", "-ww", "-z", "-Kutf8", "-Tutf8", file.path])
            #expect(result.status == 0 && result.output == "")
            return result.errors
        }
        #expect(try complaints(page()) == "")
        #expect(try complaints(page() + ".unknown\n").contains("unknown"))
    }

    @Test(
        "Readers see every command, option, example and exit code as help shows it", .enabled(if: Tool("groff") != nil))
    func isComplete() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Array(page().utf8), to: "kindred.1")
        let groff = try #require(Tool("groff"))
        // Neither hyphenated nor filled, and without the marks of terminals.
        let arguments = ["-man", "-Kutf8", "-Tutf8", "-P-c", "-P-b", "-P-u", "-rHY=0", "-rLL=900n", file.path]
        let shown = Self.joined(try groff.run(arguments).output)
        let commands = Command.all.flatMap { [$0] + $0.members }
        #expect(commands.count > 15)
        for command in commands {
            let parts = try #require(
                shown.components(separatedBy: "kindred \(Self.joined("\(command.name) \(command.usage)"))").last)
            #expect(parts.count < shown.count, "\(command.name)")
            for text in [command.about] + command.syntax.options.flatMap({ [$0.form, $0.about] })
                + command.syntax.operands.map(\.about)
                + command.examples.map({ "kindred \($0.line)" }) + command.exits.map(\.about)
            {
                #expect(shown.contains(Self.joined(text)), "\(command.name): \(text)")
            }
        }
    }

    /// Words separated by one space each.
    private static func joined(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
}
