import KindredCore

/// An id for each instance: the scene's name where it is the only one or the root of its family, else the name with what
/// holds it, `Product-in-Search`.
///
/// They follow from what holds what, not from the order of expansion, so that they stay when a file is written anew.
struct InstanceNames: Sendable {
    private(set) var names: [String]
    private let expansion: Expansion
    private let scenes: SceneNames
    private var isPlain: [Bool]

    init(_ expansion: Expansion, _ scenes: SceneNames) {
        self.expansion = expansion
        self.scenes = scenes
        names = Array(repeating: "", count: expansion.instances.count)
        isPlain = names.map { _ in false }
        var taken = DraftNames()
        for name in scenes.names { _ = taken.claim(name) }
        var open = namePlain()
        for detail in 0..<3 {
            for instance in open { names[instance] = named(instance, detail) }
            var counts: [String: Int] = [:]
            for instance in open { counts[names[instance], default: 0] += 1 }
            open = open.filter { counts[names[$0]] != 1 || !taken.claim(names[$0]) }
        }
        // Children of one parent that are of the same scene: their order is the container's.
        for instance in open { names[instance] = taken.claimNumbered(names[instance]) }
        nameInserted()
    }

    /// Names what needs no more than its scene's name; gives the others.
    private mutating func namePlain() -> [Int] {
        var counts = Array(repeating: 0, count: scenes.names.count)
        for instance in expansion.instances where instance.scene >= 0 { counts[Int(instance.scene)] += 1 }
        var open: [Int] = []
        for (number, instance) in expansion.instances.enumerated() where instance.scene >= 0 {
            guard instance.parent == nil || counts[Int(instance.scene)] == 1 else {
                open.append(number)
                continue
            }
            names[number] = scenes.names[Int(instance.scene)]
            isPlain[number] = true
        }
        return open
    }

    /// As UIKit's own has no name, it gets the one that the language gives it.
    private mutating func nameInserted() {
        for (number, instance) in expansion.instances.enumerated() where instance.scene < 0 {
            guard let parent = instance.parent else { continue }
            names[number] = "\(names[Int(parent)]).\(instance.role.rawValue)"
        }
    }

    /// With the nearest holder that has a name of its own, then with the parent as well, then with all between.
    private func named(_ number: Int, _ detail: Int) -> String {
        let instance = expansion.instances[number]
        var holders: [String] = []
        var next = instance.parent
        while let current = next {
            let holder = expansion.instances[Int(current)]
            next = holder.parent
            if holder.scene < 0 { continue }
            let label = scenes.names[Int(holder.scene)]
            if isPlain[Int(current)] {
                holders.append(label)
                break
            }
            if detail == 2 || detail == 1 && holders.isEmpty { holders.append(label) }
        }
        return ([scenes.names[Int(instance.scene)]] + holders).joined(separator: "-in-")
    }
}
