/// The names that complete an operand or the value of an option.
enum Completion: Sendable {
    typealias Candidate = (word: String, about: String)

    /// A list that no specification has a part in.
    case list(@Sendable () -> [Candidate])
    /// Rules, those of the house too.
    case rules
    /// The names in the specifications that the command line is about.
    case names([Name])
    /// A selector, or a name that is one.
    case selector

    enum Name: CaseIterable, Sendable { case controller, family, screen, window, scenario, view, configuration }

    /// The names that stand for view controllers.
    static let controllers = names([.controller, .family, .screen])

    static func words(_ words: @escaping @autoclosure @Sendable () -> [String], about: String = "") -> Completion {
        list { words().map { ($0, about) } }
    }
}
