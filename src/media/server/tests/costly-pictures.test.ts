import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Failure } from '#base/failure.ts';
import { bytesToDecode, makeVariants } from '#media/server/pictures.ts';
const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2f7d4f' } });

/** A picture that says it is of this size: a decoder learns otherwise only when it decodes it. */
function claiming(jpeg: Buffer, side: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc2]));
  claimed.writeUInt16BE(side, frame + 5);
  claimed.writeUInt16BE(side, frame + 7);
  return claimed;
}

const refusalOf = async (bytes: Uint8Array): Promise<unknown> => {
  const answer: unknown = await makeVariants(bytes, 'quick').catch((error: unknown) => error);
  return answer instanceof Failure ? answer.fields?.['file']?.[0] : answer;
};
const COSTLY = 'The photo takes too much memory to open; save it smaller, or as a plain JPEG';

test('a progressive JPEG of 39.7 million pixels is refused before it is decoded; a plain one of that size is taken', async () => {
  const jpeg = await plain(64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(await refusalOf(claiming(jpeg, 6300))).toBe(COSTLY);
  const large = await makeVariants(await plain(6300).jpeg().toBuffer(), 'quick');
  expect([large.width, large.height]).toEqual([6300, 6300]);
}, 60_000);

test('what a picture costs follows from how it is kept: at the limit it is taken, a line of pixels more is refused', async () => {
  const MB = 1024 * 1024;
  const square = { width: 1000, height: 1000 };
  expect(bytesToDecode({ format: 'jpeg', ...square })).toBe(0);
  expect(bytesToDecode({ format: 'png', ...square, channels: 4 })).toBe(0);
  expect(bytesToDecode({ format: 'jpeg', ...square, isProgressive: true, chromaSubsampling: '4:2:0' })).toBe(
    3e6,
  );
  expect(bytesToDecode({ format: 'jpeg', ...square, isProgressive: true, channels: 4 })).toBe(8e6);
  expect(bytesToDecode({ format: 'png', ...square, isProgressive: true, channels: 4, depth: 'ushort' })).toBe(
    12e6,
  );
  const jpeg = await plain(64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const most = Math.floor(Math.sqrt((96 * MB) / 6));
  expect(await refusalOf(claiming(jpeg, most))).not.toBe(COSTLY);
  expect(await refusalOf(claiming(jpeg, most + 1))).toBe(COSTLY);
});

test(
  'six large pictures at once are decoded one after the other, and each is kept',
  { timeout: 120_000 },
  async () => {
    // 16 million pixels: some 130 MB each while it is decoded and packed, 800 MB together.
    const jpeg = await plain(4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    const before = process.memoryUsage.rss();
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
    const pictures = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((at) => makeVariants(Buffer.concat([jpeg, Buffer.from([at])]), 'quick')),
    );
    clearInterval(watching);
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(6);
    expect(most - before).toBeLessThan(400 * 1024 * 1024);
  },
);
