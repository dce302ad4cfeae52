/**
 * Packs Python for the page: `node pack.mjs SRC MSGSPEC.whl OUT`.
 *
 * Pyodide is CPython as WebAssembly. Its standard library and our own modules are compiled here, by the very Python that
 * will run them, so that no browser has to.
 */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [source, wheel, out] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

// What a table needs of our own rooms; `native` is only asked whether it is there.
const ROOMS = `board cards scoring game value bots paper picture printing puzzles system store server local`.split(' ');
const WITHOUT = [
    /\/server\/(edge|app\.py|logs\.py)/,
    /\/picture\/(bars|chart|curves|preview|signs)/,
    /\/puzzles\/(making|growing|checking)/,
    /\/store\/(copying|failures|migrat|notices|opening|pen|postgresql|ranks|schema|sql)/,
];
// What no table asks the standard library for: other protocols, screens, tools for people who write programs.
const UNUSED = `_ast_unparse _compat_pickle _markupbase _pydatetime _pyio _pyrepl _ssl _strptime
    _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse asyncio/__main__ asyncio/proactor_events
    asyncio/tools asyncio/windows_events asyncio/windows_utils bdb cProfile calendar cmd code colorsys compileall
    concurrent/futures/process concurrent/interpreters configparser csv ctypes curses dbm difflib distutils
    doctest email ensurepip filecmp fileinput fractions ftplib getopt getpass gettext graphlib html http idlelib
    imaplib importlib/metadata json/__main__ json/tool lib2to3 logging/config logging/handlers mailbox mimetypes
    modulefinder multiprocessing netrc nntplib nturl2path optparse pdb pickle pickletools platform plistlib poplib
    pprint profile pstats pty py_compile pyclbr pydoc pydoc_data pyodide/console quopri rlcompleter runpy sched
    shelve shlex smtplib socketserver sqlite3 ssl statistics symtable sysconfig tabnanny tarfile telnetlib test
    this timeit tkinter trace tracemalloc tty turtle turtledemo unittest urllib/request.py urllib/robotparser.py
    venv wave webbrowser wsgiref xml xmlrpc zipapp zipfile/__main__ zoneinfo`.split(/\s+/);

const bytes = (file) => new Uint8Array(readFileSync(file));
// Nobody reads in which column something failed: what is packed is a fifth smaller without.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.unpackArchive(bytes(join(pyodide, 'python_stdlib.zip')), 'zip', { extractDir: '/standard' });
python.unpackArchive(bytes(wheel), 'wheel', { extractDir: '/own' });

function* filesIn(folder) {
    for (const name of readdirSync(folder).sort()) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* filesIn(path);
        else yield path;
    }
}
const ours = join(source, 'cartographers');
const rooms = [join(ours, '__init__.py'), join(ours, 'native', '__init__.py')];
for (const room of ROOMS) rooms.push(...filesIn(join(ours, room)));
for (const path of rooms) {
    if (!/\.(py|toml|npz|jsonl|css|svg|txt)$/.test(path) || WITHOUT.some((unused) => unused.test(path))) continue;
    const target = `/own/${relative(source, path)}`;
    python.FS.mkdirTree(dirname(target));
    python.FS.writeFile(target, bytes(path));
}

python.globals.set('unused', python.toPy(UNUSED));
python.runPython(`
import py_compile, zipfile
from pathlib import Path

encodings = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig"}

def packed(folder, into, skipped, optimize):
    # The same sources give the same bytes: no times, and names in order.
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zip:
        for path in sorted(Path(folder).rglob("*")):
            name = path.relative_to(folder).as_posix()
            if not path.is_file() or ".dist-info" in name or name.endswith(".pyi"):
                continue
            if name.startswith("encodings/") and Path(name).stem not in encodings:
                continue
            if any(name == each or name == f"{each}.py" or name.startswith(f"{each}/") for each in skipped):
                continue
            data = path.read_bytes()
            if path.suffix == ".py":
                compiled = py_compile.compile(
                    str(path), "/tmp/compiled", name, doraise=True, optimize=optimize,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                )
                name, data = name + "c", Path(compiled).read_bytes()
            zip.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_STORED)

packed("/standard", "/standard.zip", [*unused], 2)
packed("/own", "/own.zip", [], 0)
`);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
// Compressed here, because not every host compresses what it sends.
const packed = (file) => gzipSync(python.FS.readFile(file), { level: constants.Z_BEST_COMPRESSION });
writeFileSync(join(out, 'standard.pack'), packed('/standard.zip'));
writeFileSync(join(out, 'cartographers.pack'), packed('/own.zip'));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
    copyFileSync(join(pyodide, name), join(out, name));
const sizes = Object.fromEntries(readdirSync(out).map((name) => [name, statSync(join(out, name)).size]));
// Pyodide wants a list of packages that it could load; those are at another host, so ours is empty.
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
writeFileSync(join(out, 'packed.json'), JSON.stringify({ sizes, packages: { info, packages: {} } }));
