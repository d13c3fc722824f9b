"""Reads PNG and PDF as the standards say, and prints what is in them: painted.py FILE...

Of a PNG its size and its colours, the most frequent first; of a PDF the size of its page and its texts, a line each.
"""
import collections
import re
import struct
import sys
import zlib


def read_png(data):
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, packed, names = 8, b"", []
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        assert zlib.crc32(name + body) == struct.unpack(">I", data[place + 8 + length : place + 12 + length])[0], name
        names.append(name)
        if name == b"IHDR":
            width, height = struct.unpack(">II", body[:8])
            assert body[8:] == bytes([8, 2, 0, 0, 0])
        if name == b"IDAT":
            packed += body
        place += 12 + length
    assert names[0] == b"IHDR" and names[-1] == b"IEND"
    rows = zlib.decompress(packed)
    assert len(rows) == height * (3 * width + 1)
    above, colors = bytes(3 * width), collections.Counter()
    for row in range(height):
        line = rows[row * (3 * width + 1) :][: 3 * width + 1]
        assert line[0] == 2
        above = bytes((byte + up) & 255 for byte, up in zip(line[1:], above))
        colors.update(above[pixel : pixel + 3].hex() for pixel in range(0, 3 * width, 3))
    print(width, height, *[color for color, _ in colors.most_common(3)])


def read_pdf(data):
    start = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", data)[1])
    assert data[start:].startswith(b"xref\n")
    objects = {}
    for number, offset in enumerate(re.findall(rb"(\d{10}) 00000 n \n", data[start:]), 1):
        assert data[int(offset) :].startswith(b"%d 0 obj\n" % number), number
        objects[number] = data[int(offset) :].split(b" obj\n", 1)[1]
    maps = {}
    page = objects[3].split(b"endobj")[0]
    for name, number in re.findall(rb"/([RB]\d+) (\d+) 0 R", page):
        font = objects[int(number)].split(b"endobj")[0]
        text = unpacked(objects[int(re.search(rb"/ToUnicode (\d+)", font)[1])]).decode()
        maps[name.decode()] = dict(re.findall(r"<(\w\w)><(\w+)>", text))
        for glyph in re.findall(rb"/g\d+ (\d+) 0 R", font):
            assert b" d1\n" in unpacked(objects[int(glyph)])
    print(*(side.decode() for side in re.search(rb"MediaBox\[0 0 (\S+) (\S+)\]", page).groups()))
    for text in re.findall(r"BT (.*?)ET", unpacked(objects[4]).decode(), re.S):
        parts = re.findall(r"/([RB]\d+) \S+ Tf <(\w+)>Tj", text)
        print("".join(letters(maps[font], codes) for font, codes in parts))


def letters(names, codes):
    return "".join(bytes.fromhex(names[codes[place : place + 2]]).decode("utf-16-be") for place in range(0, len(codes), 2))


def unpacked(stream):
    head, body = stream.split(b"stream\n", 1)
    length = int(re.search(rb"/Length (\d+)", head)[1])
    assert body[length:].startswith(b"\nendstream")
    return zlib.decompress(body[:length])


for path in sys.argv[1:]:
    with open(path, "rb") as file:
        content = file.read()
    (read_png if content[1:4] == b"PNG" else read_pdf)(content)
