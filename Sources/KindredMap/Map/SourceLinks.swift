import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The places where pictures say that controllers are written.
extension ResolvedGraph {
    package func sourceLocation(of id: ControllerID) -> (path: String, position: Position) {
        let place = place(of: id)
        let file = file(place.file)
        return (file.path, file.position(of: Int(place.range.start)))
    }

    /// The class of a controller, and the place where it is written, behind its id.
    package func tip(of id: ControllerID) -> String {
        let (path, position) = sourceLocation(of: id)
        let name = className(id)
        return (name.isEmpty ? "" : " (\(name))") + "\n\(path):\(position.line):\(position.column)"
    }

    /// The rest of a link, after its base.
    package func link(to id: ControllerID) -> String {
        let (path, position) = sourceLocation(of: id)
        return "\(PercentEncoding.ofPath(path))#L\(position.line)"
    }
}
