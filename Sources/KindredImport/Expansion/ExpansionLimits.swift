import KindredBase
import KindredYAML

/// What is said of storyboards that would make more than a machine can hold.
enum ExpansionLimits {
    static func instances(_ place: Place) -> Diagnostic {
        Diagnostic(
            LimitExceeded.info, "the scenes have more than 100,000 places, counting up to this one", at: place,
            help: "import fewer files at once")
    }

    static func edges(_ place: Place) -> Diagnostic {
        Diagnostic(
            LimitExceeded.info, "the scenes push and present more than a million times", at: place,
            help: "import fewer files at once")
    }

    static func depth(_ place: Place) -> Diagnostic {
        Diagnostic(LimitExceeded.info, "more than 64 levels of nested controllers", at: place)
    }
}
