#!/usr/bin/env bash
# Checks that subjects of commits have at most 72 characters and begin with what is done: Scripts/check-commits.sh [BASE]
# Say, Let and Keep are refused after the commit that began to do so.
# Without BASE, or where it isn't in this clone, it checks the commits after the one that added this script. In a shallow clone
# that is the oldest one there is, so the check never needs more history than there is.
set -euo pipefail
cd "$(dirname "$0")/.."

limit=72
# Characters, not bytes.
export LC_ALL=C.UTF-8
[ "$(uname -s)" = Darwin ] && export LC_ALL=en_US.UTF-8

if ! git rev-parse --verify --quiet HEAD >/dev/null; then
    echo "check-commits: no commits here; skipped"
    exit 0
fi
base=${1:-}
if [ -z "$base" ] || ! git cat-file -e "$base^{commit}" 2>/dev/null; then
    base=$(git log --diff-filter=A --format=%H -- Scripts/check-commits.sh | tail -1)
fi
if [ -z "$base" ]; then
    echo "check-commits: this script isn't committed yet; skipped"
    exit 0
fi

vague="^(Say|Let|Keep) "
since=$(git log -S"$vague" --format=%H -- Scripts/check-commits.sh | tail -1)
newer=" $([ -z "$since" ] || git log --no-merges --format=%h "$since..HEAD" | tr "\n" " ")"
checked=0 wrong=0
while IFS= read -r line; do
    subject=${line#* }
    checked=$((checked + 1))
    if [ ${#subject} -gt $limit ]; then
        echo "check-commits: ${line%% *}: ${#subject} characters, at most $limit: $subject" >&2
        wrong=$((wrong + 1))
    fi
    if [[ $newer == *" ${line%% *} "* && $subject =~ $vague ]]; then
        echo "check-commits: ${line%% *}: ${subject%% *} leaves open what is done: $subject" >&2
        wrong=$((wrong + 1))
    fi
done < <(git log --no-merges --format='%h %s' "$base..HEAD")

[ $wrong -eq 0 ] || exit 1
echo "check-commits: $checked subjects since $(git rev-parse --short "$base") have at most $limit characters"
