import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db, Tx } from '#db/schema.ts';
import { isOpen, OPEN_STATUSES } from '#orders/orders.ts';
import { lockOrder, notify } from '#orders/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { originOf } from '#platform/http/link-origin.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

const Payload = v.object({ round: v.string() });

/**
 * Notifies shoppers whose round now comes at another time than they were last told. Repeated runs notify each shopper
 * once; a delay that was taken back before the run is not announced.
 */
export const lateHandler =
  ({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): JobHandler =>
  async (payload, _id, signal) => {
    const { round } = v.parse(Payload, payload);
    for (const id of await notToldYet(db, round)) {
      signal.throwIfAborted();
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, id);
        if (order.round_id !== round || !isOpen(order) || order.late_told === order.late_to) return;
        await setTold(tx, id, order.late_to);
        await notify(tx, order, { kind: 'late' }, { origin: originOf(config), now: clock.now() });
      });
    }
  };

/** The orders of a round that are still to come and whose shoppers know another time. */
async function notToldYet(db: Db, round: string): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('rounds', 'rounds.id', 'orders.round_id')
    .select('orders.id')
    .where('orders.round_id', '=', round)
    .where('orders.status', 'in', OPEN_STATUSES)
    .where(sql<boolean>`coalesce(orders.late_told, '') <> coalesce(rounds.late_to, '')`)
    .orderBy('orders.id')
    .execute();
  return orders.map(({ id }) => id);
}

const setTold = (tx: Tx, id: string, lateTo: string | null) =>
  tx.updateTable('orders').set({ late_told: lateTo }).where('id', '=', id).execute();
