@testable import KindredCLI
import KindredSystem
import Testing

struct ArgumentsTests {
    private func parse(_ words: String...) throws(Failure) -> Arguments { try Arguments(words: words, of: .render) }

    private func message(_ words: String..., of command: Command = .render) -> String? {
        do throws(Failure) {
            _ = try Arguments(words: words, of: command)
            return nil
        } catch {
            #expect(error.code == .usage)
            return error.message
        }
    }

    @Test func readsOptionsAndOperandsInAnyOrder() throws {
        let parsed = try parse("a", "-o", "x.svg", "b", "--legend", "--depth=3", "--link-base", "https://x/?a=b")
        #expect(parsed.operands == ["a", "b"])
        #expect(parsed.value(.destination) == "x.svg")
        #expect(parsed.has(.legend) && !parsed.has(.notes))
        #expect(parsed.count(.depth) == 3)
        #expect(parsed.value(.linkBase) == "https://x/?a=b")
    }

    @Test func keepsAllOfWhatMayBeRepeated() throws {
        let parsed = try parse("--family", "one", "--family=two", "--color", "never", "--legend", "--legend")
        #expect(parsed.values(.family) == ["one", "two"])
        #expect(parsed.value(.color) == "never" && parsed.has(.legend))
        #expect(throws: Failure.self) { try parse("--color", "never", "--color", "always") }
    }

    @Test func attachesAValueToAShortOption() throws {
        #expect(try parse("-ox.svg").value(.destination) == "x.svg")
        #expect(try parse("-o", "-").value(.destination) == "-")
    }

    @Test func endsOptionsAtTwoDashes() throws {
        let parsed = try parse("--legend", "--", "--notes", "-x", "--", "-")
        #expect(parsed.operands == ["--notes", "-x", "--", "-"])
        #expect(!parsed.has(.notes))
    }

    @Test func takesADashAsAnOperand() throws {
        #expect(try parse("-").operands == ["-"])
    }

    @Test(arguments: ["-h", "--help"]) func asksForHelpWhateverIsMissing(_ word: String) throws {
        #expect(try Arguments(words: [word], of: .explain).asksForHelp)
    }

    @Test func offersTheNearestOption() {
        #expect(message("--famly", "x") == "unknown option '--famly'; did you mean '--family'?")
        #expect(message("--helpp") == "unknown option '--helpp'; did you mean '--help'?")
        #expect(message("-x") == "unknown option '-x'")
        #expect(
            message("--color", "neverr") == "--color must be auto, always or never, not 'neverr'; did you mean 'never'?"
        )
    }

    @Test func wantsValuesWhereTheyBelong() {
        #expect(message("-o") == "option '-o FILE' needs a value")
        #expect(message("-o", "--legend") == "option '-o FILE' needs a value")
        #expect(message("--family=") == "option '--family NAME' needs a value")
        #expect(message("--legend=yes") == "option '--legend' takes no value")
        #expect(message("--depth", "two") == "'--depth N' needs a whole number, not 'two'")
        #expect(message("--depth=-1") == "'--depth N' needs a whole number, not '-1'")
        #expect(
            message("--depth=99999999999999999999") == "'--depth N' needs a whole number, not '99999999999999999999'")
    }

    @Test func countsOperands() {
        #expect(message(of: .verify) == "DUMP is missing")
        #expect(message("a", "b", of: .rules) == "unexpected argument 'b'")
    }
}
