"""Tests of Scripts/style.py and Scripts/swift_text.py on small texts."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
SCRIPTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Scripts"
sys.path.insert(0, str(SCRIPTS))

import style  # noqa: E402
import swift_text  # noqa: E402


def measured(text, names=None):
    """Returns all measures of one file, by name."""
    measures = style.new_measures()
    style.measure(measures, "File.swift", text, names)
    return {each.name: each for each in measures}


def labels(text):
    return [function.labels for function in swift_text.functions(swift_text.Source(text))]


class TextTests(unittest.TestCase):
    def split(self, text, code, comments):
        found = swift_text.split(text)
        self.assertEqual([len(each) for each in found], [len(text)] * 2)
        self.assertEqual([" ".join(each.split()) for each in found], [code, comments])

    def test_comments_are_apart_from_code(self):
        self.split("let a = 1  // one\n/// Two.\nlet b", "let a = 1 let b", "// one /// Two.")

    def test_comments_nest(self):
        self.split("a /* b /* c */ d */ e", "a e", "/* b /* c */ d */")
        self.split("a /* b", "a", "/* b")

    def test_strings_hold_no_comments(self):
        self.split('a("// no") // yes', "a( )", "// yes")
        self.split(r'a("\"// no")', "a( )", "")
        self.split('a("""\n  // no "quoted"\n  """) // yes', "a( )", "// yes")
        self.split(r'a(#"\"#) // yes', "a( )", "// yes")

    def test_what_is_interpolated_belongs_to_the_string(self):
        self.split(r'a("\(b("// no)")) // no")', "a( )", "")
        self.split(r'a("\(b)", c)', "a( , c)", "")

    def test_an_open_string_ends_with_its_line(self):
        self.split('a("b\nc', "a( c", "")


class FunctionTests(unittest.TestCase):
    def test_labels_are_what_a_caller_writes(self):
        self.assertEqual(labels("func a(_ b: Int, to c: Int, d: Int) {}"), [["_", "to", "d"]])
        self.assertEqual(labels("init(_ b: [Int: (Int, Int)], _ c: Set<A<B, C>>) {}"), [["_", "_"]])
        self.assertEqual(labels("subscript(_ at: Int) -> Int { 0 }"), [["_"]])
        self.assertEqual(labels("func a() {}"), [[]])

    def test_types_of_functions_are_one_parameter(self):
        self.assertEqual(labels("func a(_ body: (Int, Int) -> Void, b: Int) {}"), [["_", "b"]])
        self.assertEqual(labels("func a(@B(1, 2) _ body: @escaping () -> [Int]) {}"), [["_"]])
        self.assertEqual(labels("func a<T: B>(_ b: T) where T: C {}"), [["_"]])

    def test_calls_are_no_declarations(self):
        self.assertEqual(labels("self.init(a: 1)\nlet b = A.init(2)"), [])

    def test_length_is_from_the_name_to_the_brace(self):
        def lengths(text):
            return [function.length for function in swift_text.functions(swift_text.Source(text))]

        self.assertEqual(lengths("func a() {\n  b {\n  }\n}\n"), [4])
        self.assertEqual(lengths("protocol A {\n  func a()\n  func b(c: Int) -> Int\n}\nfunc d() {}"), [0, 0, 1])
        self.assertEqual(lengths('func a() {\n  b("}")  // }\n}\n'), [3])


class MeasureTests(unittest.TestCase):
    def test_doc_comments_open_with_a_noun_or_a_verb(self):
        good = ["The controller.", "A set.", "Whether it is empty.", "Returns it.", "`nil` means none.", "Kinds by name."]
        for text in good:
            self.assertEqual(measured(f"/// {text}\nlet a = 1\n")["headless"].places, [], text)
        for text in ["What is empty.", "Those of a.", "Of all, the first.", "By name.", "How many.", "If it is.", "In order.", "Nil."]:
            self.assertEqual(len(measured(f"/// {text}\nlet a = 1\n")["headless"].places), 1, text)

    def test_a_doc_comment_is_counted_once(self):
        found = measured("/// What is\n/// written.\nlet a = 1\n\n/// A name.\nlet b = 1\n// What isn't.\n")["headless"]
        self.assertEqual((len(found.places), found.cases, found.value), (1, 2, 50))

    def test_labels_of_later_parameters_are_counted_apart(self):
        found = measured("func a(_ b: Int, _ c: Int, d: Int) {}\n")
        self.assertEqual((len(found["labels"].places), found["labels"].cases), (2, 3))
        self.assertEqual((len(found["later"].places), found["later"].cases), (1, 2))

    def test_nouns_count_in_code_and_comments_but_not_in_strings(self):
        found = measured('// A finding.\nlet placeFindings = "problem"\nlet finder = MistakeBag()\n')["nouns"]
        self.assertEqual([place.split(": ")[1] for place in found.places], ["finding", "findings", "mistake"])

    def test_conditions_and_attributes_count_where_they_are_code(self):
        found = measured("#if os(Linux)\n    // #if\n#endif\n@inlinable func a() {}\n@inline(never) func b() {}\n")
        self.assertEqual([len(found[name].places) for name in ("conditions", "inlined")], [1, 2])

    def test_functions_and_files_may_just_be_long_enough(self):
        lines = "    a()\n"
        self.assertEqual(measured("func a() {\n" + lines * 38 + "}\n")["functions"].value, 0)
        self.assertEqual(measured("func a() {\n" + lines * 39 + "}\n")["functions"].value, 1)
        self.assertEqual(measured("//\n" * 300)["files"].value, 0)
        self.assertEqual(measured("//\n" * 301, names={"files"})["files"].value, 1)

    def test_public_declarations_have_doc_comments(self):
        text = "/// A.\n@frozen\npublic struct A {\n    public let b: Int\n    let c: Int\n    public private(set) var d = 1\n}\n"
        found = measured(text)["documented"]
        self.assertEqual((found.cases, len(found.places)), (3, 2))
        self.assertAlmostEqual(found.value, 100 / 3)
        self.assertFalse(found.holds)

    def test_tests_count_for_the_length_of_files_alone(self):
        found = measured("/// What is.\nfunc finding(_ a: Int, _ b: Int) {}\n", names={"files"})
        self.assertEqual([each.cases + len(each.places) for each in found.values()], [0] * len(found))


class CommandTests(unittest.TestCase):
    def run_style(self, *words):
        with tempfile.TemporaryDirectory() as root:
            (pathlib.Path(root) / "Sources").mkdir()
            (pathlib.Path(root) / "Sources/File.swift").write_text("/// What is.\npublic func finding(_ a: Int) {}\n")
            done = subprocess.run(
                [sys.executable, str(SCRIPTS / "style.py"), "--root", root, *words], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    def test_a_bar_fails_only_if_enforced(self):
        code, printed, _ = self.run_style("--enforce", "nouns=1000000")
        self.assertEqual((code, len(printed.splitlines())), (0, len(style.new_measures())))
        code, _, errors = self.run_style("--enforce", "documented=101")
        self.assertEqual(code, 1)
        self.assertIn("style: 'documented' misses its bar", errors)
        self.assertEqual(self.run_style("--enforce", "beauty")[0], 2)


if __name__ == "__main__":
    unittest.main()
