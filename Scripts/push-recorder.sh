#!/usr/bin/env bash
# Commits the package for apps as the root of branch 'recorder', where SwiftPM finds it, and pushes that:
# Scripts/push-recorder.sh VERSION TARBALL REMOTE
set -euo pipefail

fail() {
    echo "push-recorder: $1" >&2
    exit 1
}

[ $# -eq 3 ] || fail "usage: Scripts/push-recorder.sh VERSION TARBALL REMOTE"
version=$1 remote=$3
tarball=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
[ -f "$tarball" ] || fail "$2 doesn't exist"
cd "$(dirname "$0")/.."
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir "$stage/tree"
tar -xzf "$tarball" -C "$stage/tree" --strip-components 1
[ -f "$stage/tree/Package.swift" ] || fail "$2 has no Package.swift"

# The files are a commit of their own, with the release before it as its parent.
folder=$(git rev-parse --absolute-git-dir)
(cd "$stage/tree" && GIT_DIR=$folder GIT_INDEX_FILE=$stage/index GIT_WORK_TREE=$stage/tree git add --all --force .)
tree=$(GIT_INDEX_FILE=$stage/index git write-tree)
parent=()
if git fetch --quiet "$remote" refs/heads/recorder 2>/dev/null; then
    before=$(git rev-parse FETCH_HEAD)
    if [ "$(git rev-parse "$before^{tree}")" = "$tree" ]; then
        echo "push-recorder: the branch has this package already"
        exit 0
    fi
    parent=(-p "$before")
fi
commit=$(git commit-tree "$tree" ${parent[@]+"${parent[@]}"} -m "Release the recorder of Kindred $version")
git push --quiet "$remote" "$commit:refs/heads/recorder"
echo "push-recorder: branch 'recorder' has the package of Kindred $version"
