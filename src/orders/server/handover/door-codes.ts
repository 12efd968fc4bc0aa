import { randomInt } from 'node:crypto';
import type { Schema, Tx } from '#db/schema.ts';
import { isOpen } from '#orders/order.ts';
import type { MoveContext } from '#orders/server/commands/lock-order.ts';
import { notify } from '#orders/server/commands/notify-shopper.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { readSettings } from '#settings/server/public.ts';
import { doorCodeFrom, type Settings } from '#settings/settings.ts';

// The code that a shopper says when her order is handed over. It is told to her alone.

/**
 * Adds or removes the door code of an order after its payment or total changed, and mails a new code. If the owner wants codes, an
 * open order gets one when it is paid, on account or large; an order that is unpaid again loses the code that it got for its
 * payment.
 */
export async function codeFollows(
  tx: Tx,
  order: FullOrder,
  { origin, now }: Pick<MoveContext, 'origin' | 'now'>,
): Promise<void> {
  const isSettled = order.payment_status === 'received';
  if (!isSettled) await takeCodeOfUnsettled(tx, order.id);
  if (!isOpen(order)) return;
  const isGiven =
    (isSettled && (await giveCodeToSettled(tx, order))) ||
    (await giveCodeIfLarge(tx, order, await readSettings(tx)));
  if (isGiven) await notify(tx, order, { kind: 'code' }, { origin, now });
}

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
async function giveCodeToSettled(
  tx: Tx,
  { id: order, channel, account_paise }: Pick<FullOrder, 'id' | 'channel' | 'account_paise'>,
): Promise<boolean> {
  if (channel !== 'web') return false;
  if (doorCodeFrom(await readSettings(tx)) === null) return false;
  return giveCode(tx, order, account_paise > 0 ? 'credit' : 'paid');
}

/** An order of which something is to be collected after all needs no code for that reason. */
const takeCodeOfUnsettled = async (tx: Tx, order: string): Promise<void> =>
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
