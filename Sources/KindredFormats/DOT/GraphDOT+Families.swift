import KindredDiagnostics
import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// Families with their controllers and containment.
///
/// Everything is written from last to first: graphviz fills a column from the bottom, so this puts the first on top.
extension DOTPicture {
    func write(_ id: FamilyID, to dot: inout DOTWriter) {
        let all = hierarchy.members(of: id).reversed().map { ControllerID(index: $0) }.filter(shows)
        let members = all.filter { !hierarchy.isRepeated($0) }
        dot.subgraph("cluster_\(id.index)") { dot in
            dot.defaults("graph", attributes: attributes(of: id))
            for member in members { dot.node(hierarchy.name(of: member), attributes: attributes(of: member)) }
            for member in all { writeChildren(of: member, to: &dot) }
            writeOrder(of: members, to: &dot)
        }
    }

    private func attributes(of id: FamilyID) -> [DOTWriter.Attribute] {
        let name = hierarchy.name(of: id)
        let windows = hierarchy.windows(of: id).map { hierarchy.name(of: $0) }
        var label = [DOTWriter.Piece.bold(DOTLook.shortened(name))]
        if let callers = callers[id.index] { label.append(DOTLook.reference("   ← \(callers.count)")) }
        if !windows.isEmpty {
            let text = "   \(English.form("window", for: windows.count)) \(windows.joined(separator: ", "))"
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
        let (name, className) = (hierarchy.name(of: id), hierarchy.className(id))
        // Of a path the last part says enough: what is before it is drawn around it.
        let short = DOTLook.shortened(String(name.split(separator: "/").last ?? ""))
        var label = [controller.isImplicit ? DOTWriter.Piece.italic(short) : .bold(short)]
        let (places, isDerived) = (hierarchy.placesOnce(id), hierarchy.origin(of: id)?.isDerived == true)
        if places.count > 1 { label.append(DOTLook.share(places.count)) }
        if !className.isEmpty { label += [.lineBreak, DOTLook.note(DOTLook.shortened(className))] }
        let configurations = hierarchy.configurations(having: [id])
        if !configurations.isEmpty { label += [.lineBreak, DOTLook.note(Diagnostic.phrase(configurations))] }
        if let targets = targets[id.index] {
            label += [.lineBreak, DOTLook.reference(DOTLook.names("→", names: targets))]
        }
        var attributes: [DOTWriter.Attribute] = [("label", .label(label))]
        attributes += controller.isImplicit ? DOTLook.implicit : DOTLook.of(controller.kind, isDerived: isDerived)
        attributes += [("id", .text(name)), ("tooltip", .tooltip(tooltip(of: id, name: name, className: className)))]
        if let linkBase { attributes.append(("URL", .text(linkBase + hierarchy.link(to: id)))) }
        return attributes
    }

    private func tooltip(of id: ControllerID, name: String, className: String) -> String {
        let presenters = hierarchy.presenting(id).map { hierarchy.name(of: $0) }
        let (path, position) = hierarchy.sourceLocation(of: id)
        var lines = className.isEmpty ? name : "\(name) (\(className))"
        lines += "\nparent: \(hierarchy[id].parent.map { hierarchy.name(of: $0) } ?? "none")"
        let places = hierarchy.placesOnce(id)
        if places.count > 1 {
            let names = enumeration(places.prefix(6).map { hierarchy.name(of: $0) }, atMost: 5)
            lines += "\nplace of \(hierarchy.screen(of: id)), one of \(places.count): \(names)"
        }
        if hierarchy.origin(of: id)?.isDerived == true {
            lines += "\nderived: \(PlaceReason(id: id, in: hierarchy).phrase)"
        }
        if !presenters.isEmpty { lines += "\npresented by: \(presenters.joined(separator: ", "))" }
        return lines + "\n\(path):\(position.line):\(position.column)"
    }

    private func writeChildren(of id: ControllerID, to dot: inout DOTWriter) {
        for child in hierarchy.children(of: id).reversed() where shows(child) && !hierarchy.isRepeated(child) {
            dot.edge(hierarchy.name(of: id), to: hierarchy.name(of: child), attributes: DOTLook.contains)
        }
    }

    /// Puts each level of a family in one column, in the declared order.
    ///
    /// Siblings alone aren't enough: graphviz swaps a node with one further on, past those between them, unless it is tied to
    /// its neighbour, even to one with another parent.
    private func writeOrder(of members: [ControllerID], to dot: inout DOTWriter) {
        var columns: [[String]] = []
        for member in members {
            let level = level(of: member)
            while columns.count <= level { columns.append([]) }
            columns[level].append(hierarchy.name(of: member))
        }
        for column in columns where column.count > 1 { dot.column(column, attributes: DOTLook.order) }
    }
}
