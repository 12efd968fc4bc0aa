import { readHealth, countBroken } from '#admin/server/check/nightly-check.ts';
import { presentPromised, presentMoney, presentNewOrder } from '#admin/server/present.ts';
import { countTabs } from '#admin/server/queue/queries.ts';
import type { Today } from '#admin/today.ts';
import type { News } from '#alarm/alarm.ts';
import { countWaiting, endOfQuiet, newestWaiting, readRules } from '#alarm/server/public.ts';
import { dayAfter, instantOf } from '#base/calendar.ts';
import { shopDay, type Instant } from '#base/time.ts';
import { countLowStock } from '#catalogue/server/public.ts';
import { dueCounts } from '#complaints/server/public.ts';
import type { Db } from '#db/schema.ts';
import { roundWorkOn } from '#dispatch/server/public.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { textsToday } from '#identity/server/public.ts';
import { moneyAtHand } from '#money/server/public.ts';
import { BACKUP_JOB } from '#platform/backup/nightly.ts';
import { countTroubledJobs, isLastFailed } from '#platform/jobs/failed-jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { receivedInAll, receivedOn, upiClaims } from '#till/server/public.ts';
import { salesByDay, moneyDue } from './sales.ts';

/** The back office's home: the work to do now, the orders promised today and tomorrow, and where the money is. */
export async function readToday(platform: Platform): Promise<Today> {
  const { db, clock } = platform;
  const asOf = clock.now();
  const day = shopDay(asOf);
  const { lowStock: level } = await readSettings(db);
  const [tabs, today, tomorrow, at, due, [sold], received, claims, lowStock, complaints, health] =
    await Promise.all([
      countTabs(db, asOf),
      roundWorkOn(db, day),
      roundWorkOn(db, dayAfter(day, 1)),
      moneyAtHand(db),
      moneyDue(db),
      salesByDay(db, day, day),
      receivedOn(db, day),
      upiClaims(db),
      countLowStock(db, level),
      dueCounts(db, asOf),
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
    complaints: complaints.count,
    complaintsOverdue: complaints.overdue,
    rounds,
    health,
    money: presentMoney({ at, due, sold, received: receivedInAll(received), claims }),
  };
}

const SHOWN = 5;
/** The prefix of the kinds of jobs that send mail. */
const MAILS = 'mail';

/** The notifications for someone, as far as they may see them. */
export async function readNews(platform: Platform, actor: Omit<Actor, 'language'>): Promise<News> {
  const { db, changes, clock } = platform;
  const asOf = clock.now();
  const seesOrders = isAllowed(actor, 'orders');
  const seesGoods = isAllowed(actor, 'catalogue');
  const seenAt = await seenAtOf(db, actor.userId, asOf);
  const [newOrders, toDo, latest, rules, lowStock, failedMails, failedBackup, textsSpent, brokenRules] =
    await Promise.all([
      seesOrders ? countWaiting(db, seenAt) : 0,
      seesOrders ? countWaiting(db, '') : 0,
      seesOrders ? newestWaiting(db, SHOWN) : [],
      seesOrders ? readRules(db) : undefined,
      seesGoods ? readSettings(db).then((settings) => countLowStock(db, settings.lowStock)) : 0,
      actor.role === 'admin' ? countTroubledJobs(db, MAILS) : 0,
      actor.role === 'admin' && isLastFailed(db, BACKUP_JOB),
      actor.role === 'admin' && areTextsSpent(platform),
      actor.role === 'admin' ? countBroken(db) : 0,
    ]);
  return {
    newOrders,
    toDo,
    quiet: rules !== undefined && endOfQuiet(rules.quiet, asOf) !== undefined,
    latest: latest.map((order) => presentNewOrder(order, seenAt)),
    lowStock,
    failedMails,
    failedBackup,
    textsSpent,
    brokenRules,
    versions: { orders: changes.version('orders'), catalogue: changes.version('catalogue') },
    asOf,
  };
}

/** True if today's text messages reached the owner's limit. */
async function areTextsSpent({ db, clock, config }: Platform): Promise<boolean> {
  if (!config.sms) return false;
  const { smsPerDay } = await readSettings(db);
  const most = smsPerDay ?? config.sms.perDay;
  // An owner who wants none sent needs no word about it.
  return most > 0 && (await textsToday(db, clock.now())) >= most;
}

/**
 * Time up to which a member of staff has seen the new orders. Empty text (before every instant) when never, or when the
 * stored time is in the future: better to announce an order twice than not at all.
 */
async function seenAtOf(db: Db, userId: string, now: Instant): Promise<Instant> {
  const row = await db
    .selectFrom('news_seen')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && row.seen_at <= now ? row.seen_at : '';
}
