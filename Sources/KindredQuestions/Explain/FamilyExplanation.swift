import KindredGraph

/// Explains one family: its members, how it is shown, and what its members present.
struct FamilyExplanation {
    private(set) var lines = Lines()
    private let hierarchy: ResolvedGraph
    private let id: FamilyID
    private let label: String

    init(id: FamilyID, in hierarchy: ResolvedGraph) {
        self.hierarchy = hierarchy
        self.id = id
        label = hierarchy.label(id)
        addFacts()
        addMembers()
        addWindows()
        addPresentations()
        addRequests()
    }

    private mutating func addFacts() {
        lines.add("family \(label)")
        let presenting = hierarchy.list(number: hierarchy.presentingList(of: id))
        lines.table(
            [
                ["declared at", hierarchy.location(of: hierarchy.place(of: id))],
                ["root", hierarchy.rootPhrase(id)],
                ["members", String(hierarchy.members(of: id).count)],
                ["presentingViewController", hierarchy.answerPhrase(presenting)],
            ], depth: 1)
    }

    private mutating func addMembers() {
        let members = hierarchy.members(of: id)
        guard !members.isEmpty else { return }
        lines.heading("Members")
        // The table shows only the beginning of a long list, so only that is formatted.
        var rows: [[String]] = []
        var depths: [Int] = []
        for index in members {
            let member = ControllerID(index: index)
            let depth = hierarchy[member].parent.map { depths[Int($0.index - members.lowerBound)] + 1 } ?? 0
            depths.append(depth)
            rows.append(rows.count < Lines.maxRows ? row(member: member, depth: depth) : [])
        }
        lines.table(rows, depth: 2)
    }

    private func row(member: ControllerID, depth: Int) -> [String] {
        let isDerived = hierarchy.origin(of: member)?.isDerived == true
        return [
            String(repeating: "  ", count: min(depth, 12)) + hierarchy.label(member),
            hierarchy[member].parent == nil ? "root" : hierarchy.rolePhrase(member), hierarchy.kindPhrase(member),
            hierarchy.location(of: hierarchy.place(of: member)),
            isDerived ? PlaceReason(id: member, in: hierarchy).phrase : "",
        ]
    }

    private mutating func addWindows() {
        let windows = hierarchy.windows(of: id)
        guard !windows.isEmpty else { return }
        lines.heading("Windows that have it as a root")
        lines.table(
            windows.map { window in
                let isFirst = hierarchy[window].families.first?.family == id
                return [
                    hierarchy.label(window), hierarchy.location(of: hierarchy.place(of: window)),
                    isFirst ? "at launch" : "once the root is replaced",
                ]
            }, depth: 2)
    }

    private mutating func addPresentations() {
        let presentations = hierarchy.presentations(of: id)
        guard !presentations.isEmpty else { return lines.heading("Never presented") }
        lines.heading("Presentations that show it")
        let groups = PresentationGroup.groups(presentations) { id in
            [
                hierarchy.stylePhrase(id), hierarchy.presentersPhrase(id),
                hierarchy.location(of: hierarchy.place(of: id)),
            ]
        }
        lines.table(groups.map { hierarchy.row(group: $0) }, depth: 2)
    }

    private mutating func addRequests() {
        let requests = hierarchy.presentationIDs.filter { presentation in
            hierarchy[presentation].from.map { hierarchy[$0].family == id } ?? false
        }
        guard !requests.isEmpty else { return lines.heading("Its members don't present anything") }
        lines.heading("Presentations that its members request")
        lines.table(hierarchy.requestRows(requests), depth: 2)
    }
}
