import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { ENTITIES } from '#admin/audit.ts';
import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { TABLES } from '#db/tables.ts';
import { addAccount } from '#identity/server/commands/add-account.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { writeHistory } from '../support/many-orders.ts';
import { writeRounds } from '../support/many-rounds.ts';
import { insert } from '../support/rows.ts';

/** The shop that the lists are read from. */
export const SIZES = { customers: 10_000, changes: 100_000, subscribers: 5000, misses: 5000, staff: 12 };
const MINUTE = 60_000;

/** Fills a shop with products, a year of orders and what comes with them; answers whose orders are the most. */
export async function fill(
  platform: Platform,
  { products, orders, until }: { products: Readable; orders: number; until: Instant },
): Promise<{ customer: string; products: number }> {
  const { db, clock } = platform;
  await inTransaction(db, (tx) => teachSpellings(tx, clock.now()));
  const { added } = await importProducts(db, products, { clock, actor: { userId: null, name: 'Bench' } });
  await inTransaction(db, async (tx) => {
    await writeHistory(tx, { orders, customers: SIZES.customers, days: 365, until });
    await countSold(tx);
    await writeRounds(tx, until);
    await deactivateSome(tx, until);
    await writeChanges(tx, until);
    await writeTheRest(tx, until);
  });
  await settle(db, platform.config.database.kind);
  const best = await db
    .selectFrom('orders')
    .select('user_id')
    .groupBy('user_id')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { customer: best.user_id, products: added };
}

/** Opens an account; answers its token. */
export const openAccount = ({ db, clock }: Platform, role: 'admin' | 'user'): Promise<string> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const account = { name: role, email: `${role}@example.com`, phone: '9876543210', passwordHash: null };
    const userId = await addAccount(tx, { ...account, role, owner: role === 'admin' }, now);
    return openSession(tx, { userId, remember: true, device: 'bench' }, now);
  });

/** What PostgreSQL's autovacuum does within a minute of so many writes; a bench does not wait for it. */
export async function settle(db: Db, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'sqlite') return;
  for (const table of TABLES) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** Counts what the made-up orders sold, as placing them would have. */
export const countSold = (tx: Tx) =>
  sql`update products set sold = coalesce((select sum(quantity) from order_lines where product_id = products.id), 0), popularity = coalesce((select sum(quantity) from order_lines where product_id = products.id), 0)`.execute(
    tx,
  );

const deactivateSome = (tx: Tx, now: Instant) =>
  tx
    .updateTable('products')
    .set({ deactivated_at: now, updated_at: now })
    .where('sku', 'like', '%7')
    .where('sold', '<', 10)
    .execute();

/** The log of changes: orders that were moved, most of all, and prices. */
async function writeChanges(tx: Tx, until: Instant): Promise<void> {
  const [orders, products] = [
    await tx.selectFrom('orders').select('id').orderBy('number', 'desc').limit(20_000).execute(),
    await tx.selectFrom('products').select('id').orderBy('id').limit(20_000).execute(),
  ];
  const rows = Array.from({ length: SIZES.changes }, (_, index) => {
    const entity = index % 10 < 6 ? 'order' : index % 10 < 9 ? 'product' : ENTITIES[index % ENTITIES.length]!;
    const about = entity === 'order' ? orders : products;
    return {
      id: newId(),
      at: after(until, -index * 5 * MINUTE),
      actor_id: null,
      actor_name: 'Owner',
      entity,
      entity_id: about[index % about.length]!.id,
      action: entity === 'order' ? 'moved' : 'edited',
      before: '{"price":40}',
      after: '{"price":42}',
    };
  });
  await insert(tx, 'audit_log', rows);
}

async function writeTheRest(tx: Tx, until: Instant): Promise<void> {
  const times = <T>(count: number, make: (index: number, at: Instant) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index, after(until, -index * MINUTE)));
  await insert(
    tx,
    'newsletter_subscribers',
    times(SIZES.subscribers, (index, at) => ({
      id: newId(),
      email: `letter${index}@example.com`,
      leave_token: newId(),
      consented_at: at,
      left_at: index % 9 === 0 ? at : null,
    })),
  );
  await insert(
    tx,
    'search_misses',
    times(SIZES.misses, (index, at) => ({
      term: `no such goods ${index}`,
      times: 1 + (index % 7),
      first_at: at,
      last_at: at,
    })),
  );
  for (let index = 0; index < SIZES.staff; index += 1) {
    const staff = { name: `Staff ${index}`, email: `staff${index}@example.com`, phone: '9876543210' };
    await addAccount(
      tx,
      { ...staff, role: 'staff', permissions: ['packer', 'counter'], passwordHash: null },
      until,
    );
  }
  await insert(
    tx,
    'jobs',
    times(20_000, (index, at) => ({
      id: newId(),
      kind: 'mail',
      payload: '{}',
      run_at: at,
      created_at: at,
      done_at: index < 20 ? null : at,
      failed_at: index < 20 ? at : null,
    })),
  );
}
