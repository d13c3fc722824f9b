/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    compileAnything(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}
