import { Failure } from '#base/failure.ts';
import { formatPaise, type Paise, toRupees, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { addToLedger, isCustomer, lockKhata, lockOrBegin, type Writing } from './ledger.ts';
import type { SentLine } from './present.ts';
import { noteChange, owedChanged } from './take-money.ts';

/** Sets a customer's credit limit. Refused with a conflict if it was changed meanwhile; the balance owed stays. */
export async function setLimit(
  tx: Tx,
  user: string,
  { limit, seen }: { limit: Paise; seen: Paise },
  { actor, now }: Writing,
): Promise<void> {
  await expectCustomer(tx, user);
  const khata = await lockOrBegin(tx, user, now);
  if (khata.limit_paise === limit) return;
  if (khata.limit_paise !== seen)
    throw new Failure(
      'conflict',
      /*office*/ 'The limit was changed by another person. Please check it again.',
      {
        detail: { limit: toRupees(khata.limit_paise) },
      },
    );
  await tx
    .updateTable('khatas')
    .set({ limit_paise: limit, updated_at: now })
    .where('user_id', '=', user)
    .execute();
  const change = { before: { limit: toRupees(khata.limit_paise) }, after: { limit: toRupees(limit) } };
  await recordAudit(tx, { actor, entity: 'account', entityId: user, action: 'limit set', ...change }, now);
}

/** Writes a row by the owner's hand: what the paper book said, once, or a correction with its reason. */
export async function addLine(tx: Tx, user: string, sent: SentLine, writing: Writing): Promise<void> {
  await expectCustomer(tx, user);
  const khata = await lockOrBegin(tx, user, writing.now);
  const known = await tx
    .selectFrom('khata_lines')
    .select('user_id')
    .where('id', '=', sent.id)
    .executeTakeFirst();
  if (known && known.user_id !== user)
    throw new Failure('conflict', /*office*/ 'This entry belongs to another customer.');
  if (known) return;
  if (sent.seen !== khata.owed_paise) throw owedChanged(khata);
  if (sent.kind === 'opening' && (await hasOpening(tx, user)))
    throw new Failure(
      'conflict',
      /*office*/ 'The paper book was already entered. Correct it with another entry.',
    );
  const { id, kind, amount, note } = sent;
  const after = await addToLedger(tx, khata, [{ id, kind, amount_paise: amount, note }], writing);
  await noteChange(tx, [khata, after], kind === 'opening' ? 'account opened' : 'account corrected', writing);
}

const hasOpening = async (tx: Tx, user: string): Promise<boolean> =>
  (await tx
    .selectFrom('khata_lines')
    .select('id')
    .where('user_id', '=', user)
    .where('kind', '=', 'opening')
    .executeTakeFirst()) !== undefined;

async function expectCustomer(tx: Tx, user: string): Promise<void> {
  if (!(await isCustomer(tx, user))) throw new Failure('not_found', /*office*/ 'There is no such account');
}

/** Closes a customer's account before it is deleted, so that no order can go on it. Refused while the customer owes money. */
export async function closeKhata(tx: Tx, user: string): Promise<void> {
  const khata = await lockKhata(tx, user);
  if (!khata) return;
  if (khata.owed_paise > 0) {
    const figures = { amount: formatPaise(khata.owed_paise) };
    throw new Failure(
      'conflict',
      `You still owe the shop ${figures.amount}. Pay it first; then your account can be deleted.`,
      {
        sentence: {
          id: /*i18n*/ 'You still owe the shop {amount}. Pay it first; then your account can be deleted.',
          figures,
        },
      },
    );
  }
  await tx.updateTable('khatas').set({ limit_paise: ZERO }).where('user_id', '=', user).execute();
}
