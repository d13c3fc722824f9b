import Synchronization

/// Numbers by which names of temporary files differ within the process, so that none is looked for twice.
enum TemporaryNumber {
    private static let last = Atomic<Int>(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).oldValue }
}
