import type { SalesFigures, SalesQuestion } from '#admin/sales-figures.ts';
import { dayAfter } from '#base/calendar.ts';
import { minus, type Paise, sum, toRupees, ZERO } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { creditsByDay } from '#orders/server/public.ts';
import { receivedByDay } from '#till/server/public.ts';
import { salesByDay } from './sales.ts';

type Counts = { orders: number; cancelled: number };
type Money = Record<
  'sales' | 'fees' | 'credits' | 'cash' | 'upi' | 'card' | 'account' | 'givenBack' | 'received',
  Paise
>;
type Figures = Counts & Money;
const MONEY = [
  'sales',
  'fees',
  'credits',
  'cash',
  'upi',
  'card',
  'account',
  'givenBack',
  'received',
] as const satisfies readonly (keyof Money)[];

/** The sales and the money of each day of a span, and their sums: the total is the sum of the days, and reckoned in no other way. */
export async function readSalesFigures(db: Db, { from, to }: SalesQuestion): Promise<SalesFigures> {
  const [sold, came, credits] = await Promise.all([
    salesByDay(db, from, to),
    receivedByDay(db, from, to),
    creditsByDay(db, from, to),
  ]);
  const soldOn = new Map(sold.map((day) => [shopDay(day.at), day]));
  const cameOn = Map.groupBy(came, ({ day }) => day);
  const days: (Figures & { on: string })[] = [];
  for (let on = from; on <= to; on = dayAfter(on, 1)) {
    const { orders = 0, cancelled = 0, sales = ZERO, shipping = ZERO } = soldOn.get(on) ?? {};
    days.push({
      on,
      orders,
      cancelled,
      sales,
      fees: shipping,
      credits: credits.get(on) ?? ZERO,
      ...moneyOf(cameOn.get(on) ?? []),
    });
  }
  return {
    from,
    to,
    days: days.map(({ on, ...day }) => ({ on, ...present(day) })),
    total: present(inAll(days)),
  };
}

function moneyOf(rows: Awaited<ReturnType<typeof receivedByDay>>) {
  const came = (method: string): Paise =>
    sum(rows.filter((row) => row.method === method).map(({ received }) => received));
  const back = (isAccount: boolean): Paise =>
    sum(rows.filter(({ method }) => (method === 'account') === isAccount).map((row) => row.givenBack));
  const [cash, upi, card, givenBack] = [came('cash'), came('upi'), came('card'), back(false)];
  return {
    cash,
    upi,
    card,
    account: minus(came('account'), back(true)),
    givenBack,
    received: minus(sum([cash, upi, card]), givenBack),
  };
}

const inAll = (days: readonly Figures[]): Figures => ({
  orders: days.reduce((count, { orders }) => count + orders, 0),
  cancelled: days.reduce((count, { cancelled }) => count + cancelled, 0),
  ...(Object.fromEntries(MONEY.map((name) => [name, sum(days.map((day) => day[name]))])) as Money),
});

const present = ({ orders, cancelled, ...money }: Figures) => ({
  orders: Number(orders),
  cancelled: Number(cancelled),
  ...(Object.fromEntries(MONEY.map((name) => [name, toRupees(money[name])])) as Record<keyof Money, number>),
});
