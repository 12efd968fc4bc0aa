import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { PAGE_ADDRESSES } from '#base/addresses.ts';
import { OFFICE_ADDRESSES } from '#base/office-addresses.ts';
import routes from './routes.ts';

test('each page of the table of addresses has one screen, and each screen stands in the table', () => {
  const elsewhere = ['*', '/admin/*'];
  expect([...addressesIn(routes), '/'].sort()).toEqual(
    [...Object.values({ ...PAGE_ADDRESSES, ...OFFICE_ADDRESSES }), ...elsewhere].sort(),
  );
});

test('routes are mounted in main/api.ts only: no feature mounts routes inside its own', () => {
  const mounting = globSync('src/**/*.ts').filter((file) =>
    /\b(?:api|routes)\.route\(/.test(readFileSync(file, 'utf8')),
  );
  expect(mounting).toEqual(['src/main/api.ts']);
});

test('each page of the back office is inside the layout that asks who may be here', () => {
  const office = routes.filter((entry) => entry.file.endsWith('/shell/admin-layout.tsx'));
  expect(addressesIn(office).sort()).toEqual(
    ['/dashboard', ...Object.values(OFFICE_ADDRESSES), '/admin/*'].sort(),
  );
});

function addressesIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path === '*' ? path : `/${path}`]),
    ...addressesIn(children),
  ]);
}
