#!/usr/bin/env bash
# Runs the tests under the address and the thread sanitizer, each in a build folder of its own: Scripts/sanitize.sh [address|thread]
set -euo pipefail
cd "$(dirname "$0")/.."

# Leaks are not looked for: Swift's metadata look like some.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1

for sanitizer in ${1:-address thread}; do
    echo "== $sanitizer"
    "${SWIFT:-swift}" test --sanitize="$sanitizer" --scratch-path ".build/sanitize-$sanitizer" "${@:2}"
done
