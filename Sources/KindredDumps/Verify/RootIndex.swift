import KindredDraft
import KindredGraph

/// Declared things by their classes, found by the class of a live controller: only what fits is ever looked at, however many
/// share the last component in other modules.
struct ClassIndex: Sendable {
    /// The lists, each rising as things are added in their order.
    private(set) var lists: [[Int32]] = []
    /// Lists by the whole of the class, and by every shorter text that it may be printed as.
    private var whole: [Int32: Int] = [:]
    private var shorter: [Int32: Int] = [:]

    mutating func add(_ item: Int32, number: Int32, forms: ClassForms) {
        append(item, to: list(text: forms.whole(number), map: \.whole))
        for text in forms.shorter(number) { append(item, to: list(text: text, map: \.shorter)) }
    }

    /// The lists that hold what a live class may be, each thing once.
    func lists(for number: Int32, forms: ClassForms) -> [Int] {
        let text = forms.whole(number)
        return [whole[text], shorter[text]].compactMap(\.self) + forms.shorter(number).compactMap { whole[$0] }
    }

    private mutating func list(text: Int32, map: WritableKeyPath<ClassIndex, [Int32: Int]>) -> Int {
        if let found = self[keyPath: map][text] { return found }
        self[keyPath: map][text] = lists.count
        lists.append([])
        return lists.count - 1
    }

    private mutating func append(_ item: Int32, to list: Int) { lists[list].append(item) }
}

/// Families, or other things with a root, by the class and kind of the root.
struct RootIndex: Sendable {
    private var byClass = ClassIndex()
    private var byKind: [[Int32]] = Array(repeating: [], count: Kind.allCases.count)

    /// The most that are compared with one live controller: with its class, and without one for each kind that it may be.
    static let maximumChoices = 64

    mutating func add(
        _ item: Int32, root: ControllerID, graph: ResolvedGraph, classes: DeclaredClasses, forms: ClassForms
    ) {
        if classes[root] >= 0 {
            byClass.add(item, number: classes[root], forms: forms)
        } else {
            byKind[Int(graph[root].kind.rawValue)].append(item)
        }
    }

    /// The first few that may begin with a live controller: those with its class, then those without one.
    func candidates(for index: Int32, live: LiveTree, forms: ClassForms) -> [Int32] {
        let lists = byClass.lists(for: live.classNumber(index), forms: forms)
        var found = lists.flatMap { byClass.lists[$0].prefix(Self.maximumChoices) }.sorted().prefix(Self.maximumChoices)
        for kind in Kind.allCases where live.kinds(index).contains(KindSet(kind)) {
            found += byKind[Int(kind.rawValue)].prefix(Self.maximumChoices)
        }
        return Array(found)
    }
}
