#!/usr/bin/env bash
# Makes the package for apps, FOLDER/kindred-recorder-VERSION.tar.gz: Scripts/package-recorder.sh VERSION FOLDER
# SwiftPM takes no subfolder of a repository, so it has its own tarball. The same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

[ $# -eq 2 ] || {
    echo "package-recorder: usage: Scripts/package-recorder.sh VERSION FOLDER" >&2
    exit 1
}
name=kindred-recorder-$1
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export LC_ALL=C TZ=UTC
umask 022
mkdir -p "$2"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir "$stage/$name"
cp -r Recorder/{Package.swift,README.md,Sources,StandIn,Tests} LICENSE "$stage/$name"
tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar --mode=u=rwX,go=rX \
    -C "$stage" -c "$name" | gzip -9n >"$2/$name.tar.gz"
