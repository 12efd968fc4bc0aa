import * as v from 'valibot';
import { addressLine } from '#base/postal-address.ts';
import { shopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { fromBook } from '#identity/identity.ts';
import { type SignedIn, forAdmins, presentAddress, type UserRow } from '#identity/server/public.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula, sendCsv } from '#platform/http/files/csv.ts';
import { newRoutes, write } from '#platform/http/routes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { customers } from './queries.ts';

const route = forAdmins('customers');

/** Exports customers as a file. The export is logged, because the file contains everyone's address. */
export function customerFileRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, log, clock } = platform;
  routes.get(
    '/customers.csv',
    route({
      summary: 'Everyone with an account as a CSV file, newest first',
      answers: { 200: v.string() },
      type: 'text/csv',
    }),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) =>
        recordAudit(tx, { actor, entity: 'customers', entityId: 'all', action: 'exported' }, clock.now()),
      );
      return sendCsv(c, 'customers.csv', exportCustomers(db), log);
    },
  );
  return routes;
}

const COLUMNS: Record<string, (user: UserRow) => string> = {
  name: ({ name }) => escapeFormula(name),
  email: ({ email }) => escapeFormula(email ?? ''),
  phone: ({ phone }) => escapeFormula(phone),
  role: ({ role }) => role,
  since: ({ created_at }) => shopDay(created_at),
  addresses: ({ addresses }) =>
    escapeFormula(addresses.map((row) => addressLine(fromBook(presentAddress(row)))).join('; ')),
};

const AT_ONCE = 500;

async function* exportCustomers(db: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
  const cells = Object.values(COLUMNS);
  for (let page = 1; ; page += 1) {
    const { rows } = await customers(db, { q: '', page, limit: AT_ONCE });
    yield rows.map((user) => csvLine(cells.map((cell) => cell(user)))).join('');
    if (rows.length < AT_ONCE) return;
  }
}
