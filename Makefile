# The chores of nunatak. `make` alone lists them.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
RULES  := tests/games tests/test_every_game.py
UV     := build/lock/bin/uv
# Browsers and servers wait a good deal: one worker more than two cores.
WORKERS := 3

PAGE   := build/page/stamp
WEB    := src/nunatak/web_dist/index.html
SITE   := build/site-app/sw.js
STAMP  := $(VENV)/$(if $(filter play,$(MAKECMDGOALS)),play,dev).stamp
NPM    := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.DEFAULT_GOAL := help
.PHONY: help setup play check format test test-rules web site page test-page fixtures test-envs test-server test-web screenshots soak-server openapi \
        browser ready warmup rules-interpreted rules-boundscheck \
        playthroughs pictures docs tables bench lock clean

help: ## List the chores
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/dev.stamp ## Make .venv with everything that development and tests need

play: $(VENV)/play.stamp web ## Serve tables on this machine and open the browser
	$(BIN)/nunatak serve --open

check: setup ## Check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: setup ## Format the code, and mend what can be mended
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

test: ready ## Check, then run all tests; among them the rules interpreted and with index checks
	$(BIN)/pytest -n $(WORKERS) --reruns 1 -raR

ready: setup
	$(MAKE) -j 2 check browser warmup
	$(MAKE) -j 2 web page
	$(MAKE) site

test-rules: rules-interpreted rules-boundscheck ## Run all tests of the rules interpreted, and with index checks

test-envs: setup ## Run the tests of the environments alone
	$(BIN)/pytest -n 2 tests/envs

web: $(WEB) ## Build the web client into the package

site: $(SITE) ## Build the page without a server into build/site-app: static files for any host

page: $(PAGE) ## Build the games for a page without a server into build/page

$(PAGE): $(VENV)/dev.stamp $(shell find src/nunatak/kernel src/nunatak/games src/nunatak/search src/nunatak/page -name '*.py' -o -name '*.ll' -o -name '*.toml')
	$(PY) -m nunatak.page.build build/page
	touch $@

test-page: page browser ## Play 2,000 random and 200 bot games of each kind here, in Node and in a browser: the same to the byte
	$(PY) -m tests.page.trials build/page

fixtures: setup ## Record games, to build boards by without a server
	$(PY) web/fixtures.py

test-web: setup web site browser warmup ## Run the tests in a real browser
	$(BIN)/pytest -n 2 tests/web

screenshots: setup web browser warmup ## Take a picture of every page, game, theme, language and size
	$(PY) web/screenshots.py

test-server: warmup ## Run the tests of the table server alone
	$(BIN)/pytest -n 2 tests/server

soak-server: warmup ## Break what can break wherever a command waits; kill the table server 200 times on each database; then an hour beside attackers (KILLS=200 MINUTES=60)
	$(PY) -m tests.server.breaking
	$(PY) -m tests.server.killing --kills $(or $(KILLS),200)
	$(PY) bench/server_soak.py --minutes $(or $(MINUTES),60)

openapi: setup ## Write docs/openapi.json anew from the server's messages
	$(PY) -m nunatak.server.app.openapi > docs/openapi.json

browser: setup
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	   command -v $$name >/dev/null && exit 0; \
	 done; \
	 if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	   apt-get -qq update && apt-get -qq install --yes chromium; \
	 else \
	   $(PY) -m playwright install chromium; \
	 fi

warmup: setup
	$(BIN)/nunatak warmup

rules-interpreted: setup
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not once" $(RULES)

rules-boundscheck: export NUMBA_BOUNDSCHECK := 1
rules-boundscheck: setup  # the rules alone are compiled, not the bots
	for game in wolves lonewolves arctica; do $(PY) -m nunatak.warmup $$game table > /dev/null & done; wait
	$(BIN)/pytest -n 2 -m "not once" $(RULES)

playthroughs: setup ## Rewrite the golden playthroughs; read the diff afterwards
	$(PY) -m tests.playthroughs

pictures: setup ## Draw the pictures of the README and the pages anew
	$(PY) docs/pictures.py

tables: setup ## Write the tables of the pages anew from the games' declarations
	$(PY) docs/tables.py

docs: $(SITE) ## Build the documentation site, with the games to play, into build/site; a broken link is an error
	$(PY) docs/gather.py build/pages
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

bench: setup ## Measure the speed of the rules, beside other engines
	$(BIN)/nunatak bench lonewolves --peers
	$(BIN)/nunatak bench wolves --seats 4
	$(BIN)/nunatak bench arctica --seats 3

lock: $(UV) ## Renew requirements/*.txt; UPGRADE=1 takes the newest versions
	$(UV) $(COMPILE) --group dev --extra peers --extra ray --extra server --output-file requirements/dev.txt
	$(UV) $(COMPILE) --group build --extra server --constraint requirements/dev.txt --output-file requirements/play.txt

clean: ## Remove .venv and everything built
	rm -rf $(VENV) build dist src/nunatak/web_dist web/node_modules web/public/lessons web/public/books .coverage htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# One environment, two locks: play.txt to play, dev.txt to play and to develop.
$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --require-hashes --requirement $<
	$(PY) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(WEB): web/node_modules/.package-lock.json $(shell find web src/nunatak/play src/nunatak/games src/nunatak/server -type f \
         -not -path '*/node_modules/*' -not -path '*/lessons/*' -not -path '*/books/*' -not -name '*.pyc') | $(STAMP)
	@mkdir -p build
	$(PY) -m nunatak.server.app.openapi > build/openapi.json
	$(NPM) run drift
	$(NPM) run check
	$(PY) web/lessons.py
	$(PY) web/books.py
	$(NPM) run build

$(SITE): $(WEB) $(PAGE)
	$(NPM) run site
	mkdir -p build/site-app/engine
	cp build/page/*.wasm build/page/*.js build/page/*.json build/site-app/engine/
	$(PY) web/site.py build/site-app
	$(NPM) run weigh

web/node_modules/.package-lock.json: web/package-lock.json | $(STAMP)
	$(NPM) install --no-save  # `npm ci` would want the binaries of every platform in the lock
	@touch $@

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "nunatak needs Python 3.11 or newer. Name one: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

COMPILE = pip compile pyproject.toml --quiet --universal --python-version 3.11 --fork-strategy fewest \
          --generate-hashes --no-annotate --no-sources --custom-compile-command "make lock" \
          $(if $(UPGRADE),--upgrade)

$(UV):
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet uv
