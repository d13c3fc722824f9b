#!/usr/bin/env bash
# Fuzzes the whole pipeline with libFuzzer for FUZZ_SECONDS (300), or imports, with FUZZ_TARGET=ImportFuzzTarget. It starts from
# the samples, the goldens and what was found before; a crash is left in .build/fuzz/crashes: make it small, fix it, and keep a
# specification in Tests/Fuzz/corpus, anything else as a golden case.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${FUZZ_SECONDS:-300}
target=${FUZZ_TARGET:-FuzzTarget}
scratch=.build/fuzz
swift=${SWIFT:-swift}

if [ "$(uname -s)" = Darwin ]; then
    echo "fuzz.sh: Xcode's toolchains lack libFuzzer; on macOS take one from swift.org (xcrun --toolchain swift)" >&2
fi

"$swift" build --package-path Tests/Fuzz --scratch-path "$scratch" -c release --product "$target" \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
library=$("$swift" build --package-path Tests/Fuzz --scratch-path "$scratch" -c release --show-bin-path)/lib$target.a
# Options of the libraries, one a word.
# shellcheck disable=SC2046
"${swift}c" -sanitize=fuzzer,address "$library" $(pkg-config --libs yaml-0.1 2>/dev/null || echo -lyaml) \
    $(pkg-config --libs libxml-2.0 2>/dev/null || echo -lxml2) -o "$scratch/$target"

if [ "$target" = FuzzTarget ]; then
    names=(-name '*.yaml' -o -name '*.yml' -o -path 'Tests/Fuzz/corpus/*')
else
    names=(-name '*.storyboard' -o -name '*.xib' -o -path '*/Verify/*.txt' -o -path '*/Verify/*.log' -o -path '*/Verify/*.json')
fi
seeds=$scratch/seeds-$target corpus=$scratch/corpus-$target
mkdir -p "$seeds" "$corpus" "$scratch/crashes"
number=0
while IFS= read -r -d '' file; do
    number=$((number + 1))
    cp "$file" "$seeds/$number"
done < <(find Samples Tests/Golden Tests/Fuzz/corpus -type f \( "${names[@]}" \) -size -40k -print0)
echo "fuzzing for $seconds seconds from $number seeds"

# Leaks are not looked for: Swift's metadata look like some.
ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 "$scratch/$target" "$corpus" "$seeds" \
    -dict=Tests/Fuzz/kindred.dict -max_total_time="$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=3000 \
    -use_value_profile=1 -print_final_stats=1 -artifact_prefix="$scratch/crashes/" "$@"
