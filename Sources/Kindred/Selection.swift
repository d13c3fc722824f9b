import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredQuestions
import KindredText

/// The selection of a part of a specification, in the language of selectors.
package struct Selection: Sendable {
    /// A selector or the name of a view, and the option that it was given for.
    package struct Source: Sendable {
        let option: String
        let text: String
        /// The selector; nil for a view.
        let selector: Selector?

        /// Reads a selector.
        package init(_ text: String, option: String) throws(Failure) {
            do throws(Selector.Failure) {
                (self.text, self.option, selector) = (text, option, try Selector(text))
            } catch {
                throw Failure(text, option: option, failure: error)
            }
        }

        package init(view name: String, option: String) { (text, self.option, selector) = (name, option, nil) }

        fileprivate var name: String { "\(option) '\(text)'" }
    }

    /// The reason why nothing can be selected.
    package struct Failure: Error {
        package let message: String
        package let hints: [String]

        fileprivate init(_ message: String, hints: [String] = []) { (self.message, self.hints) = (message, hints) }

        /// Makes the failure of a wrong selector, with the place marked.
        fileprivate init(_ text: String, option: String, failure: Selector.Failure) {
            let near = English.suggestion(failure.nearest)
            message = "\(option): \(failure.message)\(near)"
            hints = TextMark.lines(text, range: failure.range) + (near.isEmpty ? failure.help.map { [$0] } ?? [] : [])
        }

        fileprivate static func noViews(_ message: String) -> Failure {
            Failure(message, hints: ["add one to a specification or to kindred.yaml, under 'views'"])
        }

        /// Returns the failure of an id that nothing has.
        package static func unknown(_ id: String, near: [String]) -> Failure {
            if id == Caller.any {
                return Failure(
                    "'\(id)' is whatever view controller is on top, not one of them",
                    hints: [
                        "name what it presents or pushes: 'kindred query who-presents ID' lists \(id) among the callers"
                    ])
            }
            let names = near.map { "'\($0)'" }.joined(separator: ", ")
            let message =
                "there is no '\(id)'"
                + (near.isEmpty ? "" : "; did you mean \(near.count > 1 ? "one of " : "")\(names)?")
            // Ids have no spaces, colons and stars, but selectors do.
            let isSelector = near.isEmpty && id.utf8.contains { [0x20, 0x2A, 0x3A].contains($0) }
            return Failure(message, hints: isSelector ? ["this is read as one id, not as a selector"] : [])
        }
    }

    private var wanted: [Source]
    private let excluded: [Source]
    private let around: [String]
    private let hops: Int

    package init(_ wanted: [Source], excluded: [Source], around: [String], hops: Int) {
        (self.wanted, self.excluded, self.around, self.hops) = (wanted, excluded, around, hops)
    }

    /// Whether nothing is left out.
    package var isAll: Bool { wanted.isEmpty && excluded.isEmpty && around.isEmpty }

    /// Returns the controllers.
    ///
    /// - Parameter warn: Takes the warnings if there are none.
    package func controllers(
        in selections: Selections, views: Views, warn: (String) -> Void
    ) throws(Failure) -> ControllerSet {
        let graph = selections.graph
        for source in wanted + excluded {
            if let failure = source.selector.flatMap(views.failure) {
                throw Failure(source.text, option: source.option, failure: failure)
            }
        }
        var selected = ControllerSet(of: graph)
        if wanted.isEmpty { selected.invert() }
        var sources: [(source: Source, selector: Selector)] = []
        for source in wanted {
            if let selector = source.selector {
                sources.append((source, selector))
            } else {
                sources.append((source, try Self.view(source.text, in: views)))
            }
        }
        for (_, selector) in sources { selected.formUnion(selections.controllers(selector)) }
        let isEmpty = selected.isEmpty
        if isEmpty {
            for (source, selector) in sources {
                warn(Self.warning(source, part: selections.emptyPart(of: selector)))
            }
        }
        if !around.isEmpty { selected.formIntersection(try neighbours(selections)) }
        for source in excluded {
            if let selector = source.selector { selected.subtract(selections.controllers(selector)) }
        }
        if selected.isEmpty, !isEmpty {
            warn("warning: nothing is left of \(names.isEmpty ? "the specification" : names)\(exception)")
        }
        return selected
    }

    /// The options that select; empty if there is none.
    package var names: String {
        (wanted.map(\.name) + around.map { "--around '\($0)'" }).joined(separator: " and ")
    }
    /// The options that leave something out.
    package var exception: String {
        excluded.isEmpty ? "" : " without " + excluded.map(\.name).joined(separator: " and ")
    }

    private static func view(_ name: String, in views: Views) throws(Failure) -> Selector {
        if let number = views.number(of: name) { return views.all[number].selector }
        if views.all.isEmpty { throw .noViews("there is no view '\(name)'") }
        let near = English.suggestion(NearWords.word(name, among: views.all.map(\.name)))
        throw Failure("there is no view '\(name)'" + near)
    }

    /// Returns every view with what it selects, less what is excluded or too far away.
    ///
    /// - Parameter option: The option that asks for a view.
    package func all(
        of views: Views, option: String, in selections: Selections, warn: (String) -> Void
    ) throws(Failure) -> [(view: Views.View, selected: ControllerSet)] {
        if views.all.isEmpty { throw .noViews("there is no view") }
        var sets: [(view: Views.View, selected: ControllerSet)] = []
        for view in views.all {
            var one = self
            one.wanted = [Source(view: view.name, option: option)]
            sets.append((view, try one.controllers(in: selections, views: views, warn: warn)))
        }
        return sets
    }

    /// The name of the only view that is asked for; nil if anything else is, or another one.
    package var onlyView: String? { wanted.count == 1 && wanted[0].selector == nil ? wanted[0].text : nil }

    /// Returns the same controllers as the selector `N+ID or ID+N`.
    private func neighbours(_ selections: Selections) throws(Failure) -> ControllerSet {
        let graph = selections.graph
        var starts = ControllerSet(of: graph)
        for id in around {
            let found = graph.controllers(named: id)
            if found.isEmpty { throw .unknown(id, near: Self.near(id, graph: graph)) }
            for controller in found { starts.insert(controller) }
        }
        return selections.leads.neighbours(of: starts, hops: hops)
    }

    /// Returns ids like a given one, of controllers, families and screens.
    private static func near(_ id: String, graph: ResolvedGraph) -> [String] {
        let paths = graph.paths(endingWith: id, atMost: 3)
        if !paths.isEmpty { return paths.map { graph.name(of: $0) } }
        // A class isn't one, but those who have it are.
        let ofClass = graph.subjects(named: id) ?? []
        if !ofClass.isEmpty { return ofClass.prefix(3).map { graph.name(of: $0) } }
        var names =
            graph.controllerIDs.map { graph.name(of: $0) } + graph.familyIDs.map { graph.name(of: $0) }
        names += (graph.screens?.templates ?? []).indices.map { graph.name(template: Int32($0)) }
        return NearWords.word(id, among: names.filter { !$0.isEmpty }).map { [$0] } ?? []
    }

    private static func warning(_ source: Source, part: (text: String, near: String?)?) -> String {
        let cause = part.map { part in
            let near = English.didYouMean(part.near)
            if source.text == part.text { return near.map { "; " + $0 } ?? "" }
            return "; nothing matches '\(part.text)'" + (near.map { ", " + $0 } ?? "")
        }
        return "warning: \(source.name) selects nothing" + (cause ?? "")
    }
}

extension Report {
    /// Returns the diagnostics on something selected, and those after which nothing of the specification means much.
    package func only(_ selected: ControllerSet, of pipeline: Pipeline, atMost limit: Int) -> Report {
        let subjects = SelectedSubjects(
            selected: selected, of: pipeline.graph,
            scenarios: pipeline.traces.lazy.filter { $0.touches(selected) }.map(\.script.name))
        // A house rule is about both ends of what crosses the line.
        return only(
            {
                !$0.canBeSilenced || subjects.contains($0)
                    || $0.ruleLocation != nil && subjects.contains(targetOf: $0.subject)
            }, atMost: limit)
    }
}

extension Trace {
    /// Whether one of the controllers gets a callback once the app runs.
    package func touches(_ selected: ControllerSet) -> Bool {
        let selected = script.part.map { $0.graphs.parts[$0.number].controllers(selected) } ?? selected
        return events.contains { event in
            // While the app is built, every controller gets callbacks about what contains it.
            guard event.turn > 0, case .callback(let controller, _, _) = event.what else { return false }
            return selected.contains(controller)
        }
    }
}
