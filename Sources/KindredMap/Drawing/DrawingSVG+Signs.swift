import KindredText

/// The signs of styles, each written once.
extension DrawingSVG {
    /// Writes the signs that are used. They have the colours of where they are used, but for what is as the page.
    mutating func writeSigns() {
        let used = StyleSign.allCases.filter(look.signs.contains)
        if used.isEmpty { return }
        out.write("<defs>\n" as StaticString)
        for sign in used {
            var drawing = Drawing(.places, title: "")
            drawing.sign(sign, x: 0, y: 0, ink: .text)
            out.write("<g id=\"sign:\(sign.rawValue)\">")
            for case .shape(let shape) in drawing.items { write(partOfSign: shape) }
            out.write("</g>\n" as StaticString)
        }
        out.write("</defs>\n" as StaticString)
    }

    private mutating func write(partOfSign shape: Drawing.Shape) {
        writeOutline(shape)
        if shape.fill == .page {
            out.write(" class=\"f\(look.number(.page))\"")
        } else if case .path = shape.outline {
            out.write(" style=\"fill: inherit\"" as StaticString)
        }
        if shape.stroke == nil {
            out.write(" stroke=\"none\"/>" as StaticString)
        } else {
            attribute(" stroke-width=\"", shape.width)
            out.write("/>" as StaticString)
        }
    }

    mutating func write(_ sign: StyleSign, frame: Drawing.Shape) {
        guard case .box(let area, _) = frame.outline, let ink = frame.stroke else { return }
        let color = look.number(ink)
        out.write("<use href=\"#sign:\(sign.rawValue)\"")
        attribute(" x=\"", area.x - 0.5)
        attribute(" y=\"", area.y - 0.5)
        out.write(" class=\"f\(color) s\(color)\"/>")
    }
}
