#!/usr/bin/env bash
# Type-checks the package that records running apps for iOS 14, on Linux, in Swift 5 and 6, for debugging and for release.
#
# The Objective-C runtime is declared by Apple's own headers, which Scripts/check-darwin.sh fetches. UIKit, Foundation and XCTest are
# stand-ins, Recorder/Tests/Darwin, with the declarations that the package uses. Nothing is linked or run. In the end the mistakes in
# Recorder/Tests/Darwin/Planted.swift must be found.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "check-ios: $1" >&2
    exit 1
}

[ "$(uname -s)" = Linux ] || fail "this check is for Linux; on a Mac, build Recorder for a simulator"
target=arm64-apple-ios14.0-simulator
swiftc=$(command -v swiftc) || fail "swiftc isn't in PATH"
library=$(dirname "$(dirname "$(readlink -f "$swiftc")")")/lib/swift
darwin=$(Scripts/check-darwin.sh --prepare | tail -1)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The library's interfaces in FOLDER, retargeted to iOS as Scripts/check-darwin.sh does to macOS. What the library itself uses may be
# newer than the system that an app asks for.
prepare_library() {
    local folder=$1 module
    mkdir -p "$folder"
    cp -r "$library/shims" "$folder/"
    ln -s "$library/clang" "$library/apinotes" "$folder/"
    for module in Swift _Concurrency _StringProcessing SwiftOnoneSupport; do
        mkdir -p "$folder/iphonesimulator/$module.swiftmodule"
        sed -E -e "1,5s/-target [^ ]+/-target $target -disable-availability-checking/" \
            -e "1,5s/(-target-min-inlining-version) min/\1 target/" \
            -e '/@backDeployed\(before: [^)]*\)$/d; s/@backDeployed\(before: [^)]*\) //' \
            -e "s/self = _stdlib_(remainder|squareRoot)l\\(.*/fatalError()/; s/_swift_stdlib_gettid\\(\\)/UInt32(0)/" \
            -e 's/^import Glibc/import Darwin/' "$library/linux/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" \
            >"$folder/iphonesimulator/$module.swiftmodule/arm64-apple-ios-simulator.swiftinterface"
    done
}

# Apple's headers, for a simulator, and a module of those that declare the Objective-C runtime.
prepare_headers() {
    local folder=$1 header
    mkdir -p "$folder/sdk" "$folder/ObjectiveC"
    ln -s "$darwin/sdk/usr" "$folder/sdk/usr"
    cat >"$folder/sdk/SDKSettings.json" <<'END'
{"Version": "26.0", "MaximumDeploymentTarget": "26.99", "CanonicalName": "iphonesimulator26.0", "DefaultDeploymentTarget": "26.0", "VersionMap": {}}
END
    {
        echo "module ObjectiveC [system] {"
        for header in objc runtime NSObjCRuntime NSObject; do echo "    header \"$darwin/sdk/usr/include/objc/$header.h\""; done
        echo "    export *"
        echo "}"
    } >"$folder/ObjectiveC/module.modulemap"
}

ready=$darwin/ios-$({ "$swiftc" --version; declare -f prepare_library prepare_headers; } 2>/dev/null | sha256sum | cut -c1-16)
if [ ! -d "$ready" ]; then
    echo "check-ios: preparing $ready"
    prepare_library "$scratch/ready/swift"
    prepare_headers "$scratch/ready"
    cp -r "$scratch/ready" "$ready.$$"
    mv -T "$ready.$$" "$ready" || fail "$ready can't be written"
fi

cd Recorder
stand_ins=Tests/Darwin
flags=(-parse-as-library -package-name recorder -target "$target" -resource-dir "$ready/swift" -sdk "$ready/sdk"
    -I "$ready/swift/shims" -module-cache-path "$ready/modules" -I "$scratch" -I "$ready/ObjectiveC" -I "$stand_ins/UIKit")

# module NAME ARGUMENT...: what others import. Bodies of functions are left out: to compile them takes more of the library.
module() {
    "$swiftc" -frontend -emit-module -experimental-skip-all-function-bodies -module-name "$1" -o "$scratch/$1.swiftmodule" \
        "${flags[@]}" "${@:2}"
}

# check NAME ARGUMENT...: the diagnostics of a module.
check() {
    "$swiftc" -frontend -typecheck -warnings-as-errors -module-name "$1" "${flags[@]}" "${@:2}" "Sources/$1"/*.swift
}

module ObjectiveC -import-underlying-module "$stand_ins"/ObjectiveC/*.swift
module Foundation "$stand_ins"/Foundation/*.swift
module UIKit -import-underlying-module "$stand_ins"/UIKit/*.swift
module XCTest "$stand_ins"/XCTest/*.swift
for version in 5 6; do
    for configuration in RELEASE DEBUG; do
        for name in KindredRecording KindredRecorder KindredRecorderTestSupport; do
            check "$name" -swift-version "$version" -D "$configuration" || fail "$name doesn't compile for iOS in Swift $version"
            module "$name" -swift-version "$version" -D "$configuration" "Sources/$name"/*.swift
        done
    done
done
echo "check-ios: the package type-checks for iOS 14 in Swift 5 and 6, for debugging and for release"

planted=$stand_ins/Planted.swift
if check KindredRecorder -swift-version 6 -D DEBUG "$planted" >"$scratch/planted.txt" 2>&1; then fail "no planted mistake is found"; fi
count=0
while IFS=: read -r line text; do
    count=$((count + 1))
    grep -F "$planted:$((line + 1)):" "$scratch/planted.txt" | grep -qF "${text#*// iOS: }" || {
        cat "$scratch/planted.txt" >&2
        fail "$planted:$((line + 1)) isn't reported as '${text#*// iOS: }'"
    }
done < <(grep -n '// iOS: ' "$planted")
[ "$count" -ge 5 ] || fail "$planted has $count mistakes"
echo "check-ios: $count planted mistakes are found"
