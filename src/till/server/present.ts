import * as v from 'valibot';
import { absolute, fromRupees, minus, type Paise, sum, toRupees, ZERO } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import { ordersUntil } from '#delivery/server/public.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { presentOrder } from '#orders/server/public.ts';
import {
  type CashMove,
  type CashSheet,
  countedRupees,
  type NewClosing,
  type NewCount,
  type NewMove,
  Pieces,
} from '#till/cash-sheet.ts';
import type { Backs, CashDay, Received, ToGiveBack } from '#till/till.ts';
import type { backsFor, GiveBackRow } from './backs.ts';
import { claimedInAll, type ClaimRow } from './claims.ts';
import {
  type Bag,
  type ClosingRow,
  type CountRow,
  type FullSheet,
  type MoveRow,
  latePayments,
  stateOf,
  sumsOf,
} from './queries.ts';
import { receivedInAll, type ReceivedRow } from './received.ts';
/** People with the right to sign. */
type Signer = { id: string; name: string };

/** Who looks at a sheet, and when. */
type Seen = { asker: Actor; now: Instant };

/** A sheet as its asker gets it: amounts in rupees, and the actions that this person may take. */
export function presentSheet(sheet: FullSheet, { asker, now }: Seen, signers: readonly Signer[]): CashSheet {
  const { bag, who, moves, counts, closings, stillOpen } = sheet;
  const { opening, taken, returned, spent, expected, payments } = sumsOf(sheet);
  const last = counts.at(-1);
  const until = bag.round && ordersUntil(bag.round, now);
  const others = signers.filter(({ id }) => id !== last?.by_id);
  return {
    _id: bag.id,
    round: bag.round && { kind: bag.round.kind, from: bag.round.from_time, to: bag.round.to_time },
    on: bag.on,
    who,
    state: stateOf(sheet),
    opening: toRupees(opening),
    taken: toRupees(taken),
    payments,
    returned: toRupees(returned),
    spent: toRupees(spent),
    expected: toRupees(expected),
    moves: moves.flatMap((move) => presentMove(move, moves)),
    count: last ? presentCount(last) : null,
    closings: closings.map(presentClosing),
    late: latePayments(sheet).map(({ order_id, number, amount_paise, by_name, at }) => ({
      order: order_id,
      orderId: String(number ?? ''),
      amount: toRupees(amount_paise),
      by: by_name,
      at,
    })),
    stillOpen,
    ordersUntil: until,
    may: {
      ...mayWrite(sheet, asker),
      sign: until === null ? maySign(sheet, asker, others.length === 0) : 'no',
    },
    signers: others.map(({ name }) => name),
  };
}

function mayWrite({ closings }: FullSheet, asker: Actor): Pick<CashSheet['may'], 'open' | 'count'> {
  const seesAll = isAllowed(asker, 'allCash');
  const isClosed = closings.length > 0;
  return { open: seesAll && !isClosed, count: seesAll || !isClosed };
}

function maySign(sheet: FullSheet, asker: Actor, isAlone: boolean): CashSheet['may']['sign'] {
  const last = sheet.counts.at(-1);
  if (!last || stateOf(sheet) !== 'toSign' || !isAllowed(asker, 'signing')) return 'no';
  if (last.by_id !== asker.userId) return 'yes';
  return isAlone ? 'alone' : 'no';
}

const presentMove = (
  { id, kind, amount_paise, note, by_name, at }: MoveRow,
  all: readonly MoveRow[],
): CashMove[] =>
  kind === 'undone'
    ? []
    : [
        {
          _id: id,
          kind,
          amount: toRupees(absolute(amount_paise)),
          note,
          by: by_name,
          at,
          isUndone: all.some(({ undoes }) => undoes === id),
        },
      ];

const presentCount = ({ id, pieces, counted_paise, reason, by_name, at }: CountRow) => ({
  _id: id,
  pieces: v.parse(Pieces, JSON.parse(pieces)),
  counted: toRupees(counted_paise),
  reason,
  by: by_name,
  at,
});

const presentClosing = (row: ClosingRow): CashSheet['closings'][number] => ({
  opening: toRupees(row.opening_paise),
  taken: toRupees(row.taken_paise),
  returned: toRupees(row.returned_paise),
  spent: toRupees(row.spent_paise),
  expected: toRupees(row.expected_paise),
  counted: toRupees(row.counted_paise),
  reason: row.reason,
  cost: row.cost_paise === null ? null : toRupees(row.cost_paise),
  handedBy: row.handed_name,
  by: row.signed_name,
  alone: row.alone === 1,
  at: row.signed_at,
});

/** Names a sheet that staff still have to count or sign. */
export const presentUnclosed = ({ id, round, on }: Bag): CashDay['unclosed'][number] => ({
  _id: id,
  on,
  round: round && { from: round.from_time, to: round.to_time },
});

/** An order that is to be looked for in the bank, as it is handed out. */
export const presentClaim = (
  { order, amount, by, at }: ClaimRow,
  asker: Pick<Actor, 'userId' | 'language'>,
): CashDay['claims'][number] => ({ order: presentOrder(order, asker), amount: toRupees(amount), by, at });

export const presentClaimed = (claims: readonly ClaimRow[]): number => toRupees(claimedInAll(claims));

/** Sums by payment method, the rows by person and round, and the cash still out; in rupees. */
export function presentReceived(rows: readonly ReceivedRow[], sheets: readonly FullSheet[]): Received {
  const byMethod = [...Map.groupBy(rows, ({ method }) => method)].map(([method, of]) => ({
    method,
    received: toRupees(sum(of.map(({ received }) => received))),
    givenBack: toRupees(sum(of.map(({ givenBack }) => givenBack))),
  }));
  const out = sheets.filter(({ bag, closings }) => bag.round !== null && closings.length === 0);
  return {
    byMethod,
    total: toRupees(receivedInAll(rows).total),
    rows: rows.map(presentReceivedRow),
    stillOut: toRupees(sum(out.map((sheet) => sumsOf(sheet).expected))),
  };
}

/** A row of what was received, as it is handed out. */
export const presentReceivedRow = ({
  received,
  givenBack,
  ...row
}: ReceivedRow): Received['rows'][number] => ({
  ...row,
  received: toRupees(received),
  givenBack: toRupees(givenBack),
});

/** Value of a count, in paise. */
export const countedIn = ({ pieces }: Pick<NewCount, 'pieces'>): Paise => fromRupees(countedRupees(pieces));

/** Amount of an entry on the sheet, in paise; below zero if it was spent. */
export const moveIn = ({ kind, amount }: Pick<NewMove, 'kind' | 'amount'>): { amount: Paise } => ({
  amount: fromRupees(kind === 'spent' ? -amount : amount),
});

/** Cost and expected sum from a signature, in paise. */
export const closingIn = ({
  cost,
  seen,
}: Pick<NewClosing, 'cost' | 'seen'>): { cost: Paise | null; seen: Paise } => ({
  cost: cost === null ? null : fromRupees(cost),
  seen: fromRupees(seen.expected),
});

/** Orders and accounts that are due a refund, with amounts in rupees. */
export const presentBacks = (
  { orders, accounts, neverCame }: Awaited<ReturnType<typeof backsFor>>,
  asker: Actor,
): Backs => ({
  orders: orders.map((order) => presentOrder(order, asker)),
  accounts: accounts.rows.map(({ id, name, owed_paise }) => ({
    customer: { _id: id, name },
    amount: toRupees(minus(ZERO, owed_paise)),
  })),
  onAccount: presentGiveBack(accounts),
  neverCame: neverCame.map((order) => presentOrder(order, asker)),
});

export const presentGiveBack = ({ count, amount }: GiveBackRow): ToGiveBack => ({
  count,
  amount: toRupees(amount),
});
