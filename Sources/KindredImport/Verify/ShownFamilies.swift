import KindredCore

/// Which families each controller presents, and who pushes whom.
struct ShownFamilies: Sendable {
    struct Shown: Sendable {
        let family: FamilyID
        /// The presentations by which it comes, in order of declaration.
        var presentations: [PresentationID]
    }

    private var byPresenter: [Int32: [Shown]] = [:]
    private var pushes: Set<UInt64> = []

    init(_ hierarchy: Hierarchy) {
        // Where a family stands among those of its presenter.
        var known: [UInt64: Int] = [:]
        for id in hierarchy.presentationIDs {
            guard let family = hierarchy[id].family, hierarchy[family].root != nil else { continue }
            for presenter in hierarchy.presenters(of: id) {
                let key = Self.key(presenter.controller.index, family.index)
                if let place = known[key] {
                    byPresenter[presenter.controller.index]?[place].presentations.append(id)
                } else {
                    known[key] = byPresenter[presenter.controller.index]?.count ?? 0
                    byPresenter[presenter.controller.index, default: []]
                        .append(Shown(family: family, presentations: [id]))
                }
            }
        }
        for push in hierarchy.pushes {
            guard let from = push.from, let to = push.to, let container = push.container else { continue }
            pushes.insert(Self.key(Self.member(from, of: container, hierarchy).index, to.index))
        }
    }

    func families(by presenter: ControllerID) -> [Shown] { byPresenter[presenter.index] ?? [] }

    /// Whether a push leads from a stack member, or anything in it, or the stack itself.
    func pushes(_ from: ControllerID, to: ControllerID, on stack: ControllerID) -> Bool {
        pushes.contains(Self.key(from.index, to.index)) || pushes.contains(Self.key(stack.index, to.index))
    }

    /// The child of a container in which a controller stands.
    private static func member(_ id: ControllerID, of container: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
        var member = id
        while let parent = hierarchy[member].parent, member != container, parent != container { member = parent }
        return member
    }

    private static func key(_ one: Int32, _ other: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
    }
}

/// Families by what their root is.
struct FamilyIndex: Sendable {
    /// By the last component of the class.
    private var byClass: [Int32: [FamilyID]] = [:]
    private var byKind: [[FamilyID]] = Array(repeating: [], count: Kind.allCases.count)
    private static let maximumChoices = 64

    init(_ hierarchy: Hierarchy, _ classes: DeclaredClasses, _ forms: ClassForms) {
        for family in hierarchy.familyIDs {
            guard let root = hierarchy[family].root else { continue }
            if classes[root] >= 0 {
                byClass[forms.base(classes[root]), default: []].append(family)
            } else {
                byKind[Int(hierarchy[root].kind.rawValue)].append(family)
            }
        }
    }

    /// The first few families that may begin with a live controller: those with its class, then those without one.
    func candidates(for index: Int32, _ matcher: Matcher) -> [FamilyID] {
        var found = (byClass[matcher.forms.base(matcher.live.classNumber(index))] ?? []).prefix(Self.maximumChoices)
        for kind in Kind.allCases where matcher.live.kinds(index).contains(KindSet(kind)) {
            found += byKind[Int(kind.rawValue)].prefix(Self.maximumChoices)
        }
        return Array(found)
    }
}
