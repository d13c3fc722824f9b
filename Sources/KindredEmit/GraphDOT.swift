import KindredBase
import KindredCore
package enum GraphDOT { package struct Options { package init(linkBase: String?, legend: Bool) {} }
 package static func write(_ hierarchy: Hierarchy, options: Options, to writer: consuming ByteWriter) {} }
