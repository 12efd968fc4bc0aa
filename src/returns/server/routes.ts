import * as v from 'valibot';
import { Failure, invalidField } from '#base/failure.ts';
import { shopDay } from '#base/time.ts';
import type { SignedIn } from '#identity/server/public.ts';
import { forStaff } from '#identity/server/public.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import {
  BehindQuery,
  BillsBehind,
  besidePeriod,
  daysOf,
  FileQuery,
  partsOf,
  type Period,
  periodOf,
  Return,
  ReturnQuery,
} from '#returns/returns.ts';
import { presentBehind, presentReturn, type Standing } from '#returns/server/present.ts';
import { reckon } from '#returns/server/reckon.ts';
import { readRegistrations } from '#tax/server/public.ts';
import { registrationAmong } from '#tax/tax.ts';

const forReturns = forStaff('tax', 'returns');

/** The shop's returns, under `/api/returns`, or behind another guard under an address of their own. They only read. */
export function returnRoutes(platform: Platform, route = forReturns) {
  const { db, clock } = platform;
  const routes = newRoutes<SignedIn['Variables']>();

  const standing = async (): Promise<Standing> => {
    const [registrations, today] = [await readRegistrations(db), shopDay(clock.now())];
    return { registrations, today, now: registrationAmong(registrations, today) };
  };
  /** The parts of a period that has begun and has papers. */
  const asked = async (period: Period) => {
    const shop = await standing();
    expectPapers(period, shop);
    return { ...shop, period, parts: partsOf(shop.registrations, daysOf(period)) };
  };

  routes.get(
    '/',
    route({
      summary:
        'The return of a month, quarter or tax year: GSTR-1 and GSTR-3B, or CMP-08 and GSTR-4; what is to be filed next, unless a period is named',
      answers: { 200: Return },
      refuses: ['invalid'],
    }),
    check('query', ReturnQuery),
    async (c) => {
      personal(c);
      const shop = await standing();
      const { period = filedNext(shop) } = c.req.valid('query');
      const { parts, today } = await asked(period);
      return c.json(
        presentReturn(await reckon(platform, 'reckonReturn', { period, parts, today }), { ...shop, period }),
      );
    },
  );

  routes.get(
    '/bills',
    route({
      summary: 'The bills and credit notes behind a figure of a return, and their part in it',
      answers: { 200: BillsBehind },
      refuses: ['invalid'],
    }),
    check('query', BehindQuery),
    async (c) => {
      personal(c);
      const { period, part, cell, after } = c.req.valid('query');
      const { parts } = await asked(period);
      const question = {
        period,
        parts,
        part: cell === APART ? null : part,
        cell: cell === APART ? '' : cell,
      };
      return c.json(
        presentBehind(await reckon(platform, 'billsBehind', { ...question, after: after ?? null })),
      );
    },
  );

  routes.get(
    '/file',
    route({
      summary: 'A file of GSTR-1 for the portal, as the government’s offline tool writes it',
      answers: { 200: v.record(v.string(), v.unknown()) },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', FileQuery),
    async (c) => {
      const { period, part, kind, n } = c.req.valid('query');
      const { parts, today } = await asked(period);
      const file = await reckon(platform, 'makeFile', { period, parts, today, part, kind, n });
      if (!file) throw new Failure('not_found', /*office*/ 'There is no such file for this period.');
      personal(c);
      return c.body(file.text, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.name}"`,
      });
    },
  );
  return routes;
}

/** The figure of papers that no part of the period takes. */
const APART = 'apart';

/** The last period that is over: of a composition shop a quarter, of others a month; in the first one of a shop, that one. */
function filedNext({ today, registrations, now }: Standing): Period {
  const running = periodOf(today, now?.mode === 'composition' ? 'quarter' : 'month');
  const last = besidePeriod(running, -1);
  const first = registrations.at(-1)?.from ?? today;
  return daysOf(last).to < first ? running : last;
}

function expectPapers(period: Period, { today, registrations }: Standing): void {
  const { from, to } = daysOf(period);
  if (from > today)
    throw invalidField('period', /*office*/ 'This period has not begun yet: choose an earlier one');
  const first = registrations.at(-1)?.from;
  if (first !== undefined && to < first)
    throw invalidField('period', /*office*/ 'The shop made no bills in this period: choose a later one');
}
