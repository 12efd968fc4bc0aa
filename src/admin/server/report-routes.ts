import { AuditQuery, ChangeList, CHANGES_PER_PAGE } from '#admin/audit.ts';
import { ReorderList } from '#admin/reorder.ts';
import { Report, ReportQuery } from '#admin/report.ts';
import { Today } from '#admin/today.ts';
import { pageCount } from '#base/page.ts';
import { type SignedIn, forAdmins, forStaff } from '#identity/server/public.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { auditLog } from './queries/audit-log.ts';
import { reorderList } from './queries/reorder-list.ts';
import { readReport } from './queries/report.ts';
import { readToday } from './queries/today.ts';

const route = forAdmins('back office: reports');

/** Routes of the dashboard and the audit log. */
export function reportRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/dashboard',
    route({
      summary: 'Sales, orders, customers, stock and searches of 1, 7 or 30 days against the days before',
      answers: { 200: Report },
      refuses: ['invalid'],
    }),
    check('query', ReportQuery),
    async (c) => {
      return c.json(await readReport(platform, c.req.valid('query').days));
    },
  );

  routes.get(
    '/today',
    route({
      summary: 'What to do now, what is promised today and tomorrow, and where the money is',
      answers: { 200: Today },
    }),
    async (c) => {
      personal(c);
      return c.json(await readToday(platform));
    },
  );

  routes.get(
    '/audit',
    route({
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
    async (c) => c.json(await reorderList(platform)),
  );
