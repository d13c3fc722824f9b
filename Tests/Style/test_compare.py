"""Tests of Benchmarks/compare.py with programs that take a known time."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

COMPARE = pathlib.Path(__file__).resolve().parent.parent.parent / "Benchmarks/compare.py"


class CompareTests(unittest.TestCase):
    def compare(self, before, after, *words):
        """Returns the exit code and what is printed for two shell scripts."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("before", "after")]
            for path, text in zip(paths, (before, after), strict=True):
                with open(path, "w", encoding="utf-8") as out:
                    out.write("#!/bin/sh\n" + text + "\n")
                os.chmod(path, 0o755)
            done = subprocess.run(
                [sys.executable, str(COMPARE), *paths, "--cache", folder, "--rounds", "3", *words],
                capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def test_a_slower_program_fails(self):
        code, printed = self.compare("sleep 0.01", "sleep 0.12", "--only", "start-up")
        self.assertEqual(code, 1, printed)
        self.assertIn("missed: start: kindred --version\n", printed)

    def test_a_faster_one_passes(self):
        code, printed = self.compare("sleep 0.12", "sleep 0.01", "--only", "start-up")
        self.assertEqual((code, printed.splitlines()[-1]), (0, "compare: no line is above its bar"))

    def test_a_missed_bar_may_be_reported_only(self):
        code, printed = self.compare(":", ": larger", "--only", "size", "--report-only")
        self.assertEqual(code, 0, printed)
        self.assertIn("12 → 19  MISSED\n", printed)
        self.assertEqual(self.compare(":", ": larger", "--only", "size")[0], 1)

    def test_a_program_that_fails_is_broken(self):
        code, printed = self.compare("exit 0", "exit 3", "--only", "start-up", "--report-only")
        self.assertEqual(code, 1)
        self.assertIn("broken: start: kindred --version: ", printed)

    def test_a_missing_program_is_named(self):
        done = subprocess.run([sys.executable, str(COMPARE), "/none", "/none"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no program at /none", done.stderr)


if __name__ == "__main__":
    unittest.main()
