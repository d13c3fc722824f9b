import KindredBase
import KindredCore

/// Families with their controllers and containment.
///
/// All is written from last to first: graphviz fills a column from the bottom, so this puts first things on top.
extension DOTPicture {
    func write(_ id: FamilyID, to dot: inout DOTWriter) {
        let members = hierarchy.members(of: id).reversed().map { ControllerID(index: $0) }.filter(shows)
        dot.subgraph("cluster_\(id.index)") { dot in
            dot.defaults("graph", attributes(of: id))
            for member in members { dot.node(hierarchy.name(member), attributes(of: member)) }
            for member in members { writeChildren(of: member, to: &dot) }
        }
    }

    private func attributes(of id: FamilyID) -> [DOTWriter.Attribute] {
        let name = hierarchy.name(id)
        let windows = hierarchy.windows(of: id).map { hierarchy.name($0) }
        var label = [DOTWriter.Piece.bold(name)]
        if !windows.isEmpty {
            let text = "   \(windows.count == 1 ? "window" : "windows") \(windows.joined(separator: ", "))"
            label.append(.font(size: 10, color: DOTLook.faintText, text))
        }
        let colors = windows.isEmpty ? DOTLook.presentedFamily : DOTLook.windowFamily
        return [("id", .text("family:\(name)")), ("label", .label(label))] + DOTLook.cluster + [
            ("fillcolor", .text(colors.fill)), ("color", .text(colors.border)), ("penwidth", .number(1)),
            ("margin", .number(12)), ("tooltip", .tooltip("family \(name)")),
        ]
    }

    private func attributes(of id: ControllerID) -> [DOTWriter.Attribute] {
        let controller = hierarchy[id]
        let (name, className) = (hierarchy.name(id), hierarchy.className(id))
        var label = [controller.isImplicit ? DOTWriter.Piece.italic(name) : .bold(name)]
        if !className.isEmpty { label += [.lineBreak, .font(size: 9, color: DOTLook.classText, className)] }
        var attributes: [DOTWriter.Attribute] = [("label", .label(label))]
        attributes += controller.isImplicit ? DOTLook.implicit : DOTLook.of(controller.kind)
        attributes += [("id", .text(name)), ("tooltip", .tooltip(tooltip(of: id, name, className)))]
        if let linkBase { attributes.append(("URL", .text(percentEncoded(linkBase, sparing: isOfURL) + link(to: id)))) }
        return attributes
    }

    private func tooltip(of id: ControllerID, _ name: String, _ className: String) -> String {
        let presenters = hierarchy.presenting(id).map { hierarchy.name($0) }
        let (path, position) = location(of: id)
        var lines = className.isEmpty ? name : "\(name) (\(className))"
        lines += "\nparent: \(hierarchy[id].parent.map { hierarchy.name($0) } ?? "none")"
        if !presenters.isEmpty { lines += "\npresented by: \(presenters.joined(separator: ", "))" }
        return lines + "\n\(path):\(position.line):\(position.column)"
    }

    private func link(to id: ControllerID) -> String {
        let (path, position) = location(of: id)
        return "\(percentEncoded(path, sparing: isOfPath))#L\(position.line)"
    }

    private func location(of id: ControllerID) -> (path: String, position: Position) {
        let place = hierarchy.place(id)
        let file = hierarchy.documents[Int(place.file)].wording.file
        return (file.path, file.position(of: Int(place.range.start)))
    }

    private func writeChildren(of id: ControllerID, to dot: inout DOTWriter) {
        var children: [ControllerID] = []
        var child = id.index + 1
        while child < hierarchy[id].end {
            children.append(ControllerID(index: child))
            child = hierarchy.controllers[Int(child)].end
        }
        let name = hierarchy.name(id)
        for child in children.reversed() where shows(child) { dot.edge(name, hierarchy.name(child), DOTLook.contains) }
    }
}

/// Text as it stands in a URL: bytes that are not `spared` as their numbers.
private func percentEncoded(_ text: String, sparing isSpared: (UInt8) -> Bool) -> String {
    var encoded = ""
    for byte in text.utf8 {
        if isSpared(byte) {
            encoded.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            let digits = String(byte, radix: 16, uppercase: true)
            encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
    }
    return encoded
}

private func isOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: true
    default: false
    }
}

/// Whatever may stand in a URL; the author has encoded the rest, or meant to.
private func isOfURL(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && ![0x22, 0x3C, 0x3E, 0x5C].contains(byte)
}
