import KindredYAML

/// A set of configurations: a bit for each, in their order.
package typealias ConfigurationSet = UInt8

/// A configuration that an author declared.
package struct Configuration: Sendable {
    /// The number of its name.
    package let name: Int32
    package let width: SizeClass
    package let file: Int32
    package let key: SourceValue
}

/// The conditions of declarations, as sets of configurations. A specification without configurations has one that nobody can name.
package final class Conditions: Sendable {
    static let maximum = 8

    /// A style that presentations have in some configurations.
    struct Style: Sendable {
        var configurations: ConfigurationSet
        var style: PresentationStyle
        var value: SourceValue
    }

    /// The configurations, in order of declaration.
    package let configurations: [Configuration]
    let all: ConfigurationSet
    /// The sets by file and subject, then by declaration; empty where nothing is limited.
    private let sets: [[ConfigurationSet]]
    /// The styles by file and presentation, for those that have several.
    let styles: [[Int32: [Style]]]

    init(_ configurations: [Configuration], sets: [[ConfigurationSet]], styles: [[Int32: [Style]]]) {
        self.configurations = configurations
        self.sets = sets
        self.styles = styles
        all = Self.all(of: configurations)
    }

    static func all(of configurations: [Configuration]) -> ConfigurationSet {
        ConfigurationSet(truncatingIfNeeded: (1 << max(configurations.count, 1)) - 1)
    }

    /// Returns the configurations of a width.
    func set(of width: SizeClass) -> ConfigurationSet { Self.set(of: width, among: configurations) }

    static func set(of width: SizeClass, among configurations: [Configuration]) -> ConfigurationSet {
        configurations.enumerated().reduce(0) { $1.element.width == width ? $0 | 1 << $1.offset : $0 }
    }

    /// Returns where a declaration exists, as far as it says so itself.
    @inline(__always)
    func set(of subject: DeclaredConditions.Subject, number: Int32, in file: Int32) -> ConfigurationSet {
        let sets = sets[Int(file) * DeclaredConditions.Subject.count + Int(subject.rawValue)]
        return sets.isEmpty ? all : sets[Int(number)]
    }

    /// Returns where a column isn't shown (R106): beside a compact column the others in compact width, that one in regular.
    ///
    /// - Parameter compact: Where the split view controller has a compact column.
    func unshown(column role: Role, compact: ConfigurationSet) -> ConfigurationSet {
        if configurations.isEmpty { return 0 }
        return role == .compact ? set(of: .regular) : set(of: .compact) & compact
    }
}

extension DeclaredConditions.Subject {
    static let count = 6
}
