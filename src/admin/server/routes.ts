import type { MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { AuditQuery, ChangeList, CHANGES_PER_PAGE } from '#admin/audit.ts';
import { FirstSteps, StepChoices } from '#admin/first-steps.ts';
import { ReorderList } from '#admin/reorder.ts';
import { Report, ReportQuery } from '#admin/report.ts';
import { SalesFigures, SalesQuestion } from '#admin/sales-figures.ts';
import { Today } from '#admin/today.ts';
import { hearsNews, SeenNews } from '#alarm/alarm.ts';
import { lookUpTo, markNewsSeen } from '#alarm/server/public.ts';
import { Failure } from '#base/failure.ts';
import { pageCount } from '#base/page.ts';
import { type SignedIn, type WithActor, recognise, forAdmins, forStaff } from '#identity/server/public.ts';
import { BYTE_ORDER_MARK, csvLine, sendCsv } from '#platform/http/files/csv.ts';
import { guardedRoutes, check, newRoutes, write, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSteps } from './first/read-steps.ts';
import { saveChoices } from './first/save-choices.ts';
import { limitStreams, tellNews, wakeStreamsOf } from './news-streams.ts';
import { auditLog } from './queries/audit-log.ts';
import { reorderList } from './queries/reorder-list.ts';
import { readReport } from './queries/report.ts';
import { readSalesFigures } from './queries/sales-figures.ts';
import { readToday } from './queries/today.ts';

/** Guard: admins, and staff who look after orders or goods. */
const atTheCounter: MiddlewareHandler<WithActor> = async (c, next) => {
  const actor = c.get('actor');
  if (!actor) throw new Failure('signed_out', /*i18n*/ 'Please log in.');
  if (!hearsNews(actor)) throw new Failure('forbidden', /*office*/ 'This is only for staff of the shop.');
  await next();
};

const route = guardedRoutes(atTheCounter, 'back office: news', ['signed_out', 'forbidden']);

/** Routes for the notifications of the back office. */
export function adminRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/events',
    route({
      summary:
        'New orders, low stock and failed mails as they happen, as server-sent events named `news`; ' +
        'Last-Event-ID resumes after a break, and the stream does not end by itself',
      answers: { 200: v.string() },
      type: 'text/event-stream',
      refuses: ['too_many'],
    }),
    (c) => {
      const { userId } = c.get('actor');
      limitStreams(platform, userId);
      const token = c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? '';
      const lastId = c.req.header('last-event-id') ?? '';
      const answer = streamSSE(
        c,
        (stream) =>
          tellNews(platform, { stream, userId, lastId, whoNow: () => stillAtTheCounter(platform, token) }),
        async (error) => platform.log.error('news.failed', error),
      );
      // Tells proxies not to buffer the stream.
      answer.headers.set('X-Accel-Buffering', 'no');
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
  );

  routes.post(
    '/events/seen',
    route({
      summary: 'I have seen the new orders up to a moment',
      answers: { 200: v.object({ message: v.string() }) },
      refuses: ['invalid'],
    }),
    check('json', SeenNews),
    async (c) => {
      const actor = c.get('actor');
      const { userId } = actor;
      const now = platform.clock.now();
      const { asOf } = c.req.valid('json');
      // Nobody can have seen the future, whatever their clock says.
      const seenAt = asOf < now ? asOf : now;
      await write(platform, async (tx) => {
        await markNewsSeen(tx, userId, seenAt, now);
        await lookUpTo(tx, actor, seenAt, now);
      });
      wakeStreamsOf(platform, userId);
      return c.json({ message: 'Seen.' });
    },
  );
  return routes;
}

/** The owner of a token, if they may still use the back office: a stream must not outlive a permission. */
async function stillAtTheCounter(platform: Platform, token: string) {
  const actor = await recognise(platform, token);
  return actor && hearsNews(actor) ? actor : undefined;
}

const reports = forAdmins('back office: reports');

const figures = forStaff('figures', 'back office: reports');

/** Routes of sales and money by days, for the owner and who keeps accounts. */
export function salesFigureRoutes({ db, log }: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/figures',
    figures({
      summary: 'Sales, fees, credits and the money that came and went, day by day and in all',
      answers: { 200: SalesFigures },
      refuses: ['invalid'],
    }),
    check('query', SalesQuestion),
    async (c) => {
      personal(c);
      return c.json(await readSalesFigures(db, c.req.valid('query')));
    },
  );

  routes.get(
    '/figures.csv',
    figures({
      summary: 'The same as a CSV file, a row for each day',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['invalid'],
    }),
    check('query', SalesQuestion),
    async (c) => {
      const asked = c.req.valid('query');
      const name = `figures-${asked.from}-${asked.to}.csv`;
      return sendCsv(c, name, fileOfFigures(await readSalesFigures(db, asked)), log);
    },
  );
  return routes;
}

/** The days as a CSV file; counts and amounts are numbers that a spreadsheet adds up. */
function* fileOfFigures({ days, total }: SalesFigures): Generator<string> {
  const amounts = (Object.keys(total) as (keyof typeof total)[]).filter((name) => !COUNTS.includes(name));
  yield BYTE_ORDER_MARK + csvLine(['date', ...COUNTS, ...amounts]);
  for (const day of days)
    yield csvLine([
      day.on,
      ...COUNTS.map((name) => String(day[name])),
      ...amounts.map((name) => day[name].toFixed(2)),
    ]);
}

const COUNTS: readonly (keyof SalesFigures['total'])[] = ['orders', 'cancelled'];

/** Routes of the dashboard and the audit log. */
export function reportRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/dashboard',
    reports({
      summary: 'Sales, orders, customers, stock and searches of 1, 7 or 30 days against the days before',
      answers: { 200: Report },
      refuses: ['invalid'],
    }),
    check('query', ReportQuery),
    async (c) => {
      return c.json(await readReport(platform, c.req.valid('query').days, c.get('actor').language));
    },
  );

  routes.get(
    '/today',
    reports({
      summary: 'What to do now, what is promised today and tomorrow, and where the money is',
      answers: { 200: Today },
    }),
    async (c) => {
      personal(c);
      return c.json(await readToday(platform));
    },
  );

  routes.get(
    '/first-steps',
    reports({
      summary: 'The first steps of a new shop, and what is set already',
      answers: { 200: FirstSteps },
    }),
    async (c) => {
      personal(c);
      return c.json(await readSteps(platform));
    },
  );

  routes.put(
    '/first-steps',
    reports({
      summary: 'Put steps off, or close the list of steps',
      answers: { 200: FirstSteps },
      refuses: ['invalid'],
    }),
    check('json', StepChoices),
    async (c) => {
      const choices = c.req.valid('json');
      await write(platform, (tx) => saveChoices(tx, choices, platform.clock.now()));
      return c.json(await readSteps(platform));
    },
  );

  routes.get(
    '/audit',
    reports({
      summary: 'Who changed what and when, the newest change first',
      answers: { 200: ChangeList },
      refuses: ['invalid'],
    }),
    check('query', AuditQuery),
    async (c) => {
      const { changes, total } = await auditLog(platform.db, c.req.valid('query'));
      return c.json({ changes, totalPages: pageCount(total, CHANGES_PER_PAGE), totalChanges: total });
    },
  );
  return routes;
}

const staffRoute = forStaff('catalogue', 'Products');

/** The reorder list for the wholesaler, for staff with the right "Products". */
export const reorderRoutes = (platform: Platform) =>
  newRoutes<SignedIn['Variables']>().get(
    '/reorder',
    staffRoute({
      summary: 'What runs out or is sold out, by shelf, with what was sold in 30 days and how much to order',
      answers: { 200: ReorderList },
    }),
    async (c) => c.json(await reorderList(platform, c.get('actor').language)),
  );
