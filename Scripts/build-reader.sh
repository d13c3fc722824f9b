#!/usr/bin/env bash
# Builds kindred-swift, the reader of Swift code, into the folder that is named. Exit 1: it can't be built here.
# READER=parser-floor builds what Benchmarks/reader.py compares it with.
# SwiftParser is that of the toolchain, if its host libraries are beside `swift`; else SwiftPM fetches swift-syntax.
set -euo pipefail
reader=${READER:-kindred-swift}
folder=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$(dirname "$0")/.."

swift=$(command -v "${SWIFT:-swift}")
host=$(dirname "$(readlink -f "$swift")")/../lib/swift/host
if [ -z "${KINDRED_SWIFT_HOST:-}" ] && [ -d "$host/SwiftParser.swiftmodule" ]; then
    KINDRED_SWIFT_HOST=$(cd "$host" && pwd)
    export KINDRED_SWIFT_HOST
fi
scratch=$PWD/.build/kindred-swift
if ! "$swift" build -c release --product "$reader" --package-path Tools/kindred-swift --scratch-path "$scratch" >&2; then
    echo "build-reader: $reader can't be built here, so 'kindred import swift' will not work" >&2
    exit 1
fi
cp "$scratch/release/$reader" "$folder/$reader.new"
mv "$folder/$reader.new" "$folder/$reader"
