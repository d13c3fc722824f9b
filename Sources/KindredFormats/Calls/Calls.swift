import KindredGraph

/// The calls by which each controller presents and pushes, in order of declaration. One that a list repeats is there once.
struct Calls {
    private let hierarchy: ResolvedGraph
    private let presented: PackedLists<PresentationID>
    private let pushed: PackedLists<Int32>

    init(_ hierarchy: ResolvedGraph) {
        self.hierarchy = hierarchy
        let count = hierarchy.controllers.count
        presented = PackedLists(count: count) { add in
            for id in hierarchy.presentationIDs {
                if let from = hierarchy[id].from, hierarchy[id].family != nil { add(from.index, id) }
            }
        }
        pushed = PackedLists(count: count) { add in
            for (index, push) in hierarchy.pushes.enumerated() {
                if let from = push.from, push.to != nil { add(from.index, Int32(index)) }
            }
        }
    }

    struct Presentation: Hashable {
        let family: String
        /// The effective style; `automatic` if the presented controller chooses it.
        let style: String
        /// The presenters; empty if the caller itself presents.
        let presenters: [String]
    }

    struct Push: Hashable {
        let target: String
        let kind: PushKind
    }

    func presentations(by id: ControllerID) -> [Presentation] {
        unique(
            presented[id.index].map { number in
                let presentation = hierarchy[number]
                let presenters = hierarchy.presenters(of: number).map(\.controller)
                return Presentation(
                    family: presentation.family.map { hierarchy.name(of: $0) } ?? "",
                    style: presentation.shownStyle,
                    presenters: presenters == [id] ? [] : presenters.map { hierarchy.name(of: $0) })
            })
    }

    func pushes(from id: ControllerID) -> [Push] {
        unique(
            pushed[id.index].compactMap { number in
                let push = hierarchy.pushes[Int(number)]
                return push.to.map { Push(target: hierarchy.name(of: $0), kind: push.kind) }
            })
    }

    /// The ids of those that call `present` with a family, each once.
    func callers(of family: FamilyID) -> [String] {
        unique(hierarchy.presentations(of: family).compactMap { hierarchy[$0].from }).map { hierarchy.name(of: $0) }
    }

    private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        if values.count < 2 { return values }
        var known: Set<Value> = []
        return values.filter { known.insert($0).inserted }
    }
}
