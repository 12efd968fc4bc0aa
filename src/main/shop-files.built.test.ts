import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStaticFiles } from '#platform/http/files/static-files.ts';

// offline.json names every file that a screen of the shop may load, whatever is opened on it.
test('no screen of the shop loads code of the back office', () => {
  const { shop } = JSON.parse(readFileSync('build/client/offline.json', 'utf8')) as { shop: string[] };
  expect(shop.length).toBeGreaterThan(50);
  expect(shop.filter((file) => /\/(?:office|admin|zxing)/.test(file))).toEqual([]);
});

test('the icon is where browsers look for it by themselves', () => {
  expect(readStaticFiles('build/client').get('/favicon.ico')?.type).toBe('image/x-icon');
});

test('what a guest’s taps open is kept for the next visit, and little else', () => {
  const { taps } = JSON.parse(readFileSync('build/client/offline.json', 'utf8')) as { taps: string[] };
  for (const part of ['cart-drawer', 'filter-dialog', 'product-page', 'login-page'])
    expect(taps.filter((file) => file.startsWith(`/assets/${part}-`))).toHaveLength(1);
  expect(taps.filter((file) => /\/(?:react|frame|goods|toast)-/.test(file))).toEqual([]);
  const bytes = [...new Set(taps)].map((file) => readFileSync(`build/client${file}.br`).length);
  expect(bytes.reduce((all, one) => all + one, 0)).toBeLessThan(50_000);
});

test('the list of routes that every shopper fetches names none of the back office', () => {
  const folder = 'build/client/assets';
  const [name = ''] = readdirSync(folder).filter((file) => /^shop-manifest-\w+\.js$/.test(file));
  const list = readFileSync(`${folder}/${name}`, 'utf8');
  expect(list).toMatch(/^window\.__reactRouterManifest=\{.*home-page.*\};$/);
  expect(list).not.toMatch(/admin|office/);
  expect(list.match(/[\w-]*manifest-[0-9a-f]{8}\.js/g)).toEqual([name]);
  const { shop, office } = JSON.parse(readFileSync('build/client/offline.json', 'utf8')) as Record<
    'shop' | 'office',
    string[]
  >;
  expect(shop).toContain(`/assets/${name}`);
  expect(office).toContain(`/assets/${name.replace('shop-', '')}`);
});
