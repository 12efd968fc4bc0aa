import { readHealth } from '#admin/server/check/kept.ts';
import { presentPromised, presentMoney } from '#admin/server/present.ts';
import { countTabs } from '#admin/server/queue/queries.ts';
import type { Today } from '#admin/today.ts';
import { dayAfter, instantOf, shopDay } from '#base/time.ts';
import { countLowStock } from '#catalogue/server/public.ts';
import { roundWorkOn } from '#dispatch/server/public.ts';
import { moneyAtHand } from '#money/server/public.ts';
import { moneyDue, salesByDay } from '#orders/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { receivedInAll, receivedOn, upiClaims } from '#till/server/public.ts';

/** The back office's home: the work to do now, the orders promised today and tomorrow, and where the money is. */
export async function readToday(platform: Platform): Promise<Today> {
  const { db, clock } = platform;
  const asOf = clock.now();
  const day = shopDay(asOf);
  const { lowStock: level } = await readSettings(db);
  const [tabs, today, tomorrow, at, due, [sold], received, claims, lowStock, health] = await Promise.all([
    countTabs(db, asOf),
    roundWorkOn(db, day),
    roundWorkOn(db, dayAfter(day, 1)),
    moneyAtHand(db),
    moneyDue(db),
    salesByDay(db, day, day),
    receivedOn(db, day),
    upiClaims(db),
    countLowStock(db, level),
    readHealth(platform),
  ]);
  const { toConfirm, toPack, onTheWay, toCollect } = tabs;
  const rounds = [...today, ...tomorrow].map(presentPromised);
  const next = rounds.find(
    ({ on, from, ...round }) => instantOf(on, from) > asOf && round.toConfirm + round.toPack > 0,
  );
  return {
    asOf,
    orders: { toConfirm, toPack, onTheWay, toCollect },
    next: next ? { on: next.on, from: next.from, count: next.toConfirm + next.toPack } : null,
    lowStock,
    rounds,
    health,
    money: presentMoney({ at, due, sold, received: receivedInAll(received), claims }),
  };
}
