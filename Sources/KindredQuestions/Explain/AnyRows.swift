import KindredGraph

/// Calls from any, where it is explained who may call.
extension Lines {
    /// - Parameter subject: Who or what is on top, such as "It is on top".
    mutating func addAny(_ declarations: Declarations, of subject: String) {
        let hierarchy = declarations.hierarchy
        let presented = hierarchy.presentationIDs.filter { hierarchy[$0].isFromAny }
        let pushed = hierarchy.pushes.filter(\.isFromAny).compactMap(\.to)
        let rows =
            presented.map { ["presents", hierarchy.name(of: $0), hierarchy.location(of: hierarchy.place(of: $0))] }
            + (pushed.isEmpty ? [] : [["pushes", declarations.list(pushed)]])
        if !rows.isEmpty {
            heading("\(subject), so it may call what is from any")
            table(rows, depth: 2)
        }
        MoveRows(Array(hierarchy.moveIDs), declarations: declarations) { hierarchy[$0].from == nil }
            .write("Moves from any", from: false, to: &self)
    }
}
