#!/usr/bin/env bash
# Type-checks every module of the products for macOS, on Linux: Scripts/check-darwin.sh [--self-test|--prepare] [arm64|x86_64]...
#
# The compiler can check code for any system if it has that system's declarations. Here they are Apple's C headers, which the
# package 'ziglang' on PyPI has, and the standard library's own textual interface, rebuilt for macOS. Nothing is linked or run, and
# tests aren't checked: they need Foundation. What would print names that only Swift's reflection knows is reported, too: releases
# are without it (Tests/Darwin/ReflectedNames.swift). With --self-test, the mistakes in Tests/Darwin/Planted must be found instead. With
# --prepare, it only prints the folder of what it has prepared.
#
# What it prepares, about 100 MB, is kept outside of the repository, in ${XDG_CACHE_HOME:-~/.cache}/kindred/darwin.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "check-darwin: $1" >&2
    exit 2
}

[ "$(uname -s)" = Linux ] || fail "this check is for Linux; on a Mac, 'make test' builds and runs everything"
self_test=no prepare=no
architectures=()
for argument in "$@"; do
    case $argument in
    --self-test) self_test=yes ;;
    --prepare) prepare=yes ;;
    arm64 | x86_64) architectures+=("$argument") ;;
    *) fail "usage: Scripts/check-darwin.sh [--self-test|--prepare] [arm64|x86_64]..." ;;
    esac
done
[ ${#architectures[@]} -gt 0 ] || architectures=(arm64 x86_64)
installed=$(Scripts/install-tools.sh darwin) || fail "what this check needs couldn't be installed: $installed"

# Only headers are taken from it, and nothing of it is run.
headers=ziglang==0.17.1
swiftc=$(command -v swiftc) || fail "swiftc isn't in PATH"
library=$(dirname "$(dirname "$(readlink -f "$swiftc")")")/lib/swift
interfaces=$library/linux/%s.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface
# shellcheck disable=SC2059
[ -f "$(printf "$interfaces" Swift)" ] || fail "this Swift has no textual interface of its library in $library/linux"

modules=$("${SWIFT:-swift}" package dump-package | Scripts/package-modules.py) || fail "Package.swift can't be read"
package=$(awk -F '\t' '$1 == "package" { print $2 }' <<<"$modules")
version=$(awk -F '\t' '$1 == "platform" && $2 == "macos" { print $3 }' <<<"$modules")
[ -n "$version" ] || fail "Package.swift names no version of macOS"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Apple's headers in FOLDER, as one module. One header names all, so that no two can include each other in a circle.
prepare_headers() {
    local folder=$1 header
    mkdir -p "$folder/usr"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: -d "$scratch/wheel" "$headers" ||
        fail "pip could not download $headers; is there a network?"
    python3 -m zipfile -e "$scratch"/wheel/*.whl "$scratch/wheel"
    for header in darwin macos; do
        # Its name differs between versions.
        header=$scratch/wheel/ziglang/lib/libc/include/any-$header-any
        if [ -d "$header" ]; then mv "$header" "$folder/usr/include"; fi
    done
    [ -d "$folder/usr/include" ] || fail "$headers has no headers of macOS where they are expected"
    rm -rf "$scratch/wheel"
    cat >"$folder/SDKSettings.json" <<'END'
{"Version": "26.0", "MaximumDeploymentTarget": "26.99", "CanonicalName": "macosx26.0", "DefaultDeploymentTarget": "26.0", "VersionMap": {}}
END
    for header in errno fcntl unistd stdio stdlib string strings ctype limits locale math time signal setjmp assert wchar wctype \
        inttypes dirent dlfcn fnmatch ftw glob grp ifaddrs langinfo libgen netdb poll pthread pwd regex sched search semaphore \
        spawn syslog termios utime utmpx wordexp crt_externs copyfile err execinfo getopt paths sysexits xlocale malloc/malloc \
        aio fts vis alloca sys/{acl,attr,clonefile,event,file,ioctl,ipc,mman,mount,msg,param,proc,qos,random,resource,select} \
        sys/{sem,shm,socket,stat,statvfs,sysctl,times,ttycom,ucred,uio,un,utsname,wait} mach-o/dyld net/{if,route} \
        mach/{mach,mach_time,clock,host_info,task_info,thread_info,vm_statistics,message} netinet/{in,tcp} arpa/inet; do
        if [ -f "$folder/usr/include/$header.h" ]; then echo "#include <$header.h>"; fi
    done >"$folder/usr/include/all-of-darwin.h"
    echo 'module Darwin [system] { header "all-of-darwin.h" export * }' >"$folder/usr/include/module.modulemap"
}

# The library's interfaces in FOLDER, retargeted to macOS. Those of Linux leave out bodies that @backDeployed asks for, and name two
# functions for Intel's Float80 and one for Linux's futexes: the attribute goes, and so do the calls.
prepare_library() {
    local folder=$1 module macos architecture target
    mkdir -p "$folder/macosx"
    cp -r "$library/shims" "$folder/"
    ln -s "$library/clang" "$library/apinotes" "$folder/"
    for architecture in arm64 x86_64; do
        target=$architecture-apple-macosx$version
        for module in Swift _Concurrency _StringProcessing _RegexParser _Builtin_float SwiftOnoneSupport Synchronization Glibc; do
            macos=$folder/macosx/${module/Glibc/Darwin}.swiftmodule
            mkdir -p "$macos"
            # shellcheck disable=SC2059
            sed -E -e "1,5s/-target [^ ]+/-target $target/; 1,5s/(-target-min-inlining-version) min/\1 target/" \
                -e '/@backDeployed\(before: [^)]*\)$/d; s/@backDeployed\(before: [^)]*\) //' \
                -e "s/self = _stdlib_(remainder|squareRoot)l\\(.*/fatalError()/; s/_swift_stdlib_gettid\\(\\)/UInt32(0)/" \
                -e 's/^import Glibc/import Darwin/; s/-module-(link-)?name (swift)?Glibc/-module-\1name \2Darwin/g' \
                "$(printf "$interfaces" "$module")" >"$macos/$architecture-apple-macos.swiftinterface"
        done
        prepare_overlay "$folder/macosx/Darwin.swiftmodule/$architecture-apple-macos.swiftinterface"
    done
}

# Turns what Swift adds to glibc into what it adds to Darwin: what is Linux's alone goes, and what is macOS's alone follows.
prepare_overlay() {
    local overlay=$1 stream clock
    sed -i -e 's/SwiftGlibc\b/Darwin/g; s/Glibc\.sighandler_t/Darwin.sig_t/g; s/Glibc\./Darwin./g' \
        -e 's/SwiftOverlayShims\./Darwin./g; /typealias sighandler_t/d' \
        -e '/^public enum POSIXErrorCode/,/^}/d; /POSIXErrorCode/d; /^public var environ/,/^}/d' "$overlay"
    {
        for stream in stdin stdout stderr; do
            echo "public var $stream: Swift.UnsafeMutablePointer<Darwin.FILE> { get set }"
        done
        # The compiler imports no macro that stands for another declaration.
        for clock in REALTIME MONOTONIC MONOTONIC_RAW UPTIME_RAW UPTIME_RAW_APPROX PROCESS_CPUTIME_ID THREAD_CPUTIME_ID; do
            echo "public var CLOCK_$clock: Darwin.clockid_t { get }"
        done
        echo '@available(*, unavailable) public func fork() -> Swift.Int32'
    } >>"$overlay"
}

# Headers of libyaml and libxml2, the latter as Apple builds it, and the resources that SwiftPM would put into modules.
prepare_project() {
    local folder=$1 kind name path resources resource
    mkdir -p "$folder/c" "$folder/resources"
    cp "$(pkg-config --variable=includedir yaml-0.1)/yaml.h" "$folder/c/"
    cp -r "$(pkg-config --variable=includedir libxml-2.0)/libxml2/libxml" "$folder/c/"
    sed -i '/define LIBXML_ICU_ENABLED/d' "$folder/c/libxml/xmlversion.h"
    while IFS=$'\t' read -r kind name path resources; do
        if [ "$kind" != swift ] || [ -z "$resources" ]; then continue; fi
        {
            echo 'struct PackageResources {'
            for resource in $resources; do echo "    static let $resource: [UInt8] = []"; done
            echo '}'
        } >"$folder/resources/$name.swift"
    done <<<"$modules"
}

# check_module ARCHITECTURE NAME PATH MORE-FILES...: emitting a module runs all diagnostics, those of ownership and flow as well.
check_module() {
    local architecture=$1 name=$2 path=$3 out=$scratch/$1 search=() files=() kind system_path
    shift 3
    mkdir -p "$out"
    mapfile -t files < <(find "$path" -name '*.swift' | LC_ALL=C sort)
    files+=(Tests/Darwin/ReflectedNames.swift)
    if [ -f "$scratch/project/resources/$name.swift" ]; then files+=("$scratch/project/resources/$name.swift"); fi
    if [ ! -f "$path/main.swift" ]; then files+=(-parse-as-library); fi
    while IFS=$'\t' read -r kind _ system_path _; do
        if [ "$kind" = system ]; then search+=(-I "$system_path"); fi
    done <<<"$modules"
    "$swiftc" -frontend -emit-module -o "$out/${name//-/_}.swiftmodule" -module-name "${name//-/_}" -package-name "$package" \
        -swift-version 6 -warnings-as-errors -target "$architecture-apple-macosx$version" -disable-objc-interop \
        -resource-dir "$ready/swift" -sdk "$ready/sdk" -I "$ready/swift/shims" -module-cache-path "$ready/modules" \
        -I "$out" "${search[@]}" -Xcc "-I$scratch/project/c" "${files[@]}" "$@"
}

# Checks all modules in their order, and stops at the first that fails: those that follow need it.
check_all() {
    local architecture=$1 count=0 kind name path
    while IFS=$'\t' read -r kind name path _; do
        [ "$kind" = swift ] || continue
        check_module "$architecture" "$name" "$path" </dev/null || {
            echo "check-darwin: module $name doesn't compile for macOS on $architecture" >&2
            return 1
        }
        count=$((count + 1))
    done <<<"$modules"
    [ "$count" -gt 0 ] || return 1
    echo "check-darwin: $count modules type-check for $architecture-apple-macosx$version"
}

# Plants all mistakes into the first module, which needs no other: each must be reported in its line, with the words above it.
check_planted() {
    local architecture=$1 name path file line text missed=0 count=0 found=$scratch/planted-$1.txt planted
    planted=(Tests/Darwin/Planted/*.swift)
    IFS=$'\t' read -r _ name path _ < <(grep '^swift' <<<"$modules")
    if check_module "$architecture" "$name" "$path" "${planted[@]}" >"$found" 2>&1; then
        echo "check-darwin: the planted mistakes weren't found for $architecture" >&2
        return 1
    fi
    while IFS=: read -r file line text; do
        count=$((count + 1))
        line=$((line + 1))
        text=${text#*// macOS: }
        grep -F "$file:$line:" "$found" | grep -qF "$text" || {
            echo "check-darwin: $file:$line isn't reported as '$text' for $architecture" >&2
            missed=$((missed + 1))
        }
    done < <(grep -n '// macOS: ' "${planted[@]}")
    for file in "${planted[@]}"; do
        grep -q '// macOS: ' "$file" || { echo "check-darwin: $file doesn't say what is wrong in it" >&2; missed=$((missed + 1)); }
    done
    if grep -E '^[^ ]+: error: ' "$found" | grep -vF Tests/Darwin/Planted/; then
        echo "check-darwin: there are errors outside of the planted mistakes" >&2
        return 1
    fi
    if [ "$missed" != 0 ]; then
        cat "$found" >&2
        return 1
    fi
    [ "$count" -ge 10 ] && echo "check-darwin: $count planted mistakes are found for $architecture"
}

prepared_by="prepare_headers prepare_library prepare_overlay"
# shellcheck disable=SC2086
stamp=$({ echo "$headers $version"; "$swiftc" --version; declare -f $prepared_by; } 2>/dev/null | sha256sum | cut -c1-16)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/kindred/darwin
ready=$cache/$stamp
if [ ! -d "$ready" ]; then
    echo "check-darwin: preparing $ready"
    mkdir -p "$cache"
    prepare_headers "$scratch/ready/sdk"
    prepare_library "$scratch/ready/swift"
    # Moved at once, so that nobody finds a part of it; what older versions left goes in the end.
    find "$cache" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} +
    cp -r "$scratch/ready" "$ready.$$"
    mv -T "$ready.$$" "$ready"
    rm -rf "$scratch/ready"
fi
if [ "$prepare" = yes ]; then
    echo "$ready"
    exit 0
fi
prepare_project "$scratch/project"
if [ "$self_test" = yes ]; then
    # Each is a mistake only if it compiles here, with all that glibc has.
    "$swiftc" -frontend -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name Planted -Xcc -D_GNU_SOURCE \
        -module-cache-path "$ready/modules" Tests/Darwin/Planted/*.swift || fail "a planted mistake doesn't compile for Linux either"
fi

# At the same time, each with its own report.
declare -A running
for architecture in "${architectures[@]}"; do
    if [ "$self_test" = yes ]; then check_planted "$architecture"; else check_all "$architecture"; fi \
        >"$scratch/$architecture.txt" 2>&1 &
    running[$architecture]=$!
done
status=0
for architecture in "${architectures[@]}"; do
    wait "${running[$architecture]}" || status=1
    cat "$scratch/$architecture.txt"
done
exit $status
