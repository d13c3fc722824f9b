import KindredDraft
import KindredGraph
import KindredText

/// Finds the declared class that an undeclared one probably means: nearly the same name, ignoring the usual endings.
struct NearClasses {
    private var nearest = NearWords()
    /// The declared classes: their names, these without the ending, and the first controller that declares each.
    private let names: [String]
    private let stems: [String]
    private let declarers: [String: ControllerID]

    init(classes: DeclaredClasses, forms: ClassForms) {
        var names: [String] = []
        var stems: [String] = []
        var declarers: [String: ControllerID] = [:]
        for base in classes.bases {
            let name = forms.text(ofBase: base)
            let stem = Self.stem(name)
            guard let id = classes.first[base], declarers[stem] == nil else { continue }
            declarers[stem] = id
            names.append(name)
            stems.append(stem)
        }
        (self.names, self.stems, self.declarers) = (names, stems, declarers)
    }

    /// Searches a few names first, then all.
    mutating func find(_ name: String, among names: [(String, ControllerID)]) -> ControllerID? {
        let stem = Self.stem(name)
        let few = names.map { (stem: Self.stem($0.0), id: $0.1) }
        if let same = few.first(where: { $0.stem == stem }) { return same.id }
        // With few letters, every other name is near.
        if stem.utf8.count < 4 { return declarers[stem] }
        if let word = nearest.word(stem, among: few.lazy.map(\.stem)) { return few.first { $0.stem == word }?.id }
        if let id = declarers[stem] ?? nearest.word(stem, among: stems).flatMap({ declarers[$0] }) { return id }
        // The slip may be in the ending.
        return stem == name ? nearest.word(name, among: self.names).flatMap { declarers[Self.stem($0)] } : nil
    }

    private static func stem(_ name: String) -> String {
        let ending = endings.first { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
        return ending.map { String(name.dropLast($0.count)) } ?? name
    }

    private static let endings = ["ViewController", "Controller", "VC"]
}
