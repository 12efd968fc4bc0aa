import type { Finding, ShopReport } from '#admin/health.ts';
import { formatPaise, paise } from '#base/figures/money.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { type ReadAll, readAtOnce } from '#platform/db/read-at-once.ts';
import { type Books, readBooks } from './books.ts';
import { figureRules } from './figure-rules.ts';
import { MONEY_RULES, TO_LOOK_AT } from './money-rules.ts';
import { ORDER_RULES } from './order-rules.ts';
import type { Rule } from './rule.ts';

const BOOKS = 'the journal of all money balances, and comes to what orders and accounts say';
/** Number of rows named for each broken rule. */
const NAMED = 20;

/** Report of a check, with the sums of the books. */
export type CheckedShop = ShopReport & { books: Books };

/** Checks everything that must hold in a shop, as of one moment, while it serves. Nothing is written. */
export const checkShop = (address: DatabaseAddress): Promise<CheckedShop> =>
  readAtOnce(address, (all) => tryRules(all, address.kind));

/** Tries all rules with the rows that `all` reads. */
export async function tryRules(all: ReadAll, kind: DatabaseAddress['kind']): Promise<CheckedShop> {
  const found: Finding[] = [];
  for (const rule of [...ORDER_RULES, ...MONEY_RULES, ...figureRules(kind)])
    found.push(await tried(all, rule));
  const { books, wrong } = await readBooks(all);
  const places = wrong.map((place) => ({ id: place, label: place }));
  found.push({ rule: BOOKS, group: 'payments', count: places.length, named: places });
  const some = (findings: Finding[]) => findings.filter(({ count }) => count > 0);
  return { rules: found.length, broken: some(found), toLookAt: some([await tried(all, TO_LOOK_AT)]), books };
}

async function tried(all: ReadAll, { rule, group, sql }: Rule): Promise<Finding> {
  const rows = await all<{ id: string; label: string | number | null }>(sql);
  const named = rows.slice(0, NAMED).map(({ id, label }) => ({ id, label: `${label ?? id}` }));
  return { rule, group, count: rows.length, named };
}

/** A check in plain lines, for a terminal. */
export function sayReport({ rules, broken, toLookAt, books }: CheckedShop): string {
  const sums = Object.entries(books).map(([place, sum]) => `  ${place}: ${formatPaise(paise(sum))}`);
  return [
    broken.length === 0 ? `All ${rules} rules hold.` : `${broken.length} of ${rules} rules are broken:`,
    ...broken.map(sayFinding),
    ...(toLookAt.length > 0 ? ['Somebody should look at this:', ...toLookAt.map(sayFinding)] : []),
    'The books:',
    ...sums,
    '',
  ].join('\n');
}

const sayFinding = ({ rule, count, named }: Finding): string =>
  `  Not so: ${rule}. ${count}: ${named.map(({ label, id }) => (label === id ? id : `${label} (${id})`)).join(', ')}`;
