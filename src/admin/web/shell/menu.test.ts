import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { OFFICE_ADDRESSES } from '#base/office-addresses.ts';
import type { User } from '#identity/identity.ts';
import { wordsIn } from '#platform/words.ts';
import { placesFor } from './bottom-bar.tsx';
import { GROUPS, MENU, SECTIONS } from './menu.ts';
import { sectionOf } from './sections.ts';
import { groupsFor } from './sidebar.tsx';

const owner = { role: 'admin', permissions: [] } as unknown as User;
const rider = { role: 'staff', permissions: ['rider'] } as unknown as User;
const namesIn = (language: (typeof LANGUAGE_CODES)[number]) =>
  [...MENU, ...GROUPS].map(({ label }) => wordsIn(language)._(label));

test('the first pages are those of the specification, in its words and order, and Home is the shop', () => {
  expect(SECTIONS.map(({ label, path }) => [wordsIn('en')._(label), path])).toEqual([
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Products', '/admin/products'],
    ['Add Product', '/admin/addproducts'],
    ['Orders', '/admin/orders'],
    ['Customers', '/customers'],
    ['Customer Details', '/customer-details'],
    ['Setting', '/settings'],
    ['Teams', '/team'],
  ]);
});

test('every page of the back office stands in the menu, or below one that does and is linked', () => {
  const links = globSync('src/**/web/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const inMenu = new Set(MENU.map(({ path }) => path));
  const unreachable = Object.entries(OFFICE_ADDRESSES).filter(
    ([page, address]) =>
      !inMenu.has(address) && !(sectionOf(address) && links.includes(`officeAddress('${page}'`)),
  );
  expect(unreachable).toEqual([]);
});

test('a page that needs no order, person or product to be named stands in the menu, or is a view of orders or of tax', () => {
  const { orderQueue, roundBoard, taxRates } = OFFICE_ADDRESSES;
  const views = [orderQueue, roundBoard, taxRates] as string[];
  const inMenu = new Set([...MENU.map(({ path }) => path), ...views]);
  expect(
    Object.values(OFFICE_ADDRESSES).filter((address) => !address.includes(':') && !inMenu.has(address)),
  ).toEqual([]);
  expect(placesFor(owner).map(({ to }) => to)).toContain(OFFICE_ADDRESSES.orderQueue);
});

test.each(LANGUAGE_CODES)('no two names of the menu are alike in %s', (language) => {
  const names = namesIn(language).map((name) => name.toLocaleLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the menu of a Bengali back office is in Bengali', () => {
  const english = namesIn('en');
  expect(namesIn('bn').filter((name) => english.includes(name))).toEqual([]);
});

test.each(LANGUAGE_CODES)(
  'the bar of a phone calls a page by its name, or a part of it, in %s',
  (language) => {
    const words = wordsIn(language);
    const places = [owner, rider, { ...rider, permissions: ['goods'] } as User].flatMap(placesFor);
    for (const { label, path } of places) {
      const name = words._(MENU.find((section) => section.path === path)?.label ?? '');
      expect(name.toLocaleLowerCase()).toContain(words._(label).toLocaleLowerCase());
    }
  },
);

test('who carries rounds out sees only the groups that hold something for them', () => {
  expect(groupsFor(rider).map(({ id, sections }) => [id, sections.length])).toEqual([
    ['deliver', 1],
    ['money', 1],
  ]);
  expect(groupsFor(owner)).toHaveLength(GROUPS.length);
});
