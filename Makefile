# What CI runs, a person runs: install · play · test · lint · bench
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed

.PHONY: install play test test-deep lint format bench golden picture protocol postgresql clean

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt Makefile
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed: $(PYTHON) is not there (Debian: apt-get install python3 python3-venv)."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is `$(PYTHON) --version`. Name another with: make install PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing (Debian, Ubuntu: apt-get install python3-venv)."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --build-constraint constraints.txt --editable '.[native,postgresql]' --group dev
	@touch $(STAMP)

play: install
	@$(BIN)/cartographers play

# The tests start a PostgreSQL of their own; where there is none, it is installed if that is possible here.
postgresql:
	@command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
	  else echo "PostgreSQL is not installed (Debian: apt-get install postgresql); its tests will say so."; fi; }

test: install postgresql
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal

test-deep: install postgresql
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

golden: install
	$(BIN)/python tests/golden/test_golden.py

protocol: install
	$(BIN)/python -m cartographers.server.schema .

picture: install
	$(BIN)/cartographers replay tests/golden/solo.txt --picture docs/map.svg

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
