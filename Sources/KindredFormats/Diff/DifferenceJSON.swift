import KindredDiff
import KindredText

/// Writes a difference as JSON, as Schemas/diff.schema.json describes it.
struct DifferenceJSON {
    let difference: GraphDifference
    private let words: DifferenceWords

    static func write(_ difference: GraphDifference, compact: Bool, to out: consuming ByteWriter) {
        var json = JSONWriter(to: out, compact: compact)
        DifferenceJSON(difference: difference, words: DifferenceWords(difference)).write(to: &json)
        json.finish()
    }

    private func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("format")
            json.string("kindred-diff" as StaticString)
            json.key("version")
            json.number(1)
            json.key("added")
            json.array { json in for element in difference.added { write(element, to: &json) } }
            json.key("removed")
            json.array { json in for element in difference.removed { write(element, to: &json) } }
            json.key("moved")
            json.array { json in for move in difference.moved { write(move, to: &json) } }
            json.key("changed")
            json.array { json in for change in difference.changed { write(change, to: &json) } }
        }
    }

    private func write(_ element: GraphDifference.Element, to json: inout JSONWriter) {
        json.object { json in
            head(element, to: &json)
            location(of: element, to: &json)
        }
    }

    private func head(_ element: GraphDifference.Element, to json: inout JSONWriter) {
        json.key("kind")
        json.string(element.kind.rawValue)
        json.key("id")
        json.string(words.name(of: element.id))
    }

    private func location(of element: GraphDifference.Element, to json: inout JSONWriter) {
        guard let location = difference.location(of: element)?.location else { return }
        json.key("location")
        json.lineObject { json in
            json.key("file")
            json.string(words.name(of: location.file))
            json.key("line")
            json.number(Int(location.line))
            json.key("column")
            json.number(Int(location.column))
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
            location(of: element, to: &json)
        }
    }

    private func write(_ slot: GraphDifference.Slot, to json: inout JSONWriter) {
        json.lineObject { json in
            json.key("parentViewController")
            json.string(orNull: slot.parent.map { words.name(of: $0) })
            json.key("role")
            json.string(words.name(of: slot.role))
            json.key("family")
            json.string(words.name(of: slot.family))
        }
    }

    private func write(_ change: GraphDifference.Change, to json: inout JSONWriter) {
        json.object { json in
            head(change.element, to: &json)
            json.key("relation")
            json.string(change.relation.rawValue)
            json.key("old")
            write(change.old, to: &json)
            json.key("new")
            write(change.new, to: &json)
            json.key("causes")
            json.array { json in for cause in change.causes { write(cause, to: &json) } }
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
                        json.key("controller")
                        json.string(words.name(of: presenter.controller))
                        json.key("reason")
                        json.string(words.name(of: presenter.reason))
                    }
                }
            }
        }
    }

    private func write(_ cause: GraphDifference.Cause, to json: inout JSONWriter) {
        json.object { json in
            json.key("change")
            json.string(cause.change.rawValue)
            head(cause.element, to: &json)
            if let relation = cause.relation {
                json.key("relation")
                json.string(relation.rawValue)
            }
            location(of: cause.element, to: &json)
        }
    }
}
