import KindredGraph

/// Finds the declared pushes that may have led to what a live hierarchy shows.
enum LivePushes {
    /// Returns a list of pushes, as indices of the graph's, for each live controller that one may have led to.
    static func find(in dump: Dump, matches: [ControllerID?], declared: Declared) -> [[Int32]] {
        if declared.pushes.isEmpty { return [] }
        let graph = declared.graph
        var live: [Int32: [Int32]] = [:]
        for (index, id) in matches.enumerated() { if let id { live[id.index, default: []].append(Int32(index)) } }
        var found: [[Int32]] = []
        // The child of each container that came last.
        var below: [Int32: Int32] = [:]
        for index in 0..<Int32(dump.controllers.count) where dump.controllers[Int(index)].parent >= 0 {
            let parent = dump.controllers[Int(index)].parent
            let under = below.updateValue(index, forKey: parent)
            guard let id = matches[Int(index)], let pushes = declared.pushes[id.index] else { continue }
            let fitting = pushes.filter { number in
                let push = graph.pushes[Int(number)]
                if push.isFromAny { return under != nil }
                guard let from = push.from else { return false }
                // A detail may have come from anything that is there; the rest from what is right below, or in that.
                if push.kind == .showDetail { return live[from.index] != nil }
                guard let under, let lower = matches[Int(under)] else { return false }
                if from == lower || from == matches[Int(parent)] { return true }
                let end = dump.controllers[Int(under)].end
                return live[from.index]?.contains { $0 > under && $0 < end } ?? false
            }
            if !fitting.isEmpty { found.append(fitting) }
        }
        return found
    }
}
