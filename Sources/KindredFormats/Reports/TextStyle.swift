import KindredDiagnostics
import KindredText

/// Writes text in a colour, or plain without one, and replaces its control characters.
struct TextStyle: Sendable {
    enum Style: Sendable {
        case plain, path, gutter, severity(Severity)
    }

    let isColored: Bool

    func write(_ text: String, style: Style = .plain, to out: inout ByteWriter) {
        guard isColored, !text.isEmpty, let code = code(of: style) else {
            out.write(TerminalText.line(text))
            return
        }
        out.write("\u{1B}[\(code)m")
        out.write(TerminalText.line(text))
        out.write("\u{1B}[0m" as StaticString)
    }

    private func code(of style: Style) -> String? {
        switch style {
        case .plain: nil
        case .path: "1"
        case .gutter: "34"
        case .severity(.error): "1;31"
        case .severity(.warning): "1;33"
        case .severity(.note): "1;36"
        }
    }
}
