#!/usr/bin/env bash
# Tests the package that records running apps. On Linux it runs against a stand-in for UIKit; also, what apps write compiles in
# Swift 5 and 6, and a release build is empty. On macOS, without a simulator, only what needs no UIKit is tested.
set -euo pipefail
cd "$(dirname "$0")/../Recorder"

fail() {
    echo "check-recorder: $1" >&2
    exit 1
}

swift=${SWIFT:-swift}
"$swift" build --build-tests
"$swift" test --skip-build
if [ "$(uname -s)" != Linux ]; then
    echo "check-recorder: the tests with a stand-in for UIKit run on Linux only"
    exit 0
fi

modules=$("$swift" build --show-bin-path)/Modules
for version in 5 6; do
    "$(dirname "$(command -v "$swift")")/swiftc" -typecheck -swift-version "$version" -warnings-as-errors -D DEBUG \
        -I "$modules" "Tests/Clients/Swift$version.swift" || fail "what an app writes doesn't compile in Swift $version"
done
echo "check-recorder: apps and tests compile in Swift 5 and 6"

# Only what apps call is there, and it does nothing: no name of a callback, a key or a variable.
"$swift" build -c release
objects=$("$swift" build -c release --show-bin-path)
for name in KindredRecording KindredRecorder KindredRecorderTestSupport; do
    [ -n "$(find "$objects/$name.build" -name '*.o')" ] || fail "$name has no release build"
    if found=$(grep -rlaE 'viewWillAppear|KINDRED_|kindred-recording|NSLog' --include='*.o' "$objects/$name.build"); then
        fail "a release build isn't empty: $found"
    fi
done
echo "check-recorder: a release build is empty"
