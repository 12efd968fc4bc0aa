import type { Selectable } from 'kysely';
import { plus, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { ORDERS } from '#delivery/server/public.ts';
import { standingsByIds } from '#identity/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';

/** A customer's account. */
export type KhataRow = Selectable<Schema['khatas']>;
/** A row of a ledger. */
type KhataLineRow = Selectable<Schema['khata_lines']>;

/** Who writes, and when. */
export type Writing = { actor: { userId: string; name: string }; now: Instant };

/**
 * True if the user is a customer who can owe money: a sale without a customer has none, and a deleted customer is none
 * any more.
 */
export const isCustomer = async (tx: Tx, user: string): Promise<boolean> =>
  (await standingsByIds(tx, [user])).has(user);

/** Locks an account: whatever else changes what its customer owes waits until this transaction ends. */
export const lockKhata = (tx: Tx, user: string): Promise<KhataRow | undefined> =>
  tx
    .updateTable('khatas')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('user_id', '=', user)
    .returningAll()
    .executeTakeFirst();

/** Locks an account, and begins one, without a limit, where there is none. */
export async function lockOrBegin(tx: Tx, user: string, now: string): Promise<KhataRow> {
  await tx
    .insertInto('khatas')
    .values({ user_id: user, updated_at: now })
    .onConflict((row) => row.column('user_id').doNothing())
    .execute();
  const khata = await lockKhata(tx, user);
  if (!khata) throw new Error('an account that was just begun is not there');
  return khata;
}

/** A row to be written; without an id it gets one. */
export type LineToWrite = Pick<KhataLineRow, 'kind' | 'amount_paise'> &
  Partial<Pick<KhataLineRow, 'id' | 'payment_id' | 'undoes' | 'note' | 'beyond'>>;

/** Adds rows to the ledger of a locked account, and what follows from them. Returns the account as it is then. */
export async function addToLedger(
  tx: Tx,
  khata: KhataRow,
  rows: readonly LineToWrite[],
  { actor, now }: Writing,
): Promise<KhataRow> {
  let owed = khata.owed_paise;
  const lines = rows.map((row, index) => {
    owed = plus(owed, row.amount_paise);
    return {
      id: newId(Date.parse(now)),
      payment_id: null,
      undoes: null,
      note: '',
      beyond: '',
      ...row,
      user_id: khata.user_id,
      position: khata.line_count + index,
      owed_paise: owed,
      by_id: actor.userId,
      by_name: actor.name,
      at: now,
    };
  });
  if (lines.length === 0) return khata;
  await tx.insertInto('khata_lines').values(lines).execute();
  const figures = {
    owed_paise: owed,
    line_count: khata.line_count + lines.length,
    oldest_at: await oldestDebt(tx, khata.user_id, owed),
    updated_at: now,
  };
  await tx.updateTable('khatas').set(figures).where('user_id', '=', khata.user_id).execute();
  markChanged(tx, ORDERS);
  return { ...khata, ...figures };
}

const DEBTS_READ = 1000;

/**
 * Since when the oldest debt is owed: money pays the oldest first, so what is owed is of the newest debts. An order that was
 * cancelled or lessened is no debt as far as that came off again.
 */
async function oldestDebt(tx: Tx, user: string, owed: number): Promise<string | null> {
  if (owed <= 0) return null;
  const rows = await tx
    .selectFrom('khata_lines as debt')
    .leftJoin('khata_lines as mistake', 'mistake.undoes', 'debt.id')
    .leftJoin('payments', 'payments.id', 'debt.payment_id')
    .select(['debt.at', 'debt.amount_paise', 'payments.order_id'])
    .where('debt.user_id', '=', user)
    .where((is) => is.or([is('debt.amount_paise', '>', ZERO), is('debt.kind', '=', 'lessened')]))
    .where('debt.kind', '!=', 'undone')
    .where('mistake.id', 'is', null)
    .orderBy('debt.position', 'desc')
    .limit(DEBTS_READ)
    .execute();
  const cameOff = new Map<string | null, number>();
  let [left, oldest] = [owed, null as string | null];
  for (const { at, amount_paise, order_id } of rows) {
    const open = amount_paise + (cameOff.get(order_id) ?? 0);
    cameOff.set(order_id, Math.min(0, open));
    if (open <= 0) continue;
    [left, oldest] = [left - open, at];
    if (left <= 0) break;
  }
  return oldest;
}
