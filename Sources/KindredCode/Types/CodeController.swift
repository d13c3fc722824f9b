/// A class of controllers that the sources declare.
package struct CodeController: Sendable {
    package let name: String
    package let place: CodePlace
    let sort: ControllerSort
    /// The class, those that it inherits from, and those that inherit from it.
    private(set) var relatives: [String]
    /// The class and those that it inherits from.
    private(set) var line: [String]
    /// The files that declare the class, one of its bases or an extension of them.
    private(set) var files: [String]
    private(set) var hasHeirs: Bool

    /// The same with names as code has them.
    var withShownNames: CodeController {
        CodeController(
            name: TypeTwins.shown(name), place: place, sort: sort, relatives: relatives.map(TypeTwins.shown),
            line: line.map(TypeTwins.shown), files: files, hasHeirs: hasHeirs)
    }

    /// Adds what holds for another class of the same name.
    mutating func join(_ other: CodeController) {
        relatives += other.relatives
        line += other.line
        files += other.files
        hasHeirs = hasHeirs || other.hasHeirs
    }
}

extension TypeTable {
    /// The classes of controllers that views of SwiftUI make.
    var representedControllers: [String] {
        order.compactMap { name in
            guard let type = types[name], type.inherits.contains("UIViewControllerRepresentable"),
                let made = type.functions["makeUIViewController"]?.first
            else { return nil }
            let result = resolve(made.result, in: name)
            return types[result]?.isDeclared == true && sort(result) != nil ? result : nil
        }
    }

    /// The classes of controllers, in the order in which they are declared.
    var controllers: [CodeController] {
        let files = filesOfTypes()
        return order.compactMap { name in
            guard let type = types[name], type.isDeclared, let sort = sort(name), let place = type.place else {
                return nil
            }
            let line = line(of: name).filter {
                types[$0]?.isDeclared == true && types[$0]?.kind == .class && types[$0]?.twins.isEmpty == true
            }
            let heirs = heirs(of: name)
            return CodeController(
                name: name, place: facts.place(place), sort: sort, relatives: line + heirs, line: line,
                files: line.flatMap { files[$0] ?? [] }, hasHeirs: !heirs.isEmpty)
        }
    }

    private func filesOfTypes() -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (number, file) in facts.files.enumerated() {
            var open: [(node: NodeIndex, owner: String)] = [(file.root, "")]
            while let (node, owner) = open.popLast() {
                for child in facts.children(node) {
                    switch facts.kind(child) {
                    case .class, .struct, .enum, .extension:
                        let plain = TypeText.withoutArguments(facts.text(child))
                        let name = owner.isEmpty ? twins.key(of: plain, in: number) : owner + "." + plain
                        if found[name]?.last != file.path { found[name, default: []].append(file.path) }
                        open.append((child, name))
                    case .compiled, .clause: open.append((child, owner))
                    default: break
                    }
                }
            }
        }
        return found
    }
}
