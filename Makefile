# `make demo` and `make test` do everything on a machine that has git, make and Python 3.11 with venv.
# Elsewhere (Windows, macOS): `pip install .` and `dealer-assist demo`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(shell command -v uv 2>/dev/null)

ifdef UV
CREATE  = uv venv --quiet --allow-existing --python $(PYTHON) $(VENV)
INSTALL = uv pip install --quiet --python $(BIN)/python --constraint constraints.txt
else
CREATE  = $(PYTHON) -m venv $(VENV)
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
endif

.PHONY: help demo test check verify bench sizes clean
help:
	@echo "make demo     a Casino Hold'em table from a rendered camera, on the dealer's screen"
	@echo "make test     tests, ruff, mypy --strict, import contracts"
	@echo "make verify   long proofs: 50 unseen rounds read from film, counts of all hands, house edges"
	@echo "make bench    measurements: hands a second beside other evaluators, a table from frame to settlement"
	@echo "make sizes    what the program takes on disk when installed"
	@echo "make clean    removes what the targets made"

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version.split()[0])'
	$(CREATE)
	@touch $@

$(VENV)/.run: $(VENV)/.python pyproject.toml constraints.txt
	$(INSTALL) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	$(INSTALL) --editable '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(INSTALL) --editable '.[bench]'
	@touch $@

# Not built for every machine: where it cannot be installed, the proof says what was not tested.
$(VENV)/.fuzz: $(VENV)/.dev
	-$(INSTALL) --editable '.[fuzz]'
	@touch $@

.PHONY: libraries
libraries: $(VENV)/.run
	@$(BIN)/python -m dealer_assist.libraries

demo: libraries
	$(BIN)/dealer-assist demo $(DEMO)

test: $(VENV)/.dev libraries check
	$(BIN)/python -m pytest --numprocesses auto --dist loadgroup

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

verify: $(VENV)/.dev $(VENV)/.fuzz libraries
	$(BIN)/python -m tests.verify.poker_hands
	$(BIN)/python -m tests.verify.blackjack
	$(BIN)/python -m tests.verify.hand_counts
	$(BIN)/python -m tests.verify.against_pokerkit 2000
	$(BIN)/python -m tests.verify.table_game_edges
	$(BIN)/python -m tests.verify.fuzz
	$(BIN)/python -m tests.verify.reading_rounds --game casino_holdem --rounds 50 --each 0
	$(BIN)/python -m tests.verify.two_cameras --rounds 3
	$(BIN)/python -m tests.verify.killed --times 1000
	$(BIN)/python -m tests.verify.damages 5000
	$(BIN)/python -m tests.verify.seeks
	$(BIN)/python -m pytest tests/verify/disputes.py

bench: $(VENV)/.bench libraries
	$(BIN)/python -m tests.bench

sizes: $(VENV)/.run
	$(BIN)/python -m tests.sizes

clean:
	rm -rf $(VENV) demo dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
