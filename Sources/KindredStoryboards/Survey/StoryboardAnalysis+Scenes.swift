import KindredGraph

// MARK: Scenes and what is in them

extension StoryboardAnalysis {
    /// The variant of a scene, with everything in it.
    mutating func visit(_ state: State) -> Int32 {
        let (first, isNew) = add(state)
        var open = isNew ? [first] : []
        while let parent = open.popLast() {
            var added: [Int] = []
            let (state, variant) = states[parent]
            for (role, target) in children(of: state.scene) {
                let (child, isNew) = add(self.state(of: target, as: role, in: state))
                if isNew { added.append(child) }
                if variants[Int(variant)].state == parent { attach(states[child].variant, as: role, to: variant) }
            }
            open += added.reversed()
        }
        return states[first].variant
    }

    /// - Returns: The number of the state.
    private mutating func add(_ state: State) -> (number: Int, isNew: Bool) {
        var state = state
        if graph.scenes[Int(state.scene)].kind == .navigation { state.hasStack = true }
        if !needs.split[Int(state.scene)] { state.split = nil }
        let first = Int(first[Int(state.scene)].state)
        if first >= 0, states[first].state == state { return (first, false) }
        if first >= 0, let known = known[state] { return (known, false) }
        let number = states.count
        if first >= 0 {
            known[state] = number
        } else {
            self.first[Int(state.scene)].state = Int32(truncatingIfNeeded: number)
        }
        states.append((state, variant(of: state, number: number)))
        place(of: state.scene)
        return (number, true)
    }

    private mutating func variant(of state: State, number: Int) -> Int32 {
        let hasStack = needs.stack[Int(state.scene)] ? state.hasStack : nil
        let first = first[Int(state.scene)].variant
        if first >= 0, variants[Int(first)].hasStack == hasStack, variants[Int(first)].split == state.split {
            return first
        }
        let key = Key(scene: state.scene, hasStack: hasStack, split: state.split)
        if first >= 0, let known = variantOf[key] { return known }
        let variant = Int32(truncatingIfNeeded: variants.count)
        if first >= 0 {
            variantOf[key] = variant
            variantsOf[state.scene, default: []].append(variant)
        } else {
            self.first[Int(state.scene)].variant = variant
        }
        variants.append(Variant(scene: state.scene, hasStack: hasStack, split: state.split, state: number))
        return variant
    }

    mutating func place(of scene: Int32) {
        if isPlaced[Int(scene)] { return }
        isPlaced[Int(scene)] = true
        for (source, number) in rings.search(from: scene, graph: graph) {
            report(ContainsItself.info, link: graph.links[Int(number)], of: source, diagnostic: ContainsItself.found)
        }
    }

    private func state(of child: Int32, as role: Role, in parent: State) -> State {
        let kind = graph.scenes[Int(parent.scene)].kind
        let isWrapped = isWrapped(child, as: role, in: parent.scene)
        return State(
            scene: child, hasStack: kind == .split ? isWrapped : parent.hasStack,
            split: kind == .split ? parent.scene : parent.split, isGuess: parent.isGuess)
    }

    private mutating func attach(_ child: Int32, as role: Role, to parent: Int32) {
        let isWrapped = isWrapped(variants[Int(child)].scene, as: role, in: variants[Int(parent)].scene)
        variants[Int(parent)].children.append(Child(variant: child, role: role, isWrapped: isWrapped))
    }

    /// The scenes that a scene contains, without those that contain it.
    func children(of scene: Int32) -> [(role: Role, scene: Int32)] {
        var children: [(Role, Int32)] = []
        for number in graph.scenes[Int(scene)].links where !rings.closing.contains(number) {
            let link = graph.links[Int(number)]
            if case .child(let role) = link.kind { children.append((role, link.target)) }
        }
        if let detail = details[scene] { children.append((.secondary, detail)) }
        return children
    }

    func variants(of scene: Int32) -> [Int32] {
        let first = first[Int(scene)].variant
        return first < 0 ? [] : [first] + (variantsOf[scene] ?? [])
    }

    // MARK: Columns

    private func isWrapped(_ scene: Int32, as role: Role, in split: Int32) -> Bool {
        graph.scenes[Int(scene)].kind.isWrapped(in: role) && isColumned(split)
    }

    /// Whether a split view controller has columns (iOS 14) rather than being a classic one.
    func isColumned(_ split: Int32) -> Bool {
        if graph.controller(split)?.allowsDoubleColumnStyle == true { return true }
        return graph.controller(split) != nil
            && graph.scenes[Int(split)].links.contains { number in
                switch graph.links[Int(number)].kind {
                case .child(.supplementary), .child(.compact), .child(.inspector): true
                default: false
                }
            }
    }

    /// The scene in the secondary column, and whether more can be pushed there.
    mutating func column(of split: Int32) -> (scene: Int32, isStack: Bool)? {
        let known = details[split] ?? columns[split]
        guard let scene = known ?? children(of: split).first(where: { $0.role == .secondary })?.scene else {
            return nil
        }
        columns[split] = scene
        let isStack = graph.scenes[Int(scene)].kind == .navigation || isWrapped(scene, as: .secondary, in: split)
        return (scene, isStack)
    }

    /// Shows the first detail in a column that is empty.
    mutating func fillColumn(of split: Int32, with scene: Int32, isGuess: Bool) -> Int32 {
        details[split] = scene
        let hasStack = isWrapped(scene, as: .secondary, in: split)
        let detail = visit(State(scene: scene, hasStack: hasStack, split: split, isGuess: isGuess))
        for variant in variants(of: split) { attach(detail, as: .secondary, to: variant) }
        return detail
    }

    /// Makes the navigation controller in the column represent another as well.
    mutating func stand(in split: Int32, for navigation: Int32) {
        if standIns[split]?.contains(navigation) == true { return }
        standIns[split, default: []].append(navigation)
        place(of: navigation)
    }

    // MARK: What a variant shows

    mutating func add(_ push: Push, to variant: Int32) {
        let key = PushKey(from: variant, to: push.to, kind: push.kind)
        if let known = pushNumbers[key] { return variants[Int(variant)].pushes[known].links += push.links }
        pushNumbers[key] = variants[Int(variant)].pushes.count
        variants[Int(variant)].pushes.append(push)
    }

    mutating func add(_ presentation: Presentation, to variant: Int32) {
        let key = PresentationKey(
            from: variant, family: presentation.family, look: presentation.look, wasShow: presentation.wasShow)
        if let known = presentationNumbers[key] {
            return variants[Int(variant)].presentations[known].links += presentation.links
        }
        presentationNumbers[key] = variants[Int(variant)].presentations.count
        variants[Int(variant)].presentations.append(presentation)
    }
}
