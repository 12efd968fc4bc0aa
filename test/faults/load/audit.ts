import { sql } from 'kysely';
import { checkShop } from '#admin/server/check/check-shop.ts';
import { quantityOf } from '#base/figures/amount.ts';
import type { Db } from '#db/schema.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { requestName } from '#platform/once/ask-once.ts';
import type { Ledger } from './ledger.ts';
import { STOCK } from './load.ts';

/** A rule that the data must meet, and the rows that break it: none, when all is well. */
export type Finding = { rule: string; broken: string[] };

/**
 * Compares the database with what the shop acknowledged. Afterwards the ledger knows which of the unanswered writes
 * were done, so that the next round starts from the truth.
 */
export async function audit(db: Db, address: DatabaseAddress, ledger: Ledger): Promise<Finding[]> {
  return [
    ...(await acknowledged(db, ledger)),
    { rule: 'every cart is as it was acknowledged', broken: await brokenCarts(db, ledger) },
    ...(await whole(db, address)),
  ];
}

async function acknowledged(db: Db, ledger: Ledger): Promise<Finding[]> {
  const emails = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  const orders = new Map(
    (await db.selectFrom('orders').select(['id', 'total_paise', 'round_id']).execute()).map((row) => [
      row.id,
      row,
    ]),
  );
  const keys = await placedByKeys(db);
  const products = await db.selectFrom('products').select(['id', 'description']).execute();
  const edited = products.filter(({ id, description }) => {
    const sure = ledger.edits.get(id);
    const isThere = sure === undefined || description === sure || description === ledger.editsIfDone.get(id);
    if (isThere) ledger.edits.set(id, description);
    return !isThere;
  });
  ledger.editsIfDone.clear();
  return [
    {
      rule: 'every sign-up that was answered is there',
      broken: ledger.accounts.filter((email) => !emails.has(email)),
    },
    {
      rule: 'every order that was answered is there, at its total',
      broken: [...ledger.orders]
        .filter(([id, { key, total }]) => {
          const row = orders.get(id);
          return row?.total_paise !== total || keys.get(requestName(key)) !== id;
        })
        .map(([id]) => id),
    },
    {
      rule: 'every order that was answered was promised a round',
      broken: [...ledger.orders.keys()].filter((id) => !orders.get(id)?.round_id),
    },
    ...(await payments(db, ledger)),
    ...(await taps(db, ledger)),
    ...(await signatures(db, ledger)),
    { rule: 'every edit that was answered is there', broken: edited.map(({ id }) => id) },
  ];
}

/** The orders by the names of the keys that placed them. */
export async function placedByKeys(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('requests').select(['id', 'outcome']).where('outcome', '<>', '').execute();
  return new Map(rows.map(({ id, outcome }) => [id, JSON.parse(outcome) as unknown]));
}

async function payments(db: Db, { payments: taken, paymentAsked }: Ledger): Promise<Finding[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount_paise'])
    .where('by_itself', '=', 0)
    .where('source', '<>', 'tap')
    .execute();
  const there = new Map(rows.map((row) => [row.id, row]));
  return [
    {
      rule: 'every payment that was answered is there once, for its order, at its amount',
      broken: [...taken]
        .filter(([id, { order, amount }]) => {
          const row = there.get(id);
          return row?.order_id !== order || row.amount_paise !== amount;
        })
        .map(([id]) => id),
    },
    {
      rule: 'there is no payment that nobody sent',
      broken: [...there.keys()].filter((id) => !taken.has(id) && id !== paymentAsked?.body.id),
    },
  ];
}

async function taps(db: Db, { taps: made, tapAsked }: Ledger): Promise<Finding[]> {
  const rows = await db.selectFrom('stop_taps').select('id').execute();
  const there = new Set(rows.map(({ id }) => id));
  const acknowledged = [...made.values()].flat();
  const known = new Set([...acknowledged, tapAsked?.body.id]);
  return [
    {
      rule: 'every tap at a door that was answered is there',
      broken: acknowledged.filter((id) => !there.has(id)),
    },
    {
      rule: 'there is no tap that nobody made',
      broken: [...there].filter((id) => !known.has(id)),
    },
  ];
}

async function signatures(db: Db, { signed }: Ledger): Promise<Finding[]> {
  const rows = await db.selectFrom('cash_closings').select('id').execute();
  const there = new Set(rows.map(({ id }) => id));
  return [
    {
      rule: 'every signature that was answered is there',
      broken: [...signed].filter((id) => !there.has(id)),
    },
  ];
}

async function brokenCarts(db: Db, ledger: Ledger): Promise<string[]> {
  const broken: string[] = [];
  for (const shopper of ledger.shoppers) {
    const rows = await db
      .selectFrom('cart_lines')
      .innerJoin('products', 'products.id', 'cart_lines.product_id')
      .select(['product_id', 'quantity', 'sold_by'])
      .where('user_id', '=', shopper.id)
      .execute();
    const now = new Map(rows.map((line) => [line.product_id, quantityOf(line.quantity, line.sold_by)]));
    const mayBe = [shopper.cart, shopper.cartIfDone, shopper.asked && new Map<string, number>()];
    if (!mayBe.some((cart) => cart && isSame(cart, now))) broken.push(shopper.id);
    if (!shopper.asked) shopper.cart = now;
    shopper.cartIfDone = undefined;
  }
  return broken;
}

const isSame = (one: Map<string, number>, other: Map<string, number>): boolean =>
  one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);

/** The rules of any shop, and what holds besides while nothing but the load writes. */
export async function whole(db: Db, address: DatabaseAddress): Promise<Finding[]> {
  const ids = async (rule: string, query: ReturnType<typeof sql<{ id: string }>>): Promise<Finding> => ({
    rule,
    broken: (await query.execute(db)).rows.map(({ id }) => id),
  });
  const { broken, toLookAt } = await checkShop(address);
  return [
    ...[...broken, ...toLookAt].map(({ rule, count, named }) => ({
      rule,
      broken: [`${count}: ${named.map(({ id }) => id).join(', ')}`],
    })),
    await ids(
      'stock and sold are what the shop started with',
      sql`select id from products
        where stock + sold <> case when sold_by = 'piece' then ${sql.lit(STOCK)} else ${sql.lit(STOCK * 1000)} end`,
    ),
    await ids(
      'no round has more seats booked than it has',
      sql`select r.id from rounds r where r.booked > r.capacity`,
    ),
    await ids(
      'no account is above its limit',
      sql`select user_id as id from khatas where owed_paise > limit_paise`,
    ),
    await ids(
      'the bags hold what was tapped last at each door, whatever was done to its order meanwhile',
      sql`select o.id from orders o where coalesce((select sum(p.amount_paise) from payments p
            where p.order_id = o.id and p.method = 'cash' and p.round_id is not null), 0)
          <> coalesce((select t.cash_paise from stop_taps t where t.order_id = o.id and t.counts = 1
            and not exists (select 1 from stop_taps l where l.order_id = o.id and l.counts = 1
              and l.position > t.position)), 0)`,
    ),
    await ids(
      'the account carries no more of an order than was agreed and it costs, and no order has less than nothing',
      sql`select id from orders where paid_paise - account_paise + rounded_paise < 0
          or rounded_paise not between 0 and 99
          or account_paise < 0 or account_paise > total_paise
          or (rest_on_account = 0 and account_paise > share_paise)
          or account_paise <> (select coalesce(sum(p.amount_paise), 0) from payments p
            where p.order_id = orders.id and p.method = 'account')`,
    ),
    await ids(
      'each order has the key that placed it',
      sql`select id from orders where channel = 'web' and placed_at >= (select min(at) from requests)
        and not exists (select 1 from requests where outcome = '"' || orders.id || '"')`,
    ),
  ];
}
