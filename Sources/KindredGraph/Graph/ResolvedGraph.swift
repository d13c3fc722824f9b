import KindredText

/// The meaning of a compilation: every name looked up, and who presents whom, in flat arrays that point at each other by index.
///
/// A reference that could not be resolved is nil, and later stages pass over it.
@usableFromInline
package struct ResolvedGraph: Sendable {
    /// The parts, shared: many values hold a graph, and each would be copied field by field.
    @usableFromInline
    final class Parts: Sendable {
        @usableFromInline let linked: LinkedGraph
        let relations: Relations
        let moves: Moves?
        let configured: ConfiguredGraphs?

        init(
            _ linked: consuming LinkedGraph, relations: consuming Relations, moves: Moves?,
            configured: ConfiguredGraphs?
        ) {
            self.linked = linked
            self.relations = relations
            self.moves = moves
            self.configured = configured
        }
    }

    @usableFromInline let parts: Parts
    @inlinable var linked: LinkedGraph { @inline(__always) get { parts.linked } }
    var relations: Relations { @inline(__always) get { parts.relations } }
    /// The moves; nil without any.
    package var moves: Moves? { parts.moves }
    /// The graphs of all configurations, of which this is the whole; nil for a graph of one, or if nothing depends on them.
    package var configured: ConfiguredGraphs? { parts.configured }

    /// The configuration that was asked for, and all graphs; nil if this is not the graph of one.
    package private(set) var chosen: (name: String, graphs: ConfiguredGraphs)?

    /// The graphs of all configurations, also if this is one of them.
    package var known: ConfiguredGraphs? { configured ?? chosen?.graphs }

    init(
        _ linked: consuming LinkedGraph, relations: consuming Relations, moves: Moves?,
        configured: ConfiguredGraphs? = nil
    ) {
        parts = Parts(linked, relations: relations, moves: moves, configured: configured)
    }

    /// Returns the graph of one configuration; nil if there is no such configuration.
    package func on(_ configuration: String) -> ResolvedGraph? {
        guard let configured, var graph = configured.part(named: configuration)?.graph else { return nil }
        graph.chosen = (configuration, configured)
        return graph
    }

    /// The width in which it is the graph; nil without configurations.
    package var width: SizeClass? { linked.width }

    /// The controllers that `from: any` means; nil if nothing says that.
    package var any: AnyCallers? { linked.any }

    package var areAllShown: Bool { linked.unshown.isEmpty }
    package func isShown(_ id: ControllerID) -> Bool { linked.unshown.isEmpty || !linked.unshown[Int(id.index)] }

    /// Ids of all name spaces.
    package var names: NameTable { linked.names }
    @inlinable package var controllers: [Controller] { linked.controllers }
    /// The controllers of another kind than `controller`, in order: many rules ask for no others.
    package var containers: [ControllerID] { linked.containers }
    /// The controllers in a column of a split view controller, in order.
    package var columns: [ControllerID] { linked.columns }
    /// The controllers whose author declared a class of the system, in order.
    package var ofSystemClass: [ControllerID] { linked.ofSystemClass }
    /// The controllers of whose presentation context the author wrote something, in order.
    package var ofWrittenContext: [ControllerID] { linked.ofWrittenContext }
    package var families: [Family] { linked.families }
    package var windows: [Window] { linked.windows }
    package var presentations: [Presentation] { linked.presentations }
    package var pushes: [Push] { linked.pushes }
    package var expectations: [Expectation] { linked.expectations }
    /// The places of screens; nil without any.
    package var screens: ScreenPlaces? { linked.screens }
    /// Pushes that don't happen in some place of a screen, or that don't find one.
    package var missedPushes: [MissedPush] { linked.missedPushes }
    /// The most likely targets of references to families that don't exist.
    package var familiesMeant: [FamilyID] { linked.familiesMeant }
    /// Whether the family that a reference means is unknown.
    package var hasUnknownFamily: Bool { linked.hasUnknownFamily }
    /// Whether a window names a family that doesn't exist.
    package var hasUnresolvedWindow: Bool { linked.hasUnresolvedWindow }
    /// Whether something names a controller that doesn't exist, which may be any screen.
    package var hasUnknownController: Bool { linked.hasUnknownController }
    /// The values that authors wrote, file by file.
    package var declared: [DeclaredFile] { linked.declared }
    /// Whether something could not be read, or the relations go beyond the limit, so that what is missing proves nothing.
    package var isPartial: Bool { linked.isPartial || relations.isOverLimit }
}
