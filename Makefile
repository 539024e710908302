# Bare `make` lists the targets. What a target needs is set up on first use, in .venv and .venv-bench.

PYTHON3 ?= python3
export PYTHON3

PYTHON := .venv/bin/python
BENCH_PYTHON := .venv-bench/bin/python

N ?= 10000
NEW ?= .
SLICES ?= 40
PAGE := src/hexmonger/server/page/index.html
WHEEL := dist
COMPILED := build/compiled
ENGINE_TESTS = $(wildcard tests/kernel tests/games tests/bots tests/trials tests/arena tests/laws tests/perft tests/playthroughs tests/testing tests/test_wheel.py)
# Servers and browsers are waited for: one more than there are cores keeps them busy.
WORKERS := $(shell $(PYTHON3) -c 'import os; print(min(4, (os.cpu_count() or 1) + 1))')
PYTEST := -m pytest -q -n $(WORKERS)
PIN := -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play serve page types dev test-page screenshots terminal-pictures test check lint format golden \
	soak soak-compiled soak-bots soak-server soak-web bench bench-compiled bench-server bench-server-compiled bench-web bench-bots bots \
	compare docs wheel compile test-compiled lock clean set-up set-up-bench set-up-rival

help:  ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

play: set-up page  ## Play in the browser: opens the page, or says where it is
	@.venv/bin/hexmonger serve --browse $(ARGS)

serve: set-up page  ## Let people and bots play at tables: make serve ARGS=--lan
	@.venv/bin/hexmonger serve $(ARGS)

page: $(PAGE)  ## Build the page that the server shows, if it has changed

types: set-up  ## Make the page's types again from the server's
	@PYTHON=$(CURDIR)/$(PYTHON) scripts/with-node npm run --silent types

dev: set-up  ## Run a server, and the page with reload
	@PYTHON=$(CURDIR)/$(PYTHON) scripts/dev

test-page: set-up  ## Check the page's code and run its own tests
	@scripts/with-node npm run --silent check
	@scripts/with-node npm run --silent test

screenshots: set-up page  ## Take pictures of the page by night and by day: make screenshots ONLY=alley-desk
	@scripts/set-up-browser
	@$(PYTHON) -m tests.web.pictures $(if $(ONLY),--only $(ONLY)) $(if $(THEME),--theme $(THEME))

terminal-pictures: set-up  ## Take pictures of the terminal table in all sizes and colours: make terminal-pictures ONLY=start
	@$(PYTHON) -m tests.terminal.pictures $(if $(ONLY),--only $(ONLY)) $(if $(SIZE),--size $(SIZE)) $(if $(COLOURS),--colours $(COLOURS))

test: lint  ## Check the code, then run every test
	@scripts/set-up-browser
	@$(PYTHON) $(PYTEST)

check: lint  ## Check style, types and the direction of imports
	@$(PYTHON) -m pytest -q tests/test_import_direction.py

lint: set-up
	@$(PYTHON) -m ruff check --quiet .
	@$(PYTHON) -m ruff format --quiet --check .
	@$(PYTHON) -m mypy

format: set-up  ## Put the code in shape
	@$(PYTHON) -m ruff check --quiet --fix-only .
	@$(PYTHON) -m ruff format .

golden: set-up  ## Remake golden playthroughs, sentences, catalogues, schemas, conversations and the pages of the guides, to be reviewed as a diff
	@$(PYTHON) -m pytest -q tests/playthroughs tests/words tests/test_credits.py tests/test_wire.py tests/server/test_conversations.py tests/server/test_protocol.py tests/kernel/test_fair_example.py tests/games/arcane_alley/test_catalogue.py tests/games/merchants_of_magick/test_catalogue.py tests/terminal/test_guides_in_docs.py --golden

soak: set-up  ## Hold the laws over many random games: make soak N=1000000
	@$(PYTHON) -m tests.laws.soak --games $(N) $(if $(ONLY),--only $(ONLY))

soak-compiled: compile  ## The same with the compiled engine
	@PYTHONPATH=$(COMPILED) $(PYTHON) -m tests.laws.soak --games $(N) $(if $(ONLY),--only $(ONLY))

soak-bots: set-up  ## Ask bots in many positions, and again where what they can't know is dealt anew: make soak-bots N=100000
	@$(PYTHON) -m tests.bots.soak --positions $(N)

soak-server: set-up  ## Kill servers through whole games, then play many tables while they come and go: make soak-server N=100000
	@$(PYTHON) -m tests.server.soak $(if $(filter-out default file,$(origin N)),--choices $(N))

soak-web: set-up  ## Play whole games in the browser, of all rounds
	@scripts/set-up-browser
	@HEXMONGER_WHOLE_GAMES=1 $(PYTHON) -m pytest -q -n 2 -m whole_game tests/web

bench: set-up-bench  ## Measure the engine beside other people's
	@$(BENCH_PYTHON) -m bench

bench-compiled: compile set-up-bench  ## The same with the compiled engine
	@PYTHONPATH=$(COMPILED) $(BENCH_PYTHON) -m bench

bench-server: set-up set-up-rival  ## Measure the server under the load of 1,000 tables, beside boardgame.io's
	@$(PYTHON) -m bench.server $(if $(JSON),--json $(JSON))

bench-server-compiled: compile set-up-rival  ## The same with the compiled engine
	@PYTHONPATH=$(COMPILED) $(PYTHON) -m bench.server $(if $(JSON),--json $(JSON))

bench-web: set-up  ## Measure the page in Chromium: its size, its speed, and what Lighthouse says of it
	@scripts/set-up-browser
	@$(PYTHON) -m bench.web $(if $(JSON),--json $(JSON))

bench-bots: compile set-up-bench  ## Measure how long the bots think, in plain Python and compiled, and playouts beside OpenSpiel's
	@$(PYTHON) -m bench.thinking
	@PYTHONPATH=$(COMPILED) $(PYTHON) -m bench.thinking
	@$(BENCH_PYTHON) -m bench.playouts . $(COMPILED)

bots: compile  ## Measure what the bots are worth, with the compiled engine, and write docs/bots.md; goes on where it was left
	@PYTHONPATH=$(COMPILED) $(PYTHON) -m bench.bots $(if $(JOBS),--jobs $(JOBS))

compare: set-up  ## Compare this engine's speed with another build's: make compare OLD=path NEW=build/compiled
	@$(PYTHON) -m bench.compare $(OLD) $(NEW) --slices $(SLICES)

wheel: $(WHEEL)/.ready  ## Make a wheel to install anywhere like here, into dist: compiled, with the page inside

compile: set-up $(COMPILED)/.ready  ## Compile kernel, games and bots with mypyc, apart from the sources

test-compiled: compile  ## Run the engine's tests against the compiled build, and the wheel in an environment of its own
	@HEXMONGER_WHEEL=$$(echo $(CURDIR)/$(WHEEL)/*.whl) PYTHONPATH=$(COMPILED) $(PYTHON) $(PYTEST) $(ENGINE_TESTS)

docs: set-up  ## Build the pages into site/
	@NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --strict --quiet

lock: set-up  ## Pin the requirements again: make lock UPGRADE=1 takes newer versions
	@$(PYTHON) $(PIN) requirements/uv.in -o requirements/uv.txt
	@$(PYTHON) $(PIN) pyproject.toml --extra test --extra dev --extra docs --extra compile \
		-c requirements/uv.txt -o requirements/main.txt
	@$(PYTHON) $(PIN) requirements/node.in -o requirements/node.txt
	@$(PYTHON) $(PIN) pyproject.toml --extra bench --extra compile \
		-c requirements/main.txt -o requirements/bench.txt

clean:  ## Remove everything that make has made
	@rm -rf .venv .venv-bench .venv-node web/node_modules src/hexmonger/server/page .venv.lock .venv-bench.lock build dist site .arena .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(PAGE): web/package-lock.json web/index.html web/vite.config.ts web/scripts/text-size.ts web/scripts/credits.ts web/scripts/rounding.ts CREDITS.md \
		$(shell find web/src -type f)
	@echo "Building the page ..."
	@scripts/with-node npm run --silent build -- --logLevel warn || { echo "The page could not be built; the \
	lines above say why. The terminal table needs none: .venv/bin/hexmonger play" >&2; exit 2; }
	@touch $@

set-up:
	@scripts/set-up .venv requirements/main.txt

set-up-bench:
	@scripts/set-up .venv-bench requirements/bench.txt

set-up-rival:
	@scripts/set-up-rival bench/boardgame_io

$(WHEEL)/.ready: pyproject.toml setup.py $(PAGE) $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.tcss') | set-up
	@echo "Compiling kernel, games and bots ..."
	@rm -rf build $(WHEEL)
	@HEXMONGER_COMPILE=1 $(PYTHON) -m pip wheel --quiet --no-deps --no-build-isolation \
		--disable-pip-version-check --wheel-dir $(WHEEL) .
	@$(PYTHON) -m zipfile -l $(WHEEL)/*.whl | grep -q 'kernel/state\..*\(so\|pyd\) ' || { rm -rf $(WHEEL); \
		echo "Nothing was compiled: install a C compiler and the headers of Python (Debian: gcc, python3-dev)." >&2; exit 2; }
	@touch $@

# An installed copy, never in place: a compiled module beside its source would hide every later edit.
$(COMPILED)/.ready: $(WHEEL)/.ready
	@rm -rf $(COMPILED)
	@$(PYTHON) -m pip install --quiet --no-deps --no-index --disable-pip-version-check \
		--target $(COMPILED) $(WHEEL)/*.whl
	@touch $@
