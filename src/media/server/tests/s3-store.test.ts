import { expect, test } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#media/media.ts';
import { StoreError, bucketStore } from '#media/server/s3-store.ts';
import { loadConfig } from '#platform/config/config.ts';
import { type BucketServer, openBucketServer } from '#test/fakes/bucket-server.ts';

const id = 'a'.repeat(32);
const variants = PICTURE_WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => ({ width, format, bytes: Buffer.from(`${width} in ${format}`) })),
);

/** The store as a shop opens it, with whatever of its settings is to be wrong. */
const storeOf = ({ env }: BucketServer, wrong: Record<string, string> = {}) => {
  const { s3 } = loadConfig({ ...env, ...wrong });
  if (!s3) throw new Error('the bucket is not configured');
  return bucketStore(s3);
};

const storeErrorOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StoreError)) throw new Error('it went well, or broke otherwise', { cause: error });
  return error.message;
};

test('a picture that was put is there for another server, file by file', async () => {
  await using server = await openBucketServer();
  const [store, other] = [storeOf(server), storeOf(server)];
  expect(await store.has(id)).toBe(false);
  await store.put({ id, variants });
  expect(await other.has(id)).toBe(true);
  expect(Buffer.from((await other.read(id, '240.webp')) ?? []).toString()).toBe('240 in webp');
  expect(await other.read('b'.repeat(32), '240.webp')).toBeUndefined();
  const names: string[] = [];
  for await (const { file } of other.files()) names.push(file);
  expect(names.toSorted()).toEqual(variants.map(({ width, format }) => `${width}.${format}`).toSorted());
});

test('a picture that many look at is fetched from the bucket once', async () => {
  await using server = await openBucketServer();
  const store = storeOf(server);
  await store.put({ id, variants });
  await Promise.all(Array.from({ length: 20 }, () => store.read(id, '480.avif')));
  await store.read(id, '480.avif');
  expect(server.asked['GET']).toBe(1);
});

test('a picture of which only a part arrived is not there, and is put whole by the next try', async () => {
  await using server = await openBucketServer();
  const store = storeOf(server);
  await store.keep(id, '240.webp', Buffer.from('240 in webp'));
  expect(await store.has(id)).toBe(false);
  await store.put({ id, variants });
  expect(await store.has(id)).toBe(true);
});

test('no name leads out of the pictures', async () => {
  await using server = await openBucketServer();
  const store = storeOf(server);
  server.objects.set('secrets/240.webp', Buffer.from('not ours'));
  server.objects.set(`${id}/notes.txt`, Buffer.from('not a variant'));
  expect(await store.read('secrets', '240.webp')).toBeUndefined();
  expect(await store.read(id, '../secrets/240.webp')).toBeUndefined();
  expect(await store.read(id, 'notes.txt')).toBeUndefined();
  await expect(store.keep('../elsewhere', '240.webp', Buffer.from(''))).rejects.toThrow(RangeError);
  const names: string[] = [];
  for await (const { file } of store.files()) names.push(file);
  expect(names).toEqual([]);
});

test('a store that does its work says nothing at the start', async () => {
  await using server = await openBucketServer();
  await storeOf(server).expectUsable();
  expect([...server.objects.keys()]).toEqual(['haat.txt']);
});

test.each([
  [
    { S3_ACCESS_KEY_ID: 'AKIASOMEONEELSE' },
    'does not know the key; see S3_ACCESS_KEY_ID (403 InvalidAccessKeyId)',
  ],
  [
    { S3_SECRET_ACCESS_KEY: 'a-wrong-secret' },
    'does not accept the key; see S3_SECRET_ACCESS_KEY (403 SignatureDoesNotMatch)',
  ],
  [{ S3_BUCKET: 'photos' }, 'has no bucket photos; make it, or see S3_BUCKET (404 NoSuchBucket)'],
  [
    { S3_REGION: 'eu-central-1' },
    'keeps the bucket pictures elsewhere than in eu-central-1; see S3_REGION and S3_ENDPOINT (400 AuthorizationHeaderMalformed)',
  ],
])('%o is noticed at the start and told without the secret', async (wrong, words) => {
  await using server = await openBucketServer();
  const said = await storeErrorOf(storeOf(server, wrong).expectUsable());
  expect(said).toBe(`the picture store at ${new URL(server.env.S3_ENDPOINT).host} ${words}`);
  expect(said).not.toContain(Object.values(wrong)[0] === 'a-wrong-secret' ? 'a-wrong-secret' : 'not/a+real');
});

test('a key that may not write, or not read, is noticed at the start', async () => {
  await using server = await openBucketServer();
  const rights = 'does not let the key list, read and write in the bucket pictures; see its rights';
  server.deny.add('PUT');
  expect(await storeErrorOf(storeOf(server).expectUsable())).toContain(rights);
  server.deny = new Set(['GET']);
  expect(await storeErrorOf(storeOf(server).expectUsable())).toContain(rights);
});

test('an address that is no store, or at which nobody answers, is noticed at the start', async () => {
  await using server = await openBucketServer();
  server.answerAll = { status: 200, body: '<html>Welcome</html>' };
  expect(await storeErrorOf(storeOf(server).expectUsable())).toContain(
    'does not answer as S3 does; see S3_ENDPOINT',
  );
  server.answerAll = { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };
  expect(await storeErrorOf(storeOf(server).expectUsable())).toContain(
    'does not do its work just now (503 SlowDown)',
  );
});

test('a store that is gone is told as such, with what the machine says of the line', async () => {
  const server = await openBucketServer();
  const store = storeOf(server);
  await server[Symbol.asyncDispose]();
  expect(await storeErrorOf(store.read(id, '240.webp'))).toBe(
    `the picture store at ${new URL(server.env.S3_ENDPOINT).host} cannot be reached; see that it runs and that S3_ENDPOINT is right (ECONNREFUSED)`,
  );
});
