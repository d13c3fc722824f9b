#!/usr/bin/env bash
# Builds the library's documentation with DocC, and fails on a warning: Scripts/docs.sh [FOLDER] (.build/docs)
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "docs: $1" >&2
    exit 1
}

output=${1:-.build/docs}
swift=${SWIFT:-swift}
if [ "$(uname -s)" = Darwin ]; then
    docc=$(xcrun --find docc) extract=$(xcrun --find swift-symbolgraph-extract)
else
    docc=$(command -v docc) || fail "docc isn't in PATH; it is part of Swift's toolchain"
    extract=$(command -v swift-symbolgraph-extract) || fail "swift-symbolgraph-extract isn't in PATH; it is part of Swift's toolchain"
fi
# An existing build, for those who have one.
build=${KINDRED_BUILD:-}
if [ -z "$build" ]; then
    "$swift" build --target Kindred
    build=$("$swift" build --show-bin-path)
fi
symbols=$(mktemp -d)
trap 'rm -rf "$symbols"' EXIT
triple=$("$swift" -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
options=()
if [ "$(uname -s)" = Darwin ]; then options=(-sdk "$(xcrun --show-sdk-path)"); fi
# Where the headers of libyaml and libxml2 are.
for flag in $(pkg-config --cflags-only-I yaml-0.1 libxml-2.0); do options+=(-Xcc "$flag"); done
"$extract" -module-name Kindred -I "$build/Modules" -I Sources/CLibYAML -I Sources/CLibXML2 -target "$triple" ${options[@]+"${options[@]}"} \
    -minimum-access-level public -skip-inherited-docs -output-dir "$symbols"
[ -s "$symbols/Kindred.symbols.json" ] || fail "the library has no symbols"
rm -rf "$output"
mkdir -p "$(dirname "$output")"
"$docc" convert Sources/Kindred/Kindred.docc --additional-symbol-graph-dir "$symbols" --output-dir "$output" --warnings-as-errors \
    --fallback-display-name Kindred --fallback-bundle-identifier kindred.Kindred
[ -s "$output/data/documentation/kindred.json" ] || fail "DocC wrote no page of the library"
echo "docs: $output"
