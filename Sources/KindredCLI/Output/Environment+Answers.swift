import KindredSession
import KindredSystem
import KindredText

extension Environment {
    /// Writes what was asked for to standard output.
    func answer(_ body: (inout ByteWriter) -> Void) throws(Failure) {
        let stream = Stream(output)
        var writer = stream.writer
        body(&writer)
        writer.flush()
        do throws(SystemError) { try stream.check() } catch { throw .cannotWrite("standard output", error: error) }
    }
}
