import * as v from 'valibot';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { daysOf, RegisterQuery, TallyQuery } from '#returns/returns.ts';
import { aside } from './aside/aside.ts';
import { sendMade } from './made-file.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const forReturns = forStaff('tax', 'returns');

/** Files of a period's papers for the accountant, beside the returns. */
export function returnFileRoutes(platform: Platform, route = forReturns) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/register',
    route({
      summary: 'The sales register of a period as .xlsx: a row for each bill and rate, sums in the last',
      answers: { 200: v.string() },
      type: XLSX,
      refuses: ['invalid', 'unavailable'],
    }),
    check('query', RegisterQuery),
    (c) => {
      const { period, lang: language } = c.req.valid('query');
      return sendMade(c, { name: `register-${period}.xlsx`, type: XLSX }, (path) =>
        aside(platform, 'writeRegister', { ...daysOf(period), language, path }),
      );
    },
  );

  routes.get(
    '/tally',
    route({
      summary: 'A period’s papers as XML for Tally: first its ledgers (masters), then its vouchers',
      answers: { 200: v.string() },
      type: 'application/xml',
      refuses: ['invalid', 'unavailable'],
    }),
    check('query', TallyQuery),
    (c) => {
      const { period, file } = c.req.valid('query');
      const named = { name: `tally-${file}-${period}.xml`, type: 'application/xml; charset=utf-8' };
      return sendMade(c, named, (path) => aside(platform, 'writeTally', { ...daysOf(period), file, path }));
    },
  );
  return routes;
}
