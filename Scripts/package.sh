#!/usr/bin/env bash
# Makes what a release consists of, in FOLDER (dist), from .build/release/kindred: a tarball, a wheel, a Debian package, an artifact
# bundle for SwiftPM, the package that records running apps, and their checksums. The same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "package: $1" >&2
    exit 1
}

[ "$(uname -s)" = Linux ] || fail "packages are made on Linux; Docs/Installing.md says how to install Kindred on macOS"
program=.build/release/kindred
[ -x "$program" ] || fail "there is no release build; run 'make build' first"
[[ $(readelf -lW "$program") != *' INTERP '* ]] || fail "$program isn't a static executable, so it wouldn't run everywhere"

version=$("$program" --version)
version=${version#kindred }
machine=$(uname -m)
triple=$machine-unknown-linux-gnu
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} ||
    fail "there is no commit to take the time from; set SOURCE_DATE_EPOCH"
export SOURCE_DATE_EPOCH
export LC_ALL=C TZ=UTC
umask 022
dist=${1:-dist}
mkdir -p "$dist"
dist=$(cd "$dist" && pwd)
rm -f "$dist"/kindred[-_]* "$dist/SHA256SUMS"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

# Everything as it lies below a prefix such as /usr/local.
root=$stage/root
mkdir -p "$root/bin" "$root/share/doc/kindred"
strip --remove-section=.comment -o "$root/bin/kindred" "$program"
kindred=$root/bin/kindred
reader=.build/release/kindred-swift
if [ -x "$reader" ] && [[ $(readelf -lW "$reader") != *' INTERP '* ]]; then
    strip --remove-section=.comment -o "$root/bin/kindred-swift" "$reader"
else
    echo "package: kindred-swift is left out, because it isn't there or needs the toolchain's libraries" >&2
fi
cp LICENSE README.md "$root/share/doc/kindred"
swift_licence=$(dirname "$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")")/share/swift/LICENSE.txt
{
    cat Packaging/NOTICES.md
    for notice in "$swift_licence" /usr/share/doc/{libyaml-dev,libxml2-dev,libc6-dev,gcc-*-base}/copyright; do
        [ -f "$notice" ] || fail "$notice doesn't exist; an executable has to be given away with the notices of what is in it"
        printf '\n## %s\n\n```text\n' "$(basename "$(dirname "$notice")")"
        cat "$notice"
        printf '```\n'
    done
} >"$root/share/doc/kindred/NOTICES.md"

# write FILE ARGUMENT...: what the program itself prints, if it knows that command.
write() {
    local file=$root/share/$1
    "$kindred" "${@:2}" >"$stage/printed" 2>/dev/null || return 0
    mkdir -p "$(dirname "$file")"
    cp "$stage/printed" "$file"
}
write man/man1/kindred.1 man
write bash-completion/completions/kindred completions bash
write zsh/site-functions/_kindred completions zsh
write fish/vendor_completions.d/kindred.fish completions fish

# tarball FILE FOLDER: the folder, as the first component of each path.
tarball() {
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar --mode=u=rwX,go=rX \
        -C "$(dirname "$2")" -c "$(basename "$2")" | gzip -9n >"$1"
}
cp -r "$root" "$stage/kindred-$version-$triple"
tarball "$dist/kindred-$version-$triple.tar.gz" "$stage/kindred-$version-$triple"
Scripts/package-recorder.sh "$version" "$dist"

# The wheel runs wherever pip does: nothing of the system is used, not even its C library. 'kindred' on PyPI is another project.
wheel=$stage/wheel
distribution=kindred_uikit-$version
info=$distribution.dist-info
tag=manylinux_2_17_$machine.manylinux2014_$machine.musllinux_1_1_$machine
mkdir -p "$wheel/$info/licenses" "$wheel/$distribution.data/scripts"
cp "$kindred" "$wheel/$distribution.data/scripts/kindred"
mkdir -p "$wheel/$distribution.data/data"
cp -r "$root/share" "$wheel/$distribution.data/data/share"
cp LICENSE "$root/share/doc/kindred/NOTICES.md" "$wheel/$info/licenses"
cat >"$wheel/$info/METADATA" <<END
Metadata-Version: 2.1
Name: kindred-uikit
Version: $version
Summary: Checks UIKit navigation before it crashes
License: MIT
Description-Content-Type: text/markdown

$(cat README.md)
END
{
    printf 'Wheel-Version: 1.0\nGenerator: kindred\nRoot-Is-Purelib: false\n'
    for platform in ${tag//./ }; do printf 'Tag: py3-none-%s\n' "$platform"; done
} >"$wheel/$info/WHEEL"
python3 Packaging/archive.py "$wheel" "$dist/$distribution-py3-none-$tag.whl" --record "$info"

# One folder a platform; those of other machines are added to it.
bundle=$stage/bundle/kindred.artifactbundle
mkdir -p "$bundle/$triple"
cp -r "$root/bin" "$bundle/$triple/bin"
cp "$root"/share/doc/kindred/{LICENSE,NOTICES.md} "$bundle"
cat >"$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "kindred": {
      "type": "executable",
      "version": "$version",
      "variants": [
        {"path": "$triple/bin/kindred", "supportedTriples": ["$triple"]}
      ]
    }
  }
}
END
python3 Packaging/archive.py "$stage/bundle" "$dist/kindred-$version.artifactbundle.zip"

# Depends on nothing; graphviz is for --layout dot.
if command -v dpkg-deb >/dev/null; then
    architecture=$(dpkg --print-architecture)
    deb=$stage/deb
    mkdir -p "$deb/DEBIAN" "$deb/usr" "$deb/usr/share/lintian/overrides"
    cp -r "$root/bin" "$root/share" "$deb/usr"
    documents=$deb/usr/share/doc/kindred
    mv "$documents/LICENSE" "$documents/copyright"
    printf '\nThe notices of the libraries that are in the executable are in NOTICES.md.gz.\n' >>"$documents/copyright"
    gzip -9n "$documents/NOTICES.md"
    cp Packaging/lintian-overrides "$deb/usr/share/lintian/overrides/kindred"
    printf 'kindred (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md of the sources.\n\n -- %s  %s\n' "$version" \
        "${DEBFULLNAME:-The Kindred authors} <${DEBEMAIL:-kindred@users.noreply.github.com}>" \
        "$(date -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$documents/changelog.gz"
    find "$deb/usr/share/man" -name '*.1' -exec gzip -9n {} + 2>/dev/null || true
    # Debian's name for the folder of zsh's completions.
    if [ -d "$deb/usr/share/zsh/site-functions" ]; then
        mv "$deb/usr/share/zsh/site-functions" "$deb/usr/share/zsh/vendor-completions"
    fi
    cat >"$deb/DEBIAN/control" <<END
Package: kindred
Version: $version
Architecture: $architecture
Maintainer: ${DEBFULLNAME:-The Kindred authors} <${DEBEMAIL:-kindred@users.noreply.github.com}>
Section: devel
Priority: optional
Suggests: graphviz
Installed-Size: $(du -sk --apparent-size "$deb/usr" | cut -f1)
Description: check UIKit navigation before it crashes
 Kindred compiles a description of the view controllers of an iOS app, which
 says who contains, presents and pushes whom. It finds illegal containment,
 wrong presenters and broken lifecycles, draws the map, and compares a running
 app with it.
END
    (cd "$deb" && find usr -type f | sort | xargs md5sum) >"$deb/DEBIAN/md5sums"
    find "$deb" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$deb" "$dist/kindred_${version}_$architecture.deb" >/dev/null
else
    echo "package: no Debian package, because dpkg-deb isn't installed" >&2
fi

(cd "$dist" && sha256sum kindred[-_]* >SHA256SUMS)
cat "$dist/SHA256SUMS"
