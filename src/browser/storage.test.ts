import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goesWithSession, KEPT } from './storage.ts';

test('nothing reaches the browser’s storages but through the one file that takes only listed names', () => {
  const direct = globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.tsx?$|^src\/browser\/storage\.ts$/.test(file) &&
      /\b(localStorage|sessionStorage)\b/.test(readFileSync(file, 'utf8')),
  );
  // The script that a page begins with has no modules: it reads who is here, and keeps a guest's tap.
  expect(direct).toEqual(['src/main/front/late-start.ts']);
  const early = readFileSync('src/main/front/late-start.ts', 'utf8');
  const names = [...early.matchAll(/Storage(?:\[|\.\w+\()'(\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(Object.keys(KEPT)).toContain(name);
});

test('what nobody listed goes with the session, and so do a person’s saved views', () => {
  expect(goesWithSession('of an earlier build')).toBe(true);
  expect(goesWithSession('haat.views.019')).toBe(true);
  expect(goesWithSession('userData')).toBe(true);
  expect(goesWithSession('waitingChanges')).toBe(false);
  expect(goesWithSession('language')).toBe(false);
  expect(goesWithSession('haat.order.turn')).toBe(false);
});
