import { expect, test } from 'vitest';
import type { Permission } from '#identity/identity.ts';
import { wordsIn } from '#platform/words.ts';
import { MENU, SECTIONS } from './menu.ts';
import { sectionsFor, redirectFor, firstPageOf, sectionOf } from './sections.ts';

const words = wordsIn('en');
const owner = { role: 'admin', permissions: [] } as const;
const packer = { role: 'staff', permissions: ['packer', 'counter'] } as const;
const buyer = { role: 'staff', permissions: ['goods'] } as const;
const shopper = { role: 'user', permissions: [] } as const;
const rider = { role: 'staff', permissions: ['rider'] } as const;
const person = <P extends { permissions: readonly Permission[] }>(who: P) => ({
  ...who,
  permissions: [...who.permissions],
});
const everywhere = MENU.map(({ path }) => path).filter((path) => path !== '/');

test('the owner may go everywhere, a shopper nowhere', () => {
  expect(everywhere.filter((path) => redirectFor(person(owner), path))).toEqual([]);
  expect(everywhere.filter((path) => redirectFor(person(shopper), path) !== '/')).toEqual([]);
});

test('staff go where they were given a part, and from the dashboard to the first of it', () => {
  const open = (who: typeof packer | typeof buyer | typeof rider) =>
    everywhere.filter((path) => redirectFor(person(who), path) === undefined);
  expect(open(packer)).toEqual([
    '/admin/orders',
    '/admin/new-order',
    '/admin/complaints',
    '/admin/alarm',
    '/admin/rides',
    '/admin/cash',
  ]);
  expect(open(rider)).toEqual(['/admin/rides', '/admin/cash']);
  expect(redirectFor(person(rider), '/admin/rides/0193')).toBeUndefined();
  expect(open(buyer)).toEqual([
    '/admin/products',
    '/admin/addproducts',
    '/admin/grid',
    '/admin/shelves',
    '/admin/stock-the-shop',
    '/admin/import',
    '/admin/products/reorder',
    '/admin/products/drafts',
    '/admin/missing',
    '/admin/searches',
  ]);
  expect(redirectFor(person(packer), '/dashboard')).toBe('/admin/orders/queue');
  expect(redirectFor(person(packer), '/admin/orders/0193/print')).toBeUndefined();
  expect(redirectFor(person(packer), '/team')).toBe('/');
  expect(firstPageOf(person(buyer))).toBe('/admin/products');
});

test('an address that no section knows says so to who works here, and to nobody else', () => {
  for (const path of ['/admin/unheard-of', '/admin/ordersx']) {
    expect(redirectFor(person(owner), path)).toBeUndefined();
    expect(redirectFor(person(packer), path)).toBeUndefined();
    expect(redirectFor(person(shopper), path)).toBe('/');
    expect(redirectFor(person({ role: 'staff', permissions: [] }), path)).toBe('/');
  }
  expect(redirectFor(person(owner), '/somewhere')).toBe('/');
});

test('the sidebar shows what somebody may open', () => {
  expect(sectionsFor(person(packer), SECTIONS).map(({ label }) => words._(label))).toEqual([
    'Home',
    'Orders',
  ]);
});

test('a page below a page of the menu marks that one, and only the longest', () => {
  expect(sectionOf('/team/codes')?.path).toBe('/team/codes');
  expect(sectionOf('/admin/orders/0190/packing')?.path).toBe('/admin/orders');
  expect(sectionOf('/shop')).toBeUndefined();
});
