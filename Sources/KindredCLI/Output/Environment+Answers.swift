import KindredSession
import KindredSystem
import KindredText

extension Environment {
    /// Writes what was asked for to standard output.
    func answer(_ body: (inout ByteWriter) -> Void) throws(Failure) {
        try Destination.standardOutput.write(in: self) { stream in
            var writer = stream.writer
            body(&writer)
            writer.flush()
        }
    }
}
