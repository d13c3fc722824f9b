import KindredText
import Testing

@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4, and lengths around the end of a block.
    @Test("Digests are those of the standard")
    func digests() {
        #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            hex(String(repeating: "a", count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        #expect(Set((50...130).map { hex(String(repeating: "a", count: $0)) }).count == 81)
    }

    private func hex(_ text: String) -> String { Array(text.utf8).withUnsafeBytes { SHA256.hex(of: $0) } }
}
