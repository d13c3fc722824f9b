#if DEBUG
    extension Snapshot {
        /// The JSON of what was seen, without the name.
        ///
        /// Two snapshots of the same hierarchy have the same bytes.
        var windowsJSON: [UInt8] {
            var text = JSONText()
            text.object { text in
                text.key("windows")
                text.array(windows) { $0.write(to: &$1) }
            }
            return text.bytes
        }

        /// The JSON of a snapshot whose windows are written.
        func json(windows: [UInt8]) -> [UInt8] {
            guard name != nil || isCut else { return windows }
            var text = JSONText()
            text.object { text in
                if let name { text.add("name", value: name) }
                if isCut { text.add("cut", value: true) }
            }
            // The windows' own opening brace becomes the comma between the two.
            return text.bytes.dropLast() + Array(", ".utf8) + windows.dropFirst()
        }
    }

    extension Snapshot.Window {
        fileprivate func write(to text: inout JSONText) {
            text.object { text in
                text.add("scene", value: scene)
                text.add("idiom", value: idiom.rawValue)
                text.add("horizontal", value: horizontal.rawValue)
                text.add("vertical", value: vertical.rawValue)
                text.key("root")
                root.write(to: &text)
            }
        }
    }

    extension Snapshot.Controller {
        fileprivate func write(to text: inout JSONText) {
            text.object { text in
                writeOwn(to: &text)
                if !children.isEmpty {
                    text.key("children")
                    text.array(children) { $0.write(to: &$1) }
                }
                if let presented = presented.first {
                    text.key("presented")
                    presented.write(to: &text)
                }
            }
        }

        /// Writes everything but the controllers below it.
        private func writeOwn(to text: inout JSONText) {
            text.add("id", value: id)
            text.add("class", value: className)
            text.add("kind", value: kind.rawValue)
            text.add("state", value: state.rawValue)
            if let view {
                text.key("view")
                text.object { text in
                    text.add("class", value: view.className)
                    text.add("inWindow", value: view.isInWindow)
                }
            } else {
                text.addNull("view")
            }
            if let title { text.add("title", value: title) }
            if let selected { text.add("selected", value: selected) }
            if let split { write(split, to: &text) }
            if let transition { text.add("transition", value: transition) }
            if definesPresentationContext { text.add("context", value: true) }
            if !forwardsAppearance { text.add("forwards", value: false) }
            if let presentation { write(presentation, to: &text) }
        }

        private func write(_ split: Split, to text: inout JSONText) {
            text.add("style", value: split.style)
            text.add("collapsed", value: split.isCollapsed)
            guard !split.columns.isEmpty else { return }
            text.key("columns")
            text.array(split.columns) { column, text in
                text.object { text in
                    text.add("column", value: column.name)
                    text.add("child", value: column.child)
                }
            }
        }

        private func write(_ presentation: Presentation, to text: inout JSONText) {
            text.key("presentation")
            text.object { text in
                text.add("style", value: presentation.style)
                if let name = presentation.className { text.add("class", value: name) } else { text.addNull("class") }
            }
        }
    }
#endif
