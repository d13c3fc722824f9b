#!/usr/bin/env bash
# Checks Kindred with a folder that isn't part of the project: Scripts/check-shared.sh FOLDER
# The rules must be those of its pages, and its storyboards of real apps must pass the tests of Tests/Corpus. Every check fails if it
# finds zero cases.
set -euo pipefail
if [ $# -ne 1 ] || [ ! -d "$1" ]; then
    echo "usage: Scripts/check-shared.sh FOLDER" >&2
    exit 2
fi
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

fail() {
    echo "check-shared: $1" >&2
    exit 1
}

# The id and severity of every row of a table of rules.
rows() {
    [ -f "$1" ] || fail "$1 doesn't exist"
    # The backticks are Markdown's.
    # shellcheck disable=SC2016
    sed -En 's/^\| `([a-z-]+)` \| (error|warning|note) \|.*/\1 \2/p' "$1"
}

rules=$(rows "$folder/design/rules.md")
lifecycle=$(rows "$folder/design/lifecycle.md")
screens=$(rows "$folder/design/screens.md")
[ -n "$rules" ] || fail "design/rules.md has no rules"
[ -n "$lifecycle" ] || fail "design/lifecycle.md has no rules"
[ -n "$screens" ] || fail "design/screens.md has no rules"
[ -d "$folder/corpus/storyboards" ] || fail "corpus/storyboards doesn't exist"
files=$(find "$folder/corpus/storyboards" -name '*.storyboard' -o -name '*.xib' | wc -l | tr -d ' ')
[ "$files" -gt 0 ] || fail "corpus/storyboards has no storyboards"

"${SWIFT:-swift}" build --build-tests
listed=$(.build/debug/kindred rules | sed -En 's/^  ([a-z-]+) +(error|warning|note) .*/\1 \2/p')

# Those of the language are in the same order, with others among them; those of screens and scenarios are somewhere.
count=$(wc -l <<<"$rules" | tr -d ' ')
diff <(echo "$rules") <(grep -xFf <(echo "$rules") <<<"$listed") ||
    fail "rules differ from design/rules.md"
for page in screens lifecycle; do
    missing=$(grep -vxFf <(echo "$listed") <<<"${!page}" || true)
    [ -z "$missing" ] || fail "rules of design/$page.md are missing: $missing"
done
echo "check-shared: $count rules, $(wc -l <<<"$screens" | tr -d ' ') of screens and" \
    "$(wc -l <<<"$lifecycle" | tr -d ' ') of scenarios are listed"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
KINDRED_CORPUS=$folder/corpus "${SWIFT:-swift}" test --skip-build \
    --filter 'KindredStoryboardsTests\.(CorpusTests|CorpusImportTests|ImportedGraphTests)' 2>&1 | tee "$log"
grep -q "^corpus: $files files" "$log" || fail "the tests didn't read all $files storyboards"
