import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

/** What the add-product screen sends. */
function form(bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const sent = new FormData();
  sent.append('upload_preset', 'products');
  sent.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
  return sent;
}

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c33' } })
    .withExif({ IFD3: { GPSLatitude: '29/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();

test('a photo that the owner uploads is served in every width, without the place where it was taken', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const bytes = await photo();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const answer = await owner.call('POST', '/api/media', form(bytes));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { url } = answer.body;
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/480\.webp$/);
  const id = url.split('/')[2];
  const kept = (file: string) => uploadsOf(shop.platform).read(id, file);
  const { width, height, exif, format } = await sharp(await kept('480.webp')).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 480,
    height: 360,
    exif: undefined,
    format: 'webp',
  });
  expect((await sharp(await kept('240.avif')).metadata()).width).toBe(240);
  expect((await owner.call('POST', '/api/media', form(bytes))).body.url).toBe(url);
  expect(shop.bugs).toEqual([]);
});

test('PNG, GIF and WebP are taken as well, whatever they are called', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const format of ['png', 'gif', 'webp'] as const) {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0a0' } })
      .toFormat(format)
      .toBuffer();
    const answer = await owner.call('POST', '/api/media', form(bytes, 'note.txt', 'text/plain'));
    expect({ format, status: answer.status }).toEqual({ format, status: 201 });
  }
});

test('what only calls itself a picture is refused with the reason, at the photo’s field', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const truncated = (await photo()).subarray(0, 300);
  const wrong: [string, Uint8Array | string][] = [
    ['a text', 'hello'],
    ['a script in a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page behind the first bytes of a GIF', 'GIF89a<html><script>alert(1)</script></html>'],
    ['half a photo', truncated],
  ];
  for (const [name, bytes] of wrong) {
    const answer = await owner.call('POST', '/api/media', form(bytes, 'photo.png', 'image/png'));
    const { status, body } = answer;
    expect({ name, status, why: body.fields.file[0] }).toMatchObject({
      name,
      status: 422,
      why: expect.stringContaining('photo'),
    });
  }
  const without = new FormData();
  without.append('upload_preset', 'products');
  expect((await owner.call('POST', '/api/media', without)).body.fields).toEqual({
    file: ['Choose a photo'],
  });
  expect((await owner.call('POST', '/api/media', { file: 'x' })).status).toBe(422);
  expect(shop.bugs).toEqual([]);
});

test('a picture of more than 2MB is refused before it is decoded', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const extra of [1, 64 * 1024]) {
    const answer = await owner.call('POST', '/api/media', form(randomBytes(UPLOAD_LIMITS.bytes + extra)));
    expect(answer.status).toBe(413);
    expect(answer.body.fields.file).toEqual(['The photo is larger than 2MB.']);
  }
});

test('only staff who look after the goods may upload', async () => {
  await using shop = await openShop();
  const bytes = await photo();
  expect((await shop.call('POST', '/api/media', form(bytes))).status).toBe(401);
  expect((await (await signUp(shop)).call('POST', '/api/media', form(bytes))).status).toBe(403);
  expect(
    (await (await staff(shop, ['packer', 'counter'])).call('POST', '/api/media', form(bytes))).status,
  ).toBe(403);
  expect((await (await staff(shop, ['goods'])).call('POST', '/api/media', form(bytes))).status).toBe(201);
});
