import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeVariants, type Picture } from '#media/server/pictures.ts';
import { readDemoProducts } from './products.ts';
import { SAMPLE_TEAM } from './team.ts';

/** The bytes of a picture: a finished one of ours, or an emoji that is still to be framed. */
type Source = { bytes: Buffer; isFramed: boolean };

// Several pictures are made at the same time, so more threads within one would only compete.
sharp.concurrency(1);

const DRAWN = new URL('drawn/', import.meta.url);
const EMOJI = new URL('../../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
/** The side of a demo picture in pixels: more would lengthen the first build, and an emoji has no more detail to show. */
const CANVAS = 480;

/** The sources of all pictures that the demo shop shows, by `thumbnail` cell. */
export function readSources(): Record<string, () => Source> {
  const cells = new Set([
    ...readDemoProducts().map(({ thumbnail }) => thumbnail),
    ...SAMPLE_TEAM.map(({ image }) => image),
    ...readdirSync(DRAWN)
      .filter((name) => name.startsWith('category-'))
      .map((name) => name.replace('.webp', '')),
  ]);
  return Object.fromEntries([...cells].map((cell) => [cell, () => sourceOf(cell)]));
}

function sourceOf(cell: string): Source {
  const name = cell.endsWith('.webp') ? cell : `${cell}.webp`;
  for (const [folder, isFramed] of [
    [DRAWN, true],
    [EMOJI, false],
  ] as const) {
    const file = new URL(name, folder);
    if (existsSync(file)) return { bytes: readFileSync(file), isFramed };
  }
  throw new Error(`No picture is called ${cell}: put it into src/main/demo/drawn/, or name an emoji's file.`);
}

/** Makes the framed picture in all its variants. */
export const makeFramed = async ({ bytes, isFramed }: Source): Promise<Picture> =>
  makeVariants(isFramed ? bytes : await framedEmoji(bytes), 'quick');

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
  return sharp(Buffer.from(groundOf(frame, CANVAS)))
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

/** Puts every emoji of the demo shop into the frame that the drawn pictures have: about equally large, on a soft shadow. */

/** The place of the goods in a raster: their box, and the line on which they stand. */
type Outline = {
  left: number;
  top: number;
  width: number;
  height: number;
  footLeft: number;
  footWidth: number;
};

/** The square view that frames an outline, and the shadow in it. */
export type Frame = { x: number; y: number; side: number; shadow: string };

const SOLID = 100;

/** Finds the goods in a raster of four channels. */
function outlineOf(data: Uint8Array, columns: number, rows: number): Outline {
  const isSolid = (x: number, y: number) => (data[(y * columns + x) * 4 + 3] ?? 0) > SOLID;
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isSolid(x, y)) continue;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
    }
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  let [footLeft, footRight] = [columns, 0];
  for (let y = Math.round(bottom - height * 0.1); y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (isSolid(x, y)) [footLeft, footRight] = [Math.min(footLeft, x), Math.max(footRight, x)];
    }
  }
  return { left, top, width, height, footLeft, footWidth: footRight - footLeft + 1 };
}

/** The frame for goods of this outline; a long thing may be larger than a square one. */
function frameFor({ left, top, width, height, footLeft, footWidth }: Outline): Frame {
  const side = Math.max(Math.max(width, height) / 0.88, Math.sqrt(width * height) / 0.76);
  const x = left + width / 2 - side / 2;
  const y = top + height / 2 - side * 0.488;
  const reach = Math.min(width * 0.54, Math.max(width * 0.26, footWidth * 0.62));
  const middle = footLeft + footWidth / 2 + side * 0.012;
  return {
    x,
    y,
    side,
    shadow: groundShadow(middle, top + height - side * 0.004, reach, Math.max(side * 0.026, reach * 0.11)),
  };
}

/** The ground of a frame as an SVG of so many pixels: the shadow, on which the goods are set. */
function groundOf({ x, y, side, shadow }: Frame, pixels: number): string {
  const view = [x, y, side, side].map((value) => value.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${pixels}" height="${pixels}">${shadow}</svg>`;
}

function groundShadow(x: number, y: number, rx: number, ry: number): string {
  const [cx, cy, across, down] = [x, y, rx, ry].map((value) => value.toFixed(2));
  return (
    '<radialGradient id="cground"><stop offset="0" stop-color="#3A2410" stop-opacity=".34"/><stop offset=".55" stop-color="#3A2410" stop-opacity=".17"/><stop offset="1" stop-color="#3A2410" stop-opacity="0"/></radialGradient>' +
    `<ellipse cx="${cx}" cy="${cy}" rx="${across}" ry="${down}" fill="url(#cground)"/>`
  );
}
