import KindredText

/// Groups of what belongs together, with their links. No link contains another: that of a group is begun again behind those in it.
extension DrawingSVG {
    mutating func open(_ group: Drawing.Group) {
        endLink()
        out.write("<g id=\"" as StaticString)
        out.write(xml: id(of: group))
        if !group.classes.isEmpty {
            out.write("\" class=\"" as StaticString)
            out.write(group.classes)
        }
        if !group.label.isEmpty {
            out.write("\" role=\"group\" aria-label=\"" as StaticString)
            out.write(xml: group.label)
        }
        out.write("\">" as StaticString)
        if group.controller >= 0, let tip {
            out.write("<title>" as StaticString)
            out.write(xml: group.id + tip(group.controller))
            out.write("</title>" as StaticString)
        }
        links.append(group.controller < 0 ? nil : link?(group.controller))
    }

    mutating func close() {
        endLink()
        // A part of a picture may close what another has opened.
        _ = links.popLast()
        out.write("</g>\n" as StaticString)
    }

    /// The id of a group: what is on both sides of a subject has one for each.
    private mutating func id(of group: Drawing.Group) -> String {
        if !look.repeatsNames { return group.id }
        var id = group.id
        while !ids.insert(id).inserted { id += ":2" }
        return id
    }

    /// Begins the link of the innermost group that has one, before something that is drawn.
    mutating func beginLink() {
        guard !isInLink, let link = links.last(where: { $0 != nil }), let link else { return }
        out.write("<a href=\"" as StaticString)
        out.write(xml: link)
        out.write("\">" as StaticString)
        isInLink = true
    }

    mutating func endLink() {
        if isInLink { out.write("</a>" as StaticString) }
        isInLink = false
    }
}
