/// One controller as a line of a log prints it; other text on the line is skipped.
struct DumpEntry {
    enum Outcome {
        case none
        case entry(DumpEntry)
        /// The beginning of an entry, at these indices.
        case cut(Range<Int>)
    }

    /// The number of levels that it is indented.
    var depth = 0
    /// Whether it is marked as presented instead of contained.
    var isPresented = false
    /// Whether only blanks come before it and its marks.
    var isAtMargin = true
    /// The indices of its class.
    var className: Range<Int>
    var state = LiveController.State.unknown
    var view = LiveController.View.inWindow
    var viewClass: Range<Int>?
    var presentation: Range<Int>?

    static func read(_ text: ArraySlice<UInt8>) -> Outcome {
        guard text.contains(0x3C) else { return .none }
        if let close = Self.beforeState(text) { return printed(text, close: close) }
        if let end = Self.beforeView(text) { return described(text, end: end) }
        return beginning(text)
    }

    // MARK: As UIKit prints it

    /// `<Class 0x…>, state: appeared, view: <UIView 0x…> not in the window, presented with: <Class 0x…>`
    private static func printed(_ text: ArraySlice<UInt8>, close: Int) -> Outcome {
        var cursor = TextCursor(text: text, at: close)
        guard let open = cursor.opening(before: close), let name = cursor.name(in: open + 1..<close) else {
            return .cut(close..<close + 1)
        }
        var entry = DumpEntry(className: name)
        entry.readMarks(text, before: open)
        cursor.index = close + 1
        guard cursor.skip(","), cursor.skip("state:") else { return .cut(name) }
        entry.state = LiveController.State(rawValue: cursor.word()) ?? .unknown
        guard cursor.skip(","), cursor.skip("view:") else { return .cut(name) }
        cursor.skipBlanks()
        if cursor.skip("(") {
            entry.view = .notLoaded
            guard cursor.skip(past: 0x29) else { return .cut(name) }
        } else {
            guard let view = cursor.bracketed() else { return .cut(name) }
            entry.viewClass = cursor.name(in: view)
            if cursor.skip("not in the window") { entry.view = .outsideWindow }
        }
        if cursor.skip(","), cursor.skip("presented with:") {
            cursor.skipBlanks()
            guard let presentation = cursor.bracketed() else { return .cut(name) }
            entry.presentation = cursor.name(in: presentation)
        }
        return .entry(entry)
    }

    /// The index of the `>` before `, state:`.
    private static func beforeState(_ text: ArraySlice<UInt8>) -> Int? {
        var cursor = TextCursor(text: text, at: text.startIndex)
        while let found = cursor.find("state:") {
            var index = found
            while index > text.startIndex, text[index - 1] == 0x20 { index -= 1 }
            if index - 2 >= text.startIndex, text[index - 1] == 0x2C, text[index - 2] == 0x3E { return index - 2 }
            cursor.index = found + 1
        }
        return nil
    }

    // MARK: As chisel described it before UIKit could

    /// `<Class: 0x…; view = <UIView; 0x…>; frame = (0, 0; 320, 480)>`, or `<Class: 0x…; view not loaded>`
    private static func described(_ text: ArraySlice<UInt8>, end: Int) -> Outcome {
        var cursor = TextCursor(text: text, at: end)
        guard let open = cursor.opening(before: end), let name = cursor.name(in: open + 1..<end) else { return .none }
        var entry = DumpEntry(className: name)
        entry.readMarks(text, before: open)
        if cursor.skip("; view not loaded") { entry.view = .notLoaded }
        return .entry(entry)
    }

    /// The index of the `;` after the address.
    private static func beforeView(_ text: ArraySlice<UInt8>) -> Int? {
        let cursor = TextCursor(text: text, at: text.startIndex)
        return cursor.find("; view = <") ?? cursor.find("; view not loaded>")
    }

    // MARK: What is left of it

    /// Marks and the beginning of a class. Views are printed with the same marks, but say more.
    private static func beginning(_ text: ArraySlice<UInt8>) -> Outcome {
        guard let open = text.firstIndex(of: 0x3C) else { return .none }
        var entry = DumpEntry(className: open..<open)
        entry.readMarks(text, before: open)
        let cursor = TextCursor(text: text, at: open)
        guard entry.isAtMargin, entry.depth > 0, cursor.find(";") == nil else { return .none }
        return .cut(open..<text.endIndex)
    }

    /// Counts the marks before an entry: a bar for each level, and at last a bar or a plus.
    private mutating func readMarks(_ text: ArraySlice<UInt8>, before open: Int) {
        var index = open
        var isLast = true
        while index > text.startIndex {
            let byte = text[index - 1]
            if byte == 0x7C {
                depth += 1
            } else if byte == 0x2B || byte == 0x4D && index - 2 >= text.startIndex && text[index - 2] == 0x2A {
                // chisel marks with `*M`. A plus farther out is that of a difference between two texts.
                if isLast {
                    isPresented = true
                    depth += 1
                }
                if byte == 0x4D { index -= 1 }
            } else if byte != 0x20, byte != 0x09 {
                break
            }
            if byte != 0x20, byte != 0x09 { isLast = false }
            index -= 1
        }
        isAtMargin = index == text.startIndex
    }
}
