import KindredSession

/// The choice of one of several printed hierarchies.
extension Options {
    /// Returns the number that `--dump` asks for; nil for the last one, which is the only choice for several texts.
    func dump(in dumps: DumpFiles) throws(Failure) -> Int? {
        guard let number = selection.dump else { return nil }
        if !dumps.isOne { throw wrong("option '\(Option.dump.name)' requires a single DUMP") }
        return number
    }

    /// Refuses a number that no hierarchy of the text has.
    func check(_ number: Int, of count: Int, in dumps: DumpFiles) throws(Failure) {
        if count == 0 || number >= 1 && number <= count { return }
        let held = count == 1 ? "one hierarchy" : "\(count) hierarchies"
        throw wrong("there is no '\(Option.dump.name) \(number)': '\(dumps.files[0].path)' contains \(held)")
    }
}
