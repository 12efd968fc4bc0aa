import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { QUEUE_PAGE, type QueueCounts, type QueueQuery } from '#admin/queue.ts';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { type Paise, summed, ZERO } from '#base/figures/money.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Schema } from '#db/schema.ts';
import { type BackRow, backsOf } from '#dispatch/server/public.ts';
import { DUE, IS_NEVER_CAME, IS_TO_GIVE_BACK } from '#money/server/public.ts';
import { type FullOrder, ordersByIds, TAB } from '#orders/server/public.ts';
import { type GiveBackRow, toGiveBack, neverCame } from '#till/server/public.ts';

/** A round that orders of a tab go with, or none, and how many they are. */
export type GroupRow = {
  count: number;
  round: {
    id: string;
    kind: Schema['rounds']['kind'];
    on_day: string;
    from_time: string;
    to_time: string;
    late_to: string | null;
    capacity: number;
    booked: number;
  } | null;
};

/** A page of a tab, with what stands around it. */
export type FullQueue = {
  counts: QueueCounts;
  groups: GroupRow[];
  orders: FullOrder[];
  backs: Map<string, BackRow>;
  total: number;
  due: Paise;
  giveBack: GiveBackRow | undefined;
  /** Of the same tab: orders of which more was given back than came. */
  neverCame: GiveBackRow | undefined;
};

/** A page of a tab as it was asked for, and how many orders each tab holds. */
export async function queueOf(db: Db, asked: QueueQuery, now: Instant): Promise<FullQueue> {
  const [counts, groups, ids, due, giveBack, missing] = await Promise.all([
    countTabs(db, now),
    groupsOf(db, asked, now),
    pageOf(db, asked, now),
    dueOf(db, asked, now),
    asked.tab === 'toCollect' ? toGiveBack(db) : undefined,
    asked.tab === 'toCollect' ? neverCame(db) : undefined,
  ]);
  const [orders, backs] = await Promise.all([ordersByIds(db, ids), backsOf(db, ids)]);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return { counts, groups, orders, backs, total, due, giveBack, neverCame: missing };
}

/** Counts the orders in each tab; the done tab counts today's only. */
export async function countTabs(db: Db, now: Instant): Promise<QueueCounts> {
  const rows = await db
    .selectFrom('orders')
    .select((row) => [TAB.as('tab'), row.fn.countAll<number>().as('count')])
    .where((is) =>
      is.or([
        is(TAB, 'in', ['toConfirm', 'toPack', 'onTheWay', 'toCollect']),
        is.and([is(TAB, '=', 'done'), is('updated_at', '>=', startOfShopDay(shopDay(now)))]),
      ]),
    )
    .groupBy(TAB)
    .execute();
  const counts = { toConfirm: 0, toPack: 0, onTheWay: 0, toCollect: 0, done: 0 };
  for (const { tab, count } of rows) counts[tab] = Number(count);
  return counts;
}

const MONEY = {
  take: (is: Orders) => is.and([is.not(IS_TO_GIVE_BACK), is.not(IS_NEVER_CAME)]),
  giveBack: () => IS_TO_GIVE_BACK,
  neverCame: () => IS_NEVER_CAME,
};
type Orders = ExpressionBuilder<Schema, 'orders'>;

/** The condition for the orders of a tab that are asked for. */
const isAskedFor =
  ({ tab, on, at, above, method, money }: QueueQuery, now: Instant) =>
  (is: ExpressionBuilder<Schema, 'orders'>) => {
    const today = shopDay(now);
    return is.and([
      is(TAB, '=', tab),
      ...(tab === 'done' ? [is('orders.updated_at', '>=', startOfShopDay(today))] : []),
      ...(on ? [is('promised_on', '=', on === 'today' ? today : dayAfter(today, 1))] : []),
      ...(at ? [is('promised_from', '=', at)] : []),
      ...(above > 0 ? [is('total_paise', '>=', above)] : []),
      ...(method ? [is('payment_method', '=', method)] : []),
      ...(money ? [MONEY[money](is)] : []),
    ]);
  };

/** True if a tab sorts its orders by round. Orders that are done or to be paid wait for no round. */
const isByRound = ({ tab }: QueueQuery): boolean => tab !== 'toCollect' && tab !== 'done';

async function groupsOf(db: Db, asked: QueueQuery, now: Instant): Promise<GroupRow[]> {
  const rows = await db
    .selectFrom('orders')
    .select((row) => ['round_id', row.fn.countAll<number>().as('count')])
    .where(isAskedFor(asked, now))
    .groupBy('round_id')
    .execute();
  const total = rows.reduce((sum, { count }) => sum + Number(count), 0);
  if (!isByRound(asked)) return total > 0 ? [{ count: total, round: null }] : [];
  const ids = rows.flatMap(({ round_id }) => round_id ?? []);
  const rounds =
    ids.length === 0
      ? []
      : await db
          .selectFrom('rounds')
          .select(['id', 'kind', 'on_day', 'from_time', 'to_time', 'late_to', 'capacity', 'booked'])
          .where('id', 'in', ids)
          .orderBy('on_day')
          .orderBy('from_time')
          .orderBy('id')
          .execute();
  const countOf = new Map(rows.map(({ round_id, count }) => [round_id, Number(count)]));
  const without = countOf.get(null);
  return [
    ...(without === undefined ? [] : [{ count: without, round: null }]),
    ...rounds.map((round) => ({ round, count: countOf.get(round.id) ?? 0 })),
  ];
}

async function pageOf(db: Db, asked: QueueQuery, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(isAskedFor(asked, now))
    .$call(inOrder(asked))
    .limit(QUEUE_PAGE)
    .offset((asked.page - 1) * QUEUE_PAGE)
    .execute();
  return rows.map(({ id }) => id);
}

/** By the rounds, those without one first, each in the order in which they were placed; what is done, the latest first. */
const inOrder =
  (asked: QueueQuery) =>
  <Columns>(query: SelectQueryBuilder<Schema, 'orders', Columns>): typeof query => {
    if (asked.tab === 'done') return query.orderBy('updated_at', 'desc').orderBy('number', 'desc');
    if (!isByRound(asked)) return query.orderBy('updated_at').orderBy('number');
    return query
      .orderBy(sql`coalesce(promised_on, '')`)
      .orderBy(sql`coalesce(promised_from, '')`)
      .orderBy(sql`coalesce(round_id, '')`)
      .orderBy('number');
  };

async function dueOf(db: Db, asked: QueueQuery, now: Instant): Promise<Paise> {
  if (asked.tab !== 'toCollect') return ZERO;
  const { due } = await db
    .selectFrom('orders')
    .select(sql<number | string | null>`sum(${DUE})`.as('due'))
    .where(isAskedFor(asked, now))
    .where('status', '=', 'delivered')
    .where(sql<boolean>`total_paise > paid_paise + rounded_paise`)
    .executeTakeFirstOrThrow();
  return summed(due);
}
