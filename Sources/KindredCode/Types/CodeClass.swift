/// A class of controllers, as specifications need it.
package struct CodeClass: Sendable {
    let sort: ControllerSort
    /// The place of the declaration; nil for a class of a library.
    let place: CodePlace?
    var isMade: Bool
    /// The classes directly below it.
    let heirs: [String]
    let methods: Set<String>
    /// Whether it is the delegate of the app or of a scene.
    let isDelegate: Bool

    static func all(in table: TypeTable, made: Set<String>) -> [String: CodeClass] {
        var classes: [String: CodeClass] = [:]
        for name in table.order {
            guard let type = table.types[name], type.isDeclared else { continue }
            let isDelegate = type.inherits.contains { delegates.contains($0) }
            guard isDelegate || table.sort(name) != nil else { continue }
            classes[name] = CodeClass(
                sort: table.sort(name) ?? .plain, place: type.place.map(table.facts.place), isMade: made.contains(name),
                heirs: type.heirs.filter { table.sort($0) != nil }, methods: Set(type.functions.keys),
                isDelegate: isDelegate)
        }
        return classes
    }

    private static let delegates: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
}
