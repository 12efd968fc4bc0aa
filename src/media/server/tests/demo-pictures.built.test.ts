import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { parsePack } from '#base/figures/quantity.ts';
import { SHELF_ART, UNITS } from '#catalogue/catalogue.ts';
import { DEMO_COLUMNS, readDemoProducts } from '#main/demo/products.ts';
import { SAMPLE_TEAM } from '#main/demo/team.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '#media/media.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const PICTURES = inRoot('build/demo-media');
const products = readDemoProducts();
const placeholders = SHELF_ART.map((category) => `category-${category}`);

describe('the goods of the demo shop', () => {
  test('there are at least 160 of them, on all nine shelves', () => {
    expect(products.length).toBeGreaterThanOrEqual(160);
    for (const category of FIRST_SHELVES) {
      expect(products.filter((product) => product.category === category).length).toBeGreaterThanOrEqual(10);
    }
    for (const product of products) {
      expect(Object.keys(product)).toEqual([...DEMO_COLUMNS]);
      expect(FIRST_SHELVES).toContain(product.category);
    }
  });

  test('each has a name and a number of its own, and a description', () => {
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
    expect(products.filter(({ description }) => !/^[A-Z].{20,}\.$/.test(description))).toEqual([]);
  });

  test('each has a price in rupees that is not above the printed one, and a unit that the shop knows', () => {
    const wrong = products.filter(
      ({ price, cuttedprice, unit, pack, stock, rating, soldBy }) =>
        !/^\d+(\.\d{1,2})?$/.test(price) ||
        Number(price) <= 0 ||
        Number(price) > Number(cuttedprice) ||
        !UNITS.some((known) => known === unit) ||
        (unit === 'item' ? parsePack(pack) === undefined : pack !== '') ||
        !(soldBy === 'weight' || soldBy === 'volume' ? /^\d+(\.\d{1,3})?$/ : /^\d+$/).test(stock) ||
        rating !== '',
    );
    expect(wrong).toEqual([]);
  });

  test('some are cheaper than printed, a few have run out; none has a rating that nobody gave', () => {
    const cheaper = products.filter(({ price, cuttedprice }) => Number(price) < Number(cuttedprice));
    expect(cheaper.length / products.length).toBeGreaterThan(0.35);
    expect(cheaper.length / products.length).toBeLessThan(0.55);
    expect(products.filter(({ stock }) => stock === '0')).toHaveLength(3);
  });
});

describe('the pictures of the demo shop', () => {
  let index: Record<string, string> = {};

  beforeAll(async () => {
    // Makes only what the last build has not.
    await promisify(execFile)(process.execPath, [inRoot('src/main/demo/make-pictures.ts')]);
    index = JSON.parse(await readFile(join(PICTURES, 'index.json'), 'utf8')) as Record<string, string>;
  }, 300_000);

  test('every product, every one of the team and every category without a picture has one, in all variants', async () => {
    const cells = [
      ...products.map(({ thumbnail }) => thumbnail),
      ...SAMPLE_TEAM.map(({ image }) => image),
      ...placeholders,
    ];
    expect(Object.keys(index).toSorted()).toEqual([...new Set(cells)].toSorted());
    const sizes = await Promise.all(
      Object.values(index).flatMap((id) =>
        PICTURE_WIDTHS.flatMap((width) =>
          PICTURE_FORMATS.map(
            async (format) => (await stat(join(PICTURES, id, pictureFile(width, format)))).size,
          ),
        ),
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(200);
  });

  test('different goods have different pictures', () => {
    expect(new Set(products.map(({ thumbnail }) => thumbnail)).size).toBe(products.length);
    expect(new Set(Object.values(index)).size).toBe(Object.keys(index).length);
  });

  test('a tile weighs at most 8 KB in either format', async () => {
    const sizes = await Promise.all(
      Object.entries(index).flatMap(([cell, id]) =>
        PICTURE_FORMATS.map(async (format) => ({
          cell,
          bytes: (await stat(join(PICTURES, id, pictureFile(240, format)))).size,
        })),
      ),
    );
    expect(sizes.filter(({ bytes }) => bytes > 8 * 1024)).toEqual([]);
  });

  test('no drawing lies about unused', async () => {
    const shown = new Set([
      ...products.map(({ thumbnail }) => thumbnail),
      ...placeholders.map((name) => `${name}.webp`),
    ]);
    const drawn = await readdir(inRoot('src/main/demo/drawn'));
    expect(drawn.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('making them again makes nothing', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      inRoot('src/main/demo/make-pictures.ts'),
    ]);
    expect(stdout).toContain(' 0 made');
  });
});
