import { createHash } from 'node:crypto';
import type { Metadata, Sharp } from 'sharp';
import { Failure, invalidField } from '#base/failure.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { bytesToDecode } from './decoding-cost.ts';
import { type Canvas, encodeVariants, LARGEST, type Pace, type PictureVariant } from './variants.ts';

/** A stored picture. Its id is made from the bytes of its source; its size is that of the source, turned upright. */
export type Picture = { id: string; width: number; height: number; variants: PictureVariant[] };

/** More pixels than a phone's camera makes. A small file that unpacks to more is an attack. */
const MOST_PIXELS = 40_000_000;
/** More memory than decoding one picture may take: progressive, interlaced and lossless ones are held as a whole. */
const MOST_BYTES = 96 * 1024 * 1024;

const enter = oneAtATime({
  waiting: 30,
  patience: 60_000,
  full: () =>
    new Failure('unavailable', 'Many pictures are being read just now. Please try again in a minute.'),
});

/**
 * Makes all variants of an uploaded picture. It is validated by decoding it, turned upright, reduced to its first
 * frame, and freed of metadata (phones write the place into it). One picture is decoded at a time, because each may take a
 * quarter of a small server's memory.
 */
export async function makeVariants(bytes: Uint8Array, pace: Pace = 'thorough'): Promise<Picture> {
  if (!isKnownKind(bytes)) throw refused('Choose a picture: PNG, JPEG, GIF or WebP');
  const sharp = await loadSharp();
  const about = await decoded(() => sharp(bytes, { limitInputPixels: false }).metadata());
  expectAffordable(about);
  const leave = await enter();
  try {
    return await variantsOf(bytes, about, pace);
  } finally {
    leave();
  }
}

function expectAffordable(about: Metadata): void {
  if (about.width * about.height > MOST_PIXELS)
    throw refused('The picture has more than 40 million pixels; choose a smaller one');
  if (bytesToDecode(about) > MOST_BYTES)
    throw refused('The picture takes too much memory to open; save it smaller, or as a plain JPEG');
}

async function variantsOf(bytes: Uint8Array, { autoOrient }: Metadata, pace: Pace): Promise<Picture> {
  const sharp = await loadSharp();
  const canvas = await decoded(() =>
    fitted(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()),
  );
  return { id: pictureId(bytes), ...autoOrient, variants: await encodeVariants(canvas, pace) };
}

/** The id of the picture that is made of these bytes. */
export const pictureId = (source: Uint8Array | string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 32);

// Loaded at the first picture: most processes never handle one, and it takes 20 MB of memory. Nothing decoded is kept.
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

/** The few formats that we pass to a decoder, by their first bytes. */
function isKnownKind(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString(
    'latin1',
  );
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP');
  return (
    isWebp || ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'].some((kind) => start.startsWith(kind))
  );
}

const fitted = (picture: Sharp): Promise<Canvas> =>
  picture
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/** What the decoder cannot read is the sender's mistake, not a bug of ours. */
async function decoded<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error) throw refused('The picture cannot be read; it may be damaged');
    throw error;
  }
}

const refused = (message: string) => invalidField('file', message);
