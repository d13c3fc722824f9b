#!/usr/bin/env bash
# Makes the tarball of a release for macOS, of two programs that were built on Apple silicon and on Intel:
#   Scripts/package-macos.sh half FOLDER        builds the program of this machine: FOLDER/kindred-ARCHITECTURE
#   Scripts/package-macos.sh join HALVES DIST   joins both programs, and writes the tarball
# Homebrew has libyaml for one architecture only, hence two machines. Nobody has run this on a Mac yet.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "package-macos: $1" >&2
    exit 1
}

[ "$(uname -s)" = Darwin ] || fail "this is for macOS; on Linux, 'make package' makes the packages"

half() {
    local folder=$1 libraries=$PWD/.build/static sdk archive program
    sdk=$(xcrun --show-sdk-path)
    archive=$(pkg-config --variable=libdir yaml-0.1)/libyaml.a
    [ -f "$archive" ] || fail "$archive doesn't exist"
    # libyaml becomes part of the program: only its archive is in this folder. libxml2 is the system's, which every Mac has.
    mkdir -p "$libraries" "$folder"
    cp "$archive" "$libraries/"
    printf 'Name: %s\nDescription: an archive\nVersion: %s\nLibs: -L%s -lyaml\nCflags: %s\n' yaml-0.1 \
        "$(pkg-config --modversion yaml-0.1)" "$libraries" "$(pkg-config --cflags yaml-0.1)" >"$libraries/yaml-0.1.pc"
    printf 'Name: libxml-2.0\nDescription: of the system\nVersion: 2.9\nLibs: -lxml2\nCflags: -I%s/usr/include/libxml2\n' "$sdk" \
        >"$libraries/libxml-2.0.pc"
    PKG_CONFIG_PATH=$libraries KINDRED_SMALL=1 "${SWIFT:-swift}" build -c release --product kindred
    program=$folder/kindred-$(uname -m)
    cp .build/release/kindred "$program"
    strip -x "$program"
    if otool -L "$program" | grep -v "$program" | grep -vE '^\s+/(usr/lib|System)/'; then
        fail "$program needs libraries that not every Mac has"
    fi
}

join() {
    local halves=$1 dist=$2 stage version name
    stage=$(mktemp -d)
    mkdir -p "$stage/tree/bin" "$stage/tree/share/doc/kindred" "$dist"
    lipo -create "$halves/kindred-arm64" "$halves/kindred-x86_64" -output "$stage/tree/bin/kindred"
    chmod 755 "$stage/tree/bin/kindred"
    codesign --force --sign - "$stage/tree/bin/kindred"
    version=$("$stage/tree/bin/kindred" --version)
    name=kindred-${version#kindred }-universal-apple-macosx
    cp LICENSE README.md Packaging/NOTICES.md "$stage/tree/share/doc/kindred"
    mkdir -p "$stage/tree/share/man/man1"
    "$stage/tree/bin/kindred" man >"$stage/tree/share/man/man1/kindred.1"
    mv "$stage/tree" "$stage/$name"
    tar -czf "$dist/$name.tar.gz" -C "$stage" "$name"
    rm -rf "$stage"
}

case ${1:-} in
half) half "${2:?the folder to write to}" ;;
join) join "${2:?the folder of the halves}" "${3:?the folder to write to}" ;;
*) fail "usage: Scripts/package-macos.sh half FOLDER, or join HALVES DIST" ;;
esac
