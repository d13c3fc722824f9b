/// Families that present each other.
package struct FamilyGroups: Sendable {
    /// Each family in one group; a group comes after all whose families it presents.
    package fileprivate(set) var all: [[FamilyID]] = []
    /// The groups in which presentations lead back to where they began.
    package fileprivate(set) var rings: [[FamilyID]] = []
}

extension ResolvedGraph {
    /// Families by what some callers in them present.
    package func familyGroups(of callers: ControllerSet) -> FamilyGroups {
        var groups = FamilyGroups()
        let presented = PackedLists<Int32>(count: families.count) { add in
            for presentation in presentations {
                guard let from = presentation.from, callers.contains(from), let family = presentation.family else {
                    continue
                }
                add(self[from].family.index, family.index)
            }
        }
        let components = Components(presented)
        var last: Int32 = -1
        for family in components.order {
            let number = components.numbers[Int(family)]
            if number != last { groups.all.append([]) }
            last = number
            groups.all[groups.all.count - 1].append(FamilyID(index: family))
        }
        for index in groups.all.indices {
            groups.all[index].sort { $0.index < $1.index }
            let group = groups.all[index]
            if group.count > 1 || presented[group[0].index].contains(group[0].index) { groups.rings.append(group) }
        }
        groups.rings.sort { $0[0].index < $1[0].index }
        return groups
    }
}
