import * as v from 'valibot';
import { shopDay } from '#base/time.ts';
import {
  daysAsked,
  Figures,
  FiguresFileQuestion,
  FiguresQuestion,
  type RoundFigures,
  type VillageFigures,
} from '#dispatch/round-figures.ts';
import { forStaff } from '#identity/server/public.ts';
import { sendCsv, BYTE_ORDER_MARK, csvLine, escapeFormula } from '#platform/http/files/csv.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentFigures, presentRoundFigures, presentVillageFigures } from './present.ts';
import { reckonRounds, type Reckoned } from './reckon.ts';

const route = forStaff('figures', 'back office: orders');

/** Routes of the round figures, for the owner and who keeps accounts; under `/api/orders`. */
export function roundFiguresRoutes({ db, clock, log }: Platform) {
  const routes = newRoutes();

  routes.get(
    '/rounds/figures',
    route({
      summary:
        'What the rounds of 7 or 30 days or of a month came to: kept promises, seats, refusals by village, what they bring and cost',
      answers: { 200: Figures },
      refuses: ['invalid'],
    }),
    check('query', FiguresQuestion),
    async (c) => {
      personal(c);
      const now = clock.now();
      const days = daysAsked(c.req.valid('query'), shopDay(now));
      return c.json(presentFigures(await reckonRounds(db, days, now), days, now));
    },
  );

  routes.get(
    '/rounds/figures.csv',
    route({
      summary: 'The same as a CSV file, a row for each round or for each village',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['invalid'],
    }),
    check('query', FiguresFileQuestion),
    async (c) => {
      const { by, ...asked } = c.req.valid('query');
      const now = clock.now();
      const reckoned = await reckonRounds(db, daysAsked(asked, shopDay(now)), now);
      return sendCsv(c, `rounds-by-${by}.csv`, fileOfFigures(reckoned, by), log);
    },
  );
  return routes;
}

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
