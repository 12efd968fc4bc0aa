import type { OutputInfo, Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#media/media.ts';

/** A decoded picture. */
export type Canvas = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> };
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
export async function encodeVariants(canvas: Canvas, pace: Pace): Promise<PictureVariant[]> {
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
