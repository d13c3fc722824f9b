"""Values as YAML text in many guises: block and flow style, all quotes, anchors, aliases, merges, comments, line ends and marks."""

import re

from generate import Mapping, Scalar, plain

PLAIN = re.compile(r"[^\W\d][\w.-]*( [\w.-]+)*|[^\W\d][\w./-]*|[\d][\w.]*")
COMMENTS = ["# a comment", "#", "# größer: [nonsense, &x *y", "# - {a: b}"]


def write_file(random, documents):
    """The bytes of a file; documents are lists of pairs."""
    parts = []
    for number, pairs in enumerate(documents):
        text = Writer(random).document(pairs)
        if number > 0 or random.random() < 0.3:
            head = "%YAML 1.1\n---" if number == 0 and random.random() < 0.2 else "---"
            text = head + random.choice(["\n", " # new\n"]) + text
        parts.append(text)
    parts += random.choice([[], [], [], ["---\n"], ["--- # nothing\n---\n"], ["...\n"]])
    text = "".join(parts)
    if random.random() < 0.2:
        text = text.replace("\n", "\r\n")
    if random.random() < 0.1:
        text = text.rstrip("\r\n") if not text.endswith(("---\n", "---\r\n")) else text
    if random.random() < 0.2:
        text = "\ufeff" + text
    return text.encode("utf-8")


class Writer:
    """Writes one document."""

    def __init__(self, random):
        self.random = random
        self.names = 0
        self.declared = 0
        self.latest = {}  # the last declaration of each name
        self.anchors = {}  # what has an anchor, by how it looks: its name
        self.anchor_rate = random.choice([0, 0.05, 0.3])
        self.merge_rate = random.choice([0, 0.1, 0.4])
        self.flow_rate = random.choice([0.1, 0.4, 0.9])
        self.comment_rate = random.choice([0, 0.1])
        self.quote_rate = random.choice([0.05, 0.5])

    def document(self, pairs):
        random = self.random
        document = self.with_merges(Mapping([(Scalar(key), value) for key, value in pairs]))
        shared = [value for value in self.merged_or_shared(document) if random.random() < 0.3]
        if shared:
            where = 0 if random.random() < 0.8 else len(document.pairs)
            document.pairs.insert(where, (Scalar("x-shared"), shared))
        if random.random() < 0.02:
            return self.comment(0) + self.flow(document, 0) + "\n"
        return self.comment(0) + self.block_mapping(document, 0)

    # Merges

    def with_merges(self, value):
        """The same value, some mappings with a part of their members merged in."""
        if isinstance(value, list):
            return [self.with_merges(item) for item in value]
        if isinstance(value, Scalar):
            return value
        pairs = [(key, self.with_merges(member)) for key, member in value.pairs]
        if pairs and self.random.random() < self.merge_rate:
            pairs = self.split_off(pairs)
        return Mapping(pairs)

    def split_off(self, pairs):
        """Some neighbours become a merge at their place. `id` is never merged."""
        random = self.random
        texts = [key.text for key, _ in pairs]
        if "<<" in texts or len(set(texts)) < len(texts):
            return pairs  # there is one, or it would hide that a key is there twice
        start = random.randrange(len(pairs))
        end = random.randint(start, len(pairs))
        while any(key.text == "id" for key, _ in pairs[start:end]):
            end -= 1
        merged, kept = pairs[start:end], pairs[:start] + pairs[end:]
        taken = [key for key, _ in kept if key.text != "id"] + [Scalar("id")]
        return pairs[:start] + [(plain("<<"), self.sources(merged, taken))] + pairs[end:]

    def sources(self, merged, taken):
        """One mapping or several, with members that do not count: explicit keys and earlier merges win."""
        random = self.random
        cuts = sorted(random.randint(0, len(merged)) for _ in range(random.choice([0, 0, 0, 1, 2])))
        sources = []
        for start, end in zip([0] + cuts, cuts + [len(merged)]):
            pairs = merged[start:end] + self.decoys(taken)
            taken = taken + [key for key, _ in merged[start:end]]
            if pairs and random.random() < 0.2:
                pairs = self.split_off(pairs)
            sources.append(Mapping(pairs))
        return sources if len(sources) > 1 or random.random() < 0.2 else sources[0]

    def decoys(self, taken):
        random = self.random
        keys = random.sample(taken, min(len(taken), random.choice([0, 0, 1, 2])))
        values = [Scalar("nobody"), [], Mapping([(Scalar("no"), Scalar("one"))]), [Scalar("nobody")]]
        return [(key, random.choice(values)) for key in keys]

    def merged_or_shared(self, value):
        """All that may be written ahead, to be an alias where it belongs."""
        if isinstance(value, list):
            for item in value:
                yield from self.merged_or_shared(item)
        elif isinstance(value, Mapping):
            for key, member in value.pairs:
                if is_nothing(member):
                    continue
                if is_merge(key):
                    yield from member if isinstance(member, list) else [member]
                elif self.random.random() < self.anchor_rate:
                    yield member
                yield from self.merged_or_shared(member)

    # Anchors

    def alias(self, value):
        """An alias of the same value; None if there is none, or it is written once more."""
        name = self.anchors.get(repr(value))
        return "*" + name if name and self.random.random() < 0.8 else None

    def anchor(self):
        """A new name, or one that was used before."""
        random = self.random
        if random.random() >= self.anchor_rate:
            return None
        if self.names == 0 or random.random() < 0.8:
            self.names += 1
        number = self.names if random.random() < 0.8 else random.randint(1, self.names)
        name = random.choice(["a%d", "a%d", "Anchor-%d", "_%d"]) % number
        # From here on the name stands for nothing that had it before.
        self.anchors = {text: other for text, other in self.anchors.items() if other != name}
        self.declared += 1
        self.latest[name] = self.declared
        return name, self.declared

    def declare(self, anchor, value):
        """From here on there can be aliases of the value, unless something within has taken the name over."""
        name, number = anchor
        if self.latest[name] == number:
            self.anchors[repr(value)] = name

    # Blocks

    def block_mapping(self, mapping, indent):
        if not mapping.pairs:
            return " " * indent + "{}\n"
        return "".join(self.block_pair(key, value, indent) for key, value in mapping.pairs)

    def block_pair(self, key, value, indent):
        pad = " " * indent
        text = self.scalar(key, None)
        head = self.comment(indent) + pad
        if self.random.random() < 0.03:
            return head + "? " + text + "\n" + pad + ":" + self.block_value(value, indent, False)
        return head + text + (" :" if text.startswith("*") else ":") + self.block_value(value, indent, False)

    def block_list(self, items, indent):
        return "".join(
            self.comment(indent) + " " * indent + "-" + self.block_value(item, indent, True) for item in items
        )

    def block_value(self, value, indent, in_list):
        """What follows a key's colon or a dash, up to the end of the line."""
        random = self.random
        alias = self.alias(value)
        if alias:
            return " " + alias + self.end()
        if isinstance(value, Scalar):
            if is_nothing(value):
                return random.choice(["", " "]) + self.end()
            text = self.scalar(value, indent)
            # A comment after a literal block would belong to its text.
            return " " + text + ("\n" if "|-\n" in text else self.end())
        if is_empty(value) or random.random() < self.flow_rate:
            return " " + self.flow(value, indent + 1) + self.end()
        anchor = self.anchor()
        inner = indent + random.choice([1, 2, 2, 4])
        if isinstance(value, list):
            # A list in a mapping may stand as far left as its key.
            text = self.block_list(value, indent if not in_list and random.random() < 0.3 else inner)
        else:
            text = self.block_mapping(value, inner)
        if anchor:
            self.declare(anchor, value)
            return " &" + anchor[0] + self.end() + text
        if in_list and isinstance(value, Mapping) and inner > indent + 1 and random.random() < 0.7:
            return self.beside_dash(text, indent, inner)
        return self.end() + text

    def beside_dash(self, text, indent, inner):
        """A mapping starts in the line of its dash, unless a comment is before it."""
        if text.lstrip(" \n").startswith("#") or text.startswith("\n"):
            return self.end() + text
        return " " * (inner - indent - 1) + text[inner:]

    def end(self):
        return self.random.choice(["", " ", "  " + self.random.choice(COMMENTS)]) + "\n" if self.says() else "\n"

    def comment(self, indent):
        if not self.says():
            return ""
        return self.random.choice(["\n", " " * indent + self.random.choice(COMMENTS) + "\n"])

    def says(self):
        return self.random.random() < self.comment_rate

    # Flow

    def flow(self, value, indent):
        alias = self.alias(value)
        if alias:
            return alias
        if isinstance(value, Scalar):
            return self.scalar(value, None)
        anchor = self.anchor()
        if isinstance(value, list):
            text = "[" + self.commas([self.flow(item, indent) for item in value], indent) + "]"
        else:
            text = "{" + self.commas([self.flow_pair(key, item, indent) for key, item in value.pairs], indent) + "}"
        if anchor:
            self.declare(anchor, value)
            return "&" + anchor[0] + " " + text
        return text

    def flow_pair(self, key, value, indent):
        text = self.scalar(key, None)
        colon = " :" if text.startswith("*") else ":"
        return text + colon + (" " if is_nothing(value) else " " + self.flow(value, indent))

    def commas(self, texts, indent):
        random = self.random
        text = ""
        for number, item in enumerate(texts):
            text += ("," if number else "") + self.gap(indent, number > 0) + item
        if texts and random.random() < 0.1:
            text += ","
        return text + random.choice(["", "", "", " "])

    def gap(self, indent, is_inside):
        random = self.random
        if random.random() < 0.1:
            return (" " + random.choice(COMMENTS) if self.says() else "") + "\n" + " " * (indent + random.randint(0, 3))
        return " " if is_inside else random.choice(["", "", " "])

    # Scalars

    def scalar(self, value, indent):
        """On one line, unless `indent` says where further lines begin."""
        alias = self.alias(value)
        if alias:
            return alias
        anchor = self.anchor()
        text = self.quoted(value, indent)
        if anchor:
            self.declare(anchor, value)
            return "&" + anchor[0] + " " + text
        return text

    def quoted(self, value, indent):
        random = self.random
        text = value.text
        may_be_plain = value.style != "quoted" and PLAIN.fullmatch(text) and value.text != ""
        if value.style == "plain" or (may_be_plain and random.random() >= self.quote_rate):
            return text
        if not text.isprintable():
            if indent is not None and text == "two\nlines" and random.random() < 0.5:
                return "|-\n" + "".join(" " * (indent + 2) + line + "\n" for line in text.split("\n"))[:-1]
            return self.double_quoted(text, indent)
        return random.choice([self.single_quoted, self.double_quoted])(text, indent)

    def single_quoted(self, text, indent):
        return "'" + self.folded(text.replace("'", "''"), indent) + "'"

    def double_quoted(self, text, indent):
        random = self.random
        escapes = {"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\"}
        letters = []
        for letter in text:
            code = ord(letter)
            if letter in escapes:
                letters.append(escapes[letter])
            elif not letter.isprintable() or (letter != " " and random.random() < 0.05):
                letters.append(
                    "\\x%02x" % code if code < 256 else "\\u%04x" % code if code < 65536 else "\\U%08x" % code
                )
            else:
                letters.append(letter)
        return '"' + self.folded("".join(letters), indent) + '"'

    def folded(self, text, indent):
        """A single space between words may be a line break."""
        if indent is None or self.random.random() < 0.7:
            return text
        return re.sub(r"(?<=\w) (?=\w)", "\n" + " " * (indent + 2), text, count=1)


def is_merge(key):
    return key.style == "plain" and key.text == "<<"


def is_empty(value):
    return value == [] or (isinstance(value, Mapping) and not value.pairs)


def is_nothing(value):
    return isinstance(value, Scalar) and value.style == "plain" and value.text == ""
