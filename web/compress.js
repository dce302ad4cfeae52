// Puts a Brotli and a gzip form beside each text of some folders, for the server to send as they are.
// Pictures, fonts and packed files are small already.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(js|css|svg|mjs|wasm)$/;
const LARGE = 1_000_000; // bytes; the best Brotli takes half a minute for them
const FORMS = {
  br: (text) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
      },
    }),
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

for (const folder of process.argv.slice(2))
  for (const name of readdirSync(folder).filter((each) => TEXTS.test(each))) {
    const text = readFileSync(join(folder, name));
    for (const [end, compress] of Object.entries(FORMS)) {
      const form = compress(text);
      if (form.length < text.length) writeFileSync(join(folder, `${name}.${end}`), form);
    }
  }
