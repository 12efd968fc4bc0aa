import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { LRUCache } from 'lru-cache';
import { isPictureFile, isPictureId, PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '#media/media.ts';
import type { Config } from '#platform/config/config.ts';
import type { PictureStore } from './store.ts';

/** The address of the bucket and the access key. */
export type Bucket = NonNullable<Config['s3']>;

/** A store that can check, before the shop serves anything, whether it works. */
export type BucketStore = PictureStore & {
  /** Lists, writes and reads once. Throws a StoreError with a sentence for the owner. */
  expectUsable(): Promise<void>;
};

const PATIENCE_MS = 10_000;
const RETRIES = 2;
/** Cached, because each request to the bucket takes time and, with some hosts, costs money. */
const KEPT_IN_MEMORY = 32 * 1024 * 1024;
const ALL_VARIANTS = PICTURE_WIDTHS.length * PICTURE_FORMATS.length;
const MARK = 'haat.txt';

/**
 * Keeps pictures as `<id>/<width>.<format>` in a bucket of Amazon S3 or of anything that speaks its protocol. The key needs no
 * right to delete, because the shop never deletes. `aws4fetch` only signs; put, get and list are all that is needed.
 */
export function bucketStore(bucket: Bucket): BucketStore {
  const { accessKeyId, secretAccessKey, region, endpoint } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const root = `${endpoint}/${bucket.name}`;

  const ask = async (url: string, init?: RequestInit): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return await client.fetch(url, { redirect: 'manual', ...init, signal });
    } catch (error) {
      throw unreachable(bucket, error);
    }
  };
  const write = async (key: string, bytes: Uint8Array, type: string): Promise<void> => {
    const answer = await ask(`${root}/${key}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
      },
    });
    const text = await answer.text();
    if (!answer.ok) throw storeErrorOf(bucket, answer.status, text);
  };
  const fetchBytes = async (key: string): Promise<Uint8Array | undefined> => {
    const answer = await ask(`${root}/${key}`);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    const text = await answer.text();
    if (isMissing(answer.status, text)) return undefined;
    throw storeErrorOf(bucket, answer.status, text);
  };
  const list = async (prefix: string, more: Record<string, string>): Promise<string> => {
    const question = new URLSearchParams({ 'list-type': '2', ...(prefix && { prefix }), ...more });
    const answer = await ask(`${root}?${question}`);
    const text = await answer.text();
    if (!answer.ok || !text.includes('<ListBucketResult')) throw storeErrorOf(bucket, answer.status, text);
    return text;
  };
  async function* keys(prefix: string): AsyncIterable<string> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const text: string = await list(prefix, token ? { 'continuation-token': token } : {});
      for (const [, key = ''] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key;
      token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
  }
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_IN_MEMORY,
    sizeCalculation: (bytes) => bytes.length + 200,
    fetchMethod: (key) => fetchBytes(key),
  });
  const keep: PictureStore['keep'] = async (id, file, bytes) => {
    if (!isPictureId(id) || !isPictureFile(file)) throw new RangeError(`not a picture's file: ${id}/${file}`);
    await write(`${id}/${file}`, bytes, `image/${file.split('.')[1]}`);
  };

  return {
    has: async (id) => {
      if (!isPictureId(id)) return false;
      let found = 0;
      for await (const key of keys(`${id}/`)) if (isPictureFile(key.slice(id.length + 1))) found += 1;
      return found === ALL_VARIANTS;
    },
    // An incomplete picture counts as missing: `has` counts its files, and the next try writes those that are
    // missing.
    put: async ({ id, variants }) => {
      await Promise.all(
        variants.map(({ width, format, bytes }) => keep(id, pictureFile(width, format), bytes)),
      );
    },
    read: async (id, file) =>
      isPictureId(id) && isPictureFile(file) ? memory.fetch(`${id}/${file}`) : undefined,
    keep,
    async *files() {
      for await (const key of keys('')) {
        const [id = '', file = '', ...more] = key.split('/');
        if (isPictureId(id) && isPictureFile(file) && more.length === 0) yield { id, file };
      }
    },
    expectUsable: async () => {
      await list('', { 'max-keys': '1' });
      const words = Buffer.from('The pictures of a Haat shop.\n');
      await write(MARK, words, 'text/plain');
      const read = await fetchBytes(MARK);
      if (!read || !words.equals(read)) throw storeErrorOf(bucket, 200, 'it gave back something else');
    },
  };
}

/** The picture store does not work. The message is a sentence for the owner, without secrets. */
export class StoreError extends Error {}

const codeIn = (body: string): string | undefined => /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1];
const hostOf = ({ endpoint }: Bucket): string => new URL(endpoint).host;

/** True if an answer states that the object does not exist. A missing bucket is an error. */
export const isMissing = (status: number, body: string): boolean =>
  status === 404 && codeIn(body) !== 'NoSuchBucket';

/** The error for an answer of S3, by its error code. */
export function storeErrorOf(bucket: Bucket, status: number, body: string): StoreError {
  const code = codeIn(body);
  return new StoreError(
    `the picture store at ${hostOf(bucket)} ${wordsFor(bucket, status, code)} (${status}${code ? ` ${code}` : ''})`,
  );
}

function wordsFor({ name, region }: Bucket, status: number, code = ''): string {
  const elsewhere = `keeps the bucket ${name} elsewhere than in ${region}; see S3_REGION and S3_ENDPOINT`;
  const known: Record<string, string> = {
    InvalidAccessKeyId: 'does not know the key; see S3_ACCESS_KEY_ID',
    SignatureDoesNotMatch: 'does not accept the key; see S3_SECRET_ACCESS_KEY',
    RequestTimeTooSkewed: 'finds that the clock of this machine is wrong',
    NoSuchBucket: `has no bucket ${name}; make it, or see S3_BUCKET`,
    AuthorizationHeaderMalformed: elsewhere,
    PermanentRedirect: elsewhere,
    TemporaryRedirect: elsewhere,
  };
  if (known[code]) return known[code];
  if (status === 401 || status === 403)
    return `does not let the key list, read and write in the bucket ${name}; see its rights`;
  if (status >= 500 || status === 429) return 'does not do its work just now';
  return 'does not answer as S3 does; see S3_ENDPOINT';
}

/** The error of a store that did not answer at all. */
export function unreachable(bucket: Bucket, error: unknown): StoreError {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : undefined;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const why = isLate ? 'no answer in time' : (code ?? 'no connection');
  return new StoreError(
    `the picture store at ${hostOf(bucket)} cannot be reached; see that it runs and that S3_ENDPOINT is right (${why})`,
    { cause: error },
  );
}
