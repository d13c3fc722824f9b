import KindredGraph

/// The coverage of a specification by printed hierarchies: what some of them show, and what none of them does.
package struct Coverage: Sendable {
    /// One kind of what is declared.
    package struct Part<ID: Sendable>: Sendable {
        package let declared: Int
        /// The declarations that no hierarchy shows, in their order.
        package let notShown: [ID]

        package var shown: Int { declared - notShown.count }

        init(declared: Int, notShown: [ID]) { (self.declared, self.notShown) = (declared, notShown) }
    }

    /// The controllers, without the navigation controllers that UIKit inserts.
    package let controllers: Part<ControllerID>
    package let presentations: Part<PresentationID>
    private let isShown: [Bool]
    private let shownPresentations: Set<Int32>

    package init(of hierarchy: ResolvedGraph, by comparisons: some Sequence<Comparison>) {
        var controllers = Array(repeating: false, count: hierarchy.controllers.count)
        var presentations: Set<Int32> = []
        for comparison in comparisons {
            for case let id? in comparison.matches { controllers[Int(id.index)] = true }
            for id in comparison.presentations { presentations.insert(id.index) }
        }
        let declared = hierarchy.controllerIDs.filter { !hierarchy[$0].isImplicit }
        self.controllers = Part(
            declared: declared.count, notShown: declared.filter { !controllers[Int($0.index)] })
        let ids = Array(hierarchy.presentationIDs)
        self.presentations = Part(declared: ids.count, notShown: ids.filter { !presentations.contains($0.index) })
        (isShown, shownPresentations) = (controllers, presentations)
    }

    func shows(_ id: ControllerID) -> Bool { isShown[Int(id.index)] }
    func shows(_ id: PresentationID) -> Bool { shownPresentations.contains(id.index) }
}
