import KindredDiagnostics
import KindredGraph

/// A push as the coverage counts it, with its ends: a `show` is one wherever it presents, too.
package struct CountedPush: Sendable {
    package let kind: PushKind
    package let from: ControllerID?
    package let to: ControllerID?
    package let place: SourceRange
    /// The number among the pushes, or among the presentations.
    let number: Int32
    let isPresented: Bool
    let isFromAny: Bool

    /// All of a hierarchy, those that present last.
    package static func all(of graph: ResolvedGraph) -> [CountedPush] {
        graph.pushes.enumerated().map { number, push in
            CountedPush(
                kind: push.kind, from: push.from, to: push.to, place: graph.place(of: push), number: Int32(number),
                isPresented: false, isFromAny: push.isFromAny)
        }
            + graph.presentationIDs.filter(graph.isShow).map { id in
                CountedPush(
                    kind: .show, from: graph[id].from, to: graph[id].family.flatMap { graph[$0].root },
                    place: graph.place(of: id), number: id.index, isPresented: true,
                    isFromAny: graph[id].isFromAny)
            }
    }
}
