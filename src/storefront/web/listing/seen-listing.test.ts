import { expect, test } from 'vitest';
import { askedIn, type Tile } from '#storefront/listing.ts';
import { openBrowser } from '#test/fakes/fake-browser.ts';

const tile = (_id: string, title: string): Tile =>
  ({ _id, title, category: 'vegetables', art: 'vegetables' }) as Tile;

/** A phone without a network that has seen the goods of some pages, one after another. */
async function openPhone(...pages: Tile[][]) {
  openBrowser();
  const { rememberGoods } = await import('./kept-listing.ts');
  const { goodsSeen } = await import('./seen-listing.tsx');
  for (const tiles of pages) rememberGoods(tiles);
  return (q: string) => goodsSeen(askedIn(new URLSearchParams({ q })), [])?.tiles.map(({ _id }) => _id);
}

test('without a network all words of a search are looked for, in any order', async () => {
  const search = await openPhone([tile('toor', 'Arhar Dal, premium'), tile('moong', 'Moong Dal')]);
  expect(search('dal arhar')).toEqual(['toor']);
  expect(search('DAL')).toEqual(['toor', 'moong']);
  expect(search(' dal  moong ')).toEqual(['moong']);
  expect(search('dal rice')).toBeUndefined();
  expect(search('')).toEqual(['toor', 'moong']);
});

test('goods are found by the names of all languages in which this phone has shown them', async () => {
  const search = await openPhone([tile('aloo', 'Aloo')], [tile('aloo', 'आलू')], [tile('aloo', 'আলু')]);
  for (const name of ['aloo', 'आलू', 'আলু']) expect(search(name)).toEqual(['aloo']);
});

test('goods that an earlier build kept are found by the name they have', async () => {
  openBrowser().local.setItem('products', JSON.stringify([{ ...tile('aloo', 'Aloo'), at: 1 }]));
  const { rememberGoods } = await import('./kept-listing.ts');
  const { goodsSeen } = await import('./seen-listing.tsx');
  rememberGoods([tile('aloo', 'आलू')]);
  rememberGoods([tile('dal', 'Dal')]);
  const ask = (q: string) => goodsSeen(askedIn(new URLSearchParams({ q })), [])?.tiles.length;
  expect([ask('आलू'), ask('aloo'), ask('dal'), ask('rice')]).toEqual([1, 1, 1, undefined]);
});
