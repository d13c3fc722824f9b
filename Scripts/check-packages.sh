#!/usr/bin/env bash
# Makes the packages twice, compares them, and installs and runs each: what `make package-test` does, after the release build.
# As root it also runs the commands of Docs/Installing.md that install for all users.
set -euo pipefail
cd "$(dirname "$0")/.."
repository=$PWD

fail() {
    echo "check-packages: $1" >&2
    exit 1
}

if [ "$(uname -s)" != Linux ]; then
    echo "check-packages: packages are made on Linux only"
    exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

# expect WHAT ACTUAL EXPECTED
expect() {
    [ "$2" = "$3" ] || fail "$1: '$2' instead of '$3'"
    echo "check-packages: $1"
}

program=.build/release/kindred
if [[ $(readelf -lW "$program") == *' INTERP '* ]]; then
    # `make build` has said what is missing for a static one.
    echo "check-packages: nothing to check, because the release build isn't a static executable"
    exit 0
fi
# A tenth of the program, for two functions: see Sources/KindredText/PlainSearch.swift.
nm "$program" >"$scratch/symbols"
if grep -q _RegexParser "$scratch/symbols"; then
    fail "the release build has regular expressions in it: a file that searches a text doesn't import KindredText"
fi

# Without archives the build goes on, so it has to be told why.
mkdir "$scratch/elsewhere"
printf 'libdir=/nowhere\nName: libxml2\nDescription: none\nVersion: 2\n' >"$scratch/elsewhere/libxml-2.0.pc"
expect "without archives no static executable is tried" \
    "$(PKG_CONFIG_PATH=$scratch/elsewhere Scripts/static-libraries.sh 2>&1 || true)" \
    "static-libraries: /nowhere/libxml2.a doesn't exist"

# The same bytes, whenever and with whatever umask they are made.
(umask 077 && TZ=Asia/Tokyo Scripts/package.sh "$scratch/again" >"$scratch/again.log" 2>&1) &
second=$!
Scripts/package.sh "$scratch/dist" >/dev/null || fail "Scripts/package.sh failed"
wait "$second" || fail "Scripts/package.sh failed: $(cat "$scratch/again.log")"
expect "packages have the same bytes each time" "$(cat "$scratch/again/SHA256SUMS")" "$(cat "$scratch/dist/SHA256SUMS")"
version=$("$program" --version)
cd "$scratch/dist"
sha256sum --quiet --check SHA256SUMS || fail "SHA256SUMS is wrong"
packages=4
if command -v dpkg-deb >/dev/null; then packages=5; fi
expect "a release has all its files" "$(wc -l <SHA256SUMS)" "$packages"

# Nothing but the program and a specification: no library, no /proc, no environment.
mkdir "$scratch/bare"
tar -xzf kindred-[0-9]*.tar.gz -C "$scratch/bare" --strip-components 2 --wildcards '*/bin/kindred'
size=$(stat -c %s "$scratch/bare/kindred")
# What a team downloads in every run of its CI.
[ "$size" -le 12930000 ] || fail "the program has $size bytes, more than 12.93 MB"
cp "$repository"/Samples/shop/*.kindred.yaml "$scratch/bare"
if [ "$(id -u)" -eq 0 ]; then
    # run_bare ARGUMENT...
    run_bare() { env -i "$(command -v chroot)" "$scratch/bare" /kindred "$@"; }
else
    run_bare() { (cd "$scratch/bare" && env -i ./kindred "$@"); }
fi
expect "the program of the tarball runs alone" "$(run_bare --version)" "$version"
expect "it checks a specification" "$(run_bare check 2>&1)" "$(cd "$scratch/bare" && "$repository/$program" check 2>&1)"
expect "it writes the graph" "$(run_bare compile 2>/dev/null | cksum)" \
    "$(cd "$scratch/bare" && "$repository/$program" compile 2>/dev/null | cksum)"
# Events are read and printed by the names of cases, which compiler flags of releases can take away.
cp -R "$repository/Tests/Golden/Verify/events" "$scratch/bare/events"
expect "it judges events" "$(run_bare verify --callbacks events/holds -- events/app.kindred.yaml 2>&1 | head -1)" \
    "$(grep -m 1 '^no problems' "$repository/Tests/Golden/Verify/events/expected")"
mkdir "$scratch/bare/app"
cp "$(find "$repository/Tests/Corpus" -name '*.storyboard' | sort | head -1)" "$scratch/bare/app"
expect "it imports a storyboard" "$(run_bare import storyboard app 2>&1 | cksum)" \
    "$(cd "$scratch/bare" && "$repository/$program" import storyboard app 2>&1 | cksum)"

# The wheel puts the program on the PATH of an environment, and takes everything away again.
python3 -m venv "$scratch/venv"
before=$(find "$scratch/venv" -type f | grep -v __pycache__ | sort)
pip=("$scratch/venv/bin/python" -m pip --disable-pip-version-check --quiet)
"${pip[@]}" install --no-index --no-compile kindred_uikit-*.whl
expect "the wheel installs" "$(env -i PATH="$scratch/venv/bin" kindred --version)" "$version"
"${pip[@]}" uninstall --yes kindred-uikit
expect "and uninstalls" "$(find "$scratch/venv" -type f | grep -v __pycache__ | sort)" "$before"

# What comes with the program, where each shell and man look for it.
mkdir "$scratch/prefix"
tar -xzf kindred-[0-9]*.tar.gz -C "$scratch/prefix" --strip-components 1
for file in man/man1/kindred.1 bash-completion/completions/kindred zsh/site-functions/_kindred fish/vendor_completions.d/kindred.fish; do
    [ -s "$scratch/prefix/share/$file" ] || fail "the tarball has no share/$file"
done

# The action and the hook that installs the wheel, with these packages.
PATH="$repository/.build/tools/bin:$PATH"
for part in action hooks; do
    printed=$(services-python "$repository/Tests/Services/run.py" --kindred "$scratch/bare/kindred" --dist "$scratch/dist" --only "$part") ||
        fail "Tests/Services: $printed"
    echo "check-packages: $part: $printed"
done

# The Debian package has no errors, and installs below any folder.
if command -v dpkg-deb >/dev/null; then
    lintian --allow-root --fail-on error kindred_*.deb || fail "lintian found errors"
    database=$scratch/debian/var/lib/dpkg
    mkdir -p "$database"/{info,updates}
    touch "$database/status"
    dpkg --force-not-root --force-bad-path --log=/dev/null --instdir="$scratch/debian" --admindir="$database" \
        --install kindred_*.deb >"$scratch/log" 2>&1 || fail "dpkg can't install the package: $(cat "$scratch/log")"
    for file in man/man1/kindred.1.gz zsh/vendor-completions/_kindred bash-completion/completions/kindred; do
        [ -s "$scratch/debian/usr/share/$file" ] || fail "the Debian package has no /usr/share/$file"
    done
    expect "the Debian package installs" "$(env -i "$scratch/debian/usr/bin/kindred" --version)" "$version"
fi

# SwiftPM runs the bundle as a command and before a build.
mkdir -p "$scratch/App/Sources/App"
cp -r "$repository/Packaging/Plugin" "$scratch/KindredPlugin"
cp kindred-*.artifactbundle.zip "$scratch/KindredPlugin/kindred.artifactbundle.zip"
cp "$repository/Samples/shop"/*.kindred.yaml "$scratch/App/Sources/App"
echo 'public let answer = 42' >"$scratch/App/Sources/App/App.swift"
cat >"$scratch/App/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(path: "../KindredPlugin")],
    targets: [.target(name: "App", plugins: [.plugin(name: "KindredCheck", package: "KindredPlugin")])]
)
END
swift=${SWIFT:-swift}
cd "$scratch/App"
expect "SwiftPM runs a command" "$("$swift" package kindred check Sources/App 2>"$scratch/log" | tail -1)" \
    "$("$repository/$program" check Sources/App 2>&1 | tail -1)"
"$swift" build >"$scratch/log" 2>&1 || fail "a build with the plugin failed: $(tail -5 "$scratch/log")"
printf 'kindred: 1\nwindows: {main: nowhere}\n' >Sources/App/bad.kindred.yaml
if "$swift" build >"$scratch/log" 2>&1; then fail "a build passed with a wrong specification"; fi
expect "SwiftPM checks before a build" "$(grep -o -m 1 'unresolved-reference' "$scratch/log")" unresolved-reference
if "$swift" package kindred check Sources/App >"$scratch/log" 2>&1; then fail "the command hid an error"; fi

# The commands that the page shows, each block where the packages are.
cd "$scratch/dist"
sudo() { "$@"; }
export -f sudo
export HOME=$scratch/home DEBIAN_FRONTEND=noninteractive PIP_NO_INDEX=1 PIP_DISABLE_PIP_VERSION_CHECK=1
mkdir "$HOME"
count=0
while IFS= read -r -d '' block; do
    if [[ $block == *apt-get* ]] && { [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; }; then continue; fi
    if [ "$(uname -m)" = aarch64 ]; then block=${block//x86_64/aarch64} block=${block//amd64/arm64}; fi
    count=$((count + 1))
    printed=$(bash -euo pipefail -c "$block" 2>&1) || fail "a command of Docs/Installing.md failed: $block: $printed"
    [[ $printed == *"$version"* ]] || fail "a command of Docs/Installing.md didn't run Kindred: $block: $printed"
done < <(awk '/^```sh$/ { inside = 1; next } /^```$/ { if (inside) printf "%c", 0; inside = 0 } inside' \
    "$repository/Docs/Installing.md")
[ "$count" -ge 2 ] || fail "Docs/Installing.md has no commands"
echo "check-packages: $count blocks of Docs/Installing.md run"
