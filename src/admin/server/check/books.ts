import type { ReadAll } from '#platform/db/read-at-once.ts';

/** Sum at each place of the books, in paise. All together they are zero. */
export type Books = Record<string, number>;

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
export async function readBooks(all: ReadAll): Promise<{ books: Books; wrong: string[] }> {
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
