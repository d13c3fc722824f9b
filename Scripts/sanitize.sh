#!/usr/bin/env bash
# Runs the tests under the address and the thread sanitizer, each in a build folder of its own:
# Scripts/sanitize.sh [address|thread] [--filter 'SUITE|SUITE']. Fails if a suite of the filter isn't there.
set -euo pipefail
cd "$(dirname "$0")/.."

# Leaks are not looked for: Swift's metadata look like some.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1

suites=
for ((i = 2; i < $#; i++)); do
    if [ "${!i}" = --filter ]; then
        next=$((i + 1))
        suites=${!next//|/ }
    fi
done
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for sanitizer in ${1:-address thread}; do
    echo "== $sanitizer"
    "${SWIFT:-swift}" test --sanitize="$sanitizer" --scratch-path ".build/sanitize-$sanitizer" "${@:2}" 2>&1 | tee "$log"
    for suite in $suites; do
        if ! grep -q "Suite $suite passed" "$log"; then
            echo "sanitize: there is no suite $suite" >&2
            exit 1
        fi
    done
done
