import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isWholePaise } from '#base/figures/rupees.ts';

// Every schema that a call's body is checked with, and every number in it. An amount of rupees is made by
// base/figures/rupees.ts; any other number is whole, or is named here.

/** Numbers with parts that are no money, by the names of their fields. */
const NOT_MONEY = new Set([
  'waited', // milliseconds
  'quantity',
  'packed',
  'percent',
  'rating',
  'least',
  'step',
  'stock',
  'sold',
  'count',
  'came',
  'add',
  'totalItems',
  // Lists of texts and numbers that a form sends as they were handed out; each checks itself.
  'mostPerOrder',
  'lowStock',
  'taxRate',
]);

/** Copies of a product that clients send back as they were handed out: nothing of them is read. */
const HANDED_OUT = /\.product\.(price|cuttedprice|discount|each\.price)$/;

type Leaf = { path: string; schema: v.GenericSchema; isMoney: boolean; isWhole: boolean };
type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The actions of a schema, those of the schemas in its pipe included. */
const actionsOf = (schema: Part): Part[] =>
  ((schema['pipe'] ?? []) as Part[]).flatMap((step) =>
    step['kind'] === 'schema' ? (step === schema ? [] : actionsOf(step)) : [step],
  );

function leavesOf(schema: unknown, path: string, found: Leaf[], seen: Set<unknown>): void {
  if (!isPart(schema) || schema['kind'] !== 'schema' || seen.has(schema)) return;
  if (schema['type'] === 'number') {
    const actions = actionsOf(schema);
    found.push({
      path,
      schema: schema as unknown as v.GenericSchema,
      isMoney: actions.some(({ requirement }) => requirement === isWholePaise),
      isWhole: actions.some(({ type }) => type === 'integer' || type === 'safe_integer'),
    });
    return;
  }
  const inside = new Set(seen).add(schema);
  for (const [name, entry] of Object.entries((schema['entries'] ?? {}) as Part))
    leavesOf(entry, `${path}.${name}`, found, inside);
  const options = Array.isArray(schema['options']) ? schema['options'] : [];
  const [first, ...later] = (schema['pipe'] ?? []) as unknown[];
  const read: Leaf[] = [];
  // A pipe may begin with another one.
  const before = isPart(first) && first['pipe'] ? [first] : [];
  for (const part of [...before, ...later]) leavesOf(part, path, read, inside);
  found.push(...read);
  // Where a later schema of the pipe reads the amount, the first one only says in which forms it may come.
  if (read.some(({ isMoney }) => isMoney)) return;
  for (const part of [schema['item'], schema['wrapped'], ...options]) leavesOf(part, path, found, inside);
}

const contracts = globSync('src/*/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/server\/|\/tests\/|\/web\/|^src\/(?:platform|main|browser|ui)\//.test(file),
);
const exported = new Map<string, unknown>();
for (const file of contracts)
  for (const [name, value] of Object.entries((await import(resolve(file))) as Part))
    exported.set(name, value);

const checked = new Set(
  globSync('src/*/server/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/check\('json', (\w+)\)/g)].map(([, name = '']) => name),
  ),
);
const leaves: Leaf[] = [];
for (const name of checked) if (exported.has(name)) leavesOf(exported.get(name), name, leaves, new Set());
const money = leaves.filter(({ isMoney }) => isMoney);

test('every number of a call is an amount by the one rule, whole, or known to be no money', () => {
  expect(money.map(({ path }) => path).length).toBeGreaterThan(25);
  const stray = leaves.filter(
    ({ path, isMoney, isWhole }) =>
      !isMoney && !isWhole && !HANDED_OUT.test(path) && !NOT_MONEY.has(path.slice(path.lastIndexOf('.') + 1)),
  );
  expect(stray.map(({ path }) => path)).toEqual([]);
});

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

test.each(money.map((leaf) => [leaf.path, leaf] as const))('%s is rupees in whole paise', (_, { schema }) => {
  for (const parts of [0.001, 0.004, 0.005, 0.0099, 1.005, 49.999, -0.004, 12_345.678])
    expect([parts, accepts(schema, parts)]).toEqual([parts, false]);
  for (const none of [1e21, -1e21, 1e300, Infinity, -Infinity, NaN, '12', '99,99,99,999', '', null, [], true])
    expect([none, accepts(schema, none)]).toEqual([none, false]);
  const zero = v.safeParse(schema, -0);
  expect(zero.success && Object.is(zero.output, -0)).toBe(false);
  expect(accepts(schema, 100)).toBe(true);
  // Parts of a rupee, unless only whole ones may be given; a sum in floating point is as good as its paise.
  for (const paise of [0.29, 1.15, 64.35, 0.1 + 0.2, 1.1 + 2.2])
    expect([paise, accepts(schema, paise)]).toEqual([paise, accepts(schema, 0.5)]);
});

test('a refused part of a paisa is said at its field, in words', () => {
  const said = new Set(
    money.flatMap(({ schema }) => v.safeParse(schema, 50.004).issues?.map(({ message }) => message) ?? []),
  );
  for (const text of said)
    expect(text).toMatch(/at most two decimals$|^At most two decimals$|^Cash must be whole rupees$/);
});
