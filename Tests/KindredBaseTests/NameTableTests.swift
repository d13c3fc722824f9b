import KindredBase
import TestSupport
import Testing

@Suite struct NameTableTests {
    @Test("Equal names have one number, others another, however the table grows")
    func numbers() {
        var random = Random(seed: 3)
        var table = NameTable(minimumCapacity: 0)
        var known: [String: Int32] = [:]
        for _ in 0..<20_000 {
            let name = "n\(random.below(5_000))"
            let number = Array(name.utf8).withUnsafeBytes { table.intern($0) }
            if let first = known[name] { #expect(number == first) } else { #expect(number == Int32(known.count)) }
            known[name] = number
        }
        for (name, number) in known { #expect(table.number(of: name) == number) }
        #expect(table.number(of: "missing") == nil)
    }
}
