import KindredSystem
import KindredText

/// The files of revisions, as git has them.
extension Git {
    /// A file, a folder, a link or a submodule in a revision.
    struct Entry {
        enum Kind { case file, folder, link, submodule }

        /// The path from the root of the repository; it need not be UTF-8.
        package var path: [UInt8]
        package let kind: Kind
        /// The id of its contents; of a submodule, that of its commit.
        let object: String
        /// The folder of the submodule that it is in, if it's in one.
        var submodule: String?

        package var name: ArraySlice<UInt8> { path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...] }
    }

    /// The path of something on the command line, from the root of the repository; empty for all of it.
    func inRepository(_ path: String) throws(Failure) -> String {
        let whole = PathText.whole(PathText.normalised(path), from: PathText.joined(root, name: prefix))
        let real = environment.files.realPath(PathText.folder(of: path))
            .map { PathText.joined($0, name: PathText.name(of: path)) }
        let found =
            PathText.part(of: PathText.normalised(whole), inside: root)
            ?? real.flatMap { PathText.part(of: PathText.normalised($0), inside: root) }
        guard let found else { throw .usage("'\(path)' is outside of the git repository") }
        return found == "." ? "" : found
    }

    /// The entries of a commit, folders included.
    ///
    /// - Parameters:
    ///   - paths: What to list with everything below; all of it, if one is empty.
    ///   - submodule: Its folder, if the commit is one of a submodule.
    package func entries(
        of commit: String, below paths: [String], submodule: String? = nil
    ) throws(Failure) -> [Entry] {
        let wanted = paths.contains("") ? [] : ["--"] + paths
        let answer = try run(arguments: ["ls-tree", "-r", "-t", "-z", "--full-tree", commit] + wanted, in: submodule)
        guard answer.end == .exit(0) else { throw Self.failure("ls-tree", answer: answer) }
        return answer.output.split(separator: 0).compactMap { entry in
            guard let tab = entry.firstIndex(of: 0x09) else { return nil }
            let words = entry[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3 else { return nil }
            let kind: Entry.Kind =
                switch (words[0], words[1]) {
                case ("120000", _): .link
                case (_, "tree"): .folder
                case (_, "commit"): .submodule
                default: .file
                }
            return Entry(path: Array(entry[(tab + 1)...]), kind: kind, object: words[2], submodule: submodule)
        }
    }

    /// The contents of some files of a revision, in their order.
    func contents(of files: [Entry], in revision: String) throws(Failure) -> [[UInt8]] {
        var contents = Array(repeating: [UInt8](), count: files.count)
        var groups: [ExactText?: [Int]] = [:]
        for (index, file) in files.enumerated() {
            groups[file.submodule.map { ExactText($0) }, default: []].append(index)
        }
        for (submodule, indices) in groups {
            let read = try self.contents(
                of: indices.map { files[$0].object }, submodule: submodule?.text, in: revision)
            for (index, bytes) in zip(indices, read) { contents[index] = bytes }
        }
        return contents
    }

    private func contents(
        of objects: [String], submodule: String?, in revision: String
    ) throws(Failure) -> [[UInt8]] {
        let answer = try run(
            arguments: ["cat-file", "--batch"], in: submodule,
            input: Array((objects.joined(separator: "\n") + "\n").utf8))
        guard answer.end == .exit(0) else { throw Self.failure("cat-file", answer: answer) }
        var contents: [[UInt8]] = []
        var rest = answer.output[...]
        // `id blob size`, the bytes, a line break.
        while let end = rest.firstIndex(of: 0x0A) {
            let size = rest[..<end].split(separator: 0x20).last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
            let start = end + 1
            guard let size, size >= 0, size < rest.endIndex - start else { break }
            contents.append(Array(rest[start..<(start + size)]))
            rest = rest[(start + size + 1)...]
        }
        guard contents.count == objects.count else {
            throw Failure(
                code: .environment, message: "git doesn't have all files of '\(revision)'", hints: shallowHints)
        }
        return contents
    }
}
