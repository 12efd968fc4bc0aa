import { divideRound, type Paise, sum } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { pincodeKey, placeKey } from '#delivery/delivery.ts';
import { goneRounds, type RoundRow } from '#delivery/server/public.ts';
import type { Days, Promises } from '#dispatch/round-figures.ts';
import { type Brought, broughtBy, type Ending, endingsOf, type RefusedRow, refusedOn } from './queries.ts';

type Refused = { orders: number; worth: Paise };
/** Orders that were refused, and for which reasons, the most frequent first. */
export type Refusals = Refused & { reasons: (Refused & { reason: string })[] };

/** Figures of several orders, in paise. */
export type Sums = {
  promises: Promises;
  refused: Refusals;
  delivered: number;
  goods: Paise;
  fees: Paise;
};

/** A round with what its orders came to; `ending` is undefined while it is not closed. */
export type ReckonedRound = Sums & { round: RoundRow; ending: Ending | undefined };
/** A village with what its orders came to. */
export type ReckonedVillage = Sums & { village: string; pincode: string };

/** Figures of the rounds of a period, in paise. */
export type Reckoned = {
  total: Sums & {
    seats: number;
    booked: number;
    cash: Paise;
    closed: number;
    cost: Paise;
    costKnown: number;
    costOfOrder: Paise | null;
  };
  rounds: ReckonedRound[];
  villages: ReckonedVillage[];
};

/** Computes the figures of a period, without rounds that still take orders. */
export async function reckonRounds(db: Db, days: Days, now: Instant): Promise<Reckoned> {
  const rounds = await goneRounds(db, days, now);
  const [brought, refused, endings] = [
    await broughtBy(db, rounds, now),
    await refusedOn(db, rounds),
    await endingsOf(db, rounds),
  ];
  const byRound = groupsOf(brought, refused, ({ round }) => round);
  const reckoned = rounds.map((round) => ({
    round,
    ...sumsOf(byRound.get(round.id)),
    ending: endings.get(round.id),
  }));
  const villages = [...groupsOf(brought, refused, placeKey).values()]
    .map((group) => ({ ...placeOf(group), ...sumsOf(group) }))
    .toSorted(
      (one, other) => ordersIn(other) - ordersIn(one) || one.village.localeCompare(other.village, 'en'),
    );
  return {
    total: { ...sumsOf({ brought, refused }), ...moneyOf(reckoned) },
    rounds: reckoned,
    villages,
  };
}

type Group = { brought: Brought[]; refused: RefusedRow[] };

function groupsOf(
  brought: readonly Brought[],
  refused: readonly RefusedRow[],
  keyOf: (row: Brought | RefusedRow) => string,
): Map<string, Group> {
  const groups = new Map<string, Group>();
  const groupFor = (row: Brought | RefusedRow): Group => {
    const key = keyOf(row);
    const group = groups.get(key) ?? { brought: [], refused: [] };
    groups.set(key, group);
    return group;
  };
  for (const row of brought) groupFor(row).brought.push(row);
  for (const row of refused) groupFor(row).refused.push(row);
  return groups;
}

/** A village as most of its orders have it written. */
function placeOf({ brought, refused }: Group): { village: string; pincode: string } {
  const [most] = brought.toSorted(
    (one, other) => promisedIn(other) - promisedIn(one) || (one.village < other.village ? -1 : 1),
  );
  const { village = '', pincode = '' } = most ?? refused[0] ?? {};
  return { village, pincode: pincodeKey(pincode) };
}

const promisedIn = ({ promises: { kept, toldLate, late, missing, open } }: Pick<Sums, 'promises'>): number =>
  kept + toldLate + late + missing + open;
const ordersIn = (sums: Sums): number => promisedIn(sums) + sums.refused.orders;

function sumsOf({ brought, refused }: Group = { brought: [], refused: [] }): Sums {
  const countOf = (read: (row: Brought) => number): number =>
    brought.reduce((count, row) => count + read(row), 0);
  return {
    promises: {
      kept: countOf(({ promises }) => promises.kept),
      toldLate: countOf(({ promises }) => promises.toldLate),
      late: countOf(({ promises }) => promises.late),
      missing: countOf(({ promises }) => promises.missing),
      open: countOf(({ promises }) => promises.open),
      moved: countOf(({ promises }) => promises.moved),
    },
    refused: { ...refusedIn(refused), reasons: reasonsOf(refused) },
    delivered: countOf(({ delivered }) => delivered),
    goods: sum(brought.map(({ goods }) => goods)),
    fees: sum(brought.map(({ fees }) => fees)),
  };
}

const refusedIn = (rows: readonly RefusedRow[]): Refused => ({
  orders: rows.reduce((count, { orders }) => count + orders, 0),
  worth: sum(rows.map(({ worth }) => worth)),
});

const reasonsOf = (rows: readonly RefusedRow[]): Refusals['reasons'] =>
  [...Map.groupBy(rows, ({ reason }) => reason)]
    .map(([reason, of]) => ({ reason, ...refusedIn(of) }))
    .toSorted((one, other) => other.orders - one.orders || one.reason.localeCompare(other.reason, 'en'));

/** Seats and signed money of the rounds. Rounds without a closing or an entered cost are left out of those sums. */
function moneyOf(rounds: readonly ReckonedRound[]) {
  const ended = rounds.flatMap(({ ending, delivered }) => (ending ? [{ ...ending, delivered }] : []));
  const costly = ended.flatMap(({ cost, delivered }) => (cost === null ? [] : [{ cost, delivered }]));
  const cost = sum(costly.map((of) => of.cost));
  const orders = costly.reduce((count, { delivered }) => count + delivered, 0);
  return {
    seats: rounds.reduce((seats, { round }) => seats + round.capacity, 0),
    booked: rounds.reduce((booked, { round }) => booked + round.booked, 0),
    cash: sum(ended.map(({ cash }) => cash)),
    closed: ended.length,
    cost,
    costKnown: costly.length,
    costOfOrder: orders === 0 ? null : divideRound(cost, orders),
  };
}
