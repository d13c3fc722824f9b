import KindredDiagnostics
import KindredText
import KindredYAML

/// Reads the comments of a file that silence rules.
package struct SuppressionReader {
    private let bytes: UnsafeRawBufferPointer
    /// The nodes of YAML; none of another language.
    private let outline: Outline?
    /// The ranges that comments of another language are about, by their marks; nil for that of the line.
    private var reaches: [Int: Suppression.Reach?] = [:]
    private var comments: [Suppression] = []
    private var diagnostics: DiagnosticBag

    /// - Parameters:
    ///   - file: One that is YAML.
    ///   - limit: How many errors to keep.
    package static func read(_ file: SourceFile, limit: Int = DiagnosticBag.usualLimit) -> Suppressions? {
        file.text.withUnsafeBytes { bytes in
            let marks = IgnoreComments.marks(in: bytes)
            if marks.isEmpty { return nil }
            var reader = SuppressionReader(bytes: bytes, outline: YAMLReader.outline(file), limit: limit)
            // One comment a line, whatever it says.
            var end = 0
            for mark in marks where mark >= end && !reader.isInText(mark) { end = reader.read(mark) }
            let found = Suppressions(comments: reader.comments, diagnostics: reader.diagnostics)
            return found.isEmpty ? nil : found
        }
    }

    /// Reads the comments of a file that is not YAML.
    ///
    /// - Parameter reaches: Where `kindred:` begins, and what each comment is about; nil for its own line.
    package static func read(
        _ file: SourceFile, reaches: [(mark: Int, reach: Suppression.Reach?)], limit: Int = DiagnosticBag.usualLimit
    ) -> Suppressions {
        file.text.withUnsafeBytes { bytes in
            var reader = SuppressionReader(bytes: bytes, outline: nil, limit: limit)
            for each in reaches where each.mark < bytes.count {
                reader.reaches[each.mark] = .some(each.reach)
                _ = reader.read(each.mark)
            }
            return Suppressions(comments: reader.comments, diagnostics: reader.diagnostics)
        }
    }

    private init(bytes: UnsafeRawBufferPointer, outline: Outline?, limit: Int) {
        self.bytes = bytes
        self.outline = outline
        diagnostics = DiagnosticBag(limit: limit)
    }

    // MARK: Where a comment is

    /// The number of nodes that start before an offset, or at it.
    private func count(before offset: Int) -> Int {
        guard let outline else { return 0 }
        var (low, high) = (0, outline.nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(outline.nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isInText(_ offset: Int) -> Bool {
        let count = count(before: offset)
        guard let outline, count > 0 else { return false }
        let node = outline.nodes[count - 1]
        return (node.kind == .text || node.kind == .blockText) && offset < Int(node.end)
    }

    private func startOfLine(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? SourceFile.markLength(bytes)
    }

    /// Whether there is nothing but comments on a line.
    private func isAlone(_ line: Int, before offset: Int) -> Bool {
        guard let first = bytes[line..<offset].firstIndex(where: { !IgnoreComments.isBlank($0) }) else { return true }
        return bytes[first] == 0x23 && !isInText(first)
    }

    // MARK: What it reaches

    private func reach(of offset: Int, to end: Int, isOfFile: Bool) -> Suppression.Reach {
        guard let outline else { return reachOfCode(offset, to: end, isOfFile: isOfFile) }
        if isOfFile {
            let isFirst = count(before: offset) == 0 && outline.stops.first.map { Int($0) > offset } != false
            return isFirst ? .file : .late
        }
        let line = startOfLine(offset)
        return isAlone(line, before: offset) ? nextNode(after: offset) : .line(ByteRange(start: line, end: end))
    }

    private func reachOfCode(_ offset: Int, to end: Int, isOfFile: Bool) -> Suppression.Reach {
        if isOfFile {
            let lines = bytes[..<startOfLine(offset)].split(separator: 0x0A)
            let isFirst = lines.allSatisfy { $0.drop { $0 <= 0x20 }.first.map { $0 == 0x2F } != false }
            return isFirst && reaches[offset] != .some(nil) ? .file : .late
        }
        if let reach = reaches[offset] ?? nil { return reach }
        return .line(ByteRange(start: startOfLine(offset), end: end))
    }

    private func nextNode(after offset: Int) -> Suppression.Reach {
        var index = count(before: offset)
        guard let outline, index < outline.nodes.count else { return .nothing }
        if let stop = firstStop(after: offset), stop < Int(outline.nodes[index].start) { return .nothing }
        // Lines that belong to a key above: their first item or entry.
        while outline.nodes[index].kind == .lines, outline.nodes[index].role != .item,
            index + 1 < Int(outline.nodes[index].next)
        {
            index += 1
        }
        let node = outline.nodes[index]
        let last = node.role == .key && Int(node.next) < outline.nodes.count ? outline.nodes[Int(node.next)] : node
        return .node(ByteRange(start: Int(node.start), end: Int(last.end)))
    }

    private func firstStop(after offset: Int) -> Int? {
        guard let outline else { return nil }
        var (low, high) = (0, outline.stops.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(outline.stops[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low < outline.stops.count ? Int(outline.stops[low]) : nil
    }

    // MARK: What it says

    /// Returns where the comment ends.
    private mutating func read(_ mark: Int) -> Int {
        var end = bytes[mark...].firstIndex(of: 0x0A) ?? bytes.count
        while end > mark, bytes[end - 1] <= 0x20 { end -= 1 }
        let word = bytes[mark..<end].prefix { $0 > 0x20 }
        let (name, place) = (text(word.indices), SourceRange(inFileAlone: ByteRange(start: mark, end: word.endIndex)))
        guard let directive = IgnoreWord(rawValue: name) else {
            let near = IgnoreWord.nearest(word: name)
            diagnostics.add(
                UnusedSuppression.info, diagnostic: UnusedSuppression.misspelt(name, nearest: near, at: place))
            return end
        }
        let (names, reason) = names(from: word.endIndex, to: end)
        if names.isEmpty {
            diagnostics.add(UnknownRule.info, diagnostic: UnknownRule.missing(name, at: place))
        } else {
            let reach = reach(of: mark, to: end, isOfFile: directive == .file)
            comments.append(
                Suppression(reach: reach, range: ByteRange(start: mark, end: end), names: names, reason: reason))
        }
        return end
    }

    /// Words with commas between them up to `--`, and what comes behind it.
    private mutating func names(from start: Int, to end: Int) -> ([Suppression.Name], String?) {
        var (names, offset, isDue): ([Suppression.Name], Int, Bool) = ([], start, true)
        while offset < end {
            if bytes[offset] <= 0x20 || bytes[offset] == 0x2C {
                if bytes[offset] == 0x2C { isDue = true }
                offset += 1
                continue
            }
            let word = bytes[offset..<end].prefix { $0 > 0x20 && $0 != 0x2C }
            if word.elementsEqual([0x2D, 0x2D]) {
                let reason = bytes[word.endIndex..<end].drop { $0 <= 0x20 }
                return (names, reason.isEmpty ? nil : text(reason.indices))
            }
            let name = Suppression.Name(text: text(word.indices), range: ByteRange(start: offset, end: word.endIndex))
            guard isDue else {
                let place = SourceRange(inFileAlone: name.range)
                diagnostics.add(UnknownRule.info, diagnostic: UnknownRule.unseparated(name.text, at: place))
                // No further error: a reason is missing no more than a rule.
                return (names, text(offset..<end))
            }
            names.append(name)
            (offset, isDue) = (word.endIndex, false)
        }
        return (names, nil)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The words with which a comment addresses Kindred.
private enum IgnoreWord: String, CaseIterable {
    case line = "kindred:ignore"
    case file = "kindred:ignore-file"

    static func nearest(word: String) -> String? {
        var nearest = NearWords()
        let start = line.rawValue + "-"
        // What other tools have, such as `-next-line`, is what position alone says here.
        if word.utf8.starts(with: start.utf8) {
            let rest = String(Substring(word.utf8.dropFirst(start.utf8.count)))
            return (nearest.word(rest, among: ["file"]) == nil ? line : file).rawValue
        }
        return nearest.word(word, among: allCases.map(\.rawValue))
    }
}
