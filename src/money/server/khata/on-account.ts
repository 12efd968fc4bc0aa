import { Failure } from '#base/failure.ts';
import { aboveZero, formatPaise, type Paise, toRupees, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import type { OverAccountLimit } from '#money/payments.ts';
import type { OrderMoneyRow, PaymentRow } from '#money/server/payments/payment-rows.ts';
import {
  addToLedger,
  isCustomer,
  type KhataRow,
  type LineToWrite,
  lockKhata,
  lockOrBegin,
  type Writing,
} from './ledger.ts';

/** Columns of an order's payment that its ledger row needs. */
type OnAccount = Pick<PaymentRow, 'id' | 'kind' | 'method' | 'amount_paise' | 'undoes' | 'note'>;

/** Whose account an order goes on. */
const customerOf = ({ user_id }: Pick<OrderMoneyRow, 'user_id'>): string => user_id;

/**
 * Writes the payments of an order that are on account into the ledger of its customer, in the same transaction. The account is
 * locked, so of two orders at once the second sees what the first wrote; what goes above the limit is refused, but with
 * the owner's noted yes.
 */
export async function writeOnAccount(
  tx: Tx,
  order: Pick<OrderMoneyRow, 'user_id'>,
  { rows, beyond }: { rows: readonly OnAccount[]; beyond: string },
  writing: Writing,
): Promise<void> {
  const ours = rows.filter(({ method }) => method === 'account');
  if (ours.length === 0) return;
  const customer = customerOf(order);
  const more = ours.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  if (more > 0 && !(await isCustomer(tx, customer))) throw aboveLimit(undefined);
  const khata = beyond ? await lockOrBegin(tx, customer, writing.now) : await lockKhata(tx, customer);
  const isAbove = more > 0 && (khata?.owed_paise ?? 0) + more > (khata?.limit_paise ?? 0);
  if (!khata || (isAbove && beyond === '')) throw aboveLimit(khata);
  const lines: LineToWrite[] = [];
  for (const row of ours) lines.push(await lineOf(tx, row, isAbove ? beyond : ''));
  await addToLedger(tx, khata, lines, writing);
}

async function lineOf(tx: Tx, row: OnAccount, beyond: string): Promise<LineToWrite> {
  const { id, kind, amount_paise, undoes, note } = row;
  const line = { id, payment_id: id, amount_paise, note };
  if (kind === 'paid') return { ...line, kind: 'order', beyond };
  if (kind === 'returned') return { ...line, kind: 'lessened' };
  return { ...line, kind: 'undone', undoes };
}

/** Credit left on the account of an order's customer, in paise; locks the account. */
export async function roomFor(tx: Tx, order: Pick<OrderMoneyRow, 'user_id'>): Promise<Paise> {
  if (!(await isCustomer(tx, customerOf(order)))) return ZERO;
  const khata = await lockKhata(tx, customerOf(order));
  return aboveZero(khata ? khata.limit_paise - khata.owed_paise : 0);
}

function aboveLimit(khata: KhataRow | undefined): Failure {
  const detail = (most: Paise, owed: Paise): OverAccountLimit => ({
    limit: 'account',
    most: toRupees(most),
    owed: toRupees(owed),
  });
  if (!khata || khata.limit_paise === 0)
    return new Failure('over_limit', /*office*/ 'This customer has no khata.', {
      detail: detail(ZERO, khata?.owed_paise ?? ZERO),
    });
  const figures = {
    most: formatPaise(khata.limit_paise),
    owed: formatPaise(khata.owed_paise),
  };
  return new Failure(
    'over_limit',
    `This khata has a limit of ${figures.most}, and the customer already owes ${figures.owed}.`,
    {
      sentence: {
        id: /*office*/ 'This khata has a limit of {most}, and the customer already owes {owed}.',
        figures,
      },
      detail: detail(khata.limit_paise, khata.owed_paise),
    },
  );
}

/** Orders go on account by those who may give credit; above the limit of the account by the owner's word alone. */
export function expectMayGiveCredit(
  actor: Actor,
  { onAccount, beyond }: { onAccount: boolean; beyond: string | undefined },
): void {
  if (onAccount && !isAllowed(actor, 'credit'))
    throw new Failure('forbidden', /*office*/ 'Only staff with the job “Accounts” can put orders on khata.');
  if (beyond && actor.role !== 'admin')
    throw new Failure('forbidden', /*office*/ 'Only an owner can let a khata go above its limit.');
}
