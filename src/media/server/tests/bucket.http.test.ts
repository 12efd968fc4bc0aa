import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadsOf } from '#media/server/uploads.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { loadConfig } from '#platform/config/config.ts';
import { type BucketServer, openBucketServer } from '#test/fakes/bucket-server.ts';
import { openFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { newTestDatabase } from '#test/test-database.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

async function upload(shop: TestShop, background = '#c33') {
  const owner = await admin(shop);
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
  return owner.call('POST', '/api/media', form);
}

/** Everything that a shop with this bucket wrote into its log, to be searched for what must not be there. */
const withoutSecrets = (bugs: string[], { env }: BucketServer): void =>
  expect(bugs.filter((line) => line.includes(env.S3_SECRET_ACCESS_KEY) || /Signature=/.test(line))).toEqual(
    [],
  );

test('a photo that the owner uploads goes into the bucket, and any server of the shop shows it', async () => {
  await using bucket = await openBucketServer();
  await using shop = await openShop(bucket.env);
  await using elsewhere = await openShop(bucket.env);
  await using front = await openFront(elsewhere);
  const { status, body } = await upload(shop);
  expect(status).toBe(201);
  expect(bucket.objects.size).toBe(8);
  const { headers, status: shown } = await front.get(body.url);
  expect([shown, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', IMMUTABLE]);
  expect((await front.get(`/media/${'0'.repeat(32)}/480.webp`)).status).toBe(404);
  expect(shop.bugs).toEqual([]);
});

test('while the bucket is out of reach an upload says so, a picture is a passing fault, and the log has the reason', async () => {
  await using bucket = await openBucketServer();
  await using shop = await openShop(bucket.env);
  await using front = await openFront(shop);
  const { body } = await upload(shop);
  bucket.deny = new Set(['GET', 'PUT']);
  const refused = await upload(shop, '#0a0');
  expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([
    503,
    'The photo could not be saved. Please try again.',
    '2',
  ]);
  const { status, headers } = await front.get(body.url.replace('480', '960'));
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
  expect(shop.bugs).toHaveLength(2);
  expect(shop.bugs.every((line) => line.includes('403 AccessDenied'))).toBe(true);
  withoutSecrets(shop.bugs, bucket);
});

test('a backup has the pictures of the bucket, and brings them back into a folder or another bucket', async () => {
  await using bucket = await openBucketServer();
  await using other = await openBucketServer();
  await using shop = await openShop(bucket.env);
  await upload(shop);
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  const source = {
    db: shop.platform.db,
    config: { ...shop.platform.config, database: shop.address },
    pictures: uploadsOf(shop.platform),
  };
  expect(await makeBackup(source, path, shop.clock.now())).toMatchObject({ pictures: 8 });
  for (const env of [{}, other.env]) {
    const database = await newTestDatabase();
    const config = { ...loadConfig({ DATA_DIR: database.dataDir, ...env }), database: database.address };
    const pictures = uploadsOf({ config });
    expect(await restoreBackup({ config, pictures }, path)).toMatchObject({ pictures: 8 });
    for (const [name, bytes] of bucket.objects) {
      const [id = '', file = ''] = name.split('/');
      expect(Buffer.from((await pictures.read(id, file)) ?? [])).toEqual(bytes);
    }
    await database.remove();
  }
  expect(other.objects.size).toBe(8);
});

test('a backup that cannot read the bucket fails, and leaves no file that looks like one', async () => {
  await using bucket = await openBucketServer();
  await using shop = await openShop(bucket.env);
  await upload(shop);
  bucket.deny.add('GET');
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  const { db, config } = shop.platform;
  const source = { db, config: { ...config, database: shop.address }, pictures: uploadsOf(shop.platform) };
  await expect(makeBackup(source, path, shop.clock.now())).rejects.toThrow('does not let the key');
  expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false]);
});
