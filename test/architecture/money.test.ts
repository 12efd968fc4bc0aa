import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** The contracts whose schemas read rupees, which is what calls and settings speak. */
const EDGES = [
  'orders/orders.ts',
  'orders/packing.ts',
  'orders/queue/queue.ts',
  'orders/stops.ts',
  'settings/shipping.ts',
  'settings/limits.ts',
  'delivery/delivery-rule.ts',
  'catalogue/selling/unit-price.ts',
  'base/figures/money.ts',
];

test('money is whole paise everywhere inside: rupees are in present.ts, in schemas and in the browser only', () => {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.test.ts'))
    .map((file) => relative(SOURCE, join(file.parentPath, file.name)))
    .filter((file) => !/(^|\/)(web|ui|tests)\//.test(file) && !file.endsWith('/present.ts'));
  const inRupees = files.filter((file) =>
    /\b(to|from)Rupees\b/.test(readFileSync(join(SOURCE, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(inRupees.toSorted()).toEqual(EDGES.toSorted());
});
