import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { Failure } from '#base/failure.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '#media/media.ts';
import { makeVariants, type Picture } from '#media/server/pictures.ts';

const plain = (width: number, height: number, background = '#2f7d4f') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo that no format packs well: every pixel differs from its neighbours, always in the same way. */
function noisy(width: number, height: number): Sharp {
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 16_777_216;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const bytesOf = (picture: Picture, file: string): Uint8Array => {
  const found = picture.variants.find(({ width, format }) => pictureFile(width, format) === file);
  if (!found) throw new Error(`no ${file}`);
  return found.bytes;
};

const metadataOf = (picture: Picture, file: string): Promise<Metadata> =>
  sharp(bytesOf(picture, file)).metadata();

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const answer: unknown = await makeVariants(bytes).catch((error: unknown) => error);
  if (!(answer instanceof Failure)) throw new Error('it was taken, or broke', { cause: answer });
  expect(answer.code).toBe('invalid');
  return answer.fields?.['file']?.[0] ?? '';
};

describe('what the owner may upload', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'a %s picture is kept in every width and format',
    async (format) => {
      const picture = await makeVariants(await plain(1200, 800).toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 1200, height: 800 });
      expect(picture.id).toMatch(/^[0-9a-f]{32}$/);
      for (const width of PICTURE_WIDTHS) {
        for (const as of PICTURE_FORMATS) {
          const found = await metadataOf(picture, pictureFile(width, as));
          expect(found).toMatchObject({ width, height: Math.round((width * 2) / 3) });
          expect(found.format).toBe(as === 'avif' ? 'heif' : 'webp');
        }
      }
    },
  );

  test('the same picture has the same id, another one another', async () => {
    const [one, other] = await Promise.all([
      plain(20, 20).png().toBuffer(),
      plain(20, 20, '#b3261e').png().toBuffer(),
    ]);
    expect((await makeVariants(one)).id).toBe((await makeVariants(one)).id);
    expect((await makeVariants(other)).id).not.toBe((await makeVariants(one)).id);
  });

  test('a text that calls itself a picture is refused', async () => {
    expect(await refusalOf(Buffer.from('Dear shop, this is photo.jpg'))).toContain('PNG, JPEG, GIF or WebP');
    expect(await refusalOf(new Uint8Array())).toContain('PNG, JPEG, GIF or WebP');
  });

  test('a drawing in SVG and a TIFF are refused: they can hold more than a picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    expect(await refusalOf(Buffer.from(svg))).toContain('PNG, JPEG, GIF or WebP');
    expect(await refusalOf(await plain(9, 9).tiff().toBuffer())).toContain('PNG, JPEG, GIF or WebP');
  });

  test('text behind the first bytes of a picture, and half a picture, are refused', async () => {
    expect(await refusalOf(Buffer.from('\u0089PNG\r\n\u001a\nand then words', 'latin1'))).toContain(
      'cannot be read',
    );
    const photo = await noisy(400, 400).jpeg().toBuffer();
    expect(await refusalOf(photo.subarray(0, photo.length / 2))).toContain('cannot be read');
  });

  test('a small file that unpacks to a huge picture is refused before it is unpacked', async () => {
    const bomb = hugePng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await refusalOf(bomb)).toContain('40 million pixels');
  });
});

describe('what is kept of a photo', () => {
  const phonePhoto = () =>
    plain(600, 400)
      .composite([
        {
          input: { create: { width: 600, height: 200, channels: 3, background: '#b3261e' } },
          top: 0,
          left: 0,
        },
      ])
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '26/1 11/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

  test('the place where it was taken is gone from every variant', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const picture = await makeVariants(photo);
    for (const { bytes } of picture.variants) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    }
  });

  test('a photo taken with the phone on its side stands upright', async () => {
    const picture = await makeVariants(await phonePhoto());
    expect(picture).toMatchObject({ width: 400, height: 600 });
    const file = '240.webp';
    expect(await metadataOf(picture, file)).toMatchObject({ width: 160, height: 240 });
    const { data, info } = await sharp(bytesOf(picture, file)).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    // The upper half of what the camera saw lies to the right once the photo is turned.
    expect(redAt(140, 120)).toBeGreaterThan(140);
    expect(redAt(20, 120)).toBeLessThan(80);
  });

  test('of a moving picture the first frame is kept', async () => {
    const frames = Buffer.concat([Buffer.alloc(3 * 900, 250), Buffer.alloc(3 * 900, 5)]);
    const moving = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const picture = await makeVariants(moving);
    expect(picture).toMatchObject({ width: 30, height: 30 });
    const { pages } = await metadataOf(picture, '160.webp');
    expect(pages ?? 1).toBe(1);
    const [red] = await sharp(bytesOf(picture, '160.webp')).raw().toBuffer();
    expect(red).toBeGreaterThan(240);
  });

  test('a small picture is never blown up, and still answers at every width', async () => {
    const picture = await makeVariants(await plain(200, 100).png().toBuffer());
    for (const format of PICTURE_FORMATS) {
      expect(await metadataOf(picture, `160.${format}`)).toMatchObject({ width: 160, height: 80 });
      for (const width of [240, 480, 960]) {
        expect(await metadataOf(picture, `${width}.${format}`)).toMatchObject({ width: 200, height: 100 });
      }
    }
  });

  test('a soft shadow keeps its colour through all widths', async () => {
    const shadow =
      '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720"><rect width="720" height="720" fill="#3A2410" fill-opacity=".25"/></svg>';
    const picture = await makeVariants(await sharp(Buffer.from(shadow)).png().toBuffer(), 'quick');
    for (const { bytes } of picture.variants) {
      const [red = 255, , , alpha = 0] = await sharp(bytes).raw().toBuffer();
      expect(red).toBeLessThan(90);
      expect(alpha).toBeGreaterThan(50);
      expect(alpha).toBeLessThan(80);
    }
  });

  test('a tile of the busiest photo is still light enough for a slow line', async () => {
    const picture = await makeVariants(await noisy(240, 240).png().toBuffer());
    for (const file of ['160.avif', '160.webp', '240.avif', '240.webp']) {
      expect(bytesOf(picture, file).length).toBeLessThanOrEqual(8 * 1024);
    }
  });
});

/** A PNG of one colour, of any size, without making it first. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
