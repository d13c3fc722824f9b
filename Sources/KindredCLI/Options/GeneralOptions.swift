/// The options that have nothing to do with what a command does.
struct GeneralOptions: OptionGroup {
    static let heading = "General"
    static let options: [Option] = [.color, .timings]
    /// The options of commands that can be run again and again.
    static let withWatch = Group(heading: heading, options: [.watch] + options)

    /// Whether diagnostics are coloured; nil where the terminal decides.
    let isColored: Bool?
    let showsTimings: Bool
    let watches: Bool

    init(arguments: Arguments) {
        isColored = arguments.value(.color).flatMap { $0 == "auto" ? nil : $0 == "always" }
        showsTimings = arguments.has(.timings)
        watches = arguments.has(.watch)
    }
}

extension Option {
    static let color = Option(
        name: "--color", value: .word(["auto", "always", "never"]),
        about: "color the diagnostics; auto, the default, only on a terminal. NO_COLOR turns colors off")
    static let timings = Option(name: "--timings", about: "show how long each part took")
    static let watch = Option(
        name: "--watch",
        conditions: [
            .refuses(
                { "option '\($0.name)' can't watch standard input" },
                where: { $0.readsInput || $0.comparesInput })
        ],
        about: "run again whenever a file changes, until Ctrl-C")
}
