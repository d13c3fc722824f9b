import KindredGraph

/// The variants that have more than one place, and the stacks that the others are on.
final class SharedScenes {
    /// A navigation controller, or the one that UIKit inserts into a column of a split view controller.
    struct Stack: Hashable, Sendable {
        /// The variant of either.
        var holder: Int32
        var column: Role?
    }

    enum Stacks: Hashable, Sendable {
        case none, one(Stack), many

        /// - Returns: Whether this changes anything.
        fileprivate mutating func join(_ other: Stacks) -> Bool {
            let joined: Stacks = other == .none || other == self ? self : self == .none ? other : .many
            defer { self = joined }
            return joined != self
        }
    }

    private let survey: StoryboardAnalysis
    /// The stacks that each variant pushes onto.
    private(set) var stacks: [Stacks]
    /// The stacks that each variant is pushed onto.
    private(set) var pushedOn: [Stacks]
    /// The stacks that each variant is on from the start.
    private var directlyOn: [Stacks]
    /// The number of places of each variant, 2 for more than one.
    private var places: [UInt8]
    /// The number of others that contain each variant.
    private var containers: [Int32]
    private var isRoot: [Bool]

    init(survey: StoryboardAnalysis) {
        self.survey = survey
        stacks = survey.variants.map { _ in .none }
        (pushedOn, directlyOn) = (stacks, stacks)
        places = stacks.map { _ in 0 }
        containers = stacks.map { _ in 0 }
        isRoot = stacks.map { _ in false }
        findStacks()
        countPlaces()
    }

    func isShared(_ variant: Int32) -> Bool { places[Int(variant)] > 1 }

    /// Whether it is written as a screen: what has several places and isn't just part of one other that has.
    func isScreen(_ variant: Int32) -> Bool {
        isShared(variant) && (containers[Int(variant)] != 1 || isRoot[Int(variant)] || isPushed(variant))
    }

    /// Whether a push puts it on a stack that it isn't on from the start.
    func isPushed(_ variant: Int32) -> Bool {
        pushedOn[Int(variant)] != .none && pushedOn[Int(variant)] != directlyOn[Int(variant)]
    }

    // MARK: Stacks

    private func findStacks() {
        var open: [Int32] = []
        for (index, variant) in survey.variants.enumerated() {
            let number = Int32(truncatingIfNeeded: index)
            let kind = survey.kind(of: number)
            if kind == .navigation { stacks[index] = .one(Stack(holder: number)) }
            for child in variant.children {
                containers[Int(child.variant)] += 1
                guard let stack = survey.stack(of: child, in: number) else { continue }
                _ = directlyOn[Int(child.variant)].join(.one(stack))
                if survey.kind(of: child.variant) != .navigation { _ = stacks[Int(child.variant)].join(.one(stack)) }
            }
            open.append(number)
        }
        while let variant = open.popLast() { spread(from: variant, open: &open) }
    }

    /// Passes the stacks of a variant on to what it contains and pushes.
    private func spread(from variant: Int32, open: inout [Int32]) {
        let kind = survey.kind(of: variant)
        if kind != .navigation, kind != .split {
            for child in survey.variants[Int(variant)].children where survey.kind(of: child.variant) != .navigation {
                if stacks[Int(child.variant)].join(stacks[Int(variant)]) { open.append(child.variant) }
            }
        }
        for push in survey.variants[Int(variant)].pushes {
            let target: Stacks =
                if let split = push.split { survey.columnStacks(of: split) } else if push.kind == .push {
                    stacks[Int(variant)]
                } else { .none }
            _ = pushedOn[Int(push.to)].join(target)
            if survey.kind(of: push.to) != .navigation, stacks[Int(push.to)].join(target) { open.append(push.to) }
        }
    }

    // MARK: Places

    private func countPlaces() {
        var open: [(variant: Int32, more: UInt8)] = survey.families.map { ($0.root, 1) }
        for family in survey.families { isRoot[Int(family.root)] = true }
        var members: [Int32: [Int32]] = [:]
        for index in pushedOn.indices where isPushed(Int32(truncatingIfNeeded: index)) {
            let variant = Int32(truncatingIfNeeded: index)
            switch pushedOn[index] {
            case .none: continue
            case .one(let stack): members[stack.holder, default: []].append(variant)
            case .many: open.append((variant, 2))
            }
        }
        while let (variant, more) = open.popLast() {
            let added = min(2 - places[Int(variant)], more)
            if added == 0 { continue }
            places[Int(variant)] += added
            open += survey.variants[Int(variant)].children.map { ($0.variant, added) }
            open += (members[variant] ?? []).map { ($0, added) }
        }
    }
}

extension StoryboardAnalysis {
    func kind(of variant: Int32) -> Kind { graph.scenes[Int(variants[Int(variant)].scene)].kind }

    /// The stack that a child is on directly.
    func stack(of child: Child, in parent: Int32) -> SharedScenes.Stack? {
        if child.isWrapped { return SharedScenes.Stack(holder: parent, column: child.role) }
        return child.role == .stack ? SharedScenes.Stack(holder: parent) : nil
    }

    /// The stacks where a split view controller shows more details.
    func columnStacks(of split: Int32) -> SharedScenes.Stacks {
        let splits = variants(of: split)
        guard splits.count == 1, let stack = column(in: splits[0]) else { return .many }
        return .one(stack)
    }

    /// The stack of the secondary column, if that is one.
    func column(in split: Int32) -> SharedScenes.Stack? {
        guard let child = variants[Int(split)].children.first(where: { $0.role == .secondary }) else { return nil }
        return stack(of: child, in: split) ?? SharedScenes.Stack(holder: child.variant)
    }
}
