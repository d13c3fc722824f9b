#!/usr/bin/env bash
# Runs the tests, those in a browser apart, and prints how many lines of each target they run. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."

# In a folder of its own: all code is compiled with counters.
options=(--enable-code-coverage --scratch-path .build/coverage)
"${SWIFT:-swift}" test "${options[@]}" --skip ViewerTests/works "$@"
python3 Scripts/coverage_table.py "$("${SWIFT:-swift}" test "${options[@]}" --show-codecov-path)"
