import KindredText
import TestSupport
import Testing

@Suite struct PreparedJSONTests {
    /// What is prepared comes out as if it had been written in place, however small the buffer.
    @Test(arguments: [16, 100, 1 << 16], [false, true])
    func preparedIsWritten(capacity: Int, compact: Bool) {
        let long = String(repeating: "long ", count: 30)
        func open(_ name: String, _ json: inout JSONWriter) {
            json.beginObject()
            json.key("name")
            json.string(name)
            json.key("line")
        }
        let heads = PreparedJSON(items: ["a", "\"", long], level: { _ in 1 }, compact: compact, write: open)
        let tails = PreparedJSON(items: [0], level: { _ in 2 }, compact: compact) { _, json in
            json.key("list")
            json.beginArray()
            json.endArray()
            json.endObject()
        }
        let (prepared, plain) = (Collected(), Collected())
        var one = JSONWriter(to: prepared.writer(capacity: capacity), compact: compact)
        var other = JSONWriter(to: plain.writer(), compact: compact)
        one.beginArray()
        for index in 0..<3 {
            one.out.write(index, of: heads, isFirst: index == 0)
            one.out.write(index * 1_234_567)
            one.out.write(0, of: tails)
        }
        one.resume(level: 1)
        one.endArray()
        other.array { json in
            for (index, name) in ["a", "\"", long].enumerated() {
                open(name, &json)
                json.number(index * 1_234_567)
                json.key("list")
                json.beginArray()
                json.endArray()
                json.endObject()
            }
        }
        one.finish()
        other.finish()
        #expect(prepared.text == plain.text)
    }
}
