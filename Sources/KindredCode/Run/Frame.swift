/// One function that is being read, with what its names stand for.
final class Frame {
    let function: CodeFunction?
    /// The type in whose text the function stands.
    let owner: String
    let me: CodeValues
    /// The frame that calls, and the call there.
    let caller: (frame: Frame, call: NodeIndex)?
    /// The chains of calls that are of interest here; nil: all.
    let wanted: Set<[NodeIndex]>?
    var names: [String: CodeValues]
    var returned: CodeValues?
    var isCompiledConditionally = false
    /// Whether a caller chooses the branch that is being read.
    var isChosenByCaller = false
    /// The screens whose closures are being read.
    var askers: [String] = []
    let depth: Int

    init(
        _ function: CodeFunction?, owner: String, me: CodeValues, names: [String: CodeValues] = [:],
        caller: (frame: Frame, call: NodeIndex)? = nil, wanted: Set<[NodeIndex]>? = nil
    ) {
        (self.function, self.owner, self.me) = (function, owner, me)
        (self.names, self.caller, self.wanted) = (names, caller, wanted)
        depth = (caller?.frame.depth ?? -1) + 1
    }

    /// Whether the function is being read already: it calls itself.
    func isReading(_ function: CodeFunction) -> Bool {
        self.function === function || caller?.frame.isReading(function) == true
    }
}

/// The way in which statements end.
enum Flow { case goesOn, leaves }
