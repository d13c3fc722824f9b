#!/usr/bin/env bash
# Complains about Swift that `make format` would change, Python, shell scripts and the viewer's scripts, and measures how the Swift
# is written: Scripts/lint.sh FOLDER-OR-FILE...
set -euo pipefail
cd "$(dirname "$0")/.."

echo "lint: Swift's layout"
"${SWIFT:-swift}" format lint --strict -r "$@"
echo "lint: Python"
ruff check --quiet .
echo "lint: shell scripts"
scripts=()
while IFS= read -r -d '' file; do
    if [[ $file == *.sh ]] || head -n 1 "$file" | grep -qE '^#!.*\b(ba)?sh$'; then scripts+=("$file"); fi
done < <(git ls-files -z --cached --others --exclude-standard -- '*.sh' .ci Scripts)
# The stories among the tests begin with text that they show.
shellcheck --exclude=SC2148 "${scripts[@]}"
echo "lint: the viewer's scripts"
tsc -p Tests/Viewer
Scripts/viewer-page.mjs --check
echo "lint: measures of the Swift code"
python3 -B -m unittest discover --quiet --start-directory Tests/Style
Scripts/style.py --enforce headless --enforce later --enforce labels --enforce nouns --enforce functions --enforce files \
    --enforce documented --enforce conditions --enforce inlined
echo "lint: files by hand for each rule, key, format and the like"
Tests/Recipes/check.py
