/// The existence of all that is linked: a set of configurations for each.
struct Existence: Sendable {
    let conditions: Conditions
    var controllers: [ConfigurationSet]
    /// The configurations in which each controller isn't shown.
    var unshown: [ConfigurationSet]
    var families: [ConfigurationSet] = []
    /// The configurations in which each family is one of those that `any` means.
    var anyFamilies: [ConfigurationSet] = []
    /// The configurations in which each of a window's families is named.
    var windows: [[ConfigurationSet]]
    var presentations: [ConfigurationSet] = []
    var pushes: [ConfigurationSet] = []
    var missedPushes: [ConfigurationSet] = []
    var expectations: [ConfigurationSet] = []
    /// Further pushes that put derived places where they are.
    var pushers: [Placement.Pusher] = []
    /// The controllers that are, in some configurations, what others of their path are in others.
    var twins: [NameID: [ControllerID]] = [:]
    var hasTwins: Bool { !twins.isEmpty }

    /// Returns where a controller calls.
    func calling(_ id: ControllerID) -> ConfigurationSet { controllers[Int(id.index)] & ~unshown[Int(id.index)] }

    /// Returns where a push of a controller finds none of those that it could show.
    ///
    /// - Parameter target: The stack or the column that would show it.
    func lacking(_ push: Push, shown: [ControllerID], target: ControllerID?) -> ConfigurationSet {
        guard let caller = push.from else { return 0 }
        var lacking =
            conditions.set(of: .push, number: push.declaration, in: push.file) & calling(caller)
        if let target { lacking &= ~unshown[Int(target.index)] }
        for place in shown { lacking &= ~controllers[Int(place.index)] }
        if shown.isEmpty, let to = push.to { lacking &= controllers[Int(to.index)] }
        return lacking
    }
}
