#!/usr/bin/env python3
"""Makes Sources/KindredMap/Raster/outlines.bin, the letters of PNG and PDF, from Liberation Sans 2.

outlines.py REGULAR.ttf BOLD.ttf OUT   (of Debian's fonts-liberation2; needs fontTools)

The file: of each face, regular and bold, the number of glyphs, then each glyph: its code point less that of the one
before (0 for a part of others), its advance, the number of contours, or 0 and the number of parts. A contour is the number of
points, each the step from the point before, across with a bit for on the curve, then up. A part is the number of a glyph and
where it is put. Numbers are LEB128, signed ones in zigzag, and 1,024 of the grid are the size of the type.
"""
import sys

from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x401, 0x45F), (0x490, 0x491), (0x2013, 0x2014), (0x2018, 0x201E), (0x2022, 0x2022),
          (0x2026, 0x2026), (0x203A, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193), (0x2197, 0x2197), (0x2212, 0x2212), (0x25CF, 0x25CF)]


def number(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value):
    return value << 1 if value >= 0 else -value << 1 | 1


class Face:
    def __init__(self, path):
        font = TTFont(path)
        self.glyphs, self.widths, self.codes = font["glyf"], font["hmtx"], font.getBestCmap()
        self.scale = 1024 / font["head"].unitsPerEm
        self.order, self.indices = [], {}
        wanted = [code for first, last in RANGES for code in range(first, last + 1) if code in self.codes]
        parts = []
        for code in wanted:
            for part in self.parts(self.codes[code]):
                if part.glyphName not in parts:
                    parts.append(part.glyphName)
        named = {self.codes[code] for code in wanted}
        for name in parts:
            if name not in named:
                self.add(0, name)
        for code in wanted:
            self.add(code, self.codes[code])

    def add(self, code, name):
        self.indices.setdefault(name, len(self.order))
        self.order.append((code, name))

    def parts(self, name):
        glyph = self.glyphs[name]
        return glyph.components if glyph.isComposite() and all(self.plain(part) for part in glyph.components) else []

    def plain(self, part):
        return not hasattr(part, "transform") and hasattr(part, "x") and self.glyphs[part.glyphName].numberOfContours > 0

    def grid(self, value):
        return round(value * self.scale)

    def bytes(self):
        out, last = number(len(self.order)), 0
        for code, name in self.order:
            out += number(code - last if code else 0) + number(self.grid(self.widths[name][0]))
            last = code or last
            parts = self.parts(name)
            out += self.composed(parts) if parts else self.contours(name)
        return out

    def composed(self, parts):
        out = number(0) + number(len(parts))
        for part in parts:
            out += number(self.indices[part.glyphName]) + number(signed(self.grid(part.x))) + number(signed(self.grid(part.y)))
        return out

    def contours(self, name):
        glyph = self.glyphs[name]
        points, ends, flags = glyph.getCoordinates(self.glyphs) if glyph.numberOfContours else ([], [], [])
        # Of a space, or of a part that is one.
        if not ends:
            return number(0) + number(0)
        out, start, (x, y) = number(len(ends)), 0, (0, 0)
        for end in ends:
            out += number(end + 1 - start)
            for (px, py), flag in zip(points[start:end + 1], flags[start:end + 1]):
                px, py = self.grid(px), self.grid(py)
                out += number(signed(px - x) << 1 | flag & 1) + number(signed(py - y))
                x, y = px, py
            start = end + 1
        return out


faces = [Face(path) for path in sys.argv[1:3]]
data = b"".join(face.bytes() for face in faces)
with open(sys.argv[3], "wb") as file:
    file.write(data)
print(sys.argv[3], len(data), "bytes,", [len(face.order) for face in faces], "glyphs")
