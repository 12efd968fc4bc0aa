import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import routes from '../../src/main/routes.ts';

// The arrows know files, not names: a front door leads to queries and to commands. What comes through it is checked here.

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

const WRITES =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\b(?:insert into|update \w+ set|delete from)\b/;
const COMMANDS = /\/commands(?:\.ts$|\/)/;
/** `import { a, type B } from '#cart/server/public.ts'` */
const THROUGH_A_DOOR = /import \{([^}]+)\} from '#(\w+)\/server\/public\.ts'/g;
/** `export { a, type B } from './queries.ts'` */
const HANDED_ON = /export \{([^}]+)\} from '(\.\/[^']+)'/g;

const textOf = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

const queries = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.ts'))
  .map((file) => relative(SOURCE, join(file.parentPath, file.name)))
  .filter((path) => /\/server\/(?:.*\/)?queries(?:\.ts$|\/)/.test(path));

const screens = filesOf(routes).map((file) => join('main', file));

test('a query writes no row', () => {
  const rooms = new Set(queries.map((path) => path.split('/')[0]));
  expect(rooms.size).toBeGreaterThan(15);
  expect(queries.filter((path) => WRITES.test(textOf(path)))).toEqual([]);
});

test('the row of an order is written by its lock, by changeOrder, and by the job that notes what was told', () => {
  const writers = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('tests/'))
    .filter((path) => textOf(path).includes("updateTable('orders')"));
  expect(writers.toSorted()).toEqual([
    'dispatch/server/late-job.ts',
    'orders/server/commands/change-order.ts',
    'orders/server/commands/lock-order.ts',
  ]);
});

test('papers are only added: of a line the HSN may be filled in, and nothing else is ever changed or deleted', () => {
  const changes = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('tests/'))
    .flatMap((path) =>
      [
        ...textOf(path).matchAll(
          /(?:updateTable|deleteFrom)\('bill(?:s|_lines|_series)'\)\s*(?:\.set\([^)]*\))?/g,
        ),
      ].map(([change]) => `${path}: ${change.replaceAll(/\s/g, '')}`),
    );
  expect(changes).toEqual([
    "bills/server/fill-goods.ts: updateTable('bill_lines').set({hsn})",
    "bills/server/fill-hsn.ts: updateTable('bill_lines').set({hsn})",
  ]);
});

test('what a query or the loader of a page takes from another feature only reads', () => {
  const taken = [...queries, ...screens].flatMap((path) =>
    [...textOf(path).matchAll(THROUGH_A_DOOR)].flatMap(([, names = '', feature = '']) =>
      valuesIn(names).map((name) => ({ path, name, from: behind(feature, name) })),
    ),
  );
  expect(taken.length).toBeGreaterThan(60);
  expect(taken.filter(({ from }) => COMMANDS.test(from) || WRITES.test(textOf(from)))).toEqual([]);
});

type Screens = readonly { file: string; children?: Screens | undefined }[];

function filesOf(entries: Screens): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

/** The names of an import or export that are more than types, by what they are called on the other side. */
function valuesIn(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim().split(' as ')[0]!)
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The file that a name behind a front door stands in. */
function behind(feature: string, name: string): string {
  const door = `${feature}/server/public.ts`;
  for (const [, names = '', file = ''] of textOf(door).matchAll(HANDED_ON))
    if (valuesIn(names).includes(name)) return join(dirname(door), file);
  throw new Error(`${door} hands on no ${name}`);
}
