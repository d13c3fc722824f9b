import KindredSystem

/// The tree of a revision, in which links and submodules are followed as they would be on the disk after a checkout.
final class RevisionTree {
    /// The target that a path leads to.
    enum Target {
        /// A file or a folder, with its path without links.
        case file(Git.Entry)
        case folder([UInt8])
        /// A path from the root of the file system: git doesn't know what was there.
        case outside([UInt8])
        case nothing(SystemError)
    }

    private static let slash = UInt8(ascii: "/")
    private static let here = [UInt8(ascii: ".")]

    private let git: Git
    private let commit: String
    /// The name of the revision.
    private let name: String
    private var all: [[UInt8]: Git.Entry]?
    private var targets: [String: [UInt8]] = [:]
    /// The entries of submodules, by their paths.
    private var submodules: [[UInt8]: [Git.Entry]] = [:]
    private var merged: Set<[UInt8]> = []
    /// The submodules that aren't checked out.
    private(set) var leftOut: [[UInt8]] = []

    package init(git: Git, commit: String, named name: String) {
        (self.git, self.commit, self.name) = (git, commit, name)
    }

    /// The entries of a folder and those below; of the whole tree, if the path is empty.
    package func entries(below folder: [UInt8]) throws(Failure) -> [Git.Entry] {
        if all == nil, let path = String(validating: folder, as: UTF8.self) {
            return try git.entries(of: commit, below: [path])
        }
        return try Array(index().values)
    }

    /// Follows a path from the root of the repository.
    package func target(of path: [UInt8]) throws(Failure) -> Target {
        var done: [[UInt8]] = []
        var rest = Self.parts(path)
        var links = 0
        var last: Git.Entry?
        while let part = rest.popLast() {
            // Nothing is below a file; at the end of a path with a slash, it is none.
            if let last, last.kind == .file { return .nothing(.noFolder) }
            if part == Self.here { continue }
            if part == Array("..".utf8) {
                if done.popLast() == nil {
                    let whole = Self.normalised(
                        Array(git.root.utf8) + Self.joined([part] + rest.reversed(), start: Self.slash))
                    guard let inside = inside(whole) else { return .outside(whole) }
                    rest = Self.parts(inside)
                }
                last = nil
                continue
            }
            done.append(part)
            guard let entry = try entry(Self.joined(done)) else { return .nothing(.missing) }
            last = entry
            guard entry.kind == .link else { continue }
            links += 1
            if links > 40 { return .nothing(.linkLoop) }
            last = nil
            if let outside = follow(try text(of: entry), done: &done, rest: &rest) { return .outside(outside) }
        }
        if let last, last.kind == .file { return .file(last) }
        return .folder(Self.joined(done))
    }

    /// Puts the target of a link in the place of the link; returns the whole path if it leads out of the repository.
    private func follow(_ target: [UInt8], done: inout [[UInt8]], rest: inout [[UInt8]]) -> [UInt8]? {
        done.removeLast()
        guard target.first == Self.slash else {
            rest += Self.parts(target)
            return nil
        }
        let whole = Self.normalised(rest.isEmpty ? target : target + Self.joined(rest.reversed(), start: Self.slash))
        guard let inside = inside(whole) else { return whole }
        (done, rest) = ([], Self.parts(inside))
        return nil
    }

    /// The entry at a path, as it is written.
    private func entry(_ path: [UInt8]) throws(Failure) -> Git.Entry? {
        guard let entry = try index()[path] else { return nil }
        if entry.kind == .submodule, merged.insert(path).inserted {
            for each in try list(entry: entry) { all?[each.path] = each }
        }
        return entry
    }

    private func index() throws(Failure) -> [[UInt8]: Git.Entry] {
        if let all { return all }
        let entries = try git.entries(of: commit, below: [""])
        let made = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
        all = made
        return made
    }

    /// Lists the entries of a submodule at the commit that the revision has recorded.
    package func list(entry: Git.Entry) throws(Failure) -> [Git.Entry] {
        if let known = submodules[entry.path] { return known }
        guard let path = String(validating: entry.path, as: UTF8.self),
            (try? git.environment.files.status(PathText.joined(git.root, name: path + "/.git"))) != nil
        else {
            leftOut.append(entry.path)
            submodules[entry.path] = []
            return []
        }
        let folder = PathText.joined(git.root, name: path)
        let answer = try git.run(arguments: ["cat-file", "-e", entry.object + "^{commit}"], in: folder)
        guard answer.end == .exit(0) else {
            throw .environment(
                "the submodule '\(path)' doesn't have the commit that '\(name)' has recorded",
                "run 'git submodule update --init', or fetch in '\(path)'")
        }
        let found = try git.entries(of: entry.object, below: [""], submodule: folder).map { inner in
            var inner = inner
            inner.path = entry.path + [Self.slash] + inner.path
            return inner
        }
        submodules[entry.path] = found
        return found
    }

    /// The target of a link, as it is written.
    private func text(of link: Git.Entry) throws(Failure) -> [UInt8] {
        if let known = targets[link.object] { return known }
        let text = try git.contents(of: [link], in: name).first ?? []
        targets[link.object] = text
        return text
    }

    // MARK: Paths

    /// The part of a path from the root of the file system that is behind the repository's.
    private func inside(_ path: [UInt8]) -> [UInt8]? {
        let root = Array(git.root.utf8)
        if path == root { return [] }
        return path.starts(with: root + [Self.slash]) ? Array(path.dropFirst(root.count + 1)) : nil
    }

    /// The parts of a path, the last first.
    private static func parts(_ path: [UInt8]) -> [[UInt8]] {
        let parts = path.split(separator: slash).map(Array.init).filter { $0 != here }
        return ((path.last == slash || path.suffix(2) == [slash] + here) && !parts.isEmpty ? parts + [here] : parts)
            .reversed()
    }

    private static func joined(_ parts: [[UInt8]], start: UInt8? = nil) -> [UInt8] {
        (start.map { [$0] } ?? []) + Array(parts.joined(separator: [slash]))
    }

    /// Returns a path from the root without `..`.
    private static func normalised(_ path: [UInt8]) -> [UInt8] {
        var done: [[UInt8]] = []
        let parts = parts(path)
        for part in parts.reversed() where part != here {
            if part == Array("..".utf8) { _ = done.popLast() } else { done.append(part) }
        }
        return joined(done, start: slash) + (parts.first == here ? [slash] : [])
    }
}
