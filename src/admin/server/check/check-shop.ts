import type { Finding, ShopReport } from '#admin/today.ts';
import { formatPaise, paise } from '#base/figures/money.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { type ReadAll, readAtOnce } from '#platform/db/read-at-once.ts';
import { BILL_RULES, SERIES_FULL } from './bill-rules.ts';
import { MONEY_RULES, TO_LOOK_AT } from './money-rules.ts';
import { ORDER_RULES, figureRules, type Rule } from './order-rules.ts';

/** Checks everything that must hold in a shop, as of one moment, while it serves. Nothing is written. */
export const checkShop = (address: DatabaseAddress): Promise<CheckedShop> =>
  readAtOnce(address, (all) => tryRules(all, address.kind));

/** Tries all rules with the rows that `all` reads. */
export async function tryRules(all: ReadAll, kind: DatabaseAddress['kind']): Promise<CheckedShop> {
  const found: Finding[] = [];
  for (const rule of [...ORDER_RULES, ...MONEY_RULES, ...BILL_RULES, ...figureRules(kind)])
    found.push(await tried(all, rule));
  const { books, wrong } = await readBooks(all);
  const places = wrong.map((place) => ({ id: place, label: place }));
  found.push({ rule: BOOKS, group: 'payments', count: places.length, named: places });
  const toLookAt = [await tried(all, TO_LOOK_AT), await tried(all, SERIES_FULL)];
  const some = (findings: Finding[]) => findings.filter(({ count }) => count > 0);
  return { rules: found.length, broken: some(found), toLookAt: some(toLookAt), books };
}

async function tried(all: ReadAll, { rule, group, sql }: Rule): Promise<Finding> {
  const rows = await all<{ id: string; label: string | number | null }>(sql);
  const named = rows.slice(0, NAMED).map(({ id, label }) => ({ id, label: `${label ?? id}` }));
  return { rule, group, count: rows.length, named };
}

const BOOKS = 'the journal of all money balances, and comes to what orders and accounts say';

/** Number of rows named for each broken rule. */
const NAMED = 20;

/** Report of a check, with the sums of the books. */
type CheckedShop = ShopReport & { books: Books };

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

/** Sum at each place of the books, in paise. All together they are zero. */
type Books = Record<string, number>;

/** Each row of money as an entry: so much goes to one place, and comes from another. */
const ENTRIES = `
  select 'orders' as into_place, 'sales' as from_place, total_paise as paise from orders where status <> 'cancelled'
  union all select method, 'orders', amount_paise from payments where order_id is not null
  union all select 'rounding', 'orders', rounded_paise from payments where order_id is not null
  union all select method, 'accounts', amount_paise from payments where customer_id is not null
  union all select 'rounding', 'accounts', rounded_paise from payments where customer_id is not null
  union all select 'accounts', 'written by hand', amount_paise from khata_lines where payment_id is null
  union all select 'cash', case when spent then 'spent' else 'change' end, amount_paise from (
    select m.amount_paise, coalesce(u.kind, m.kind) = 'spent' as spent
    from cash_moves m left join cash_moves u on u.id = m.undoes) moves
  union all select 'cash', 'counted otherwise', counted_paise - expected_paise from cash_closings last
    where not exists (select 1 from cash_closings later
      where later.sheet_id = last.sheet_id and later.position > last.position)`;

/** Query for the kept sum of each place that has one. */
const KEPT = `
  select 'accounts' as place, coalesce(sum(owed_paise), 0) as paise from khatas
  union all select 'orders', coalesce(sum(case when status = 'cancelled' then 0 else total_paise end
    - paid_paise - rounded_paise), 0) from orders`;

type Row = { place: string; paise: number | string };

/**
 * Derives the journal from all rows of money, adds it up, and names the places where it does not come to what is kept. What
 * was put on account is owed there.
 */
async function readBooks(all: ReadAll): Promise<{ books: Books; wrong: string[] }> {
  const rows = await all<Row>(`select place, sum(paise) as paise from (
      select into_place as place, paise from (${ENTRIES}) entries
      union all select from_place, 0 - paise from (${ENTRIES}) entries
    ) postings group by place order by place`);
  const books: Books = {};
  for (const { place, paise } of rows) {
    const name = place === 'account' ? 'accounts' : place;
    books[name] = (books[name] ?? 0) + Number(paise);
  }
  const total = Object.values(books).reduce((sum, paise) => sum + paise, 0);
  const kept = await all<Row>(KEPT);
  const wrong = kept
    .filter(({ place, paise }) => (books[place] ?? 0) !== Number(paise))
    .map(({ place }) => place);
  return { books, wrong: total === 0 ? wrong : [...wrong, 'all places'] };
}
