import type { Known } from './values.ts';

/** Ids that the shop handed out, by what they are of. */
export type Pools = Record<string, string[]>;

/** Which ids a name stands for: its own, or those of the thing that the address is about. */
export function poolOf(path: string, name: string): string {
  if (name === 'product' || name === 'category' || name === 'pincode') return name;
  if (/^(user|userId|customer)$/.test(name)) return 'user';
  if (name === 'before') return 'order';
  const [, pool = 'user'] = ABOUT.find(([pattern]) => pattern.test(path)) ?? [];
  return pool;
}
const ABOUT: [RegExp, string][] = [
  [/areas/, 'area'],
  [/villages/, 'village'],
  [/shelves/, 'category'],
  [/spellings/, 'spelling'],
  [/pricechange/, 'change'],
  [/products/, 'product'],
  [/customers/, 'user'],
  [/orders/, 'order'],
  [/cart/, 'line'],
  [/team/, 'card'],
  [/sessions/, 'session'],
];

/** An id that was handed out before, or one that never was. */
export function pickFrom(pools: Pools, { known, pick }: Known, path: string): string {
  const pool = pools[poolOf(path, known)] ?? [];
  return pool[pick % (pool.length || 1)] ?? '00000000-0000-7000-8000-000000000000';
}
