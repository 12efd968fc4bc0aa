import { toRupees } from '#base/figures/money.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Days, Figures, RoundFigures, VillageFigures } from '#dispatch/round-figures.ts';
import type { Reckoned, ReckonedRound, ReckonedVillage, Refusals, Sums } from './reckon.ts';

/** So many rounds and villages are handed out at once. */
const SHOWN = 200;

/** Figures of a period for the API, in rupees. */
export const presentFigures = (
  { total, rounds, villages }: Reckoned,
  { from, to }: Days,
  now: Instant,
): Figures => ({
  from,
  to,
  thisMonth: shopDay(now).slice(0, 7),
  total: {
    ...presentSums(total),
    rounds: rounds.length,
    seats: total.seats,
    booked: total.booked,
    cash: toRupees(total.cash),
    closed: total.closed,
    cost: toRupees(total.cost),
    costKnown: total.costKnown,
    costOfOrder: total.costOfOrder === null ? null : toRupees(total.costOfOrder),
  },
  rounds: rounds.slice(0, SHOWN).map(presentRoundFigures),
  moreRounds: Math.max(0, rounds.length - SHOWN),
  villages: villages.slice(0, SHOWN).map(presentVillageFigures),
  moreVillages: Math.max(0, villages.length - SHOWN),
});

/** Figures of a round for the API, in rupees. */
export const presentRoundFigures = ({ round, ending, ...sums }: ReckonedRound): RoundFigures => {
  const { refused, ...came } = presentSums(sums);
  return {
    id: round.id,
    kind: round.kind,
    on: round.on_day,
    from: round.from_time,
    to: round.to_time,
    seats: round.capacity,
    booked: round.booked,
    ...came,
    refused: { orders: refused.orders, worth: refused.worth },
    cash: ending ? toRupees(ending.cash) : null,
    cost: ending && ending.cost !== null ? toRupees(ending.cost) : null,
  };
};

/** Figures of a village for the API, in rupees. */
export const presentVillageFigures = ({ village, pincode, ...sums }: ReckonedVillage): VillageFigures => ({
  village,
  pincode,
  ...presentSums(sums),
});

const presentSums = ({ promises, refused, delivered, goods, fees }: Sums) => ({
  promises,
  refused: presentRefusals(refused),
  delivered,
  goods: toRupees(goods),
  fees: toRupees(fees),
});

const presentRefusals = ({ orders, worth, reasons }: Refusals) => ({
  orders,
  worth: toRupees(worth),
  reasons: reasons.map((one) => ({ reason: one.reason, orders: one.orders, worth: toRupees(one.worth) })),
});
