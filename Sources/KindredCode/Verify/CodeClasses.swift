import KindredGraph
import KindredText

/// The classes of the sources as a specification names them.
struct CodeClasses {
    let all: [String: CodeController]
    /// The classes that the code shows, those of libraries among them.
    private let shown: Set<String>
    /// The full names of nested classes, by their last parts; empty for several.
    private var nested: [String: String] = [:]
    /// Classes of the code by the misspelt names that mean them, so that each slip is reported once.
    private(set) var meantBySlip: [String: String] = [:]

    init(controllers: [CodeController], shown: Set<String>) {
        self.shown = shown
        all = Dictionary(controllers.map { ($0.name, $0) }) { first, _ in first }
        for controller in controllers where controller.name.contains(".") {
            let last = TypeText.last(controller.name)
            nested[last] = nested[last] == nil ? controller.name : ""
        }
    }

    /// The class of the sources that a written class means: with or without its module and the classes around it.
    func meant(by written: String) -> String? {
        var name = Self.plain(written)
        while true {
            if all[name] != nil { return name }
            guard let dot = name.firstIndex(of: ".") else { break }
            name = String(name[name.index(after: dot)...])
        }
        if let found = nested[name], found != "" { return found }
        return meantBySlip[Self.plain(written)]
    }

    /// Takes each class that the sources don't have for a near one that is not declared.
    mutating func correct(_ written: Set<String>) {
        let known = Set(written.compactMap { meant(by: $0) })
        for name in written.sorted() where meant(by: name) == nil && !UIKitClasses.isSystem(name) {
            if shown.contains(Self.plain(name)) { continue }
            if let near = NearWords.word(TypeText.last(name), among: all.keys.sorted()), !known.contains(near) {
                meantBySlip[Self.plain(name)] = near
            }
        }
    }

    /// The class that an id stands for where none is written.
    func meant(byID id: String) -> String? {
        for name in [id, id + "ViewController", id + "Controller", id + "VC"] where all[name] != nil { return name }
        return nil
    }

    /// A name without generic arguments; those of a hosting controller are what it shows.
    static func plain(_ name: String) -> String {
        name.hasPrefix("UIHostingController<") ? name : TypeText.withoutArguments(name)
    }

    func sort(_ name: String) -> ControllerSort? {
        all[name]?.sort ?? UIKitClasses.sort(TypeText.withoutArguments(name))
    }

    /// The classes whose edges hold for a class, and those for which its own hold.
    func relatives(of name: String) -> [String] { all[name]?.relatives ?? [name] }
}
