// Bundles the service worker of a built page, with the list of all its files: `node service-worker.js FOLDER`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = process.argv[2];
// Not what only other programs read, nor the letters of languages that the page does not speak: those come on demand.
const LEFT_OUT = /\.(br|gz|map)$|^sw\.js$|preview-|-(cyrillic|greek|vietnamese)/;
const HASHED = /^assets\//; // their names change with what is in them

function* filesIn(path) {
  for (const name of readdirSync(path).sort()) {
    const file = join(path, name);
    if (statSync(file).isDirectory()) yield* filesIn(file);
    else yield file;
  }
}
const revisionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
const names = [...filesIn(folder)].map((file) => relative(folder, file).replaceAll('\\', '/'));
const files = names
  .filter((name) => !LEFT_OUT.test(name))
  .map((url) => ({ url, revision: HASHED.test(url) ? null : revisionOf(join(folder, url)) }));
// What is printed on cards is a file of a static host, and an answer of a server; it changes with the packed Python.
const cards = { url: 'api/cards', revision: revisionOf(join(folder, 'python', 'cartographers.pack')) };

await build({
  entryPoints: [join(dirname(fileURLToPath(import.meta.url)), 'src', 'service-worker.ts')],
  outfile: join(folder, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { FILES: JSON.stringify([...files, cards]), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
