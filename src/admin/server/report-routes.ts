import { adminOnly, type SignedIn } from '#accounts/server/guard.ts';
import { AuditQuery, ChangeList, CHANGES_PER_PAGE } from '#admin/audit.ts';
import { Report, ReportQuery } from '#admin/report.ts';
import { pageCount } from '#base/page.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { auditLog } from './queries/audit-log.ts';
import { readReport } from './queries/report.ts';

const tag = 'back office: reports';
const refuses = ['invalid', 'signed_out', 'forbidden'] as const;

/** What the owner reads about the shop: how it does, and who changed what. */
export function reportRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/dashboard',
    describe({
      tag,
      summary: 'Sales, orders, customers, stock and searches of 1, 7 or 30 days against the days before',
      answers: { 200: Report },
      refuses,
      needsToken: true,
    }),
    adminOnly,
    check('query', ReportQuery),
    async (c) => {
      personal(c);
      return c.json(await readReport(platform, c.req.valid('query').days));
    },
  );

  routes.get(
    '/audit',
    describe({
      tag,
      summary: 'Who changed what and when, the newest change first',
      answers: { 200: ChangeList },
      refuses,
      needsToken: true,
    }),
    adminOnly,
    check('query', AuditQuery),
    async (c) => {
      personal(c);
      const { changes, total } = await auditLog(platform.db, c.req.valid('query'));
      return c.json({ changes, totalPages: pageCount(total, CHANGES_PER_PAGE), totalChanges: total });
    },
  );
  return routes;
}
