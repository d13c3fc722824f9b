import KindredGraph

/// A new instance of a family whose ids are in use.
struct Renewal {
    /// The new instances while the old ones are in the world, and the other way round.
    var aside: [ControllerID: Instance]
}
