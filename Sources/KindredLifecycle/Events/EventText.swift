import KindredGraph

/// Events as authors write them: `Id.kind`, `Id.willMove(P)`, `Id.didMove(nil)`, `mark(name)`.
extension ResolvedGraph {
    package func text(of what: Event.What) -> String {
        switch what {
        case .mark(let name): return "mark(\(name))"
        case .callback(let controller, let callback, let argument):
            let event = "\(name(of: controller)).\(callback.rawValue)"
            return callback.isMove ? "\(event)(\(argument.map { name(of: $0) } ?? "nil"))" : event
        }
    }
}
