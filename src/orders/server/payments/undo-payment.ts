import { Failure } from '#base/failure.ts';
import { aboveZero, formatPaise, minus, type Paise, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import type { PaymentMistake } from '#money/money.ts';
import {
  isFollowing,
  isOfDoor,
  noted,
  openMoneyOf,
  standing,
  sumOf,
  type PaymentRow,
} from '#money/server/public.ts';
import { lockOrder, asItIs, changedMeanwhile, type MoveContext } from '#orders/server/commands/lock-order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { type Deed, settle } from './settle.ts';
import type { PaymentToWrite } from './write-payments.ts';

/**
 * Takes a payment back that was written down by mistake: by a further row, once. Refused where its money was given back since, where
 * it was tapped at a door, and where it only follows from others.
 */
export async function undoPayment(
  tx: Tx,
  { order: id, payment }: { order: string; payment: string },
  { note }: PaymentMistake,
  context: MoveContext,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const row = order.payments.find((one) => one.id === payment && one.kind !== 'undone');
  if (!row) throw new Failure('not_found', /*office*/ 'There is no such payment.');
  if (!standing(order.payments).includes(row)) return;
  await takeBack(tx, order, [row], { source: 'desk', note }, context);
}

/**
 * Takes back the one payment that a tap noted, when the tap is undone; a retry changes nothing. A conflict if the payment is not
 * there, or another was noted since, because the right amount is unclear then.
 */
export async function undoNoted(
  tx: Tx,
  order: FullOrder,
  payment: string,
  context: MoveContext,
): Promise<FullOrder> {
  const row = order.payments.find((one) => one.id === payment && one.kind !== 'undone');
  if (!row) throw changedMeanwhile(order);
  if (!standing(order.payments).includes(row)) return order;
  if (order.payments.findLast(({ by_itself }) => by_itself === 0) !== row) throw changedMeanwhile(order);
  return takeBack(tx, order, [row], { source: 'status' }, context);
}

/**
 * Takes back all that was noted of an order elsewhere than at its door: what was tapped there is corrected there. Refused where that
 * is all there is.
 */
export async function undoAll(tx: Tx, order: FullOrder, context: MoveContext): Promise<FullOrder> {
  const rows = noted(order.payments).filter((row) => !isOfDoor(row));
  const isAgreedHere = order.rest_on_account === 0;
  if (rows.length === 0 && !(isAgreedHere && order.account_paise > 0)) throw tappedAtDoor(order);
  const following = isAgreedHere ? followingOnAccount(order) : [];
  return settle(tx, order, context, {
    rows: takenBack([...rows, ...following], { source: 'status' }),
    ...(isAgreedHere && { share: ZERO }),
  });
}

/** Gives the shop's reckoning the rows that take payments back, and the share that is agreed without them. */
async function takeBack(
  tx: Tx,
  order: FullOrder,
  rows: readonly PaymentRow[],
  said: { source: PaymentToWrite['source']; note?: string },
  context: MoveContext,
): Promise<FullOrder> {
  if (rows.some(isFollowing))
    throw new Failure(
      'conflict',
      /*office*/ 'The shop calculated this from the other payments. Remove those instead.',
    );
  if (rows.some(isOfDoor)) throw tappedAtDoor(order);
  const then = await settle(tx, order, context, deedOf(order, rows, said));
  const { neverCame } = openMoneyOf(then);
  if (neverCame > openMoneyOf(order).neverCame) throw givenBackAlready(order, neverCame);
  return then;
}

/** Where a payment on account goes, the rows that follow it by themselves go with it; what else was agreed stays. */
function deedOf(
  { payments, account_paise, share_paise, rest_on_account }: FullOrder,
  rows: readonly PaymentRow[],
  said: { source: PaymentToWrite['source']; note?: string },
): Deed {
  const onAccount = rows.filter(({ kind, method }) => kind === 'paid' && method === 'account');
  if (onAccount.length === 0) return { rows: takenBack(rows, said) };
  const off = sumOf(onAccount);
  const agreed = rest_on_account === 1 ? account_paise : share_paise;
  const following = followingOnAccount({ payments }).filter((row) => !rows.includes(row));
  return { rows: takenBack([...rows, ...following], said), share: aboveZero(agreed - off), rest: false };
}

/** The rows by which the account followed by itself. */
const followingOnAccount = ({ payments }: Pick<FullOrder, 'payments'>): PaymentRow[] =>
  standing(payments).filter(({ method, by_itself }) => method === 'account' && by_itself === 1);

/** The rows that take payments back. */
export const takenBack = (
  rows: readonly PaymentRow[],
  { source, note = '' }: { source: PaymentToWrite['source']; note?: string },
): PaymentToWrite[] =>
  rows.map(({ id, method, amount_paise, round_id, by_itself }) => ({
    kind: 'undone',
    method,
    source,
    note,
    undoes: id,
    round_id,
    by_itself,
    amount_paise: minus(ZERO, amount_paise),
  }));

const tappedAtDoor = (order: FullOrder): Failure =>
  new Failure('conflict', /*office*/ 'The rider entered this at the door. Correct it on the round’s sheet.', {
    detail: asItIs(order),
  });

function givenBackAlready(order: FullOrder, missing: Paise): Failure {
  const figures = { amount: formatPaise(missing) };
  return new Failure(
    'conflict',
    `${figures.amount} of this money was already given back. Remove that entry first.`,
    {
      detail: asItIs(order),
      sentence: {
        id: /*office*/ '{amount} of this money was already given back. Remove that entry first.',
        figures,
      },
    },
  );
}
