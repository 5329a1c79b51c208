# The commands of the project. The work is done by the small scripts in Scripts/.
.PHONY: help run test test-browsers preview previews screenshots build install uninstall live-check bench-startup
.PHONY: bench bench-combine bench-store bench-swapi test-sanitizers test-kill server fuzz artwork contact-sheet
.PHONY: format lint clean
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
export PREFIX DESTDIR

help: ## Show these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST)

run: ## Install what is missing, build and start the app (ARGS="--base-url URL")
	@Scripts/run $(ARGS)

test: ## Install what is missing, build and run every check and test
	@Scripts/test

preview: ## Show a preview, and anew when a source changes (NAME="Character"; without it, list them)
	@Scripts/preview "$$NAME"

previews: ## Draw every preview, light, dark and with large text: Previews/index.html
	@Scripts/previews

test-browsers: ## Install a web browser if there is none, and run the tests that show the app in it
	@Scripts/install-dependencies browsers
	@SWAPI_BROWSER_TESTS=1 Scripts/with-desktop swift test --filter BrowserTests -Xswiftc -warnings-as-errors

test-sanitizers: ## Run the tests that need no window under the thread and address sanitizers
	@Scripts/install-dependencies test
	@Scripts/test-sanitizers

test-kill: ## Kill a process that writes to the store 200 times, and look for what it confirmed
	@Scripts/install-dependencies test
	@SWAPI_KILLS=200 swift test --filter StoreKillTests -Xswiftc -warnings-as-errors

screenshots: ## Save pictures of each screen in .build/screenshots
	@Scripts/install-dependencies test
	@SWAPI_SCREENSHOTS="$(CURDIR)/.build/screenshots" Scripts/with-desktop swift test --filter Screenshots \
	    -Xswiftc -warnings-as-errors

build: ## Build everything, warnings as errors, as the tests do
	@Scripts/install-dependencies test
	@Scripts/build

install: ## Install the app (PREFIX=/usr/local DESTDIR=)
	@Scripts/install

uninstall: ## Remove what make install put there
	@Scripts/install --remove

server: ## Serve a swapi.tech of one's own on this machine (ARGS="--port 8080 --slowdown"; ARGS=--help)
	@Scripts/install-dependencies server
	@swift build --product swapi-server
	@exec "$$(swift build --show-bin-path)/swapi-server" $(ARGS)

artwork: ## Draw all pictures anew
	@python3 Tools/Artwork/draw.py

contact-sheet: ## Show all pictures on one sheet for each kind, in .build/contact-sheets
	@Scripts/install-dependencies artwork
	@Scripts/contact-sheet

fuzz: ## Feed a million mutated answers, values and searches each to SwapiKit (ARGS="-max_total_time=60")
	@Scripts/fuzz $(ARGS)

live-check: ## Ask swapi.tech six times, and report what differs from what is recorded (ARGS="--base-url URL")
	@swift run live-check $(ARGS)

bench: ## Measure cards and Combine beside their peers: Documentation/Benchmarks.md (ARGS="--runs 9")
	@Scripts/install-dependencies bench
	@Benchmarks/run $(ARGS)

bench-startup: ## Measure the time from the start to the first frame and the first cards (ARGS="--runs 20")
	@Scripts/install-dependencies bench
	@swift build -c release --product SwapiDemo
	@Benchmarks/startup $(ARGS)

bench-combine: ## Measure Combine beside stored closures and asynchronous streams
	@swift run --package-path Benchmarks -c release CombineBenchmark

bench-store: ## Measure the first content, and searches among 260, 10 000 and 1 000 000 records
	@swift run --package-path Benchmarks -c release StoreBenchmark

bench-swapi: ## Measure decoding, and a refresh beside one request per character, on a slow swapi.tech
	@Scripts/install-dependencies server
	@swift run --package-path Benchmarks -c release SwapiBenchmark

format: ## Format the Swift sources
	@swift format -i -r Package.swift Sources Linux Tests Tools Benchmarks Fuzzers

lint: ## Check formatting, imports and house rules
	@Scripts/lint

clean: ## Remove what was built
	@rm -rf .build
