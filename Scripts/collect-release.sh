#!/usr/bin/env bash
# Puts the packages of all machines into one folder, with the checksums of all and a formula for Homebrew:
# Scripts/collect-release.sh VERSION REPOSITORY-ADDRESS DIST FOLDER...
set -euo pipefail

fail() {
    echo "collect-release: $1" >&2
    exit 1
}

[ $# -ge 4 ] || fail "usage: Scripts/collect-release.sh VERSION REPOSITORY-ADDRESS DIST FOLDER..."
version=$1 address=$2 dist=$3
shift 3
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+([-+.][0-9A-Za-z.]+)?$ ]] || fail "the version must be like 0.1.0, not '$version'"
scripts=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$dist"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

bundles=()
for folder in "$@"; do
    for file in "$folder"/kindred[-_]*; do
        [ -f "$file" ] || fail "$folder has no packages"
        case $file in
        # All machines' have the same name: they become one.
        *.artifactbundle.zip) bundles+=("$file") ;;
        # The same commit gives the same package for apps on each machine.
        */kindred-recorder-*)
            [ ! -e "$dist/$(basename "$file")" ] || cmp -s "$file" "$dist/$(basename "$file")" ||
                fail "$(basename "$file") differs between machines"
            cp "$file" "$dist/"
            ;;
        *)
            [ ! -e "$dist/$(basename "$file")" ] || fail "$(basename "$file") is there twice"
            cp "$file" "$dist/"
            ;;
        esac
    done
done
for triple in x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu universal-apple-macosx; do
    [ -f "$dist/kindred-$version-$triple.tar.gz" ] || fail "there is no kindred-$version-$triple.tar.gz"
done
[ -f "$dist/kindred-recorder-$version.tar.gz" ] || fail "there is no kindred-recorder-$version.tar.gz"
python3 "$scripts/../Packaging/join_bundles.py" "$stage/bundle" "${bundles[@]}"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$scripts" log -1 --format=%ct)} \
    python3 "$scripts/../Packaging/archive.py" "$stage/bundle" "$dist/kindred-$version.artifactbundle.zip"
(cd "$dist" && sha256sum kindred[-_]* >SHA256SUMS)

# checksum TRIPLE: that of its tarball.
checksum() {
    awk -v file="kindred-$version-$1.tar.gz" '$2 == file { print $1 }' "$dist/SHA256SUMS"
}
download=$address/releases/download/v$version
cat >"$dist/kindred.rb" <<END
class Kindred < Formula
  desc "Check UIKit navigation before it crashes"
  homepage "$address"
  version "$version"
  license "MIT"

  on_macos do
    url "$download/kindred-$version-universal-apple-macosx.tar.gz"
    sha256 "$(checksum universal-apple-macosx)"
  end

  on_linux do
    on_arm do
      url "$download/kindred-$version-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "$(checksum aarch64-unknown-linux-gnu)"
    end
    on_intel do
      url "$download/kindred-$version-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "$(checksum x86_64-unknown-linux-gnu)"
    end
  end

  def install
    bin.install "bin/kindred"
    man1.install "share/man/man1/kindred.1"
    generate_completions_from_executable(bin/"kindred", "completions")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/kindred --version")
  end
end
END
cat "$dist/SHA256SUMS"
