import KindredText

/// Brings names of classes, as authors write them and as the runtime prints them, to one form: `App.Outer.Inner`.
///
/// Generic arguments are kept apart. What the runtime adds goes: old mangling, and the mark of a class that is observed.
package struct ClassForms {
    private struct Form {
        /// The whole name, in `texts`.
        var whole: Int32
        /// The last component, in `texts`.
        var base: Int32
        /// The generic arguments, in `texts`; nil if there are none, or they can't be read.
        var arguments: Int32?
        /// The shorter names: without the module, and without the types around it, as a range of `parts`.
        var shorter: Range<Int>
    }

    /// The number of last components of a name that are compared with shorter names.
    private static let maximumComponents = 16

    /// The names as written in their files.
    private var written = NameTable()
    private var texts = NameTable()
    private var forms: [Form] = []
    private var parts: [Int32] = []

    package init() {}

    /// The number of a name; equal names have the same.
    package mutating func add(_ name: UnsafeRawBufferPointer) -> Int32 {
        let number = written.intern(name)
        if Int(number) < forms.count { return number }
        if Self.isNormal(name) {
            forms.append(form(whole: name, arguments: nil))
            return number
        }
        var whole = Self.normal(name)
        if whole.isEmpty { whole = Array(name) }
        var arguments: Int32?
        let text = Self.arguments(name)
        if !text.isEmpty { arguments = text.withUnsafeBytes { texts.intern($0) } }
        forms.append(whole.withUnsafeBytes { form(whole: $0, arguments: arguments) })
        return number
    }

    private mutating func form(whole: UnsafeRawBufferPointer, arguments: Int32?) -> Form {
        func isStart(_ index: Int) -> Bool { whole[index] != Self.dot && (index == 0 || whole[index - 1] == Self.dot) }
        let count = whole.indices.count(where: isStart)
        let first = parts.count
        var (number, last) = (0, 0)
        for start in whole.indices where isStart(start) {
            if number > 0, number >= count - Self.maximumComponents {
                parts.append(texts.intern(UnsafeRawBufferPointer(rebasing: whole[start...])))
            }
            (number, last) = (number + 1, start)
        }
        let base = whole[last...].prefix { $0 != Self.dot }
        return Form(
            whole: texts.intern(whole), base: texts.intern(UnsafeRawBufferPointer(rebasing: base)),
            arguments: arguments,
            shorter: first..<parts.count)
    }

    private static let dot = UInt8(ascii: ".")

    /// Whether a name is certainly its own normal form. Nearly all are: those that the runtime changes have a `_`.
    private static func isNormal(_ name: UnsafeRawBufferPointer) -> Bool {
        var isAfterDot = true
        for byte in name {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                isAfterDot = false
            case dot where !isAfterDot: isAfterDot = true
            default: return false
            }
        }
        return !isAfterDot
    }

    /// The number of the whole name's text.
    package func whole(_ number: Int32) -> Int32 { forms[Int(number)].whole }
    /// The numbers of the texts that it may be called by as well, the longest first.
    package func shorter(_ number: Int32) -> ArraySlice<Int32> { parts[forms[Int(number)].shorter] }

    /// The number of the last component.
    package func base(_ number: Int32) -> Int32 { forms[Int(number)].base }

    /// The number of the generic arguments; nil if there are none, or they can't be read.
    package func arguments(_ number: Int32) -> Int32? { forms[Int(number)].arguments }

    package func baseText(_ number: Int32) -> String { texts.string(forms[Int(number)].base) }
    package func text(_ number: Int32) -> String { texts.string(forms[Int(number)].whole) }
    package func text(ofBase base: Int32) -> String { texts.string(base) }

    /// Whether two names may mean one class: one of them may lack the module, or the type around it.
    package func match(_ one: Int32, other: Int32) -> Bool {
        let (first, second) = (whole(one), whole(other))
        return first == second || shorter(one).contains(second) || shorter(other).contains(first)
    }

    private static let observed = Array("NSKVONotifying_".utf8)

    private static func normal(_ name: UnsafeRawBufferPointer) -> [UInt8] {
        let name = unobserved(name)
        return MangledName.components(name) ?? withoutArguments(name)
    }

    private static func unobserved(_ name: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
        name.starts(with: observed) ? name[...].dropFirst(observed.count) : name[...]
    }

    /// The generic arguments without modules: `<ItemView>` of `SwiftUI.UIHostingController<Shop.ItemView>`.
    private static func arguments(_ name: UnsafeRawBufferPointer) -> [UInt8] {
        let name = unobserved(name)
        if MangledName.components(name) != nil { return MangledName.arguments(name) ?? [] }
        var (text, component, depth): ([UInt8], [UInt8], Int) = ([], [], 0)
        for (index, byte) in zip(name.indices, name) {
            let isArrow = byte == UInt8(ascii: ">") && index > name.startIndex && name[index - 1] == UInt8(ascii: "-")
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ","), UInt8(ascii: ">"):
                if isArrow { continue }
                if byte == UInt8(ascii: "<") { depth += 1 }
                if depth > 0 { text += component + [byte] }
                if byte == UInt8(ascii: ">") { depth = max(0, depth - 1) }
                component = []
            case UInt8(ascii: "."): component = []
            default: if depth > 0, byte != 0x20 { component.append(byte) }
            }
        }
        return text
    }

    /// Leaves out text in brackets, and components that consist of nothing else: `App.(unknown context at $1).Home`.
    private static func withoutArguments(_ name: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
        var plain: [UInt8] = []
        var depth = 0
        for (index, byte) in zip(name.indices, name) {
            let isArrow = byte == UInt8(ascii: ">") && index > name.startIndex && name[index - 1] == UInt8(ascii: "-")
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ">"): if !isArrow { depth -= 1 }
            default: if depth <= 0, byte != 0x20 { plain.append(byte) }
            }
        }
        return Array(plain.split(separator: UInt8(ascii: ".")).joined(separator: [UInt8(ascii: ".")]))
    }
}
