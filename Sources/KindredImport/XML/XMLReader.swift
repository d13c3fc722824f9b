import CLibXML2
import KindredBase

/// Reads XML with libxml2, the only place that does.
enum XMLReader {
    /// Must be called once before several threads read.
    static func prepare() { xmlInitParser() }
}
