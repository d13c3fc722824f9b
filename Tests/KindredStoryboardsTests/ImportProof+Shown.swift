import Kindred
import KindredDiagnostics
import KindredGraph
import KindredStoryboards

// MARK: Every segue does in each place what UIKit would do there

extension ImportProof {
    mutating func shows(_ source: Scene, _ target: Scene?, _ segue: StoryboardSegue) {
        let what = segue.kind.rawValue
        guard let target else { return failures.append("\(what) of \(source) leads nowhere, and nobody says so") }
        for instance in instances[source] ?? [] where own[Int(instance.index)] == source {
            let ways = ways(from: instance, to: target, segue)
            let isPresented = graph.presentations.contains { presentation in
                presentation.from == instance && presentation.family.map { isRoot(target, of: $0) } == true
            }
            if ways.contains(.presents) && isPresented || ways.contains(.pushes) && pushes(instance, target) {
                continue
            }
            if ways.contains(.nothing) { continue }
            failures.append("\(graph.name(of: instance)) does not show \(target) by \(what): \(ways)")
        }
    }

    enum Way { case presents, pushes, nothing }

    /// What may stand for a segue in the graph, by what is above its source.
    private func ways(from instance: ControllerID, to target: Scene, _ segue: StoryboardSegue) -> Set<Way> {
        if segue.sort == .presentation { return [.presents] }
        if segue.kind != .show && segue.kind != .push {
            return split(from: instance).map { details(target, in: $0) } ?? [.presents]
        }
        guard let stack = stack(from: instance) else { return [.presents] }
        if segue.kind == .show, isElement(target, ["navigationController"]) { return [.presents] }
        let isRefused = refusesContainers && isElement(target, ["navigationController", "splitViewController"])
        return isRefused || isWithin(target, stack) ? [.pushes, .nothing] : [.pushes]
    }

    private func details(_ target: Scene, in split: ControllerID) -> Set<Way> {
        guard let column = graph.children(of: split).first(where: { graph[$0].role == .secondary }) else {
            return [.presents]
        }
        let first = own[Int(column.index)] == nil ? graph.children(of: column).first { _ in true } : nil
        if own[Int(column.index)] == target || first.map({ own[Int($0.index)] == target }) == true { return [.pushes] }
        if graph[column].kind != .navigation { return [.presents] }
        if isElement(target, ["tabBarController", "splitViewController"]) { return [.presents] }
        // The members of a navigation controller, if there are any, are shown in its place.
        if isElement(target, ["navigationController"]) { return [.pushes, .presents, .nothing] }
        return isWithin(target, column) ? [.pushes, .nothing] : [.pushes]
    }

    private func pushes(_ instance: ControllerID, _ target: Scene) -> Bool {
        graph.pushes.contains { push in
            guard push.from == instance, let to = push.to else { return false }
            return stands(to, for: target) || graph[to].parent.map { others(of: $0).contains(target) } == true
        }
    }

    /// Whether a stack refuses a navigation or split view controller, so that there is an error and no place.
    var refusesContainers: Bool {
        made.report.diagnostics.contains { ["navigation-in-stack", "split-in-stack"].contains($0.id) }
    }

    private func isElement(_ scene: Scene, _ names: Set<String>) -> Bool {
        let storyboard = storyboards[scene.file]
        let controller = storyboard.controllers.first { storyboard[$0.id] == scene.id }
        return controller.flatMap { storyboard[$0.kind] }.map(names.contains) == true
    }

    /// The navigation controller at or above, unless a split view controller comes before it.
    private func stack(from instance: ControllerID) -> ControllerID? {
        var next: ControllerID? = instance
        while let current = next {
            if graph[current].kind == .navigation { return current }
            if graph[current].kind == .split, current != instance { return nil }
            next = graph[current].parent
        }
        return nil
    }

    private func split(from instance: ControllerID) -> ControllerID? {
        var next: ControllerID? = instance
        while let current = next, graph[current].kind != .split { next = graph[current].parent }
        return next
    }

    /// Whether a controller is of a scene, or anything that contains it is.
    func isWithin(_ scene: Scene, _ instance: ControllerID) -> Bool {
        var next: ControllerID? = instance
        while let current = next {
            if own[Int(current.index)] == scene { return true }
            next = graph[current].parent
        }
        return false
    }
}
