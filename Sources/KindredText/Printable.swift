/// Text of any origin made safe for a terminal.
package enum Printable {
    /// Control characters are drawn instead of obeyed; line breaks and tabs stay.
    package static func text(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var printable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            printable.append(scalar == "\t" || scalar == "\n" ? scalar : Visible.form(of: scalar))
        }
        return String(printable)
    }
}
