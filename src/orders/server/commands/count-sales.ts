import { type Selectable, sql } from 'kysely';
import { ZERO } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { openMoneyOf } from '#money/server/public.ts';
import { hot } from '#platform/db/hot.ts';

/** Columns of an order that the daily sales count. */
export const COUNTED = [
  'id',
  'number',
  'placed_at',
  'status',
  'payment_status',
  'payment_method',
  'total_paise',
  'paid_paise',
  'rounded_paise',
  'account_paise',
  'shipping_paise',
] as const satisfies (keyof Schema['orders'])[];
/** The columns of an order that the daily sales count. */
export type CountedOrder = Pick<Selectable<Schema['orders']>, (typeof COUNTED)[number]>;

/** Each day has this many rows, so that orders placed at the same moment seldom wait for each other. */
export const PARTS = 8;
const NOTHING = {
  orders: 0,
  cancelled: 0,
  sales_paise: ZERO,
  shipping_paise: ZERO,
  due_orders: 0,
  due_cash_paise: ZERO,
  due_card_paise: ZERO,
  due_delivered_paise: ZERO,
};
type Figures = typeof NOTHING;

/** Quantity of a line that went out, less its credited quantity. */
const WENT_OUT = sql`(order_lines.quantity - order_lines.credited_quantity)`;

/** Sales of a line in paise, less its credit. */
export const SOLD_FOR = sql<number>`(order_lines.total_paise - order_lines.credited_paise)`;

/**
 * The amount that a line sold, in a measure that can be added up: grams or millilitres for everything priced by the
 * kilo or litre, whether sold loose or in whole units.
 */
export const SOLD_MEASURE = sql<number>`(case
  when order_lines.sold_by = 'piece' and order_lines.unit in ('kg', 'litres') then ${WENT_OUT} * 1000
  else ${WENT_OUT} end)`;

/**
 * Updates the daily sales. Each command that places an order, moves it or changes its payment calls this in the same
 * transaction, after writing the order's row and lines. `before` holds the columns that differed; null for a new order.
 */
export async function countSales(
  tx: Tx,
  order: CountedOrder,
  before: Partial<Omit<CountedOrder, 'id' | 'number' | 'placed_at'>> | null,
): Promise<void> {
  const [was, is] = [before && { ...order, ...before }, order];
  await addToDay(tx, is, difference(figuresOf(is), was ? figuresOf(was) : NOTHING));
  const copies = Number(sells(is)) - Number(was !== null && sells(was));
  if (copies !== 0) await countGoods(tx, is, copies);
}

const sells = ({ status }: CountedOrder): boolean => status !== 'cancelled';

function figuresOf(order: CountedOrder): Figures {
  const { payment_status: payment, payment_method: method, total_paise: total } = order;
  if (!sells(order)) return { ...NOTHING, cancelled: 1 };
  const sold = { ...NOTHING, orders: 1, sales_paise: total, shipping_paise: order.shipping_paise };
  if (payment === 'received') return sold;
  const { due } = openMoneyOf(order);
  return {
    ...sold,
    due_orders: 1,
    due_cash_paise: method === 'cash' ? due : ZERO,
    due_card_paise: method === 'card' ? due : ZERO,
    due_delivered_paise: order.status === 'delivered' ? due : ZERO,
  };
}

const NAMES = Object.keys(NOTHING) as (keyof Figures)[];
const fromEntries = (of: (name: keyof Figures) => number): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Figures;

const difference = (is: Figures, was: Figures): Figures => fromEntries((name) => is[name] - was[name]);

async function addToDay(tx: Tx, { placed_at, number }: CountedOrder, change: Figures): Promise<void> {
  if (NAMES.every((name) => change[name] === 0)) return;
  await addFigures(tx, { day: shopDay(placed_at), part: number % PARTS, ...change });
}

const addFigures = hot((db, figures: Figures & { day: string; part: number }) =>
  db
    .insertInto('daily_sales')
    .values(figures)
    .onConflict((row) =>
      row.columns(['day', 'part']).doUpdateSet((is) => ({
        orders: is('daily_sales.orders', '+', is.ref('excluded.orders')),
        cancelled: is('daily_sales.cancelled', '+', is.ref('excluded.cancelled')),
        sales_paise: is('daily_sales.sales_paise', '+', is.ref('excluded.sales_paise')),
        shipping_paise: is('daily_sales.shipping_paise', '+', is.ref('excluded.shipping_paise')),
        due_orders: is('daily_sales.due_orders', '+', is.ref('excluded.due_orders')),
        due_cash_paise: is('daily_sales.due_cash_paise', '+', is.ref('excluded.due_cash_paise')),
        due_card_paise: is('daily_sales.due_card_paise', '+', is.ref('excluded.due_card_paise')),
        due_delivered_paise: is(
          'daily_sales.due_delivered_paise',
          '+',
          is.ref('excluded.due_delivered_paise'),
        ),
      })),
    ),
);

/**
 * Adds the goods of an order to its day, or subtracts them; in the order of their ids, so that no two deadlock. With
 * `positions`, those of these lines.
 */
export async function countGoods(
  tx: Tx,
  { id, placed_at }: Pick<CountedOrder, 'id' | 'placed_at'>,
  copies: number,
  positions?: readonly number[],
): Promise<void> {
  await addGoods(tx, { id, day: shopDay(placed_at), copies, positions });
}

type OfDay = { id: string; day: string; copies: number; positions: readonly number[] | undefined };

const addGoods = hot((db, { id, day, copies, positions }: OfDay) =>
  db
    .insertInto('daily_product_sales')
    .columns(['day', 'category', 'product_id', 'quantity', 'sales_paise'])
    .expression((from) =>
      from
        .selectFrom('order_lines')
        .select([
          sql<string>`cast(${day} as text)`.as('day'),
          'category',
          'product_id',
          sql<number>`sum(${SOLD_MEASURE}) * cast(${copies} as bigint)`.as('quantity'),
          sql<number>`sum(${SOLD_FOR}) * cast(${copies} as bigint)`.as('sales_paise'),
        ])
        .where('order_id', '=', id)
        .$if(positions !== undefined, (lines) => lines.where('position', 'in', positions ?? []))
        .groupBy(['category', 'product_id'])
        .orderBy('category')
        .orderBy('product_id'),
    )
    .onConflict((row) =>
      row.columns(['day', 'category', 'product_id']).doUpdateSet((is) => ({
        quantity: is('daily_product_sales.quantity', '+', is.ref('excluded.quantity')),
        sales_paise: is('daily_product_sales.sales_paise', '+', is.ref('excluded.sales_paise')),
      })),
    ),
);
