#!/usr/bin/env bash
# Makes the release build, .build/release/kindred. On Linux it is a static executable: it needs nothing of the system where it runs,
# and starts in half the time. Arguments go to `swift build`.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
build=("$swift" build -c release --product kindred "$@")

if [ "$(uname -s)" != Linux ]; then exec "${build[@]}"; fi
if Scripts/static-libraries.sh; then
    static=$PWD/.build/static
    # SwiftPM finds libyaml and libxml2 there. Unlike gold, lld is silent about a dlopen in Swift's own library that is never called.
    export PKG_CONFIG_PATH=$static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
    export KINDRED_SMALL=1
    # Optimised when it is linked, the whole is a tenth smaller, and a compilation takes fewer instructions. What nobody calls goes, also
    # if it is public. Functions with the same code become one: no address of a function is ever compared. So do the traps of a
    # function. Nothing asks for names of cases and members.
    frontend=(-Xswiftc -Xfrontend -Xswiftc)
    exec "${build[@]}" --experimental-lto-mode full --static-swift-stdlib -Xswiftc -static-executable \
        "${frontend[@]}" -internalize-at-link "${frontend[@]}" -mergeable-traps "${frontend[@]}" -disable-reflection-metadata \
        -Xswiftc -use-ld=lld -Xlinker --icf=all -Xlinker "-T$static/program.ld"
fi
echo "build-release: so the program will need libyaml and libxml2 where it runs" >&2
exec "${build[@]}" --static-swift-stdlib
