import type { Selectable } from 'kysely';
import type { Db, Schema, Tx } from '#db/schema.ts';

const QUESTION_COLUMNS = [
  'id',
  'order_id',
  'asked',
  'total_paise',
  'above_paise',
  'asked_by_id',
  'asked_by',
  'asked_at',
  'state',
  'answered_at',
] as const satisfies (keyof Schema['order_questions'])[];
/** A row of what the shopper of an order is asked. */
export type QuestionRow = Pick<Selectable<Schema['order_questions']>, (typeof QUESTION_COLUMNS)[number]>;

/** Questions to the shoppers of these orders, oldest first. */
export async function questionsOfOrders(db: Db | Tx, orders: readonly string[]): Promise<QuestionRow[]> {
  if (orders.length === 0) return [];
  return db
    .selectFrom('order_questions')
    .select(QUESTION_COLUMNS)
    .where('order_id', 'in', orders)
    .orderBy('asked_at')
    .execute();
}
