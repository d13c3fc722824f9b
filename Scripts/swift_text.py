"""A small reader of Swift: which bytes are code, comments and strings, and what is declared. It needs no compiler."""

import re

OPENING, CLOSING = "([{", ")]}"


class Source:
    """A file's text, and two copies of the same length: code without strings and comments, and comments alone."""

    def __init__(self, text):
        self.text = text
        self.code, self.comments = split(text)
        self.lines = text.split("\n")

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1


def blank(text):
    """Returns spaces in place of all but line ends."""
    return re.sub(r"[^\n]", " ", text)


TOKEN = re.compile(r'//[^\n]*|/\*|#*"""|#*"')


def split(text):
    """Returns the code and the comments of a text, each with the rest blanked."""
    code, comments, position = [], [], 0
    while found := TOKEN.search(text, position):
        start = found.start()
        code.append(text[position:start])
        comments.append(blank(text[position:start]))
        token = found[0]
        if token.startswith("//"):
            position = found.end()
        elif token == "/*":
            position = end_of_comment(text, start)
        else:
            position = end_of_string(text, found.end(), token)
        code.append(blank(text[start:position]))
        comments.append(text[start:position] if token[0] == "/" else blank(text[start:position]))
    return "".join(code) + text[position:], "".join(comments) + blank(text[position:])


def end_of_comment(text, start):
    depth = 0
    for found in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if found[0] == "/*" else -1
        if depth == 0:
            return found.end()
    return len(text)


def end_of_string(text, start, opening):
    """Returns the end of a string that begins with so many '#' and quotes; what is interpolated belongs to it."""
    hashes = opening.count("#")
    quotes = opening[hashes:]
    closing, escape, position = quotes + "#" * hashes, "\\" + "#" * hashes, start
    while position < len(text):
        if text.startswith(escape + "(", position):
            position = end_of_group(text, position + len(escape))
        elif text.startswith(escape, position):
            position += len(escape) + 1
        elif text.startswith(closing, position):
            return position + len(closing)
        elif text[position] == "\n" and len(quotes) == 1:
            return position
        else:
            position += 1
    return len(text)


def end_of_group(text, start):
    """Returns the end of a group in parentheses, with strings in it."""
    depth, position = 0, start
    while position < len(text):
        if (quote := re.compile(r'#*"""|#*"').match(text, position)) is not None:
            position = end_of_string(text, quote.end(), quote[0])
            continue
        depth += (text[position] == "(") - (text[position] == ")")
        position += 1
        if depth == 0:
            return position
    return len(text)


def matching(code, start):
    """Returns the offset of what closes the bracket at an offset, or of the end."""
    depth = 0
    for position in range(start, len(code)):
        depth += (code[position] in OPENING) - (code[position] in CLOSING)
        if depth == 0:
            return position
    return len(code)


def at_commas(text):
    """Splits a text at commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for position, letter in enumerate(text.replace("->", "  ")):
        depth += (letter in OPENING + "<") - (letter in CLOSING + ">")
        if letter == "," and depth == 0:
            parts.append(text[start:position])
            start = position + 1
    return [part.strip() for part in [*parts, text[start:]] if part.strip()]


FUNCTION = re.compile(r"\bfunc\s+(`?\w+`?)|(?<![.\w])(init)\b[?!]?(?=\s*[<(])|(?<![.\w])(subscript)\b(?=\s*[<(])")


class Function:
    """A declared function, initializer or subscript: its name, its parameters' labels and its lines."""

    def __init__(self, source, found):
        code = source.code
        self.name = next(group for group in found.groups() if group)
        start = code.find("(", found.end())
        end = matching(code, start)
        self.labels = [re.sub(r"^(@\w+(\([^)]*\))?\s*)+", "", part).split()[0].rstrip(":") for part in at_commas(code[start + 1:end])]
        self.line = source.line(found.start())
        # In a protocol, the next declaration comes before a brace.
        rest = re.compile(r"[{}]|\n\s*(?:@\w+|\w+\s+)*(?:func|var|let|init|case|subscript|typealias|static)\b").search(code, end)
        has_body = rest is not None and rest[0] == "{"
        self.length = source.line(matching(code, rest.start())) - self.line + 1 if has_body else 0


def functions(source):
    return [Function(source, found) for found in FUNCTION.finditer(source.code)]


def doc_comments(source):
    """Yields the text of each run of lines that begin with three slashes."""
    run = []
    for line in [*source.comments.split("\n"), ""]:
        found = re.match(r"\s*///(?!/) ?(.*)", line)
        if found:
            run.append(found[1])
        elif run:
            yield "\n".join(run)
            run = []


PUBLIC = re.compile(
    r"^[ \t]*(?:@[\w.]+(?:\([^)\n]*\))?\s+)*(?:(?:static|final|indirect|override|mutating|nonisolated|convenience)\s+)*"
    r"(?:public|open)\s+(?:(?:static|final|indirect|override|mutating|nonisolated|convenience|internal\(set\)|package\(set\)"
    r"|private\(set\)|fileprivate\(set\))\s+)*(func|var|let|init|subscript|struct|enum|class|actor|protocol|typealias|case)\b",
    re.MULTILINE)


def public_declarations(source):
    """Yields the line of each public declaration, and whether a doc comment is right above it."""
    comments = source.comments.split("\n")
    for found in PUBLIC.finditer(source.code):
        line = source.line(found.start(1))
        above = source.line(found.start()) - 2
        # Attributes may stand between the two.
        while above >= 0 and source.lines[above].lstrip().startswith("@"):
            above -= 1
        yield line, above >= 0 and comments[above].lstrip().startswith("///")


def words(name):
    """Returns the words of an identifier or of a sentence, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]
