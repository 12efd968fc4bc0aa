import { sql } from 'kysely';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { minus, type Paise, sum, summed, ZERO } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import type { MoneyMethod } from '#money/money.ts';
import type { PaymentRow } from '#money/server/public.ts';

/** Sum of the payments that one person entered on a day by one method, for one round or at the counter. */
export type ReceivedRow = {
  by: string;
  method: PaymentRow['method'];
  round: { on: string; from: string; to: string } | null;
  received: Paise;
  givenBack: Paise;
  payments: number;
};

/** Who noted a payment; of a row that takes one back, who noted that one. */
const BY = {
  id: sql<string | null>`(case when mistaken.id is null then payments.by_id else mistaken.by_id end)`,
  name: sql<string>`(case when mistaken.id is null then payments.by_name else mistaken.by_name end)`,
};

/** Rows of what is rounded off by itself are no payments. */
const IS_MONEY = sql<boolean>`(payments.amount_paise <> 0 or payments.by_itself = 0)`;

/**
 * Money received and refunded on a day (India's time), by the person who entered it, the method and the round. An
 * undo reduces the sum that holds the mistaken payment, under the person who entered that.
 */
export async function receivedOn(db: Db, day: string): Promise<ReceivedRow[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('rounds', 'rounds.id', 'payments.round_id')
    .leftJoin('payments as mistaken', 'mistaken.id', 'payments.undoes')
    .leftJoin('payments as undone', 'undone.undoes', 'payments.id')
    .select((row) => [
      BY.id.as('by_id'),
      BY.name.as('by'),
      'payments.method',
      'payments.kind',
      'mistaken.kind as mistaken',
      'rounds.id as round',
      'rounds.on_day',
      'rounds.from_time',
      'rounds.to_time',
      row.fn.sum<number | string>('payments.amount_paise').as('sum'),
      sql<number | string>`sum(case when undone.id is null then 1 else 0 end)`.as('count'),
    ])
    .where('payments.at', '>=', startOfShopDay(day))
    .where('payments.at', '<', startOfShopDay(dayAfter(day, 1)))
    .where(IS_MONEY)
    .groupBy([
      BY.id,
      BY.name,
      'payments.method',
      'payments.kind',
      'mistaken.kind',
      'rounds.id',
      'rounds.on_day',
      'rounds.from_time',
      'rounds.to_time',
    ])
    .execute();
  const places = Map.groupBy(rows, ({ by_id, by, method, round }) => [by_id, by, method, round].join('\n'));
  return [...places.values()]
    .map((of) => {
      const { by, method, round, on_day, from_time, to_time } = of[0]!;
      const sumOf = (wanted: (kind: PaymentRow['kind']) => boolean): Paise =>
        sum(of.filter(({ kind, mistaken }) => wanted(mistaken ?? kind)).map((one) => summed(one.sum)));
      return {
        by,
        method,
        round: round === null ? null : { on: on_day ?? '', from: from_time ?? '', to: to_time ?? '' },
        received: sumOf((kind) => kind !== 'returned'),
        givenBack: minus(
          ZERO,
          sumOf((kind) => kind === 'returned'),
        ),
        payments: of.reduce(
          (count, { kind, count: more }) => count + (kind === 'paid' ? Number(more) : 0),
          0,
        ),
      };
    })
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

/** Money that came and was given back on a day by one method. */
export type ReceivedDay = {
  day: string;
  method: PaymentRow['method'];
  received: Paise;
  givenBack: Paise;
};

/**
 * The money of each day from one to another, both included, by method: what `receivedOn` finds for each of them. A day of the
 * shop begins at half past six in the evening of UTC.
 */
export async function receivedByDay(db: Db, first: string, last: string): Promise<ReceivedDay[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('payments as mistaken', 'mistaken.id', 'payments.undoes')
    .select((row) => [
      sql<string>`substr(payments.at, 1, 10)`.as('utc_day'),
      sql<number>`case when substr(payments.at, 12, 5) >= '18:30' then 1 else 0 end`.as('is_next'),
      'payments.method',
      sql<PaymentRow['kind']>`coalesce(mistaken.kind, payments.kind)`.as('of_kind'),
      row.fn.sum<number | string>('payments.amount_paise').as('sum'),
    ])
    .where('payments.at', '>=', startOfShopDay(first))
    .where('payments.at', '<', startOfShopDay(dayAfter(last, 1)))
    .where(IS_MONEY)
    .groupBy(['utc_day', 'is_next', 'payments.method', 'of_kind'])
    .execute();
  return rows.map(({ utc_day, is_next, method, of_kind, sum: amount }) => {
    const came = summed(amount);
    const isBack = of_kind === 'returned';
    return {
      day: dayAfter(utc_day, is_next),
      method,
      received: isBack ? ZERO : came,
      givenBack: isBack ? minus(ZERO, came) : ZERO,
    };
  });
}

const keyOf = ({ round, by, method }: ReceivedRow): string =>
  [round?.on ?? '', round?.from ?? '', by, method].join('\n');

/** Sums by method and in all, less refunds. */
export type ReceivedInAll = Record<MoneyMethod | 'total', Paise>;

/** The sums of what was received: of money alone, because what went on an account did not come in. */
export function receivedInAll(rows: readonly ReceivedRow[]): ReceivedInAll {
  const by = (method: MoneyMethod): Paise =>
    sum(
      rows
        .filter((row) => row.method === method)
        .map(({ received, givenBack }) => minus(received, givenBack)),
    );
  const sums = { cash: by('cash'), upi: by('upi'), card: by('card') };
  return { ...sums, total: sum(Object.values(sums)) };
}
