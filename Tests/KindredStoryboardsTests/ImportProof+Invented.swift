import Kindred
import KindredGraph
import KindredStoryboards

// MARK: Nothing is invented

extension ImportProof {
    private struct Edge: Hashable {
        var source: Scene
        var target: Scene
    }

    mutating func checkInvented() {
        var (held, shown, presented): (Set<Edge>, Set<Edge>, Set<Edge>) = ([], [], [])
        var times: [Scene: [Scene: Int]] = [:]
        for (file, storyboard) in storyboards.enumerated() {
            for containment in storyboard.containments {
                guard let target = target(containment.child, storyboard, file) else { continue }
                let parent = Scene(file: file, id: storyboard[containment.parent] ?? "")
                held.insert(Edge(source: parent, target: target))
                times[parent, default: [:]][target, default: 0] += 1
            }
            for segue in storyboard.segues {
                guard let target = target(segue.destination, storyboard, file) else { continue }
                let edge = Edge(source: Scene(file: file, id: storyboard[segue.source] ?? ""), target: target)
                switch segue.sort {
                case .embed, .custom: held.insert(edge)
                case .show: shown.insert(edge)
                case .presentation: presented.insert(edge)
                case .unwind, .other: break
                }
            }
        }
        checkTwice(times)
        func pairs(_ from: ControllerID, _ to: ControllerID) -> [Edge] {
            scenes[Int(from.index)].flatMap { one in scenes[Int(to.index)].map { Edge(source: one, target: $0) } }
        }
        for id in graph.controllerIDs where own[Int(id.index)] != nil {
            guard let (holder, _) = holder(of: id) else { continue }
            let isPushed = graph.pushes.contains { $0.to == id }
            if !isPushed, !pairs(holder, id).contains(where: held.contains) {
                failures.append("\(graph.name(of: id)) is in \(graph.name(of: holder)) for no reason")
            }
        }
        for push in graph.pushes {
            guard let from = push.from, let to = push.to else { continue }
            var targets = scenes[Int(to.index)]
            if let parent = graph[to].parent { targets += others(of: parent) }
            let edges = scenes[Int(from.index)].flatMap { one in targets.map { Edge(source: one, target: $0) } }
            if !edges.contains(where: shown.contains) {
                failures.append("\(graph.name(of: from)) pushes \(graph.name(of: to)) for no reason")
            }
        }
        for presentation in graph.presentations {
            guard let from = presentation.from, let root = presentation.family.flatMap({ graph[$0].root })
            else { continue }
            if !pairs(from, root).contains(where: { presented.contains($0) || shown.contains($0) }) {
                failures.append("\(graph.name(of: from)) presents \(graph.name(of: root)) for no reason")
            }
        }
    }
}

// MARK: Nothing is promised in vain

extension ImportProof {
    /// What the summary counts is in the graph.
    mutating func checkPromises() {
        let promised = made.counts.declared
        let found: [(String, Int, Int)] = [
            ("windows", promised.windows, graph.windows.count),
            ("families", promised.families, graph.families.count),
        ]
        for (what, promised, found) in found where promised != found {
            failures.append("the summary says \(promised) \(what), the graph has \(found)")
        }
    }

    /// Pushes don't put a scene twice on one stack.
    mutating func checkTwice(_ held: [Scene: [Scene: Int]]) {
        var counts: [ControllerID: [Scene: Int]] = [:]
        for id in graph.controllerIDs where graph[id].role == .stack {
            guard let stack = graph[id].parent, let scene = own[Int(id.index)] else { continue }
            counts[stack, default: [:]][scene, default: 0] += 1
        }
        for (stack, members) in counts {
            let declared = own[Int(stack.index)].flatMap { held[$0] } ?? [:]
            for (scene, count) in members where count > max(1, declared[scene] ?? 0) {
                failures.append("\(graph.name(of: stack)) has \(count) places for \(scene)")
            }
        }
    }
}
