// Puts a Brotli and a gzip form beside each text of a folder, for the server to send as they are.
// Pictures and fonts are small already.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(js|css|svg)$/;
const FORMS = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = process.argv[2];
for (const name of readdirSync(folder).filter((each) => TEXTS.test(each))) {
  const text = readFileSync(join(folder, name));
  for (const [end, compress] of Object.entries(FORMS)) {
    const form = compress(text);
    if (form.length < text.length) writeFileSync(join(folder, `${name}.${end}`), form);
  }
}
