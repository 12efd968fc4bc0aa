import { createHash } from 'node:crypto';
import type { Metadata, Sharp, OutputInfo } from 'sharp';
import { Failure, invalidField } from '#base/failure.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#media/media.ts';
import { oneAtATime } from '#platform/taking-turns.ts';

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
    new Failure(
      'unavailable',
      /*office*/ 'Many photos are being read just now. Please try again in a minute.',
    ),
});

/**
 * Makes all variants of an uploaded picture. It is validated by decoding it, turned upright, reduced to its first
 * frame, and freed of metadata (phones write the place into it). One picture is decoded at a time, because each may take a
 * quarter of a small server's memory.
 */
export async function makeVariants(bytes: Uint8Array, pace: Pace = 'thorough'): Promise<Picture> {
  if (!isKnownKind(bytes)) throw refused(/*office*/ 'Choose a photo: PNG, JPEG, GIF or WebP');
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
    throw refused(/*office*/ 'The photo has more than 40 million pixels; choose a smaller one');
  if (bytesToDecode(about) > MOST_BYTES)
    throw refused(/*office*/ 'The photo takes too much memory to open; save it smaller, or as a plain JPEG');
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

/** Turns a decoder's error into a failure of the sender: the picture cannot be read. */
async function decoded<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error) throw refused(/*office*/ 'The photo cannot be read; it may be damaged');
    throw error;
  }
}

const refused = (message: string) => invalidField('file', message);

type About = Pick<Metadata, 'format' | 'width' | 'height'> &
  Partial<Pick<Metadata, 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'>>;

/** Bytes of a pixel that decoders of whole frames hold, measured: a GIF, and a WebP, which may be lossless. */
const FRAMES: Partial<Record<string, number>> = { gif: 5.5, webp: 5 };
/** A progressive JPEG is kept as coefficients of two bytes. */
const COEFFICIENT = 2;
/** An interlaced PNG is kept as its samples, and put in order beside them. */
const INTERLACED = 1.5;

/**
 * The bytes that a decoder holds of a picture at once. Plain JPEGs and PNGs are read line by line, so that they cost
 * next to nothing; of 40 million pixels a progressive JPEG took 237 MB, a plain one 10.
 */
export function bytesToDecode({
  format,
  width,
  height,
  channels = 3,
  depth,
  isProgressive = false,
  chromaSubsampling,
}: About): number {
  const pixels = width * height;
  const frame = FRAMES[format];
  if (frame !== undefined) return pixels * frame;
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1) * INTERLACED;
  // Colours at half the width and height are a quarter each.
  return pixels * (chromaSubsampling === '4:2:0' ? channels / 2 : channels) * COEFFICIENT;
}

/** A decoded picture. */
type Canvas = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> };
/** One width of a picture in one format. */
export type PictureVariant = { width: PictureWidth; format: PictureFormat; bytes: Uint8Array };

/** The side of the largest box; nothing larger is kept. */
export const LARGEST = 960;

/** A screen shows a dozen tiles: on a slow connection none may be larger than this. */
const TILE = { box: 240, bytes: 8 * 1024 };

/**
 * The first quality, and those to fall back to while a tile is too large: a soft picture is better than visible
 * blocks.
 */
const STEPS = {
  tile: [
    { quality: 44 },
    { quality: 32 },
    { quality: 20 },
    { quality: 20, blur: 1 },
    { quality: 20, blur: 2.5 },
  ],
  larger: [{ quality: 46 }],
} satisfies Record<string, Step[]>;
type Step = { quality: number; blur?: number };
/** WebP's setting for a quality that looks the same. */
const WEBP_MORE = 18;
/** The quality of transparency in WebP goes down too: in a thin drawing it takes most of the bytes. */
const ALPHA_MORE = 14;

/** AVIF's effort for a small file: a build makes hundreds of pictures, an upload one. */
const EFFORT = { quick: 1, thorough: 3 } as const;
export type Pace = keyof typeof EFFORT;

/**
 * Encodes a picture in every width and format. None is enlarged: a small picture is stored as it is under the wider
 * names, too, so that every address exists.
 */
async function encodeVariants(canvas: Canvas, pace: Pace): Promise<PictureVariant[]> {
  const variants: PictureVariant[] = [];
  let [from, encoded] = [canvas, await encode(canvas, pace)];
  for (const width of PICTURE_WIDTHS.toReversed()) {
    const { width: across, height: down } = from.info;
    if (Math.max(across, down) > width) {
      from = await shrunk(from, width);
      encoded = await encode(from, pace);
    }
    variants.push(...PICTURE_FORMATS.map((format) => ({ width, format, bytes: encoded[format] })));
  }
  return variants;
}

const shrunk = async (canvas: Canvas, box: number): Promise<Canvas> =>
  (await open(canvas)).resize(box, box, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true });

async function open({ data, info: { width, height, channels } }: Canvas): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Not sharp's own info: it says that resized pixels are premultiplied, which they no longer are.
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(canvas: Canvas, pace: Pace): Promise<Record<PictureFormat, Uint8Array>> {
  const size = Math.max(canvas.info.width, canvas.info.height) <= TILE.box ? 'tile' : 'larger';
  const effort = EFFORT[pace];
  const picture = await open(canvas);
  return {
    avif: await lightEnough(picture, STEPS[size], (softened, quality) =>
      softened.avif({ quality, effort, chromaSubsampling: '4:2:0' }),
    ),
    webp: await lightEnough(picture, STEPS[size], (softened, quality) =>
      softened.webp({ quality: quality + WEBP_MORE, alphaQuality: quality + ALPHA_MORE, effort: 2 }),
    ),
  };
}

async function lightEnough(
  picture: Sharp,
  steps: readonly Step[],
  as: (softened: Sharp, quality: number) => Sharp,
): Promise<Uint8Array> {
  let bytes = Buffer.alloc(0);
  for (const { quality, blur } of steps) {
    bytes = await as(blur ? picture.clone().blur(blur) : picture.clone(), quality).toBuffer();
    if (bytes.length <= TILE.bytes) break;
  }
  return bytes;
}
