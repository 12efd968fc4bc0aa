import type { RoundFigures, VillageFigures } from '#dispatch/round-figures.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#platform/http/files/csv.ts';
import { presentRoundFigures, presentVillageFigures } from './present.ts';
import type { Reckoned } from './reckon.ts';

type Columns<Row> = Record<string, (row: Row) => string>;

const amount = (rupees: number | null): string => (rupees === null ? '' : rupees.toFixed(2));

/** Columns that both files share. */
const CAME: Columns<RoundFigures | VillageFigures> = {
  kept: ({ promises }) => String(promises.kept),
  toldLate: ({ promises }) => String(promises.toldLate),
  late: ({ promises }) => String(promises.late),
  notDelivered: ({ promises }) => String(promises.missing),
  toCome: ({ promises }) => String(promises.open),
  moved: ({ promises }) => String(promises.moved),
  refused: ({ refused }) => String(refused.orders),
  refusedWorth: ({ refused }) => amount(refused.worth),
  delivered: ({ delivered }) => String(delivered),
  goods: ({ goods }) => amount(goods),
  fees: ({ fees }) => amount(fees),
};

const OF_ROUND: Columns<RoundFigures> = {
  date: ({ on }) => on,
  from: ({ from }) => from,
  to: ({ to }) => to,
  kind: ({ kind }) => kind,
  seats: ({ seats }) => String(seats),
  booked: ({ booked }) => String(booked),
  ...CAME,
  cash: ({ cash }) => amount(cash),
  cost: ({ cost }) => amount(cost),
};

const OF_VILLAGE: Columns<VillageFigures> = {
  village: ({ village }) => escapeFormula(village),
  pincode: ({ pincode }) => escapeFormula(pincode),
  ...CAME,
  refusedWhy: ({ refused: { reasons } }) =>
    escapeFormula(reasons.map(({ reason, orders }) => `${reason || 'no reason'} ${orders}`).join('; ')),
};

/** The figures of all rounds or villages of a period as a CSV file; amounts are rupees, as numbers. */
export function* fileOfFigures({ rounds, villages }: Reckoned, by: 'round' | 'village'): Generator<string> {
  if (by === 'round') yield* file(OF_ROUND, rounds.map(presentRoundFigures));
  else yield* file(OF_VILLAGE, villages.map(presentVillageFigures));
}

function* file<Row>(columns: Columns<Row>, rows: readonly Row[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for (const row of rows) yield csvLine(cells.map((cell) => cell(row)));
}
