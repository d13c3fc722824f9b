#!/usr/bin/env bash
# Makes what a static executable on Linux links against, in .build/static.
# Exits with 1 and says why if the system has no archives for it. Nothing is downloaded.
#
# libxml2.a is the system's without what Kindred never calls: HTML, XPath, schemas, catalogs, compression, the network, and
# conversions of encodings. Those would bring in ICU's 31 MB, and glibc's shared libraries at run time. Each function that is left
# out, here or in another library, becomes one that fails.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "static-libraries: $1" >&2
    exit 1
}

swiftc=${SWIFT:-swift}c
for tool in ar nm objcopy clang pkg-config "$swiftc"; do
    command -v "$tool" >/dev/null || fail "$tool isn't installed"
done

# archive NAME PACKAGE: the path of a library's archive.
archive() {
    local folder file
    folder=$(pkg-config --variable=libdir "$2") || fail "pkg-config doesn't know $2"
    file=$folder/lib$1.a
    [ -f "$file" ] || fail "$file doesn't exist"
    echo "$file"
}

xml=$(archive xml2 libxml-2.0)
yaml=$(archive yaml yaml-0.1)
core=$("$swiftc" -print-target-info -static-stdlib | awk -F '"' '/runtimeLibraryPaths/ { getline; print $2; exit }')/libswiftCore.a
[ -f "$core" ] || fail "$core doesn't exist"

# Made again if anything that it is made from changes.
made_from=$(cksum Scripts/static-libraries.sh "$xml" "$yaml" "$core" && "$swiftc" --version 2>/dev/null && pwd)
[ "$(cat .build/static/made-from 2>/dev/null)" != "$made_from" ] || exit 0
rm -rf .build/static
mkdir -p .build/static
cd .build/static

unneeded="HTMLparser HTMLtree c14n catalog debugXML legacy nanoftp nanohttp pattern relaxng schematron xinclude xlink xmlmodule
    xmlreader xmlregexp xmlsave xmlschemas xmlschemastypes xmlwriter xpath xpointer xzlib"
# What the rest of libxml2 would call in other libraries; the functions of the first line return a number, where -1 is a failure.
numbers='iconv|gz|inflate|deflate|crc32|lzma_|dlclose|getaddrinfo|freeaddrinfo|socket|connect|bind|listen|recv|send|getsock'
pointers='ucnv_|UCNV_|u_|gzopen|gzdopen|dlopen|dlsym|dlerror|gethostby'

cp "$xml" libxml2.a
for member in $unneeded; do ar d libxml2.a "$member.o" 2>/dev/null || true; done
nm -g "$xml" 2>/dev/null | awk 'NF == 3 { print $2, $3 }' | sort -u >symbols
nm -g libxml2.a 2>/dev/null | awk 'NF == 3 { print $3 }' | sort -u >defined
nm -g libxml2.a 2>/dev/null | awk '$1 == "U" { print $2 }' | sort -u | comm -23 - defined >undefined
# A variable must not become a function.
awk '$1 != "T" { print $2 }' symbols | sort -u | comm -12 - undefined >variables
[ ! -s variables ] || fail "libxml2 needs a variable of what is left out: $(head -1 variables)"
awk '$1 == "T" { print $2 }' symbols | sort -u | comm -12 - undefined >own
awk -v foreign="^($numbers|$pointers)" '$0 ~ foreign' undefined | sort -u | comm -23 - own >foreign
cat own foreign | awk '{ print $1, "kindred_left_out_" $1 }' >redefine
{
    awk '{ print "void *kindred_left_out_" $1 "(void) { return 0; }" }' own
    awk -v pointers="^($pointers)" '
        /^ucnv_open/ { print "void *kindred_left_out_" $1 "(const char *name, int *error) { *error = 2; return 0; }"; next }
        $0 ~ pointers { print "void *kindred_left_out_" $1 "(void) { return 0; }"; next }
        { print "long kindred_left_out_" $1 "(void) { return -1; }" }' foreign
} >left-out.c
clang -O2 -c left-out.c
objcopy --strip-debug --redefine-syms=redefine libxml2.a
ar r libxml2.a left-out.o
cp "$yaml" libyaml.a

# libyaml's scanner is a few hot loops. Their position within a cache line changes the time of a compilation by a tenth, and that of deep
# brackets by half, and each link would move them. They are fastest at the start of a line.
ar x libyaml.a scanner.o
start=$(nm scanner.o | awk '$3 == "yaml_parser_fetch_more_tokens" { print $1 }')
if [ -n "$start" ]; then
    printf '.text\n.p2align 6\n.skip %d\n.section .note.GNU-stack,"",@progbits\n' $(((64 - 0x$start % 64) % 64)) |
        clang -c -x assembler -o room.o -
    ld -r -o aligned.o room.o scanner.o
    mv aligned.o scanner.o
    ar r libyaml.a scanner.o
fi

# Swift's runtime aborts at its start where /proc isn't mounted, because it looks for a program that prints a backtrace after a crash,
# which nobody has who installs an executable. It also reads the arguments from there; those that the program was started with do.
# Its names of characters, half a megabyte, are never asked for. Nothing throws C++ exceptions, whose names would be printed.
cat >start.c <<'C'
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

void *kindred_nothing(void) { return 0; }

__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
    _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
C
clang -O2 -c start.c

# Every public function and variable of Swift's library is marked so that each linker keeps it, needed or not: a megabyte. Without the
# marks it keeps what is referred to. Sections without a dot in front are the tables that the runtime walks: they stay as they are.
cat >release.c <<'C'
#include <ar.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Elf64_Xword retained = 1 << 21;

static void release(char *object) {
    Elf64_Ehdr *header = (Elf64_Ehdr *)object;
    Elf64_Shdr *sections = (Elf64_Shdr *)(object + header->e_shoff);
    Elf64_Xword count = header->e_shnum ? header->e_shnum : sections->sh_size;
    Elf64_Word names = header->e_shstrndx == SHN_XINDEX ? sections->sh_link : header->e_shstrndx;
    for (Elf64_Xword i = 0; i < count; i++)
        if (object[sections[names].sh_offset + sections[i].sh_name] == '.') sections[i].sh_flags &= ~retained;
}

int main(int count, char **arguments) {
    FILE *file = fopen(arguments[1], "r+b");
    if (!file || fseek(file, 0, SEEK_END)) return 1;
    size_t size = ftell(file);
    char *bytes = malloc(size);
    rewind(file);
    if (!bytes || fread(bytes, 1, size, file) != size) return 1;
    for (size_t at = SARMAG; at + sizeof(struct ar_hdr) < size;) {
        size_t length = strtoul(((struct ar_hdr *)(bytes + at))->ar_size, 0, 10);
        at += sizeof(struct ar_hdr);
        if (!memcmp(bytes + at, ELFMAG, SELFMAG)) release(bytes + at);
        at += length + length % 2;
    }
    rewind(file);
    return fwrite(bytes, 1, size, file) != size || fclose(file);
}
C
clang -O1 -o release release.c
cp "$core" libswiftCore.a
./release libswiftCore.a || fail "$core can't be read"

# What the linker is told.
{
    echo "INPUT(\"$PWD/start.o\")"
    for name in swift_copyAuxiliaryExecutablePath _swift_stdlib_getScalarName _swift_stdlib_getNameAlias __cxa_demangle; do
        echo "$name = kindred_nothing;"
    done
    # Tables for unwinding: a seventh of the program. Debuggers and profilers follow frame pointers.
    echo 'SECTIONS { /DISCARD/ : { *(.eh_frame) } } INSERT AFTER .text;'
    # Nothing but zeros: room for the path of the program that prints backtraces.
    echo 'SECTIONS { swift5_backtrace (NOLOAD) : { *(swift5_backtrace) } } INSERT BEFORE .bss;'
    # Caches of conformances: hardly any is ever used, but among other variables they spread these over three times as many pages, each
    # of which costs a fault.
    echo 'SECTIONS { swift_conformance_caches (NOLOAD) : { *(.bss.*McMK) } } INSERT AFTER .bss;'
} >program.ld

# What SwiftPM reads instead of the system's files. A space in a path is escaped.
here=$(pwd | sed 's/[ \\]/\\&/g')
for name in libxml-2.0 yaml-0.1; do
    library=$([ "$name" = yaml-0.1 ] && echo yaml || echo xml2)
    printf 'Name: %s\nDescription: %s\nVersion: %s\nLibs: -L%s -l%s\nCflags: %s\n' "$name" "the archive for a static executable" \
        "$(pkg-config --modversion "$name")" "$here" "$library" "$(pkg-config --cflags "$name")" >"$name.pc"
done

# Whether a small program can be made from all that, and runs.
echo 'print(CommandLine.arguments[1])' >probe.swift
"$swiftc" -static-executable -use-ld=lld -L . -o probe probe.swift libswiftCore.a -lxml2 -lyaml \
    -Xlinker -Tprogram.ld -Xlinker --gc-sections \
    -Xlinker --undefined=xmlCtxtReadMemory -Xlinker --undefined=yaml_parser_parse >probe.log 2>&1 ||
    fail "no static executable can be linked: $(grep -m 1 error probe.log)"
[ "$(./probe runs 2>&1)" = runs ] || fail "a static executable doesn't run"
rm -f probe*
echo "$made_from" >made-from
