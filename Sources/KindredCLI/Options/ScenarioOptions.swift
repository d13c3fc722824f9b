import KindredGraph
import KindredLifecycle
import KindredSession
import KindredText

/// The options of scenarios: which are run, and what of them is shown.
struct ScenarioOptions: OptionGroup {
    static let heading = "Scenarios"
    static let options: [Option] = [.scenario, .events, .explain]

    /// The names of the scenarios to run; none for all.
    let names: [String]
    /// The events to show; nil for those that each scenario names.
    let callbacks: Set<Callback>?
    let areExplained: Bool

    init(arguments: Arguments) throws(Failure) {
        names = arguments.values(.scenario)
        callbacks = try Self.callbacks(arguments)
        areExplained = arguments.has(.explain)
    }

    private static func callbacks(_ arguments: Arguments) throws(Failure) -> Set<Callback>? {
        guard let list = arguments.value(.events) else { return nil }
        var callbacks: Set<Callback> = []
        for word in list.split(separator: ",").map({ String($0) }) {
            guard let callback = Callback(rawValue: word) else {
                let near = English.suggestion(NearWords.word(word, among: Callback.allCases.map(\.rawValue)))
                throw arguments.syntax.wrong("'\(word)' isn't a kind of event" + near)
            }
            callbacks.insert(callback)
        }
        if callbacks.isEmpty { throw arguments.syntax.wrong("option '\(Option.events.form)' needs a kind of event") }
        return callbacks
    }
}

extension Option {
    static let scenario = Option(
        name: "--scenario", value: .text("NAME"), repeats: true, completion: .names([.scenario]),
        about: "run only this scenario; may be repeated")
    static let events = Option(
        name: "--events", value: .text("KINDS"), completion: .words(Callback.allCases.map(\.rawValue)),
        about: "show these kinds of events, separated by commas, instead of the scenario's own")
    static let explain = Option(
        name: "--explain",
        conditions: [
            .requires("\(Option.traceFormat.name) text or mermaid; json always names the facts") {
                $0.word(.traceFormat) != "json"
            }
        ],
        about: "show the cause of each event, and the facts behind it")
}
