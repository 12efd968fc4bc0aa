import type { Selectable } from 'kysely';
import { newId } from '#base/ids.ts';
import type { Schema, Tx } from '#db/schema.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { ORDERS } from '#orders/server/commands/record-event.ts';
import { markChanged } from '#platform/cache/changes.ts';

/** A customer's account. */
export type KhataRow = Selectable<Schema['khatas']>;
/** A row of a ledger. */
export type KhataLineRow = Selectable<Schema['khata_lines']>;

/** Who writes, and when. */
export type Writing = Pick<MoveContext, 'actor' | 'now'>;

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
    owed += row.amount_paise;
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

/** Since when the oldest debt is owed: money pays the oldest first, so what is owed is of the newest debts. */
async function oldestDebt(tx: Tx, user: string, owed: number): Promise<string | null> {
  if (owed <= 0) return null;
  const debts = await tx
    .selectFrom('khata_lines as debt')
    .leftJoin('khata_lines as mistake', 'mistake.undoes', 'debt.id')
    .select(['debt.at', 'debt.amount_paise'])
    .where('debt.user_id', '=', user)
    .where('debt.amount_paise', '>', 0)
    .where('debt.kind', '!=', 'undone')
    .where('mistake.id', 'is', null)
    .orderBy('debt.position', 'desc')
    .limit(DEBTS_READ)
    .execute();
  let left = owed;
  for (const { at, amount_paise } of debts) {
    left -= amount_paise;
    if (left <= 0) return at;
  }
  return debts.at(-1)?.at ?? null;
}
