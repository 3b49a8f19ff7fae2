# Every target makes what it needs: on a clean clone `make play` or `make test` is enough.
#
#   make play     a game in the terminal       make play ARGS="--mode tactics"
#   make test     everything that must pass: checks, and the suite on plain Python and on the compiled wheel
#   make check    the quick part: ruff, mypy, layers
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
SOURCES := pyproject.toml hatch_build.py README.md LICENSE $(shell find src -type f ! -path '*/__pycache__/*' | sort)
PLAIN := CABER_EXPECT=plain $(BIN)/pytest
COMPILED := CABER_EXPECT=compiled .venv-wheel/bin/pytest
heading = @printf '\n== %s\n' "$(1)"

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: play test check soak lock clean compiler

play: $(WHEEL)
	@.venv-wheel/bin/caber play $(GAME) $(ARGS)

test: export CABER_COMPILE = always
test: check compiler $(WHEEL)
	$(call heading,every example in docstrings and documents)
	@$(PLAIN) -q tests/test_docs.py
	$(call heading,the suite on plain Python)
	@$(PLAIN) -n $(JOBS) $(ARGS)
	$(call heading,the suite on the installed compiled wheel)
	@$(COMPILED) -n $(JOBS) $(ARGS)

check: $(DEV)
	$(call heading,ruff)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(call heading,mypy --strict)
	@$(BIN)/mypy --strict src tests hatch_build.py
	$(call heading,layers)
	@$(PLAIN) -q tests/test_layers.py

soak: export CABER_COMPILE = always
soak: compiler $(WHEEL)
	@$(COMPILED) -m soak -n $(JOBS) $(ARGS)

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

# A wheel that came out uncompiled is built again the next time: by then there may be a compiler.
$(WHEEL): .venv-wheel/required $(SOURCES) build/sources
	@echo "building the wheel in build/wheel"
	@rm -rf build/wheel $@
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(UV) pip install --quiet --python .venv-wheel/bin/python --no-deps --reinstall build/wheel/*.whl
	@case "$$(echo build/wheel/*.whl)" in *-none-any.whl) ;; *) touch $@ ;; esac

# Changes only when a source comes or goes, which the times of the files that are left do not show.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@
FORCE:

PIN = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header $(UPGRADE)
lock: $(UV)
	$(PIN) requirements/uv.in -o requirements/uv.txt
	$(PIN) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PIN) pyproject.toml requirements/test.in -c requirements/dev.txt -o requirements/test.txt

clean:
	rm -rf .venv .venv-wheel build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
