import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// offline.json names every file that a screen of the shop may load, whatever is opened on it.
test('no screen of the shop loads code of the back office', () => {
  const { shop } = JSON.parse(readFileSync('build/client/offline.json', 'utf8')) as { shop: string[] };
  expect(shop.length).toBeGreaterThan(50);
  expect(shop.filter((file) => /\/(?:office|admin|zxing)/.test(file))).toEqual([]);
});
