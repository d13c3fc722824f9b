# A team with findings takes Kindred up, and then opens a pull request. Each command is shown with what it prints.
set -u
export GIT_AUTHOR_NAME=Team GIT_AUTHOR_EMAIL=team@example.com GIT_COMMITTER_NAME=Team GIT_COMMITTER_EMAIL=team@example.com
step() {
    printf '$ %s\n' "$1"
    eval "$1" 2>&1
    local code=$?
    if [ $code -ne 0 ]; then printf '(exit code %s)\n' $code; fi
    echo
}
git init -q -b main
mv topic .git

echo '## Monday: what there is already is put aside'
echo
step 'kindred check --no-config Specs'
step 'kindred check --fail-on warning --write-baseline kindred-baseline.json Specs'
step 'git add . && git commit -q -m "Take Kindred up"'
step 'kindred check --fail-on warning'

echo '## Tuesday: a pull request deletes a line, and adds a tab'
echo
git switch -q -c orders
cp .git/topic/*.yaml Specs
step 'git commit -q -a -m "Show orders in a tab" && git show --format= --unified=0 | grep "^[-+]"'
export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md
step 'kindred check --fail-on warning'
step 'kindred check --fail-on warning 2>/dev/null'
step 'kindred check --fail-on warning --report summary 2>/dev/null'
step 'kindred diff --git main...HEAD --format markdown >>summary.md'
step 'cat summary.md'
