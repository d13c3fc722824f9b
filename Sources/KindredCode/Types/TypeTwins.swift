/// Types of one name that several files declare. Each has a key of its own, such as `Detail@2`; the bare name stands for any of them.
struct TypeTwins {
    private static let mark: Character = "@"

    /// The files that declare a name, where there are several.
    private var files: [String: [Int]] = [:]
    /// The module's folder and the package's, by files.
    private var folders: [(module: String, package: String)] = []

    init(_ facts: Facts) {
        var declared: [String: [Int]] = [:]
        for (number, file) in facts.files.enumerated() {
            Self.addTypes(below: file.root, of: facts) { name in
                if declared[name]?.last != number { declared[name, default: []].append(number) }
            }
        }
        files = declared.filter { $0.value.count > 1 }
        guard !files.isEmpty else { return }
        let packages = Set(
            facts.files.lazy.map(\.path).filter { Self.name(of: $0) == "Package.swift" }.map(Self.folder))
        folders = facts.files.map { Self.folders(of: $0.path, packages: packages) }
    }

    var isEmpty: Bool { files.isEmpty }
    var names: [String] { files.keys.sorted() }

    /// The keys of all types of a name.
    func keys(of name: String) -> [String] {
        (files[name]?.indices).map { $0.map { "\(name)\(Self.mark)\($0 + 1)" } } ?? []
    }

    /// The key of the type that a name means in a file: that of the same file, module or package, if it is the only one there.
    /// Else the name itself, which stands for all.
    func key(of name: String, in file: Int) -> String {
        let first = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
        guard let all = files[first], folders.indices.contains(file) else { return name }
        let here = folders[file]
        let ways: [(Int) -> Bool] = [
            { $0 == file }, { folders[$0].module == here.module }, { folders[$0].package == here.package },
        ]
        for isNear in ways {
            let near = all.indices.filter { isNear(all[$0]) }
            if near.count == 1 { return "\(first)\(Self.mark)\(near[0] + 1)" + name.dropFirst(first.count) }
            if near.count > 1 { break }
        }
        return name
    }

    /// Names as code has them.
    static func shown(_ key: String) -> String {
        guard key.contains(mark) else { return key }
        var isNumber = false
        return key.filter { character in
            if character == mark { isNumber = true } else if !character.isNumber { isNumber = false }
            return !isNumber
        }
    }

    // MARK: - Folders

    private static func addTypes(below node: NodeIndex, of facts: Facts, body: (String) -> Void) {
        for child in facts.children(node) {
            switch facts.kind(child) {
            case .class, .struct, .enum, .protocol: body(TypeText.withoutArguments(facts.text(child)))
            case .compiled, .clause: addTypes(below: child, of: facts, body: body)
            default: break
            }
        }
    }

    private static func name(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private static func folders(of path: String, packages: Set<String>) -> (module: String, package: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        var package = folder(of: path)
        while !package.isEmpty, !packages.contains(package) { package = folder(of: package) }
        guard let sources = parts.dropLast(2).lastIndex(of: "Sources") else { return (package, package) }
        if package.isEmpty { package = parts[..<sources].joined(separator: "/") }
        return (parts[...(sources + 1)].joined(separator: "/"), package)
    }
}
