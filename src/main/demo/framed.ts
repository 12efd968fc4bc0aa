import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeVariants, type Picture } from '#media/server/pictures.ts';
import { frameFor, groundOf, outlineOf } from './frame.ts';
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
