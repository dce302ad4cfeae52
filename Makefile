# What CI runs, a person runs: install · play · test · lint · bench
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed

.PHONY: install play test test-deep lint format bench golden picture clean

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt Makefile
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed: $(PYTHON) is not there (Debian: apt-get install python3 python3-venv)."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is `$(PYTHON) --version`. Name another with: make install PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing (Debian, Ubuntu: apt-get install python3-venv)."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --build-constraint constraints.txt --editable '.[native]' --group dev
	@touch $(STAMP)

play: install
	@$(BIN)/cartographers play

test: install
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal

test-deep: install
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal --deep

lint: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src tests benchmarks

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: install
	$(BIN)/python benchmarks/games.py
	$(BIN)/python benchmarks/simulator.py

golden: install
	$(BIN)/python tests/golden/test_golden.py

picture: install
	$(BIN)/cartographers replay tests/golden/solo.txt --picture docs/map.svg

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
