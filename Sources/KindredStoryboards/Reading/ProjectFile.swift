import KindredDiagnostics

/// A property list or a project file, with the storyboards that it makes an app and its extensions start with.
package struct ProjectFile: Sendable {
    /// A storyboard by its name.
    struct Name: Sendable {
        /// The name without a suffix.
        var storyboard: String
        /// The property list that it belongs to, as the project file names it; nil if the file doesn't say.
        var list: String?
        var range: ByteRange
    }

    enum Form: Sendable {
        case propertyList, xcode, xcodegen
    }

    let form: Form
    package let file: SourceFile
    /// The index of `file` among all files of the import, as in a `SourceRange`.
    private(set) var index: Int32 = 0
    /// The storyboards that windows start with.
    private(set) var starts: [Name] = []
    /// The storyboards that app extensions start with.
    private(set) var extensionStarts: [Name] = []
    /// A property list of an app extension.
    private(set) var isOfExtension = false
    /// The reason why it could not be read.
    package private(set) var fault: Diagnostic?

    /// A property list of an app isn't larger.
    private static let maximumSize = 16 << 20

    /// Whether a path names a property list or project file that may say what an app starts with.
    package static func isOne(_ path: String) -> Bool { form(path) != nil }

    private static func form(_ path: String) -> Form? {
        let name =
            path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? path.utf8[...]
        if name.elementsEqual("project.pbxproj".utf8) { return .xcode }
        if name.elementsEqual("project.yml".utf8) || name.elementsEqual("project.yaml".utf8) { return .xcodegen }
        let isList = name.suffix(10).elementsEqual("Info.plist".utf8) || name.elementsEqual("info.plist".utf8)
        return isList ? .propertyList : nil
    }

    package init(file: SourceFile, unreadable reason: String? = nil) {
        self.file = file
        form = Self.form(file.path) ?? .propertyList
        if let reason = reason ?? read() { fault = UnreadProjectFile.found(reason: reason, file: file) }
    }

    package mutating func setIndex(_ index: Int32) {
        self.index = index
        fault?.site = .place(SourceRange(file: index, range: ByteRange(start: 0, end: 0)))
    }

    func place(of name: Name) -> SourceRange { SourceRange(file: index, range: name.range) }

    // MARK: Reading

    /// Reads the file, and returns the reason if it can't be read.
    private mutating func read() -> String? {
        if file.bytes.count > Self.maximumSize { return "it is larger than 16 MiB" }
        if file.bytes.starts(with: "bplist".utf8) { return "it is binary; convert it with 'plutil -convert xml1'" }
        if file.fault != nil { return "it isn't text" }
        var facts = ProjectFacts()
        let isXML = file.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
        let fault =
            switch form {
            case .xcodegen: ProjectYAML.read(file, into: &facts)
            default: isXML ? PropertyListBuilder.read(file, into: &facts) : OpenStepList.read(file, into: &facts)
            }
        if let fault { return fault }
        take(facts)
        return nil
    }

    private mutating func take(_ facts: ProjectFacts) {
        isOfExtension = form == .propertyList && facts.hasExtension
        for entry in facts.entries {
            var name = Substring(entry.value)
            // A name of a build setting says nothing here.
            if name.isEmpty || name.utf8.contains(UInt8(ascii: "$")) { continue }
            if name.hasSuffix(".storyboard") { name = name.dropLast(11) }
            let made = Name(storyboard: String(name), list: facts.list(of: entry), range: entry.range)
            switch entry.key {
            case .start: starts.append(made)
            case .extensionStart: extensionStarts.append(made)
            case .list: continue
            }
        }
    }
}

/// The entries that are read from nested dictionaries, in any of the formats.
struct ProjectFacts {
    enum Key {
        case start, extensionStart
        /// The path of a property list.
        case list

        init?(word: String, in dictionary: String?) {
            // With `~ipad`, `_iPad` or `[sdk=…]` behind them as well.
            if word.hasPrefix("UIMainStoryboardFile") || word.hasPrefix("INFOPLIST_KEY_UIMainStoryboardFile")
                || word == "UISceneStoryboardFile"
            {
                self = .start
            } else if word == "NSExtensionMainStoryboard" {
                self = .extensionStart
            } else if word.hasPrefix("INFOPLIST_FILE") || word == "path" && dictionary == "info" {
                self = .list
            } else {
                return nil
            }
        }
    }

    struct Entry {
        var key: Key
        var value: String
        var range: ByteRange
        /// The dictionary that it is in.
        var dictionary: Int
    }

    private(set) var entries: [Entry] = []
    private(set) var hasExtension = false
    /// The parent of each dictionary and array, and the key there.
    private var parents: [Int] = []
    private var keys: [String?] = []
    private var open = -1

    mutating func enter(_ key: String?) {
        if key == "NSExtension" || key == "EXAppExtensionAttributes" { hasExtension = true }
        parents.append(open)
        keys.append(key)
        open = parents.count - 1
    }

    mutating func leave() { if open >= 0 { open = parents[open] } }

    mutating func value(_ value: String, of word: String, at range: ByteRange) {
        guard let key = Key(word: word, in: open < 0 ? nil : keys[open]) else { return }
        if key == .list { lists[open] = lists[open] ?? value }
        entries.append(Entry(key: key, value: value, range: range, dictionary: open))
    }

    private var lists: [Int: String] = [:]

    /// The property list that the dictionary of an entry, or one around it, names.
    func list(of entry: Entry) -> String? {
        var next = entry.dictionary
        // Property lists and project files nest a few levels.
        for _ in 0..<16 where next >= 0 {
            if let list = lists[next] { return list }
            next = parents[next]
        }
        return nil
    }
}
