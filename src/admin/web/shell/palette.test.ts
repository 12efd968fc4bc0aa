import { expect, test } from 'vitest';
import { pagesFor } from '#admin/web/shell/palette.tsx';
import type { User } from '#identity/identity.ts';
import { wordsIn } from '#platform/words.ts';

const person = (said: Pick<User, 'role' | 'permissions'>) => said as User;
const owner = person({ role: 'admin', permissions: [] });
const packer = person({ role: 'staff', permissions: ['packer', 'counter'] });
const named = (language: 'en' | 'hi', who: User, typed: string) =>
  pagesFor(wordsIn(language), who, typed).map(({ text, to }) => [text, to]);

test('a page is found by a part of its name, in the language of the page', () => {
  expect(named('en', owner, ' MORNING')).toEqual([['Morning prices', '/admin/grid']]);
  expect(named('hi', owner, 'सुबह')).toEqual([['सुबह के दाम', '/admin/grid']]);
  expect(named('en', owner, 'no such page')).toEqual([]);
});

test('nobody is shown a page that they may not open', () => {
  expect(named('en', packer, '').map(([, to]) => to)).toEqual([
    '/',
    '/admin/orders',
    '/admin/new-order',
    '/admin/complaints',
    '/admin/alarm',
    '/admin/rides',
    '/admin/cash',
  ]);
});
