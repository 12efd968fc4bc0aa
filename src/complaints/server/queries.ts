import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { numbersOf, slipDataOf } from './slips/queries.ts';

/** A complaint with its steps, in order. */
export type FullComplaint = Selectable<Schema['complaints']> & { number: number; steps: StepRow[] };
type StepRow = Selectable<Schema['complaint_steps']>;

/** So many complaints that wait are listed; the count says if there are more. */
const LISTED = 100;

type Rows = SelectQueryBuilder<Schema, 'complaints', Selectable<Schema['complaints']>>;

/** The complaints that `choose` takes, with their steps. */
async function read(db: Db | Tx, choose: (all: Rows) => Rows): Promise<FullComplaint[]> {
  const rows = await choose(db.selectFrom('complaints').selectAll()).execute();
  if (rows.length === 0) return [];
  const steps = await db
    .selectFrom('complaint_steps')
    .selectAll()
    .where(
      'complaint_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('complaint_id')
    .orderBy('position')
    .execute();
  const stepsOf = Map.groupBy(steps, ({ complaint_id }) => complaint_id);
  const numbers = await numbersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, number: numbers.get(row.id) ?? 0, steps: stepsOf.get(row.id) ?? [] }));
}

/** The complaints of an order, the oldest first. */
export const complaintsOf = (db: Db | Tx, order: string): Promise<FullComplaint[]> =>
  read(db, (all) => all.where('order_id', '=', order).orderBy('told_at').orderBy('id'));

/** A complaint by its id; with `ownedBy`, only of that customer. */
export async function complaintById(
  db: Db | Tx,
  id: string,
  ownedBy?: string,
): Promise<FullComplaint | undefined> {
  const [found] = await read(db, (all) =>
    all
      .where('id', '=', id)
      .$if(ownedBy !== undefined, (query) => query.where('user_id', '=', ownedBy ?? '')),
  );
  return found;
}

/** States in which a complaint waits for the shop. */
export const WAITING = ['open', 'again'] as const;

/** The complaints that wait for an answer, the longest first. */
export const waitingComplaints = (db: Db | Tx): Promise<FullComplaint[]> =>
  read(db, (all) => all.where('state', 'in', WAITING).orderBy('updated_at').orderBy('id').limit(LISTED));

/** The number of complaints about orders that wait for an answer. */
export async function countComplaints(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('complaints')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('state', 'in', WAITING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All that a customer told the shop, as it is kept. */
export const complaintDataOf = async (db: Db, userId: string) => ({
  ofOrders: await read(db, (all) => all.where('user_id', '=', userId).orderBy('told_at')),
  numbered: await slipDataOf(db, userId),
});
