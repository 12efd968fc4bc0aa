import type { ExpressionBuilder, Selectable } from 'kysely';
import { dayAfter, isCalendarDay, startOfShopDay } from '#base/calendar.ts';
import { minus, type Paise, plus, ZERO } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { ridersByRound, type RoundRow } from '#delivery/server/public.ts';
import { standing, sumOf } from '#money/server/public.ts';
import { OPEN_STATUSES } from '#orders/orders.ts';
import type { CashSheet } from '#till/cash-sheet.ts';

/** Rows of a cash sheet. */
export type MoveRow = Selectable<Schema['cash_moves']>;
export type CountRow = Selectable<Schema['cash_counts']>;
export type ClosingRow = Selectable<Schema['cash_closings']>;

/** Cash that came or went for an order, and the closing that it was signed with, if it was. */
type CashPayment = Pick<
  Selectable<Schema['payments']>,
  'id' | 'kind' | 'undoes' | 'amount_paise' | 'by_name' | 'at' | 'order_id'
> & {
  /** Of its order; null of what came against an account. */
  number: number | null;
  closing_id: string | null;
};

/** Whose cash it is: the bag of a round, or the counter of a day. */
export type Bag = { id: string; round: RoundRow | null; on: string };

/** Everything that a sheet is made of. */
export type FullSheet = {
  bag: Bag;
  who: string[];
  moves: MoveRow[];
  counts: CountRow[];
  closings: ClosingRow[];
  payments: CashPayment[];
  stillOpen: number;
};

/** True if the sheet is the counter's: its id is a day, not that of a round. */
export const isCounterDay = (id: string): boolean => isCalendarDay(id);

/** A sheet with all its rows, of the transaction that asks. */
export async function readSheet(db: Db | Tx, bag: Bag): Promise<FullSheet> {
  const [sheet] = await readSheets(db, [bag]);
  if (!sheet) throw new Error('one bag has one sheet');
  return sheet;
}

/** Several sheets with all their rows, in the order of their bags; as many queries as for one. */
export async function readSheets(db: Db | Tx, bags: readonly Bag[]): Promise<FullSheet[]> {
  if (bags.length === 0) return [];
  const ids = bags.map(({ id }) => id);
  const rounds = bags.flatMap(({ round }) => round ?? []);
  const rowsOf = (table: 'cash_moves' | 'cash_counts' | 'cash_closings') =>
    db.selectFrom(table).selectAll().where('sheet_id', 'in', ids).orderBy('position');
  const ofSheet = <Row extends { sheet_id: string }>(rows: readonly Row[]) => {
    const bySheet = Map.groupBy(rows, ({ sheet_id }) => sheet_id);
    return (bag: Bag): Row[] => bySheet.get(bag.id) ?? [];
  };
  const riders = await ridersByRound(db, rounds);
  const moves = ofSheet(await rowsOf('cash_moves').execute());
  const counts = ofSheet(await rowsOf('cash_counts').execute());
  const closings = ofSheet(await rowsOf('cash_closings').execute());
  const payments = await cashIn(db, bags);
  const open = await countOpen(
    db,
    rounds.map(({ id }) => id),
  );
  return bags.map((bag) => ({
    bag,
    who: (riders.get(bag.id) ?? []).map(({ name }) => name),
    moves: moves(bag),
    counts: counts(bag),
    closings: closings(bag),
    payments: payments(bag),
    stillOpen: open.get(bag.id) ?? 0,
  }));
}

/** Counts the orders of each of these rounds that are neither delivered nor cancelled; rounds without one are left out. */
async function countOpen(db: Db | Tx, rounds: readonly string[]): Promise<Map<string | null, number>> {
  if (rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select((row) => ['round_id', row.fn.countAll<number>().as('count')])
    .where('round_id', 'in', rounds)
    .where('status', 'in', OPEN_STATUSES)
    .groupBy('round_id')
    .execute();
  return new Map(rows.map(({ round_id, count }) => [round_id, Number(count)]));
}

/** The cash of each bag, oldest first. At the counter a payment belongs to the day on which it was made. */
async function cashIn(db: Db | Tx, bags: readonly Bag[]): Promise<(bag: Bag) => CashPayment[]> {
  const isIn = (row: ExpressionBuilder<Schema, 'payments'>, { round, on }: Bag) =>
    round
      ? row('payments.round_id', '=', round.id)
      : row.and([
          row('payments.round_id', 'is', null),
          row('payments.at', '>=', startOfShopDay(on)),
          row('payments.at', '<', startOfShopDay(dayAfter(on, 1))),
        ]);
  const rows = await db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('cash_signed', 'cash_signed.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.kind',
      'payments.undoes',
      'payments.amount_paise',
      'payments.by_name',
      'payments.at',
      'payments.order_id',
      'payments.round_id',
      'orders.number',
      'cash_signed.closing_id',
    ])
    .where('payments.method', '=', 'cash')
    // What is rounded off by itself is no cash.
    .where('payments.by_itself', '=', 0)
    .where((row) => row.or(bags.map((bag) => isIn(row, bag))))
    .orderBy('payments.at')
    .orderBy('payments.id')
    .execute();
  const byRound = Map.groupBy(rows, ({ round_id }) => round_id);
  return ({ round, on }) =>
    round ? (byRound.get(round.id) ?? []) : (byRound.get(null) ?? []).filter(({ at }) => shopDay(at) === on);
}

/** The ids among these that have a sheet with entries. */
export async function begunSheets(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('cash_sheets').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these rounds an order goes with. */
export async function orderedRounds(db: Db, rounds: readonly string[]): Promise<Set<string | null>> {
  if (rounds.length === 0) return new Set();
  const going = await db
    .selectFrom('orders')
    .select('round_id')
    .distinct()
    .where('round_id', 'in', rounds)
    .where('status', '!=', 'cancelled')
    .execute();
  return new Set(going.map(({ round_id }) => round_id));
}

/** In the bags of which of these rounds there is, or was, cash. */
export async function paidRounds(db: Db, rounds: readonly string[]): Promise<Set<string | null>> {
  if (rounds.length === 0) return new Set();
  const paid = await db
    .selectFrom('payments')
    .select('round_id')
    .distinct()
    .where('round_id', 'in', rounds)
    .execute();
  return new Set(paid.map(({ round_id }) => round_id));
}

/** Sums of a sheet, in paise. */
export type SheetSums = {
  opening: Paise;
  taken: Paise;
  returned: Paise;
  spent: Paise;
  expected: Paise;
  /** Number of payments in `taken`. */
  payments: number;
};

/** Sums of a bag. It should hold the cash put in and taken for orders, less refunds and expenses. */
export function sumsOf({ moves, payments }: Pick<FullSheet, 'moves' | 'payments'>): SheetSums {
  const moved = standing<MoveRow>(moves);
  const opening = sumOf(moved.filter(({ kind }) => kind === 'opening'));
  const spent = minus(ZERO, sumOf(moved.filter(({ kind }) => kind === 'spent')));
  const stand = standing<CashPayment>(payments);
  const returned = minus(ZERO, sumOf(stand.filter(({ kind }) => kind === 'returned')));
  // A payment of another day that was taken back on this one is below zero here.
  const taken = plus(sumOf(payments), returned);
  return {
    opening,
    taken,
    returned,
    spent,
    expected: minus(plus(opening, taken), plus(returned, spent)),
    payments: stand.filter(({ kind }) => kind === 'paid').length,
  };
}

/** Payments of a closed sheet that are in no signature yet; none while it is open. */
export const latePayments = ({
  closings,
  payments,
}: Pick<FullSheet, 'closings' | 'payments'>): CashPayment[] =>
  closings.length === 0 ? [] : payments.filter(({ closing_id }) => closing_id === null);

/** Where a sheet is. A count that was handed in after the last signature is to be signed. */
export function stateOf({ counts, closings }: Pick<FullSheet, 'counts' | 'closings'>): CashSheet['state'] {
  const last = counts.at(-1);
  if (last && closings.every(({ count_id }) => count_id !== last.id)) return 'toSign';
  return closings.length > 0 ? 'closed' : 'open';
}
