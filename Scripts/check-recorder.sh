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

# The tarball has the same bytes each time, and a release pushes it as the root of a branch, once.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export SOURCE_DATE_EPOCH=1700000000
../Scripts/package-recorder.sh 1.2.3 "$scratch/one"
(umask 077 && TZ=Asia/Tokyo ../Scripts/package-recorder.sh 1.2.3 "$scratch/two")
cmp "$scratch/one/kindred-recorder-1.2.3.tar.gz" "$scratch/two/kindred-recorder-1.2.3.tar.gz" || fail "the tarball isn't the same twice"
git init --quiet --bare "$scratch/remote.git"
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.com GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.com
for _ in 1 2; do ../Scripts/push-recorder.sh 1.2.3 "$scratch/one/kindred-recorder-1.2.3.tar.gz" "$scratch/remote.git"; done
[ "$(git -C "$scratch/remote.git" rev-list --count recorder)" = 1 ] || fail "the same package was pushed twice"

# An app takes it from there.
mkdir -p "$scratch/App/Sources/App"
cat >"$scratch/App/Package.swift" <<END
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "file://$scratch/remote.git", branch: "recorder")],
    targets: [.target(name: "App", dependencies: [.product(name: "KindredRecorder", package: "remote")])]
)
END
cat >"$scratch/App/Sources/App/App.swift" <<'END'
import KindredRecorder

@MainActor func launch() { KindredRecorder.start() }
END
"$swift" build --package-path "$scratch/App" >"$scratch/log" 2>&1 || fail "an app doesn't build with the package: $(tail -5 "$scratch/log")"
echo "check-recorder: an app builds with the package from branch 'recorder'"
