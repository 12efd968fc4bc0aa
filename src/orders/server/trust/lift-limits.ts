import { Failure } from '#base/failure.ts';
import { type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { orderById } from '#orders/server/queries.ts';
import { ordersOfNewcomer } from '#orders/server/queries/open-orders.ts';
import type { Trust } from '#orders/trust/trust.ts';
import { recordAudit } from '#platform/log/audit.ts';

type Doing = Pick<MoveContext, 'actor' | 'now'>;

/** Lifts the limits of new customers for the account of an order. */
export async function liftLimits(tx: Tx, order: string, { actor, now }: Doing): Promise<void> {
  const account = await accountOf(tx, order);
  const lifted = await tx
    .insertInto('lifted_newcomers')
    .values({ user_id: account, by_id: actor.userId, by_name: actor.name, at: now })
    .onConflict((known) => known.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (lifted) await note(tx, account, 'newcomer limits lifted', { actor, now });
}

/** Lets the limits of new customers hold for the account of an order again. */
export async function setLimits(tx: Tx, order: string, { actor, now }: Doing): Promise<void> {
  const account = await accountOf(tx, order);
  const set = await tx
    .deleteFrom('lifted_newcomers')
    .where('user_id', '=', account)
    .returning('user_id')
    .executeTakeFirst();
  if (set) await note(tx, account, 'newcomer limits set', { actor, now });
}

/** Limits of new customers for an account: they apply ('limited'), staff lifted them, or it is no newcomer ('no'). */
export async function newcomerState(db: Db, account: string, now: Instant): Promise<Trust['newcomer']> {
  const lifted = await db
    .selectFrom('lifted_newcomers')
    .select('user_id')
    .where('user_id', '=', account)
    .executeTakeFirst();
  if (lifted) return 'lifted';
  return (await ordersOfNewcomer(db, account, startOfShopDay(shopDay(now)))) ? 'limited' : 'no';
}

async function accountOf(tx: Tx, order: string): Promise<string> {
  const found = await orderById(tx, order);
  if (!found) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return found.user_id;
}

const note = (tx: Tx, account: string, action: string, { actor, now }: Doing): Promise<void> =>
  recordAudit(tx, { actor, entity: 'account', entityId: account, action }, now);
