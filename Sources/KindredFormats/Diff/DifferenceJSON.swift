import KindredDiff
import KindredText

/// Writes a difference as JSON, as Schemas/diff.schema.json describes it.
struct DifferenceJSON {
    let difference: GraphDifference
    private let words: DifferenceWords

    static func write(_ difference: GraphDifference, compact: Bool, to out: consuming ByteWriter) {
        var json = JSONWriter(to: out, compact: compact)
        DifferenceJSON(difference: difference, words: DifferenceWords(difference: difference)).write(to: &json)
        json.finish()
    }

    private func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("format", text: "kindred-diff")
            json.member("version", value: 2)
            json.member("by", text: difference.naming.rawValue)
            json.array("added") { json in for element in difference.added { write(element, to: &json) } }
            json.array("removed") { json in for element in difference.removed { write(element, to: &json) } }
            json.array("moved") { json in for move in difference.moved { write(move, to: &json) } }
            json.array("changed") { json in for change in difference.changed { write(change, to: &json) } }
        }
    }

    private func write(_ element: GraphDifference.Element, to json: inout JSONWriter) {
        json.object { json in
            head(element, to: &json)
            location(of: element, to: &json)
        }
    }

    private func head(_ element: GraphDifference.Element, to json: inout JSONWriter) {
        json.member("kind", text: element.kind.rawValue)
        json.member("id", text: words.name(of: element.id))
        if difference.naming == .screens, element.kind != .window, element.kind != .family {
            json.strings("places", texts: difference.ids(of: element).map { words.name(of: $0) })
        }
    }

    private func location(of element: GraphDifference.Element, to json: inout JSONWriter) {
        guard let location = difference.location(of: element)?.location else { return }
        json.lineObject("location") {
            $0.members(
                file: words.name(of: location.file), line: Int(location.line), column: Int(location.column))
        }
    }

    private func write(_ move: GraphDifference.Move, to json: inout JSONWriter) {
        let element = GraphDifference.Element(kind: .controller, id: move.id)
        json.object { json in
            head(element, to: &json)
            json.key("old")
            write(move.old, to: &json)
            json.key("new")
            write(move.new, to: &json)
            if let how = move.how {
                json.lineObject("how") { json in
                    json.member("old", text: how.old.rawValue)
                    json.member("new", text: how.new.rawValue)
                }
            }
            location(of: element, to: &json)
        }
    }

    private func write(_ slot: GraphDifference.Slot, to json: inout JSONWriter) {
        json.lineObject { json in
            json.member("parentViewController", orNull: slot.parent.map { words.name(of: $0) })
            json.member("role", text: words.name(of: slot.role))
            json.member("family", text: words.name(of: slot.family))
        }
    }

    private func write(_ change: GraphDifference.Change, to json: inout JSONWriter) {
        json.object { json in
            head(change.element, to: &json)
            json.member("relation", text: change.relation.rawValue)
            json.key("old")
            write(change.old, to: &json)
            json.key("new")
            write(change.new, to: &json)
            json.array("causes") { json in for cause in change.causes { write(cause, to: &json) } }
        }
    }

    private func write(_ value: ComparedValue, to json: inout JSONWriter) {
        switch value {
        case .none: json.null()
        case .flag(let flag): json.bool(flag)
        case .text(let text): json.string(words.name(of: text))
        case .list(let names): json.array { json in for name in names { json.string(words.name(of: name)) } }
        case .presenters(let presenters):
            json.array { json in
                for presenter in presenters {
                    json.lineObject { json in
                        json.member("controller", text: words.name(of: presenter.controller))
                        json.member("reason", text: words.name(of: presenter.reason))
                    }
                }
            }
        }
    }

    private func write(_ cause: GraphDifference.Cause, to json: inout JSONWriter) {
        json.object { json in
            json.member("change", text: cause.change.rawValue)
            head(cause.element, to: &json)
            if let relation = cause.relation {
                json.member("relation", text: relation.rawValue)
            }
            location(of: cause.element, to: &json)
        }
    }
}
