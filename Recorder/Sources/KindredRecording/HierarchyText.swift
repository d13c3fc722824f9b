#if DEBUG
    extension Snapshot {
        /// The text that UIKit prints for a hierarchy, one window after the other.
        package var hierarchyText: String {
            var text = ""
            for window in windows {
                if !text.isEmpty { text += "\n" }
                window.root.addLines(to: &text, prefix: "", mark: "")
            }
            return text
        }
    }

    extension Snapshot.Controller {
        fileprivate func addLines(to text: inout String, prefix: String, mark: String) {
            text += prefix + mark + line + "\n"
            let below = mark.isEmpty ? "" : prefix + "   | "
            for child in children { child.addLines(to: &text, prefix: below, mark: "   | ") }
            for controller in presented { controller.addLines(to: &text, prefix: below, mark: "   + ") }
        }

        private var line: String {
            var text = "<\(oneLine(className)) \(Self.address(id))>, state: \(state.rawValue), view: "
            if let view {
                text += "<\(oneLine(view.className)): \(Self.address(id + 0x1000_0000))>"
                if !view.isInWindow { text += " not in the window" }
            } else {
                text += "(view not loaded)"
            }
            if let name = presentation?.className {
                text += ", presented with: <\(oneLine(name)) \(Self.address(id + 0x2000_0000))>"
            }
            return text
        }

        /// A made-up address: a real one is another in each run.
        private static func address(_ number: Int) -> String {
            "0x" + String(0x1_0000_0000 + number * 16, radix: 16)
        }

        /// A name without line breaks.
        private func oneLine(_ name: String) -> String { String(name.map { $0.isNewline ? " " : $0 }) }
    }
#endif
