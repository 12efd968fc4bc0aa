import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:m?js|css|svg|html|json|txt|xml|webmanifest|wasm)$/;

/**
 * Distance encodings that the packer does not try out by itself: a script is packed with each, and the smallest result
 * kept.
 */
const DISTANCES = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 2 }];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each file in a folder that gets smaller by it, so that the server never compresses them itself.
 * @param {string} folder
 * @returns {Promise<number>} how many files have them
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => COMPRESSIBLE.test(path))
    .map((path) => join(folder, path));
  await Promise.all(files.map(compressFile));
  return files.length;
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = readFileSync(path);
  const ways = path.endsWith('.js') ? DISTANCES : DISTANCES.slice(0, 1);
  const packed = ways.map((distances) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        ...distances,
      },
    }),
  );
  const [gz, ...brs] = await Promise.all([zip(bytes, { level: 9 }), ...packed]);
  const [br = gz] = brs.toSorted((one, other) => one.length - other.length);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
