import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema, Tx, Db } from '#db/schema.ts';
import { isCodeSpent } from '#orders/order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { hot } from '#platform/db/hot.ts';
import { readSettings } from '#settings/server/public.ts';
import { doorCodeFrom, type Settings } from '#settings/settings.ts';

// The code that a shopper says when her order is handed over. It is told to her alone; of what is typed at the door only
// whether it was right is kept.

/** Tap at a door, with the result of its code check. */
type CodedTap = Selectable<Schema['stop_taps']>;
type CodeEnd = CodedTap['code'];

/**
 * Gives an order a code if its total reaches the owner's limit for large orders; returns true if it had none before. Orders that
 * staff took get none: a customer who ordered by phone would not read it.
 */
export async function giveCodeIfLarge(
  tx: Tx,
  { id, channel, total_paise }: Pick<FullOrder, 'id' | 'channel' | 'total_paise'>,
  settings: Pick<Settings, 'doorCodeFrom'>,
): Promise<boolean> {
  const from = doorCodeFrom(settings);
  if (channel !== 'web' || from === null || total_paise < from) return false;
  return giveCode(tx, id, 'large');
}

/**
 * Gives a code to an order that was paid before it came or is on account, so that the rider collects nothing, if the owner wants
 * codes; returns true if it had none before. Orders that staff took get none: a customer who ordered by phone would not read it. An
 * order put on account at the door is already delivered.
 */
export async function giveCodeToSettled(
  tx: Tx,
  { id: order, channel, account_paise }: Pick<FullOrder, 'id' | 'channel' | 'account_paise'>,
): Promise<boolean> {
  if (channel !== 'web') return false;
  if (doorCodeFrom(await readSettings(tx)) === null) return false;
  return giveCode(tx, order, account_paise > 0 ? 'credit' : 'paid');
}

/** An order of which something is to be collected after all needs no code for that reason. */
export const takeCodeOfUnsettled = async (tx: Tx, order: string): Promise<void> =>
  void (await tx
    .deleteFrom('door_codes')
    .where('order_id', '=', order)
    .where('why', 'in', ['paid', 'credit'])
    .execute());

/**
 * An order has one code at most, and keeps it. Only the shopper reads it. The rider's phone never has it, not even as a hash: ten
 * thousand values are tried in a moment.
 */
async function giveCode(tx: Tx, order: string, why: Schema['door_codes']['why']): Promise<boolean> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  const { numInsertedOrUpdatedRows: given } = await tx
    .insertInto('door_codes')
    .values({ order_id: order, code, why })
    .onConflict((known) => known.column('order_id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(given ?? 0) > 0;
}

/**
 * Result of checking the code sent with a tap; empty if the tap is no delivery, the order has no code, or an earlier tap had the
 * right one.
 */
export async function checkCode(
  tx: Tx,
  { order, kind, code: said }: { order: string; kind: CodedTap['kind']; code?: string | undefined },
  taps: readonly { code: CodeEnd }[],
): Promise<CodeEnd> {
  if (kind !== 'delivered' || taps.some(({ code }) => code === 'right')) return '';
  const code = (await codesOf(tx, [order])).get(order);
  if (code === undefined) return '';
  if (said === '') return 'missing';
  return said === code && !isCodeSpent(taps) ? 'right' : 'wrong';
}

/** The codes of orders that have one. */
export async function codesOf(db: Db | Tx, orders: readonly string[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const rows = await codeRows(db, { orders });
  return new Map(rows.map(({ order_id, code }) => [order_id, code]));
}

export const codeRows = hot((db, { orders }: { orders: readonly string[] }) =>
  db.selectFrom('door_codes').select(['order_id', 'code']).where('order_id', 'in', orders),
);
