import { sql } from 'kysely';
import { quantityOf } from '#base/figures/amount.ts';
import type { Db } from '#db/schema.ts';
import { requestName } from '#platform/once/request-name.ts';
import { type Ledger, STOCK } from './load.ts';

/** A rule that the data must meet, and the rows that break it: none, when all is well. */
export type Finding = { rule: string; broken: string[] };

/**
 * Compares the database with what the shop acknowledged. Afterwards the ledger knows which of the unanswered writes
 * were done, so that the next round starts from the truth.
 */
export async function audit(db: Db, ledger: Ledger): Promise<Finding[]> {
  return [
    ...(await acknowledged(db, ledger)),
    { rule: 'every cart is as it was acknowledged', broken: await brokenCarts(db, ledger) },
    ...(await whole(db)),
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
  const rows = await db.selectFrom('payments').select(['id', 'order_id', 'amount_paise']).execute();
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

/** The rules that hold for any shop at any time. */
export async function whole(db: Db): Promise<Finding[]> {
  const ids = async (rule: string, query: ReturnType<typeof sql<{ id: string }>>): Promise<Finding> => ({
    rule,
    broken: (await query.execute(db)).rows.map(({ id }) => id),
  });
  return [
    await ids(
      'no order is half written: lines, total and events agree',
      sql`select o.id from orders o
        left join (select order_id, sum(total_paise) as paise, sum(case when sold_by = 'piece' then quantity else 1 end) as items
                   from order_lines group by order_id) l on l.order_id = o.id
        where l.order_id is null or l.paise <> o.subtotal_paise or l.items <> o.total_items
          or o.total_paise <> o.subtotal_paise + o.shipping_paise
          or not exists (select 1 from order_events e where e.order_id = o.id)`,
    ),
    await ids(
      'stock and sold are what the shop started with',
      sql`select id from products
        where stock + sold <> case when sold_by = 'piece' then ${sql.lit(STOCK)} else ${sql.lit(STOCK * 1000)} end`,
    ),
    await ids(
      'what was sold is what was ordered',
      sql`select p.id from products p where p.sold <>
        (select coalesce(sum(l.quantity), 0) from order_lines l where l.product_id = p.id)`,
    ),
    await ids(
      'each round has the seats that its orders hold, and never more than it has',
      sql`select r.id from rounds r where r.booked > r.capacity or r.booked <>
        (select count(*) from orders o where o.round_id = r.id and o.status <> 'cancelled')`,
    ),
    await ids(
      'every order says of its money what its payments say',
      sql`select o.id from orders o
        left join (select order_id, sum(amount_paise) as paid, sum(rounded_paise) as rounded
                   from payments group by order_id) p on p.order_id = o.id
        where o.paid_paise <> coalesce(p.paid, 0) or o.rounded_paise <> coalesce(p.rounded, 0)
          or o.payment_status <> case when o.paid_paise + o.rounded_paise >= o.total_paise
               then 'received' else 'pending' end`,
    ),
    await ids(
      'every account owes what was put on it less the money that came, and no more than its limit',
      sql`select k.user_id as id from khatas k
        where k.owed_paise > k.limit_paise
          or k.line_count <> (select count(*) from khata_lines l where l.user_id = k.user_id)
          or k.owed_paise <> coalesce((select sum(amount_paise) from khata_lines l where l.user_id = k.user_id), 0)
          or k.owed_paise <> coalesce((select sum(p.amount_paise) from payments p
               join orders o on o.id = p.order_id where o.user_id = k.user_id and p.method = 'account'), 0)
             - coalesce((select sum(p.amount_paise + p.rounded_paise) from payments p
               where p.customer_id = k.user_id), 0)`,
    ),
    await ids(
      'what is signed of a cash sheet is the sum of its payments, and what is in none is still open',
      sql`select last.sheet_id as id from cash_closings last
        where not exists (select 1 from cash_closings later
            where later.sheet_id = last.sheet_id and later.position > last.position)
          and last.taken_paise - last.returned_paise <> (select coalesce(sum(payments.amount_paise), 0)
            from cash_signed join cash_closings on cash_closings.id = cash_signed.closing_id
            join payments on payments.id = cash_signed.payment_id
            where cash_closings.sheet_id = last.sheet_id)
        union select payments.id from payments join cash_signed on cash_signed.payment_id = payments.id
          where payments.method <> 'cash'`,
    ),
    await ids(
      'no UTR stands twice',
      sql`select min(id) as id from payments where reference <> '' and kind = 'paid'
        group by reference having count(*) > 1`,
    ),
    await ids(
      'each order has the key that placed it',
      sql`select id from orders where channel = 'web' and placed_at >= (select min(at) from requests)
        and not exists (select 1 from requests where outcome = '"' || orders.id || '"')`,
    ),
  ];
}
