import * as v from 'valibot';
import { shopDay } from '#base/time.ts';
import { daysAsked, Figures, FiguresFileQuestion, FiguresQuestion } from '#dispatch/round-figures.ts';
import { forAdmins } from '#identity/server/public.ts';
import { sendCsv } from '#platform/http/files/csv.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { fileOfFigures } from './file.ts';
import { presentFigures } from './present.ts';
import { reckonRounds } from './reckon.ts';

const route = forAdmins('back office: orders');

/** Routes of the round figures, for the owner; under `/api/orders`. */
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
