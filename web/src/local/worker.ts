/** The worker in which the tables of this device run: Python as WebAssembly, the same that a server runs. */
import type { loadPyodide } from 'pyodide';
import { openKeeper } from './keeper';
import type { FromWorker, Person, ToWorker } from './messages';

const FOLDER = new URL('../python/', import.meta.url).href;
const LOADED = ['pyodide.asm.wasm', 'pyodide.asm.mjs', 'standard.pack', 'cartographers.pack'] as const;

/** What was packed: how many bytes each file has, and what Pyodide is told of packages. */
interface Packed {
  sizes: Record<string, number>;
  packages: object;
}

interface PythonLine {
  hear(text: string): void;
  hang_up(): void;
  destroy(): void;
}
interface PythonWorker {
  start(): void;
  request(verb: string, path: string, person: string, body: unknown): Promise<{ toJs(): unknown; destroy(): void }>;
  connect(
    match: string,
    person: string,
    say: (text: string) => void,
    closed: (code: number, reason: string) => void,
  ): PythonLine;
  hear(match: string, newest: number, message: string): void;
}

const tell = (message: FromWorker, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** Fetches what is needed, and tells how far that is; the browser keeps it for those who ask next. */
async function loaded(sizes: Record<string, number>): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const all = LOADED.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let got = 0;
  await Promise.all(
    LOADED.map(async (name) => {
      const response = await fetch(FOLDER + name);
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const parts: Uint8Array[] = [];
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        got += part.value.length;
        tell({ type: 'progress', share: Math.min(1, got / all) });
        if (name.endsWith('.pack')) parts.push(part.value);
      }
      if (parts.length) files.set(name, new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()));
    }),
  );
  return files;
}

/** Packed files are compressed whatever the host does. */
async function unpacked(packed: Uint8Array | undefined): Promise<Uint8Array> {
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface Started {
  worker: PythonWorker;
  /** Bytes as Python has them. */
  toPy: (bytes: Uint8Array) => unknown;
}

async function started(): Promise<Started> {
  const { sizes, packages } = (await (await fetch(`${FOLDER}packed.json`)).json()) as Packed;
  const files = await loaded(sizes);
  const [standard, own] = await Promise.all([
    unpacked(files.get('standard.pack')),
    unpacked(files.get('cartographers.pack')),
  ]);
  const pyodide = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const library = URL.createObjectURL(new Blob([standard as BlobPart]));
  const python = await pyodide.loadPyodide({
    indexURL: FOLDER,
    stdLibURL: library,
    lockFileContents: JSON.stringify(packages),
  });
  URL.revokeObjectURL(library);
  python.unpackArchive(own, 'zip', { extractDir: '/cartographers' });
  python.runPython('import sys; sys.path.insert(0, "/cartographers")');
  const ours = python.pyimport('cartographers.local.worker') as { Worker: (keeper: unknown) => PythonWorker };
  let hear: (match: string, newest: number, message: string) => void = () => undefined;
  const { keeper, keeps } = await openKeeper((...told) => hear(...told));
  const worker = ours.Worker(keeper);
  hear = (match, newest, message) => worker.hear(match, newest, message);
  worker.start();
  tell({ type: 'ready', keeps });
  return { worker, toPy: (bytes) => python.toPy(bytes) as unknown };
}

const starting = started();
const fail = (error: unknown): void => tell({ type: 'failed', reason: String(error) });
starting.catch(fail);
/** What Python raises concerns one question; anything else, as WebAssembly out of its bounds, is the end of Python. */
const failIfBroken = (error: unknown): void => {
  if (!(error instanceof Error && error.name === 'PythonError')) fail(error);
};
const lines = new Map<number, PythonLine>();

async function answer({ worker, toPy }: Started, asked: Extract<ToWorker, { type: 'request' }>): Promise<void> {
  const told = await worker.request(asked.verb, asked.path, JSON.stringify(asked.person), toPy(asked.body));
  const [status, body, file, person] = told.toJs() as [number, Uint8Array<ArrayBuffer>, string, string];
  told.destroy();
  tell({
    type: 'answer',
    id: asked.id,
    status,
    body,
    file,
    person: person ? (JSON.parse(person) as Person) : null,
  });
}

function connect({ worker }: Started, line: number, match: string, person: string): void {
  const say = (text: string): void => tell({ type: 'said', line, text });
  const closed = (code: number, reason: string): void => {
    lines.delete(line);
    tell({ type: 'closed', line, code, reason });
  };
  lines.set(line, worker.connect(match, person, say, closed));
}

function hear(all: Started, data: ToWorker): void {
  switch (data.type) {
    case 'request':
      answer(all, data).catch(failIfBroken);
      break;
    case 'connect':
      connect(all, data.line, data.match, data.person);
      break;
    case 'say':
      lines.get(data.line)?.hear(data.text);
      break;
    case 'hang_up':
      lines.get(data.line)?.hang_up();
      lines.delete(data.line);
      break;
  }
}

// Whatever comes before Python is there waits for it, in its order.
onmessage = ({ data }: MessageEvent<ToWorker>): void =>
  void starting.then((all) => hear(all, data)).catch(failIfBroken);
