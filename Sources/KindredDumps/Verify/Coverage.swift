import KindredGraph

/// The coverage of a specification by dumps and recordings: what some of them show, and what none of them does.
package struct Coverage: Sendable {
    /// One kind of what is declared.
    package struct Part<ID: Sendable>: Sendable {
        package let declared: Int
        /// The declarations that nothing shows, in their order.
        package let notShown: [ID]
        /// The first that isn't surely shown.
        let firstMissing: ID?
        /// The number of shown ones that may have been others.
        package let perhaps: Int

        package var shown: Int { declared - notShown.count }

        /// Tenths of a per cent that surely are shown, rounded down.
        package var tenths: Int { declared == 0 ? 1_000 : (shown - perhaps) * 1_000 / declared }

        init(of ids: [ID], state: (ID) -> Sightings.State) {
            declared = ids.count
            notShown = ids.filter { state($0) == .never }
            firstMissing = ids.first { state($0) != .happened }
            perhaps = ids.count { state($0) == .perhaps }
        }
    }

    /// The controllers, without the navigation controllers that UIKit inserts.
    package let controllers: Part<ControllerID>
    package let presentations: Part<PresentationID>
    package let pushes: Part<CountedPush>
    private let sightings: Sightings
    private let selected: ControllerSet?

    /// - Parameter selected: The controllers that count, with what they call; nil for all.
    package init(of graph: ResolvedGraph, by sightings: Sightings, selected: ControllerSet? = nil) {
        func counts(_ id: ControllerID?) -> Bool { id.flatMap { selected?.contains($0) } ?? true }
        controllers = Part(of: graph.controllerIDs.filter { !graph[$0].isImplicit && counts($0) }) {
            sightings.controllers[Int($0.index)] ? .happened : .never
        }
        presentations = Part(
            of: graph.presentationIDs.filter { !graph.isShow($0) && counts(graph[$0].from) }
        ) { sightings.presentations[Int($0.index)] }
        pushes = Part(of: CountedPush.all(of: graph).filter { counts($0.from) }) { sightings.state(of: $0) }
        (self.sightings, self.selected) = (sightings, selected)
    }

    package func counts(_ id: ControllerID) -> Bool { selected?.contains(id) ?? true }
    package func shows(_ id: ControllerID) -> Bool { sightings.controllers[Int(id.index)] }
    package func shows(_ id: PresentationID) -> Bool { state(of: id) > .never }
    package func state(of id: PresentationID) -> Sightings.State { sightings.presentations[Int(id.index)] }
    package func state(of push: CountedPush) -> Sightings.State { sightings.state(of: push) }
}
