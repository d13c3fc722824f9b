# Paths are relative throughout: the folder of this file may have spaces in its name.
SWIFT ?= swift
FUZZ_SECONDS ?= 300
# Specifications that 'make oracle' compares, and the number of the first.
COUNT ?= 20000
FIRST ?= 1
FUZZ_TARGET ?= FuzzTarget
KINDRED = .build/release/kindred
# Golden files of Swift code are as people write it.
FORMATTED = Sources $(filter-out Tests/Golden,$(wildcard Tests/*)) Tools Packaging Recorder Package.swift
# Tools that Scripts/install-tools.sh had to put into .build are found before others.
TOOLS_PATH = PATH="$$PWD/.build/tools/bin:$$PATH"

.PHONY: help demo test test-quick test-release recorder-test oracle bench format lint check-darwin docs coverage golden fuzz build package package-test clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' Makefile

demo: ## build it, compile Samples/shop and draw it under .build/demo
	Scripts/install-tools.sh demo
	SWIFT=$(SWIFT) Scripts/build-release.sh
	mkdir -p .build/demo
	$(KINDRED) compile Samples/shop --format json -o .build/demo/shop.json
	$(KINDRED) render Samples/shop -o .build/demo/shop.svg
	$(KINDRED) render Samples/shop -o .build/demo/shop.png
	$(KINDRED) render Samples/shop -o .build/demo/shop.html
	@echo
	@echo "The graph:    .build/demo/shop.json"
	@echo "The map:      .build/demo/shop.svg, .build/demo/shop.png"
	@echo "To explore:   .build/demo/shop.html"

test: ## every test
	Scripts/install-tools.sh test
	SWIFT=$(SWIFT) Scripts/check-recorder.sh
	$(TOOLS_PATH) $(SWIFT) build --build-tests
	$(TOOLS_PATH) $(SWIFT) test

test-quick: ## every test that needs no browser
	Scripts/install-tools.sh test-quick
	$(TOOLS_PATH) $(SWIFT) build --build-tests
	$(TOOLS_PATH) $(SWIFT) test --skip ViewerTests/works

test-release: build ## the release program prints what the debug program prints
	Scripts/install-tools.sh test-quick
	$(TOOLS_PATH) $(SWIFT) build --build-tests
	KINDRED_PROGRAM="$$PWD/.build/release/kindred" $(TOOLS_PATH) $(SWIFT) test --skip-build --filter CommandLineGoldenTests

recorder-test: ## the tests of the package that records running apps
	SWIFT=$(SWIFT) Scripts/check-recorder.sh

oracle: build ## compare COUNT random specifications with an implementation in Python, and answers on a part of them
	Scripts/install-tools.sh test
	$(TOOLS_PATH) oracle-python Tests/Oracle/run.py --kindred $(KINDRED) --count $(COUNT) --first $(FIRST)
	$(TOOLS_PATH) oracle-python Tests/Oracle/run_rules.py --kindred $(KINDRED) --count $$(($(COUNT) / 20 + 1)) \
		--first $(FIRST)
	$(TOOLS_PATH) oracle-python Tests/Oracle/run_conditions.py --kindred $(KINDRED) --count $$(($(COUNT) / 4 + 1)) \
		--first $(FIRST)
	$(TOOLS_PATH) oracle-python Tests/Oracle/run_recorded.py --kindred $(KINDRED) --count $$(($(COUNT) / 4 + 1)) \
		--first $(FIRST)

bench: build ## time and memory against libyaml and libxml2 alone; BENCH="--quick --only NAME" for less
	python3 Benchmarks/run.py --kindred $(KINDRED) $(BENCH)

format: ## lay out the Swift code
	$(SWIFT) format -i -r $(FORMATTED)

lint: ## complain about layout, Python, shell scripts and the viewer, and measure how the code is written
	Scripts/install-tools.sh lint
	$(TOOLS_PATH) SWIFT=$(SWIFT) Scripts/lint.sh $(FORMATTED)

check-darwin: ## on Linux: whether every module compiles for macOS
	Scripts/check-darwin.sh

docs: ## the library's documentation, .build/docs; a warning is an error
	Scripts/install-tools.sh build
	SWIFT=$(SWIFT) Scripts/docs.sh

coverage: ## how many lines of each target the tests run
	Scripts/install-tools.sh test-quick
	$(TOOLS_PATH) SWIFT=$(SWIFT) Scripts/coverage.sh

golden: ## write what the tests expect anew, to be read before it is committed
	-$(TOOLS_PATH) UPDATE_GOLDEN=1 $(SWIFT) test
	@echo "The run above fails by intent when it wrote a file. Read 'git diff Tests/Golden', then run 'make test'."

fuzz: build ## throw random specifications at it for FUZZ_SECONDS
	FUZZ_SECONDS=$(FUZZ_SECONDS) FUZZ_TARGET=$(FUZZ_TARGET) Scripts/fuzz.sh

build: ## the release build, .build/release/kindred
	Scripts/install-tools.sh build
	SWIFT=$(SWIFT) Scripts/build-release.sh
	-SWIFT=$(SWIFT) Scripts/build-reader.sh .build/release

package: build ## what a release consists of, in dist: tarballs, wheel, Debian package, artifact bundle
	Scripts/install-tools.sh package
	SWIFT=$(SWIFT) Scripts/package.sh dist

package-test: build ## make the packages, and install and run each
	Scripts/install-tools.sh package-test
	SWIFT=$(SWIFT) Scripts/check-packages.sh

clean: ## remove what was built
	rm -rf .build Recorder/.build dist
