/// The first window of a snapshot, with its controllers by the numbers of their instances.
struct LiveState {
    let recording: Recording
    private let range: Range<Int>
    /// The index of each instance.
    private var indices: [Int32: Int32] = [:]

    /// Returns nil if the snapshot can't be judged: it is cut, or has several scenes or no window.
    init?(snapshot: Recording.Snapshot, of recording: Recording) {
        guard !snapshot.isCut, let first = recording.windows[snapshot.windows].first,
            recording.windows[snapshot.windows].allSatisfy({ $0.scene == first.scene })
        else { return nil }
        self.recording = recording
        range = first.controllers
        for (index, controller) in recording.controllers[range].enumerated() {
            if let id = controller.recorded?.id { indices[id] = Int32(index) }
        }
    }

    var count: Int { range.count }

    subscript(_ index: Int32) -> LiveController { recording.controllers[range.lowerBound + Int(index)] }

    func index(of id: Int32) -> Int32? { indices[id] }
    func controller(_ id: Int32) -> LiveController? { indices[id].map { self[$0] } }
    func id(_ index: Int32) -> Int32 { facts(index).id }
    func facts(_ index: Int32) -> LiveController.Recorded { self[index].recorded ?? LiveController.Recorded() }
    var root: Int32 { id(0) }

    /// Whether an instance is in this window, its view in a window, and no transition of it is open.
    func isOnScreen(_ id: Int32) -> Bool {
        controller(id).map { $0.view == .inWindow && $0.state == .appeared } ?? false
    }

    /// The instances that a controller directly contains, in order.
    func children(_ index: Int32) -> [Int32] { below(index) { $0.parent == index } }

    /// The instance that a controller itself presents; -1 for none.
    func presented(_ index: Int32) -> Int32 { below(index) { $0.presenter == index }.first ?? -1 }

    private func below(_ index: Int32, where isWanted: (LiveController) -> Bool) -> [Int32] {
        var found: [Int32] = []
        var next = index + 1
        while next < self[index].end {
            if isWanted(self[next]) { found.append(id(next)) }
            next = self[next].end
        }
        return found
    }

    /// A presented instance and those that are presented above it, from the lowest up.
    func chain(from id: Int32) -> [Int32] {
        guard let first = index(of: id) else { return [] }
        return (first..<self[first].end).filter { self[$0].presenter >= 0 }.map { self.id($0) }
    }

    /// The container of an instance; nil for a root.
    func parent(of id: Int32) -> Int32? {
        guard let index = index(of: id), self[index].parent >= 0 else { return nil }
        return self.id(self[index].parent)
    }

    /// The root of the family that an instance is in.
    func familyRoot(of id: Int32) -> Int32 {
        var top = id
        while let parent = parent(of: top) { top = parent }
        return top
    }
}
