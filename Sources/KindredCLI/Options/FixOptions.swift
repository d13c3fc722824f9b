/// The options that make edits.
struct FixOptions: OptionGroup {
    static let heading = "Fixes"
    static let options: [Option] = [.fix, .unsafeFixes, .diff]

    let areMade: Bool
    let areUnsafe: Bool
    /// Whether the edits are written as a patch instead of being made.
    let areShown: Bool

    init(arguments: Arguments) {
        areMade = arguments.has(.fix)
        areUnsafe = arguments.has(.unsafeFixes)
        areShown = arguments.has(.diff)
    }
}

extension Option {
    static let fix = Option(
        name: "--fix",
        conditions: [
            .refuses(
                { "option '\($0.name)' fixes everything: it can't be combined with a selection" },
                where: SelectionOptions.isGiven)
        ],
        about: "apply the fixes that are certain, then report what is left")
    static let unsafeFixes = Option(
        name: "--unsafe-fixes", conditions: [.requires(.fix)],
        about: "apply also fixes to look at, such as the nearest id")
    static let diff = Option(
        name: "--diff", conditions: [.requires(.fix)],
        about: "write the changes to standard output, for 'git apply', instead of making them")
}
