import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How the bytes are packed for the way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer, ready to be written: bytes by encoding, each made once. */
export type Finished = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** What the answer was made from; another version makes it stale. */
  version: string;
  madeAt: number;
  bodies: Partial<Record<Encoding, Buffer>>;
};

// A page changes rarely and is sent often: a little more time for a smaller one. 11 costs 30 times as much as 6.
const BROTLI_QUALITY = 6;
const SMALLEST_WORTH_PACKING = 800;

/** Makes an answer ready to be kept: its tag, and its bytes compressed once in each encoding. */
export async function finish(
  answer: { status: number; headers: Record<string, string>; body: Buffer },
  version: string,
  now: number,
): Promise<Finished> {
  const { status, headers, body } = answer;
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const bodies: Finished['bodies'] = { identity: body };
  if (body.length >= SMALLEST_WORTH_PACKING) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    [bodies.br, bodies.gzip] = await Promise.all([brotli(body, { params }), deflate(body, { level: 6 })]);
  }
  return { status, headers, etag, version, madeAt: now, bodies };
}

/** Keeps finished answers by address, the least used forgotten first, within so many bytes. */
export function openByteCache(bytes: number): LRUCache<string, Finished> | undefined {
  if (bytes === 0) return undefined;
  return new LRUCache<string, Finished>({
    maxSize: bytes,
    sizeCalculation: ({ bodies }, key) =>
      key.length + Object.values(bodies).reduce((size, body) => size + body.length, 500),
  });
}

/** The best encoding that a browser's Accept-Encoding allows. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
