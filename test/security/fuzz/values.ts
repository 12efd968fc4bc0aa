import fc from 'fast-check';
import { PASSWORD } from '#test/people.ts';
import type { JsonSchema } from './json-schema.ts';

/** Stands for a number that JSON can write and no database can keep; put in where the body is written. */
export const ENDLESS = '@endless@';

/** Stands for the id of something that is there, picked when the request is sent. */
export type Known = { known: string; pick: number };
const isId = /^(_id|id|product|user|userId|customer|before)$/;

/** Values that attackers send. */
export const NASTY: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.1,
  1.005,
  1e9,
  2 ** 31,
  2 ** 53,
  1e300,
  -1e300,
  ENDLESS,
  '1',
  '-1',
  '1e9',
  'NaN',
  '\0',
  'a\0b',
  'a\nb',
  'a\r\nBcc: all@example.in',
  '\uD800',
  '\u202Eabc',
  'क्षत्रिय',
  '🧺'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(70_000),
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '=HYPERLINK("https://example.in")',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  [],
  [null],
  [[[[]]]],
  {},
  { $ne: null },
  { length: 3 },
  { toString: null },
  { constructor: { prototype: { role: 'admin' } } },
];

const nasty = fc.constantFrom(...NASTY);

/** Values that a schema asks for, most of the time. `name` is the field's, by which ids and passwords are known. */
export function valueFor(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, name)));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'string':
      return textFor(schema, name);
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueFor(schema['items'] as JsonSchema, name === 'ids' ? 'id' : ''), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.max(3, Number(schema['minItems'] ?? 0)),
      });
    case 'object':
      return objectFor(schema);
    default:
      return fc.oneof(fc.jsonValue({ maxDepth: 2 }), nasty);
  }
}

function objectFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const parts = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = new Set(schema['required'] as string[] | undefined);
  const fields = Object.entries(parts).map(([name, part]) =>
    fc
      .tuple(required.has(name) ? fc.constant(true) : fc.boolean(), valueFor(part, name))
      .map(([isThere, value]) => (isThere ? [[name, value] as const] : [])),
  );
  return fc.tuple(...fields).map((given) => Object.fromEntries(given.flat()));
}

function textFor(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (/password/i.test(name)) return fc.constantFrom(PASSWORD, 'Papaya-1234');
  if (name === 'email') return fc.nat(40).map((n) => `someone${n}@example.in`);
  if (name === 'asOf' || schema['format'] === 'date-time') {
    return fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  }
  if (name === 'period') return fc.constantFrom('2026-10', '2026-11', '2026-Q4', '2026-27');
  if (name === 'day') return fc.constantFrom('2026-11-20', '2026-11-21');
  if (name === 'from' || name === 'to') return fc.constantFrom('', '2026-11-01', '2026-11-30');
  const text = patterned(schema);
  if (!isId.test(name)) return text;
  const known = fc.nat(1000).map((pick): Known => ({ known: name, pick }));
  return fc.oneof({ arbitrary: known, weight: 8 }, { arbitrary: text, weight: 1 });
}

function patterned(schema: JsonSchema): fc.Arbitrary<string> {
  const most = Math.min(Number(schema['maxLength'] ?? 40), 40);
  const least = Number(schema['minLength'] ?? 0);
  const pattern = schema['pattern'] as string | undefined;
  // The generator knows no looking ahead, and only two patterns of ours do: passwords, and a picture's address.
  if (pattern?.includes('(?'))
    return fc.constantFrom('', '/media/mango.webp', 'https://example.in/mango.webp');
  if (pattern && pattern !== '^\\P{Cc}*$') return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: least, maxLength: most, unit: 'grapheme' });
}

function numberFor(schema: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Number(schema['minimum'] ?? 0), Number(schema['maximum'] ?? 1_000_000)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, 2 ** 31 - 1)) });
  const small = fc.integer({ min: Math.max(1, Math.ceil(min)), max: Math.min(9, Math.floor(max)) });
  return fc.oneof(
    small,
    small,
    whole,
    whole.map((n) => n / 100),
  );
}

/** Something done to a value that was as it should be: at a place within it. */
export type Damage = { way: number[]; what: 'replace' | 'remove' | 'add'; by: By };

/** What is put in: a nasty value, or one of the same type as what was there, which gets further. */
type By = { alike: boolean; pick: number };

/** Damage to a body. */
export const damage: fc.Arbitrary<Damage> = fc.record({
  way: fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
  what: fc.constantFrom('replace', 'replace', 'remove', 'add'),
  by: fc.record({ alike: fc.boolean(), pick: fc.nat(1000) }),
});

function nastyInsteadOf(value: unknown, { alike, pick }: By): unknown {
  const choices = alike ? NASTY.filter((each) => each === ENDLESS || typeof each === typeof value) : NASTY;
  return choices[pick % choices.length];
}

const ADDED = ['role', 'owner', 'permissions', 'price', 'totalAmount', '__proto__', 'constructor', 'x'];

/** The value with the damage done to it; what it was made from stays as it is. */
export function damaged(value: unknown, { way, what, by }: Damage): unknown {
  const nasty = nastyInsteadOf(value, by);
  if (typeof value !== 'object' || value === null || way.length === 0) {
    return what === 'remove' ? undefined : nasty;
  }
  const [first = 0, ...rest] = way;
  const keys = Object.keys(value);
  const key = keys[first % (keys.length || 1)];
  if (what === 'add' && !Array.isArray(value)) {
    return Object.fromEntries([...Object.entries(value), [ADDED[first % ADDED.length], nasty]]);
  }
  if (key === undefined) return nasty;
  const part = damaged(value[key as keyof typeof value], { way: rest, what, by });
  if (Array.isArray(value)) return value.map((item: unknown, at) => (String(at) === key ? part : item));
  const others = Object.entries(value).map(([name, old]) => [name, name === key ? part : (old as unknown)]);
  return Object.fromEntries(others.filter(([, each]) => each !== undefined));
}
