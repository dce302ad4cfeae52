# What CI runs, a person runs: install · play · test · lint · bench
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed

.PHONY: install play site test test-page warm read test-deep coverage lint format bench bench-plot notebook golden picture pictures protocol docs system clean

# The page is built with Node from PyPI, so nobody needs to have it.
install: $(STAMP)
	@$(BIN)/python web/node.py

$(STAMP): pyproject.toml constraints.txt Makefile
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed: $(PYTHON) is not there (Debian: apt-get install python3 python3-venv)."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is `$(PYTHON) --version`. Name another with: make install PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing (Debian, Ubuntu: apt-get install python3-venv)."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --build-constraint constraints.txt --editable '.[native,envs,postgresql]' --group dev
	@touch $(STAMP)

# The page as a folder for any host of files, with Python inside: no server is needed.
site: install
	$(BIN)/python web/site.py site

play: install
	@$(BIN)/cartographers serve --open

# What the tests need of the system (tests/needs.py) is installed where that is allowed, else named in one sentence.
system: install
	@$(BIN)/python tests/needs.py

# Two more than there are processors: a test often waits for a browser or a clock.
WORKERS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 2 )))
PYTEST := -m pytest --numprocesses $(WORKERS) --dist worksteal

# Machine code for the tests is kept where tests/conftest.py looks for it.
test test-deep coverage: export NUMBA_CACHE_DIR := $(CURDIR)/.pytest_cache/d/numba
# Some images tell Python to keep no bytecode: then each of the many processes that tests start would compile all anew.
test test-deep coverage: export PYTHONDONTWRITEBYTECODE :=
test: system
	@$(MAKE) --no-print-directory --jobs=3 --output-sync test-page warm read
	$(BIN)/python $(PYTEST)

# The page's own tests, in Node; in the meantime machine code is made.
test-page:
	$(BIN)/python web/node.py test

warm:
	$(BIN)/python -m cartographers.bots.warming

# In a fresh clone pytest rewrites the assertions of all tests: once here, or every worker would do it for itself.
read:
	@test -d tests/game/__pycache__ || $(BIN)/python -m pytest --collect-only --quiet > /dev/null || true

test-deep: system
	$(BIN)/python -m cartographers.bots.warming
	$(BIN)/python $(PYTEST) --deep

# How much of src the tests run as Python, room by room; of a part of them with: make coverage TESTS=tests/game
coverage: system
	$(BIN)/python -m cartographers.bots.warming
	$(BIN)/coverage erase
	$(BIN)/coverage run $(PYTEST) $(TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage json --quiet
	$(BIN)/python tests/covered.py .coverage/report.json

lint: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src tests benchmarks web docs/description.py docs/site.py
	$(BIN)/python web/node.py run --silent lint
	$(BIN)/python web/node.py run --silent check

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python web/node.py run --silent format

# What the notebook of examples/ shows, run and written anew.
notebook: install
	$(BIN)/python tests/envs/notebook.py examples/draw_a_game.ipynb > $(VENV)/notebook
	cp $(VENV)/notebook examples/draw_a_game.ipynb

# The figures of docs/performance.md, as a picture.
bench-plot: install
	$(BIN)/cartographers bench --plot docs/speeds.svg

bench: install
	$(BIN)/python benchmarks/games.py
	$(BIN)/cartographers bench
	$(BIN)/python -m benchmarks.page

# The documents as a site in site-docs/, with the reference of the Python API; a dead link is an error.
docs: install $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

$(VENV)/docs: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group docs
	@touch $(VENV)/docs

golden: install
	$(BIN)/python tests/golden/test_golden.py
	$(BIN)/python tests/picture/test_outline.py
	$(BIN)/python tests/telling/test_sentences.py

protocol: install
	$(BIN)/python -m cartographers.server.wire.schema .

pictures: system
	PYTHONPATH=tests $(BIN)/python -m browser.pictures docs/pictures

picture: install
	$(BIN)/cartographers replay tests/golden/solo.txt --picture docs/map.svg

clean:
	rm -rf $(VENV) site src/cartographers/web web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
