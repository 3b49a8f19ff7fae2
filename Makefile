# Every target makes what it needs: on a clean clone `make play` or `make test` is enough.
#
#   make play     the table in the browser     make play ARGS="serve --port 8000"
#   make terminal a game in the terminal       make terminal ARGS="--mode tactics"
#   make test     everything that must pass: checks, the suite on plain Python and on the compiled wheel, the browser
#   make check    the quick part: ruff, mypy, layers, svelte-check
#   make plain    the suite on plain Python alone; make compiled, on the compiled wheel; make browser, in the browser
#   make examples every example in docstrings and documents, and the documentation site
#   make web      the browser's bundle alone, into src/caber/server/static
#   make docs     the documentation site, into build/docs
#   make dist     the sdist and the wheel of plain Python, into dist
#   make soak     the long tests
#   make lock     pin the requirements again   make lock UPGRADE=--upgrade
#   make clean    remove what was built

PYTHON ?= python3
JOBS ?= 2
GAME ?= schotten_totten

# uv uses the Python it is given, and trusts the certificates that the machine trusts.
export UV_PYTHON_DOWNLOADS = never
export UV_SYSTEM_CERTS ?= 1
unexport PYTHONPATH VIRTUAL_ENV

BIN := .venv/bin
UV := $(BIN)/uv
DEV := .venv/installed
WHEEL := .venv-wheel/installed
PACKAGES := web/node_modules/.package-lock.json
BUNDLE := src/caber/server/static/index.html
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(shell find src -type f ! -path '*/.*' ! -path '*/__pycache__/*' ! -path 'src/caber/server/static/*' | sort)
WEB_SOURCES := tools/build_web.py $(shell find web -type f ! -path '*/node_modules/*' | sort)
BUILD_WEB := $(BIN)/python tools/build_web.py
PLAIN := CABER_EXPECT=plain $(BIN)/pytest
COMPILED := CABER_EXPECT=compiled .venv-wheel/bin/pytest
# Neighbours share what they have set up, and whoever has nothing left to do helps the others.
SPREAD := -n $(JOBS) --dist worksteal
# ARGS may leave nothing of a part, which pytest answers with 5.
MAYBE_NONE = $(if $(ARGS),|| test $$? = 5)
# What is never compiled is tested once, as it is installed: what surrounds the games, and how they are put into words.
# So are solvers and bots of one game that plain Python is too slow for: tests/test_bots.py has every bot play on it.
ONCE := adapters stats browser faults server table public cli web arena bots core test_audit.py test_docs.py test_extras.py test_games_at_a_glance.py test_install.py test_layers.py test_ledger.py \
	test_observations.py test_outside.py test_prose.py test_shelf.py test_switching.py test_site.py test_texts.py tutorials test_web_bundle.py test_web_texts.py $(patsubst %,games/*/test_%.py,board drawing open_spiel story texts) \
	$(patsubst %,games/tug_of_war/test_%.py,bots expectimax solver)
# It needs both cores for itself.
LOAD := tests/faults/test_load.py
heading = @printf '\n== %s\n' "$(1)"

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: play terminal test plain compiled browser examples check web docs dist soak lock clean compiler chromium nginx

play: $(WHEEL)
	@.venv-wheel/bin/caber $(ARGS)

terminal: $(WHEEL)
	@.venv-wheel/bin/caber play $(GAME) $(ARGS)

# The wheel is built beside the checks and the examples, because each of them keeps one core busy.
test: export CABER_COMPILE = always
test: compiler chromium nginx $(BUNDLE)
	@$(MAKE) --no-print-directory $(WHEEL) > build/wheel.log 2>&1 & wheel=$$!; \
	$(MAKE) --no-print-directory check examples || { kill $$wheel; wait; exit 1; }; \
	wait $$wheel || { cat build/wheel.log; exit 1; }
	@$(MAKE) --no-print-directory plain compiled browser

# The three parts of the suite, each with what it needs.
plain compiled browser: export CABER_COMPILE = always
plain: $(DEV) $(BUNDLE)
	$(call heading,the suite on plain Python)
	@$(PLAIN) $(SPREAD) $(foreach part,$(ONCE),'--ignore-glob=tests/$(part)') $(ARGS) $(MAYBE_NONE)

compiled: compiler nginx $(WHEEL)
	$(call heading,the suite on the installed compiled wheel)
	@$(COMPILED) $(SPREAD) --ignore=tests/browser --ignore=tests/test_site.py $(ARGS) $(MAYBE_NONE)

browser: compiler chromium $(WHEEL)
	$(call heading,the browser on the installed compiled wheel)
	@$(COMPILED) $(SPREAD) tests/browser $(ARGS) $(MAYBE_NONE)

# The site is built while the examples run.
examples: $(DEV)
	$(call heading,every example in docstrings and documents; the documentation site)
	@$(PLAIN) -q -n $(JOBS) --dist loadfile tests/test_docs.py tests/test_site.py

check: $(DEV) $(PACKAGES)
	$(call heading,ruff)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(call heading,mypy --strict)
	@$(BIN)/mypy --strict src tests tools benchmarks hatch_build.py
	$(call heading,layers)
	@$(PLAIN) -q tests/test_layers.py
	$(call heading,svelte-check)
	@$(BUILD_WEB) check

web: $(BUNDLE)

# Sphinx and its theme are tools, so the site is built and tested in .venv alone.
docs: $(DEV)
	@rm -rf build/docs
	@$(BIN)/python -m sphinx -q -W -n --keep-going -d build/doctrees docs build/docs
	@$(BIN)/python -m tools.links build/docs
	@echo "the documentation is in build/docs/index.html"

# What is published for every machine; tools such as cibuildwheel build compiled wheels from the sdist.
dist: export CABER_COMPILE = never
dist: $(DEV) $(BUNDLE)
	@rm -rf dist
	@$(BIN)/python -m hatchling build -t sdist -t wheel -d dist

soak: export CABER_COMPILE = always
soak: compiler chromium nginx $(WHEEL)
	@status=0; export CABER_LEDGER=build/ledger; \
	$(COMPILED) -m "soak or promise" $(SPREAD) --ignore=$(LOAD) $(ARGS) || status=$$?; \
	$(COMPILED) -m "soak or promise" $(LOAD) $(ARGS) $(MAYBE_NONE) || status=$$?; \
	$(BIN)/python -m tools.reliability build/ledger docs/reliability.md; \
	test $$status = 0 $(if $(ARGS),|| test $$status = 5)
	@CABER_EXAMPLES=2000 $(COMPILED) -m "hypothesis and not soak" $(SPREAD) $(ARGS) $(MAYBE_NONE)

# Two environments: .venv has the tools and the sources as they are, .venv-wheel has the wheel that a user gets.

$(UV): requirements/uv.txt
	@PYTHON="$(PYTHON)" sh tools/bootstrap.sh venv .venv
	@touch $@

$(DEV): $(UV) requirements/dev.txt pyproject.toml
	@echo "installing the tools in .venv"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv-wheel/required: $(DEV) requirements/test.txt
	@$(UV) venv --quiet --clear --python $(BIN)/python .venv-wheel
	@$(UV) pip sync --quiet --python .venv-wheel/bin/python --require-hashes requirements/test.txt
	@touch $@

compiler: $(UV)
	@PYTHON=$(BIN)/python sh tools/bootstrap.sh compiler

chromium: $(UV)
	@PYTHON=$(BIN)/python sh tools/bootstrap.sh chromium

nginx: $(UV)
	@PYTHON=$(BIN)/python sh tools/bootstrap.sh nginx

# The browser's packages and its bundle. Node comes with the tools in .venv.
$(PACKAGES): web/package.json web/package-lock.json | $(DEV)
	@echo "installing the packages of web/"
	@$(BUILD_WEB) install
	@touch $@

$(BUNDLE): $(PACKAGES) $(WEB_SOURCES) build/web-sources
	@echo "building the browser's bundle in $(@D)"
	@$(BUILD_WEB) build

# A wheel that came out uncompiled is built again the next time: by then there may be a compiler.
$(WHEEL): .venv-wheel/required $(SOURCES) build/sources $(BUNDLE)
	@echo "building the wheel in build/wheel"
	@rm -rf build/wheel $@
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(UV) pip install --quiet --python .venv-wheel/bin/python --no-deps --reinstall build/wheel/*.whl
	@case "$$(echo build/wheel/*.whl)" in *-none-any.whl) ;; *) touch $@ ;; esac

# They change only when a source comes or goes, which the times of the files that are left do not show.
build/sources: FILES := $(SOURCES)
build/web-sources: FILES := $(WEB_SOURCES)
build/sources build/web-sources: FORCE
	@mkdir -p build
	@echo '$(FILES)' | cmp -s - $@ || echo '$(FILES)' > $@
FORCE:

PIN = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header $(UPGRADE)
lock: $(UV) $(DEV)
	$(PIN) requirements/uv.in -o requirements/uv.txt
	$(PIN) --all-extras pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PIN) --all-extras pyproject.toml requirements/test.in -c requirements/dev.txt -o requirements/test.txt
	$(PIN) requirements/build.in -c requirements/dev.txt -o requirements/build.txt
	$(PIN) pyproject.toml --extra postgresql -c requirements/dev.txt -o requirements/server.txt
	$(BUILD_WEB) lock

clean:
	rm -rf web/node_modules src/caber/server/static
	rm -rf .venv .venv-wheel build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
