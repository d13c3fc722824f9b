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
swiftc=$(dirname "$(command -v "$swift")")/swiftc
for version in 5 6; do
    "$swiftc" -typecheck -swift-version "$version" -warnings-as-errors -D DEBUG \
        -I "$modules" "Tests/Clients/Swift$version.swift" || fail "what an app writes doesn't compile in Swift $version"
done
echo "check-recorder: apps and tests compile in Swift 5 and 6"

# The sample and its tests, which need a Mac to run.
sample=(-typecheck -parse-as-library -swift-version 5 -warnings-as-errors -D DEBUG -I "$modules")
"$swiftc" "${sample[@]}" -module-name Sample Sample/App/*.swift Sample/StandIn/Views.swift || fail "the sample doesn't compile"
"$swiftc" "${sample[@]}" -module-name SampleUITests Sample/UITests/*.swift Sample/StandIn/Elements.swift ||
    fail "the sample's tests don't compile"
echo "check-recorder: the sample and its tests compile"

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
