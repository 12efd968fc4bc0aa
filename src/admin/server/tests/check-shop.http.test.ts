import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkShop, tryRules } from '#admin/server/check/check-shop.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { fillSample } from '#test/released/sample-shop.ts';
import { newTestDatabase } from '#test/test-database.ts';

const UNDO = new Error('undone');

/** What the check finds broken after a statement, which is undone. */
async function brokenBy({ address, platform }: TestShop, statement: string): Promise<string[]> {
  let groups: string[] = [];
  const planted = platform.db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx);
    const all = async <Row>(text: string) => (await sql.raw<Row>(text).execute(tx)).rows;
    const { broken, toLookAt } = await tryRules(all, address.kind);
    groups = [...broken, ...toLookAt].map(({ group }) => group);
    throw UNDO;
  });
  await expect(planted).rejects.toBe(UNDO);
  return [...new Set(groups)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Faults that no call of the API makes: somebody wrote in the database by hand, or a write was half done. */
const FAULTS: [string, string, string[]][] = [
  [
    'an order lost its timeline',
    'delete from order_events where order_id = (select min(id) from orders)',
    ['orders'],
  ],
  [
    'an order costs a paisa less',
    'update orders set total_paise = total_paise - 1, subtotal_paise = subtotal_paise - 1 where id = (select min(id) from orders)',
    ['orders', 'sales'],
  ],
  ['goods count as sold once more', "update products set sold = sold + 1 where title = 'rice'", ['stock']],
  [
    'a round has a seat too many',
    'update rounds set booked = booked + 1 where id = (select min(id) from rounds)',
    ['rounds'],
  ],
  [
    'an order says that a paisa more was paid',
    "update orders set paid_paise = paid_paise + 1 where id = (select min(id) from orders where payment_status = 'received')",
    ['payments'],
  ],
  ['an account owes a paisa more', 'update khatas set owed_paise = owed_paise + 1', ['accounts', 'payments']],
  ['a line of an account is gone', 'delete from khata_lines where position = 0', ['accounts', 'payments']],
  [
    'a signed payment was changed',
    'update cash_closings set taken_paise = taken_paise + 100, expected_paise = expected_paise + 100, counted_paise = counted_paise + 100',
    ['cash'],
  ],
  [
    'a day has an order too many',
    'update daily_sales set orders = orders + 1 where day = (select min(day) from daily_sales)',
    ['sales'],
  ],
  [
    'goods of a day are a paisa less',
    'update daily_product_sales set sales_paise = sales_paise - 1 where quantity > 0',
    ['sales'],
  ],
  [
    'more was given back than ever came',
    "insert into payments (id, order_id, position, kind, method, amount_paise, source, by_name, at, written_at) select 'x', min(id), 900, 'returned', 'cash', -9999900, 'desk', 'Owner', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z' from orders",
    ['neverCame', 'payments'],
  ],
  [
    'a payment was taken back that never came',
    "insert into payments (id, order_id, position, kind, method, amount_paise, source, undoes, by_name, at, written_at) select 'y', min(id), 901, 'undone', 'cash', 0, 'desk', 'none', 'Owner', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z' from orders",
    ['payments'],
  ],
  [
    'a bill says a paisa more than its order costs',
    'update bills set total_paise = total_paise + 1, taxable_paise = taxable_paise + 1 where id = (select min(id) from bills)',
    ['bills'],
  ],
  ['a number was drawn that no paper has', 'update bill_series set drawn = drawn + 1', ['series']],
  ['a series is nearly full', 'update bill_series set drawn = 99000000', ['series', 'seriesFull']],
  ['a signature is not in the log', "delete from audit_log where entity = 'cash'", ['log']],
  ['a credit is not in the log', "delete from audit_log where action = 'credit given'", ['log']],
];

test('a shop in which everything happened once keeps all its rules, and its books balance', async () => {
  await using shop = await openShop({}, await newTestDatabase());
  await fillSample(shop);
  const { broken, toLookAt, rules, books } = await checkShop(shop.address);
  expect([broken, toLookAt]).toEqual([[], []]);
  expect(rules).toBeGreaterThan(20);
  expect(Object.values(books).reduce((sum, paise) => sum + paise, 0)).toBe(0);
  expect(books['cash']).toBeGreaterThan(0);
});

test('each fault is found by the check, and named with the thing that it is about', async () => {
  await using shop = await openShop({}, await newTestDatabase());
  await fillSample(shop);
  const found: [string, string[]][] = [];
  for (const [fault, statement] of FAULTS) found.push([fault, await brokenBy(shop, statement)]);
  expect(found).toEqual(FAULTS.map(([fault, , groups]) => [fault, groups]));
});
