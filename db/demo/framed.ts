import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeDrawnVariants, makeVariants, type Picture } from '#media/server/pictures.ts';
import { type Frame, frameFor, framedDrawing, type Outline, outlineOf } from './frame.ts';
import { drawings } from './pictures.ts';
import { picture } from './pictures/clay.ts';
import { readDemoProducts } from './products.ts';
import { SAMPLE_TEAM } from './team.ts';

/** What a picture is made of: the parts of a drawing, or the bytes of an emoji. */
type Source = string | Buffer;

// Several pictures are made at the same time, so more threads within one would only compete.
sharp.concurrency(1);

const EMOJI = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
/** The largest size of a demo picture: more would lengthen the first build, and an emoji has no more detail to show. */
const CANVAS = 480;
/** A drawing's outline is searched in a small raster that reaches beyond its square of 200 units. */
const PROBE = { margin: 40, side: 280, pixels: 140 };

/** The sources of all pictures that the demo shop shows, by `thumbnail` cell. */
export function readSources(): Record<string, () => Source> {
  const cells = new Set([
    ...readDemoProducts().map(({ thumbnail }) => thumbnail),
    ...SAMPLE_TEAM.map(({ image }) => image),
    ...Object.keys(drawings).filter((name) => name.startsWith('category-')),
  ]);
  return Object.fromEntries([...cells].map((cell) => [cell, () => sourceOf(cell)]));
}

function sourceOf(cell: string): Source {
  const drawing = drawings[cell.replace(/\.svg$/, '')];
  if (drawing) return drawing();
  if (/^[0-9a-f-]+\.webp$/.test(cell)) return readFileSync(new URL(cell, EMOJI));
  throw new Error(`No picture is called ${cell}: draw it in db/demo/pictures/, or name an emoji's file.`);
}

/** Makes the framed picture in all its variants. */
export const makeFramed = async (source: Source): Promise<Picture> =>
  typeof source === 'string'
    ? makeDrawnVariants(framedDrawing(source, await frameOfDrawing(source), CANVAS))
    : makeVariants(await framedEmoji(source), 'quick');

async function frameOfDrawing(parts: string): Promise<Frame> {
  const { margin, side, pixels } = PROBE;
  const probe = picture(parts, `${-margin} ${-margin} ${side} ${side}`, pixels);
  const raster = await sharp(Buffer.from(probe)).ensureAlpha().raw().toBuffer();
  return frameFor(inUnits(outlineOf(raster, pixels, pixels), side / pixels, margin));
}

const inUnits = (outline: Outline, unit: number, margin: number): Outline => ({
  left: outline.left * unit - margin,
  top: outline.top * unit - margin,
  width: outline.width * unit,
  height: outline.height * unit,
  footLeft: outline.footLeft * unit - margin,
  footWidth: outline.footWidth * unit,
});

async function framedEmoji(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const outline = outlineOf(data, info.width, info.height);
  const frame = frameFor(outline);
  const scale = CANVAS / frame.side;
  const { left, top, width, height } = outline;
  const goods = await sharp(data, { raw: info })
    .extract({ left, top, width, height })
    .resize(Math.round(width * scale), Math.round(height * scale))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(framedDrawing('', frame, CANVAS)))
    .composite([
      {
        input: goods.data,
        raw: { width: goods.info.width, height: goods.info.height, channels: 4 },
        left: Math.round((left - frame.x) * scale),
        top: Math.round((top - frame.y) * scale),
      },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
