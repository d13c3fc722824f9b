import KindredYAML

/// The conditions of one file, as its author wrote them. Names are those of configurations, or widths.
package struct DeclaredConditions: Sendable {
    /// A configuration.
    struct Configuration: Sendable {
        var key: SourceValue
        var width: SizeClass
    }

    /// A kind of declaration that may have an `on`, or be under a configuration's name in a mapping.
    enum Subject: UInt8, Sendable {
        case node, push, presentation, move, expectation
        /// Families of a window, in `DeclaredFile.references`.
        case window
    }

    /// A limit of declarations to some configurations.
    struct Limit: Sendable {
        var subject: Subject
        /// The declarations among those of the file.
        var elements: Range<Int32>
        /// The names, in `DeclaredFile.references`; none after an error in them, which limits nothing.
        var names: Range<Int32>
        /// Whether it is a key of a mapping, and not an `on`.
        var isKey = false
        /// Whether it is a further key of the mapping of the limit before: configurations that an earlier key names don't
        /// take it.
        var isFurther = false
    }

    /// A style under a configuration's name.
    struct Style: Sendable {
        var name: SourceValue
        var style: PresentationStyle
        var value: SourceValue
    }

    /// The styles of some presentations.
    struct Choice: Sendable {
        var presentations: Range<Int32>
        var styles: Range<Int>
    }

    var configurations: [Configuration] = []
    var limits: [Limit] = []
    var styles: [Style] = []
    var choices: [Choice] = []
    /// Whether something is never shown.
    var hasUnshown = false
}
