import type { Period, Report, Step } from '#admin/report.ts';
import { divideRound, type Paise, paise, sum, toRupees } from '#base/money.ts';
import { after, type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import { countLowStock, scarcest } from '#catalogue/server/public.ts';
import { countNewCustomers } from '#identity/server/public.ts';
import {
  moneyDue,
  type HalfHour,
  salesByHalfHour,
  type Span,
  type Day,
  soldGoods,
  countWaiting,
} from '#orders/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { searchMisses } from '#search/server/public.ts';
import { readSettings } from '#settings/server/public.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const SHOWN = 8;

/** How the shop does today, or in the last days with today, against as many days before. */
export async function readReport({ db, clock }: Platform, days: Period): Promise<Report> {
  const asOf = clock.now();
  const { period, before, cut } = spansOf(asOf, days);
  const { lowStock: level } = await readSettings(db);
  const halfHours = await salesByHalfHour(db, { from: before.from, until: period.until }, cut);
  const [{ products, categories }, due, waiting, joined, joinedBefore, low, scarce, searches] =
    await Promise.all([
      soldGoods(db, daysOf(halfHours, period, days), SHOWN),
      moneyDue(db),
      countWaiting(db, ''),
      countNewCustomers(db, period),
      countNewCustomers(db, { from: before.from, until: cut }),
      countLowStock(db, level),
      scarcest(db, level, SHOWN),
      searchMisses(db, { since: period.from, limit: SHOWN }),
    ]);
  const now = totalsOf(halfHours.filter(({ at }) => at >= period.from));
  const then = totalsOf(halfHours.filter(({ at, isBeforeCut }) => at < period.from && isBeforeCut));
  return {
    days,
    asOf,
    from: period.from,
    before: { from: before.from, until: cut },
    sales: compared(now.sales, then.sales),
    orders: { now: now.orders, before: then.orders },
    averageBasket: compared(now.averageBasket, then.averageBasket),
    newCustomers: { now: joined, before: joinedBefore },
    cancelled: { now: now.cancelled, before: then.cancelled },
    due: {
      cash: toRupees(due.cash),
      card: toRupees(due.card),
      delivered: toRupees(due.delivered),
      orders: due.orders,
    },
    waiting,
    steps: stepsOf(halfHours, period, days),
    bestSellers: products.map(({ id, sales, ...product }) => ({
      _id: id,
      ...product,
      sales: toRupees(sales),
    })),
    categories: categories.map(({ category, sales }) => ({ category, sales: toRupees(sales) })),
    shipping: toRupees(now.shipping),
    lowStock: { level, count: low, products: scarce.map(({ id, ...product }) => ({ _id: id, ...product })) },
    searches: searches.map(({ term, times, lastAt }) => ({ term, times, lastAt })),
  };
}

/** The period, whole days of the shop's zone up to the end of today; the one before; and the same moment in it. */
function spansOf(now: Instant, days: Period): { period: Span; before: Span; cut: Instant } {
  const today = startOfShopDay(shopDay(now));
  const from = after(today, -(days - 1) * DAY);
  return {
    period: { from, until: after(today, DAY) },
    before: { from: after(from, -days * DAY), until: from },
    cut: after(now, -days * DAY),
  };
}

/** The days of the period on which something was ordered, each with a mark of how its orders stand. */
function daysOf(halfHours: readonly HalfHour[], period: Span, days: Period): Day[] {
  return Array.from({ length: days }, (_, index) => {
    const from = after(period.from, index * DAY);
    const until = after(from, DAY);
    const within = halfHours.filter(({ at }) => at >= from && at < until);
    const orders = countOf(within, 'orders') + countOf(within, 'cancelled');
    return { from, until, mark: `${orders} ${countOf(within, 'revisions')}`, orders };
  }).filter(({ orders }) => orders > 0);
}

function totalsOf(halfHours: readonly HalfHour[]) {
  const sales = sum(halfHours.map((half) => half.sales));
  const orders = countOf(halfHours, 'orders');
  return {
    sales,
    orders,
    cancelled: countOf(halfHours, 'cancelled'),
    shipping: sum(halfHours.map((half) => half.shipping)),
    averageBasket: orders === 0 ? paise(0) : divideRound(sales, orders),
  };
}

/** The hours of one day, or the days of several, each beside the one a period earlier. */
function stepsOf(halfHours: readonly HalfHour[], period: Span, days: Period): Step[] {
  const length = days === 1 ? HOUR : DAY;
  const stepOf = (at: Instant): Instant =>
    after(period.from, Math.floor((Date.parse(at) - Date.parse(period.from)) / length) * length);
  const byStep = Map.groupBy(halfHours, ({ at }) => stepOf(at));
  return Array.from({ length: (days * DAY) / length }, (_, index) => {
    const at = after(period.from, index * length);
    const within = byStep.get(at) ?? [];
    const earlier = byStep.get(after(at, -days * DAY)) ?? [];
    return {
      at,
      sales: toRupees(sum(within.map(({ sales }) => sales))),
      orders: countOf(within, 'orders'),
      before: toRupees(sum(earlier.map(({ sales }) => sales))),
    };
  });
}

const countOf = (halfHours: readonly HalfHour[], of: 'orders' | 'cancelled' | 'revisions'): number =>
  halfHours.reduce((count, half) => count + half[of], 0);

const compared = (now: Paise, before: Paise) => ({ now: toRupees(now), before: toRupees(before) });
