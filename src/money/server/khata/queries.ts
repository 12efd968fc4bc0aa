import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { aboveZero, paise, type Paise, summed, ZERO } from '#base/figures/money.ts';
import { isId } from '#base/ids.ts';
import type { Language } from '#base/language/language.ts';
import { fromNearerEnd } from '#base/page.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import {
  DEBTORS_PER_PAGE,
  type DebtorsQuestion,
  KHATA_LINES_AT_ONCE,
  type StatementQuestion,
} from '#money/khata.ts';
import { DUE } from '#money/server/payments/payment-rows.ts';

/** A customer, as the ledger names them. */
export type CustomerRow = { id: string; name: string; phone: string; language: Language | null };
/** Figures of a customer without an account. */
const NO_KHATA = { limit_paise: ZERO, owed_paise: ZERO, line_count: 0, oldest_at: null };
/** The figures of an account. */
export type KhataFigures = Omit<typeof NO_KHATA, 'oldest_at'> & { oldest_at: string | null };

/** A customer with the figures of their account; undefined where there is no such account. */
export async function khataOf(
  db: Db,
  user: string,
): Promise<{ customer: CustomerRow; khata: KhataFigures; isKept: boolean } | undefined> {
  if (!isId(user)) return undefined;
  const customer = await db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'language'])
    .where('id', '=', user)
    .executeTakeFirst();
  const khata = await db
    .selectFrom('khatas')
    .select(['limit_paise', 'owed_paise', 'line_count', 'oldest_at'])
    .where('user_id', '=', user)
    .executeTakeFirst();
  return customer && { customer, khata: khata ?? NO_KHATA, isKept: khata !== undefined };
}

/** A row of a ledger with what it is of. */
export type FullLine = Awaited<ReturnType<typeof newestLines>>[number];

const selectLines = (db: Db, user: string) =>
  db
    .selectFrom('khata_lines as line')
    .leftJoin('payments', 'payments.id', 'line.payment_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('khata_lines as mistake', 'mistake.undoes', 'line.id')
    .select([
      'line.id',
      'line.position',
      'line.kind',
      'line.amount_paise',
      'line.owed_paise',
      'line.note',
      'line.beyond',
      'line.by_name',
      'line.at',
      'payments.method',
      'payments.reference',
      'orders.id as order_id',
      'orders.number',
      'orders.total_items',
      'mistake.id as mistake',
    ])
    .where('line.user_id', '=', user);

/** The newest rows of a ledger, newest first, one more than are shown at once; with `before`, of those before that place. */
export const newestLines = (db: Db, user: string, before: number | undefined) =>
  selectLines(db, user)
    .$if(before !== undefined, (lines) => lines.where('line.position', '<', before ?? 0))
    .orderBy('line.position', 'desc')
    .limit(KHATA_LINES_AT_ONCE + 1)
    .execute();

const A_MONTH = 30;

/** The days of a statement: unless they are named it ends today, and begins 30 days before its end. */
export function spanOf({ from, to }: StatementQuestion, now: Instant): { from: string; to: string } {
  const end = to ?? shopDay(now);
  return { from: from ?? dayAfter(end, -A_MONTH), to: end };
}

const IN_A_STATEMENT = 5000;

/** The rows of a ledger in a span of days, oldest first, and what was owed before them. */
export async function linesBetween(db: Db, user: string, { from, to }: { from: string; to: string }) {
  const [begin, end] = [startOfShopDay(from), startOfShopDay(dayAfter(to, 1))];
  const lines = await selectLines(db, user)
    .where('line.at', '>=', begin)
    .where('line.at', '<', end)
    .orderBy('line.position')
    .limit(IN_A_STATEMENT)
    .execute();
  // By their time, like the rows: of two who write at midnight, the second may have begun before.
  const { before } = await db
    .selectFrom('khata_lines')
    .select((row) => row.fn.sum<number | string | null>('amount_paise').as('before'))
    .where('user_id', '=', user)
    .where('at', '<', begin)
    .executeTakeFirstOrThrow();
  return { before: summed(before), lines };
}

/** Number of customers who owe on account, and the sum. */
export async function owedInAll(db: Db): Promise<{ count: number; total: Paise }> {
  const { count, total } = await db
    .selectFrom('khatas')
    .select((row) => [
      row.fn.countAll<number | string>().as('count'),
      row.fn.sum<number | string | null>('owed_paise').as('total'),
    ])
    .where('owed_paise', '>', ZERO)
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: summed(total) };
}

/** Accounts on which the shop owes the customer: their number, the sum, and the largest of them. */
export async function owedByShop(db: Db, limit: number) {
  const isOwed = db.selectFrom('khatas').where('owed_paise', '<', ZERO);
  const { count, total } = await isOwed
    .select((row) => [
      row.fn.countAll<number | string>().as('count'),
      row.fn.sum<number | string | null>('owed_paise').as('total'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await isOwed
    .innerJoin('users', 'users.id', 'khatas.user_id')
    .select(['users.id', 'users.name', 'khatas.owed_paise'])
    .orderBy('khatas.owed_paise')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return { count: Number(count), amount: paise(0 - Number(total ?? 0)), rows };
}

/** All who owe: what it comes to, and a page of them. */
export async function debtors(db: Db, { sortBy, page }: DebtorsQuestion) {
  const { count, total } = await owedInAll(db);
  const slice = fromNearerEnd(count, {
    skip: (page - 1) * DEBTORS_PER_PAGE,
    limit: DEBTORS_PER_PAGE,
  });
  const [column, first] = (
    {
      oldest: ['khatas.oldest_at', 'asc'],
      owed: ['khatas.owed_paise', 'desc'],
      name: ['users.search', 'asc'],
    } as const
  )[sortBy];
  const turned = first === 'asc' ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('khatas')
    .innerJoin('users', 'users.id', 'khatas.user_id')
    .select([
      'users.id',
      'users.name',
      'users.phone',
      'users.language',
      'khatas.limit_paise',
      'khatas.owed_paise',
      'khatas.line_count',
      'khatas.oldest_at',
    ])
    .where('khatas.owed_paise', '>', ZERO)
    .orderBy(column, slice.isBackwards ? turned : first)
    .orderBy('users.id', slice.isBackwards ? 'desc' : 'asc')
    .limit(slice.limit)
    .offset(slice.skip)
    .execute();
  return {
    rows: slice.isBackwards ? rows.toReversed() : rows,
    count,
    total,
  };
}

/** Who of these customers may still put how much on account; those without an account are left out. */
export async function roomsOf(db: Db, users: readonly string[]): Promise<Map<string, Paise>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('khatas')
    .select(['user_id', 'limit_paise', 'owed_paise'])
    .where('user_id', 'in', [...new Set(users)])
    .execute();
  return new Map(
    rows.map(({ user_id, limit_paise, owed_paise }) => [user_id, aboveZero(limit_paise - owed_paise)]),
  );
}

/** Balance of each customer with an account, and the cash taken for it on a round. */
export async function owedOnRound(
  db: Db,
  users: readonly string[],
  round: string,
): Promise<Map<string, { owed: Paise; taken: Paise }>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('khatas')
    .select((row) => [
      'user_id',
      'owed_paise',
      row
        .selectFrom('payments')
        .select((paid) => paid.fn.sum<number | string | null>('amount_paise').as('taken'))
        .whereRef('payments.customer_id', '=', 'khatas.user_id')
        .where('payments.round_id', '=', round)
        .as('taken'),
    ])
    .where('user_id', 'in', [...new Set(users)])
    .execute();
  return new Map(
    rows.map(({ user_id, owed_paise, taken }) => [user_id, { owed: owed_paise, taken: summed(taken) }]),
  );
}

/** Amount still due for a customer's orders that are not cancelled. */
export async function dueOfCustomer(db: Db, user: string): Promise<Paise> {
  const { due } = await db
    .selectFrom('orders')
    .select((row) => row.fn.sum<number | string | null>(DUE).as('due'))
    .where('user_id', '=', user)
    .where('status', '<>', 'cancelled')
    .where('payment_status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return summed(due);
}
