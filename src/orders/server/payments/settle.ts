import { minus, type Paise, plus, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { lockRound } from '#delivery/server/public.ts';
import { type MoneyFacts, settlementOf } from '#money/money.ts';
import { roomFor, standing, sumOf } from '#money/server/public.ts';
import { changeOrder } from '#orders/server/commands/change-order.ts';
import type { MoveContext } from '#orders/server/commands/lock-order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { type Agreed, type PaymentToWrite, writePayments } from './write-payments.ts';

/** Change to an order's money, from which the account and the rounding are computed again. */
export type Deed = {
  /** Payments that staff or the rider noted or took back. */
  rows?: readonly PaymentToWrite[];
  /** The share that is agreed to go on the account from now on. */
  share?: Paise;
  /** True if the whole unpaid rest goes on the account, as the rider tapped at the door. */
  rest?: boolean;
  /** True if staff asked for the account just now: an amount above its limit is refused, not left due. */
  isAsked?: boolean;
  /** Why the owner lets the account go above its limit. */
  beyond?: string;
};

type Context = Pick<MoveContext, 'actor' | 'now' | 'origin' | 'madeAt'>;

/**
 * Writes the payments that staff or the rider noted for a locked order, and the rows that bring its account and rounding in line
 * with them. A second call without new payments writes nothing. The amount above the account's limit stays due, and the timeline
 * says so. Returns the changed order. Locks are taken in one order: the order, bags, the account.
 */
export async function settle(
  tx: Tx,
  order: FullOrder,
  context: Context,
  { rows = [], share, rest, isAsked = false, beyond = '' }: Deed = {},
): Promise<FullOrder> {
  await lockBags(tx, rows);
  const agreed: Agreed = {
    share_paise: share ?? order.share_paise,
    rest_on_account: rest === undefined ? order.rest_on_account : rest ? 1 : 0,
  };
  const facts = factsOf(order, rows, agreed);
  const wanted = settlementOf({ ...facts, room: Infinity }).onAccount;
  const isLimited = !isAsked && wanted > facts.onAccount;
  const target = settlementOf({ ...facts, room: isLimited ? await roomFor(tx, order) : Infinity });
  const all = withRounding(order, [...rows, ...difference(order, rows, target)], target);
  const written = await write(tx, order, { rows: all, agreed, beyond }, context);
  if (target.onAccount === wanted || isSaid(order)) return written;
  const kind = target.onAccount > 0 ? 'partlyOnAccount' : 'notOnAccount';
  return changeOrder(tx, written, { events: [{ kind }] }, context);
}

/**
 * Locks the rounds of these payments: closing a round counts a payment into its bag, or the payment waits until the round is
 * closed.
 */
async function lockBags(tx: Tx, rows: readonly PaymentToWrite[]): Promise<void> {
  const bags = new Set(rows.flatMap(({ round_id }) => round_id ?? []));
  for (const bag of [...bags].sort()) await lockRound(tx, bag);
}

/** The facts of an order with these rows, that are not written yet. */
function factsOf(
  order: FullOrder,
  rows: readonly PaymentToWrite[],
  { share_paise, rest_on_account }: Agreed,
): Omit<MoneyFacts, 'room'> {
  const { status, total_paise, paid_paise, account_paise } = order;
  const cost = status === 'cancelled' ? 0 : total_paise;
  const undone = new Set(rows.map(({ undoes }) => undoes));
  const cash = [...standing(order.payments).filter(({ id }) => !undone.has(id)), ...rows].filter(
    ({ kind, method, by_itself }) => kind !== 'undone' && method === 'cash' && by_itself !== 1,
  );
  return {
    cost,
    money: paid_paise - account_paise + sumOf(rows.filter(({ method }) => method !== 'account')),
    share: rest_on_account === 1 ? cost : share_paise,
    onAccount: account_paise,
    hasCash: cash.length > 0,
  };
}

type Target = ReturnType<typeof settlementOf>;
const BY_ITSELF = { source: 'status', round_id: null, by_itself: 1 } as const;

/** The row by which the account follows, if it does not carry already what it should. */
function difference(
  { account_paise }: FullOrder,
  rows: readonly PaymentToWrite[],
  { onAccount }: Target,
): PaymentToWrite[] {
  const carried = plus(account_paise, sumOf(rows.filter(({ method }) => method === 'account')));
  const more = minus(onAccount, carried);
  if (more === 0) return [];
  return [{ ...BY_ITSELF, kind: more > 0 ? 'paid' : 'returned', method: 'account', amount_paise: more }];
}

/** The rows with the difference of what is rounded off: with the last of the cash, or in a row of its own. */
function withRounding(
  { rounded_paise }: FullOrder,
  rows: readonly PaymentToWrite[],
  { rounded }: Target,
): PaymentToWrite[] {
  const more = minus(rounded, rounded_paise);
  if (more === 0) return [...rows];
  const cash = rows.findLastIndex(({ method }) => method === 'cash');
  if (cash < 0)
    return [...rows, { ...BY_ITSELF, kind: 'paid', method: 'cash', amount_paise: ZERO, rounded_paise: more }];
  return rows.map((row, at) => (at === cash ? { ...row, rounded_paise: more } : row));
}

type Writing = { rows: readonly PaymentToWrite[]; agreed: Agreed; beyond: string };

async function write(
  tx: Tx,
  order: FullOrder,
  { rows, agreed, beyond }: Writing,
  context: Context,
): Promise<FullOrder> {
  if (rows.length > 0) return writePayments(tx, order, { rows, agreed, beyond }, context);
  const isKept = agreed.share_paise === order.share_paise && agreed.rest_on_account === order.rest_on_account;
  return isKept ? order : changeOrder(tx, order, { set: agreed }, context);
}

/** True if the timeline says, since the last change of status, that the account had no room for all. */
function isSaid({ events }: FullOrder): boolean {
  const moved = events.findLastIndex(({ kind }) => kind === 'status');
  return events.slice(moved + 1).some(({ kind }) => kind === 'notOnAccount' || kind === 'partlyOnAccount');
}
