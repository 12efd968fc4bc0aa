import type { Period, Report, Step } from '#admin/report.ts';
import {
  presentAmount,
  presentCompared,
  presentDue,
  presentScarce,
  presentSold,
  presentStep,
} from '#admin/server/present.ts';
import { countWaiting } from '#alarm/server/public.ts';
import { startOfShopDay } from '#base/calendar.ts';
import { quantityOf } from '#base/figures/amount.ts';
import { divideRound, type Paise, sum, ZERO } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { after, type Instant, shopDay } from '#base/time.ts';
import { shelfNamed, type ShelfTree } from '#catalogue/catalogue.ts';
import {
  countLowStock,
  inLanguage,
  scarcest,
  type Shelf,
  shelvesOf,
  titleIn,
  titlesAndUnitsByIds,
} from '#catalogue/server/public.ts';
import { countNewCustomers } from '#identity/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { searchMisses } from '#search/server/public.ts';
import { readSettings } from '#settings/server/public.ts';
import {
  salesByDay,
  salesByHalfHour,
  type Span,
  type Step as Sold,
  moneyDue,
  bestSellers,
  salesByCategory,
} from './sales.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const SHOWN = 8;

/** The dashboard's figures for today, or for the last days with today, compared with as many days before. */
export async function readReport(platform: Platform, days: Period, language: Language): Promise<Report> {
  const { db, clock } = platform;
  const asOf = clock.now();
  const { period, before, cut } = spansOf(asOf, days);
  const { lowStock: level } = await readSettings(db);
  const [first, last] = [shopDay(period.from), shopDay(asOf)];
  const [steps, cutSteps, best, categories, due, waiting, joined, joinedBefore, low, scarce, searches] =
    await Promise.all([
      salesBySteps(db, { from: before.from, until: period.until }, days),
      salesByHalfHour(db, { from: startOfShopDay(shopDay(cut)), until: cut }),
      bestSellers(db, { first, last, limit: SHOWN }),
      salesByCategory(db, first, last),
      moneyDue(db),
      countWaiting(db, ''),
      countNewCustomers(db, period),
      countNewCustomers(db, { from: before.from, until: cut }),
      countLowStock(db, level),
      scarcest(db, level, SHOWN),
      searchMisses(db, { since: period.from, limit: SHOWN }),
    ]);
  const products = await titlesAndUnitsByIds(
    db,
    best.map(({ id }) => id),
  );
  const now = totalsOf(steps.filter(({ at }) => at >= period.from));
  const cutDay = startOfShopDay(shopDay(cut));
  const then = totalsOf([...steps.filter(({ at }) => at < cutDay), ...cutSteps]);
  return {
    days,
    asOf,
    from: period.from,
    before: { from: before.from, until: cut },
    sales: presentCompared(now.sales, then.sales),
    orders: { now: now.orders, before: then.orders },
    averageBasket: presentCompared(now.averageBasket, then.averageBasket),
    newCustomers: { now: joined, before: joinedBefore },
    cancelled: { now: now.cancelled, before: then.cancelled },
    due: presentDue(due),
    waiting,
    steps: stepsOf(steps, period, days),
    bestSellers: await inLanguage(
      platform,
      language,
      best.map(({ id, sales, quantity }) =>
        presentSold({
          _id: id,
          title: products.get(id)?.title ?? '',
          unit: products.get(id)?.unit ?? '',
          quantity: soldQuantity(quantity, products.get(id)?.unit),
          sales,
        }),
      ),
    ),
    categories: byShelf(await shelvesOf(platform), categories).map(presentSold),
    shipping: presentAmount(now.shipping),
    lowStock: {
      level,
      count: low,
      products: await inLanguage(platform, language, scarce.map(presentScarce)),
    },
    searches: searches.map(({ term, times, lastAt }) => ({ term, times, lastAt })),
  };
}

/** The daily sales count grams and millilitres of what goes by the kilo or litre. */
const soldQuantity = (sold: number, unit: string | undefined): number =>
  unit === 'kg' || unit === 'litres' ? quantityOf(sold, 'weight') : sold;

/** Sales of each shelf of the first level, the best first, by the current shelves. */
function byShelf(tree: ShelfTree<Shelf>, sold: readonly { category: string; sales: Paise }[]) {
  const topOf = (category: string): string => {
    const shelf = shelfNamed(tree, category);
    return shelf?.parent ?? shelf?.value ?? category;
  };
  const groups = Map.groupBy(sold, ({ category }) => topOf(category));
  return [...groups]
    .map(([category, parts]) => {
      const shelf = shelfNamed(tree, category);
      return {
        category,
        label: shelf ? titleIn(shelf, 'en') : category,
        sales: sum(parts.map(({ sales }) => sales)),
      };
    })
    .toSorted((one, other) => other.sales - one.sales);
}

/**
 * The period in whole days of the shop's time zone up to the end of today, the one before it, and the same moment in
 * that one.
 */
function spansOf(now: Instant, days: Period): { period: Span; before: Span; cut: Instant } {
  const today = startOfShopDay(shopDay(now));
  const from = after(today, -(days - 1) * DAY);
  return {
    period: { from, until: after(today, DAY) },
    before: { from: after(from, -days * DAY), until: from },
    cut: after(now, -days * DAY),
  };
}

/** The sales of a span: by half hours to draw the hours of one day, by days to draw several days. */
const salesBySteps = (db: Platform['db'], span: Span, days: Period): Promise<Sold[]> =>
  days === 1
    ? salesByHalfHour(db, span)
    : salesByDay(db, shopDay(span.from), shopDay(after(span.until, -DAY)));

function totalsOf(sold: readonly Sold[]) {
  const sales = sum(sold.map(({ sales }) => sales));
  const orders = countOf(sold, 'orders');
  return {
    sales,
    orders,
    cancelled: countOf(sold, 'cancelled'),
    shipping: sum(sold.map(({ shipping }) => shipping)),
    averageBasket: orders === 0 ? ZERO : divideRound(sales, orders),
  };
}

/** The hours of one day, or the days of several, each beside the one a period earlier. */
function stepsOf(sold: readonly Sold[], period: Span, days: Period): Step[] {
  const length = days === 1 ? HOUR : DAY;
  const stepOf = (at: Instant): Instant =>
    after(period.from, Math.floor((Date.parse(at) - Date.parse(period.from)) / length) * length);
  const byStep = Map.groupBy(sold, ({ at }) => stepOf(at));
  return Array.from({ length: (days * DAY) / length }, (_, index) => {
    const at = after(period.from, index * length);
    const within = byStep.get(at) ?? [];
    const earlier = byStep.get(after(at, -days * DAY)) ?? [];
    return presentStep({
      at,
      sales: sum(within.map(({ sales }) => sales)),
      orders: countOf(within, 'orders'),
      before: sum(earlier.map(({ sales }) => sales)),
    });
  });
}

const countOf = (sold: readonly Sold[], of: 'orders' | 'cancelled'): number =>
  sold.reduce((count, step) => count + step[of], 0);
