import Kindred
import KindredDiagnostics
import KindredFormats
import KindredText
import Foundation

/// The result of reading texts as storyboards, with what tests ask about it.
struct Reading {
    let reading: StoryboardReading

    init(_ files: [(path: String, bytes: [UInt8])], threads: Int = 1) {
        reading = StoryboardReading(
            inputs: files.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }, threads: threads)
    }

    init(_ text: String, path: String = "Main.storyboard") {
        self.init([(path, Array(text.utf8))])
    }

    var ids: [String] { reading.report.diagnostics.map(\.id) }
    var messages: [String] { reading.report.diagnostics.map(\.message) }

    /// `line:column` of each diagnostic, and of its labels.
    var places: [String] {
        reading.report.diagnostics.flatMap { diagnostic -> [SourceRange] in
            guard case .place(let place) = diagnostic.site else { return [] }
            return [place] + diagnostic.labels.map(\.place)
        }
        .map { position($0) }
    }

    func position(_ place: SourceRange) -> String {
        let position = reading.files[Int(place.file)].position(of: Int(place.range.start))
        return "\(position.line):\(position.column)"
    }

    var report: String {
        String(
            decoding: ByteWriter.collect { TextReport(showsNotes: true).write(reading.report, to: &$0) }, as: UTF8.self)
    }

    var edges: [UInt8] {
        var json: [UInt8] = []
        withoutActuallyEscaping({ (bytes: UnsafeRawBufferPointer) in json.append(contentsOf: bytes) }) { sink in
            EdgesJSON.write(reading.storyboards, to: ByteWriter(to: sink))
        }
        return json
    }

    /// The files of the edge list.
    func files() throws -> [EdgeFile] {
        let document = try JSONSerialization.jsonObject(with: Data(edges)) as? [String: Any]
        return (document?["files"] as? [[String: Any]] ?? []).map { EdgeFile($0) }
    }

    /// The only file of the edge list.
    func file() throws -> EdgeFile { try files().first ?? EdgeFile([:]) }
}

/// One file of an edge list, or of the reference.
struct EdgeFile {
    let members: [String: Any]

    init(_ members: [String: Any]) { self.members = members }

    /// What the edge list has, by list.
    static let keys: [(list: String, keys: [String])] = [
        ("controllers", ["id", "kind", "class", "customClass", "storyboardIdentifier"]),
        ("placeholders", ["id", "storyboardName", "referencedIdentifier", "bundleIdentifier"]),
        ("containment", ["parent", "child", "relation", "index"]),
        ("embed", ["source", "destination", "identifier"]),
        ("presentation", ["source", "destination", "kind", "style", "identifier"]),
        ("show", ["source", "destination", "kind", "identifier"]),
        ("custom", ["source", "destination", "customClass", "identifier"]),
        ("unwind", ["source", "action", "identifier"]),
    ]

    subscript(key: String) -> String? { members[key] as? String }

    /// The rows of a list: the values of its keys, a dash for null; without an identifier, nothing for it.
    func rows(_ list: String) -> [String] {
        let keys = Self.keys.first { $0.list == list }?.keys ?? []
        return (members[list] as? [[String: Any]] ?? []).map { row in
            keys.filter { $0 != "identifier" || row[$0] is String }
                .map { key in row[key].map { $0 is NSNull ? "-" : String(describing: $0) } ?? "-" }.joined(
                    separator: " ")
        }
    }

    /// Whether each row has the keys of its list and no others; an identifier is there only if the segue has one.
    var hasAllKeys: Bool {
        Self.keys.allSatisfy { list, keys in
            (members[list] as? [[String: Any]])?.allSatisfy { row in
                Set(row.keys) == Set(keys).subtracting(row["identifier"] == nil ? ["identifier"] : [])
                    && !(row["identifier"] is NSNull)
            } ?? false
        }
    }
}

/// A storyboard for iOS around some scenes.
func storyboard(_ scenes: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\(attributes)>
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
}

/// A scene whose owner has the id and the contents.
func scene(_ id: String, _ inner: String = "", element: String = "viewController", attributes: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <\(element) id="\(id)"\(attributes) sceneMemberID="viewController">\(inner)</\(element)>
    </objects></scene>
    """
}
