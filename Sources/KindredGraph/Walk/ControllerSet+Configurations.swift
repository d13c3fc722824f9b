extension ConfiguredGraphs.Part {
    /// Returns those of some controllers of the whole that it has.
    package func controllers(_ set: ControllerSet) -> ControllerSet {
        ControllerSet(controllers: set.elements.compactMap { restriction.controller($0) }, of: graph)
    }
}
