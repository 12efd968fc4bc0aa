import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const READER = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
/** How much more light the ground gives than the squares, of 1: what printed codes need for grade A (ISO/IEC 15415). */
const LIGHT_AT_LEAST = 0.7;

/** What somebody else's phone reads from a code on this screen, as it stands there. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot({ animations: 'disabled' })).ensureAlpha();
  const { channels } = await picture.clone().removeAlpha().greyscale().stats();
  const [grey] = channels;
  const light = grey && lightOf(grey.max) - lightOf(grey.min);
  expect(light, 'the code stands out from its ground').toBeGreaterThan(LIGHT_AT_LEAST);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(READER).buffer } });
  const { width, height } = info;
  const [read] = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryInvert: false },
  );
  return read?.text;
}

/** The light that a grey of a screen gives, of 1. */
const lightOf = (grey: number): number => (grey / 255) ** 2.2;
