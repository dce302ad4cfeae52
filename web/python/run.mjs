/** Runs a program in the packed Python under Node, as the page's worker would: `node run.mjs PYTHON PROGRAM.py`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [folder, program] = process.argv.slice(2);
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(folder, name))));
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const { packages } = JSON.parse(readFileSync(join(folder, 'packed.json'), 'utf8'));
const library = join(tmpdir(), `standard-${process.pid}.zip`);
writeFileSync(library, unpacked('standard.pack'));
const python = await loadPyodide({
    stdLibURL: pathToFileURL(library).href,
    lockFileContents: JSON.stringify(packages),
});
python.unpackArchive(unpacked('cartographers.pack'), 'zip', { extractDir: '/cartographers' });
python.runPython('import sys; sys.path.insert(0, "/cartographers")');
await python.runPythonAsync(readFileSync(program, 'utf8'));
