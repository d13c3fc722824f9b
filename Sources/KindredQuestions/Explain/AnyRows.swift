import KindredGraph

/// Calls from any, where it is explained who may call.
extension Lines {
    /// - Parameters:
    ///   - subject: Who or what is on top, such as "It is on top".
    ///   - controllers: Those of which some are on top: only what one of them can call is listed.
    mutating func addAny(_ declarations: Declarations, of subject: String, in controllers: [ControllerID]) {
        let hierarchy = declarations.hierarchy
        let tops = controllers.filter(hierarchy.isOnTop)
        if tops.isEmpty { return }
        let presented = hierarchy.presentationIDs.filter { id in
            hierarchy[id].isFromAny && tops.contains { hierarchy.calls(id, from: $0) }
        }
        let pushed = hierarchy.pushes.filter { push in
            push.isFromAny && tops.contains { hierarchy.calls(push, from: $0) }
        }.compactMap(\.to)
        let rows =
            presented.map { ["presents", hierarchy.name(of: $0), hierarchy.location(of: hierarchy.place(of: $0))] }
            + (pushed.isEmpty ? [] : [["pushes", declarations.list(pushed)]])
        if !rows.isEmpty {
            heading("\(subject), so it may call what is from any")
            table(rows, depth: 2)
        }
        let isOnStack = tops.contains { hierarchy[$0].nearest[.navigation] != nil }
        MoveRows(Array(hierarchy.moveIDs), declarations: declarations) {
            hierarchy[$0].from == nil && (isOnStack || ![.pop, .popToRoot].contains(hierarchy[$0].kind))
        }
        .write("Moves from any", from: false, to: &self)
    }
}
