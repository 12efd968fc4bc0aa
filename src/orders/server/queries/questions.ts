import type { Selectable } from 'kysely';
import type { SoldBy } from '#base/figures/amount.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import type { LineReason } from '#orders/order.ts';

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

/** The change of the lines that is asked about, as it was sent. */
export type AskedChange =
  | {
      kind: 'pack';
      line: number;
      revision: number;
      quantity: number;
      reason: LineReason | undefined;
    }
  | {
      kind: 'swap';
      line: number;
      revision: number;
      product: string;
      quantity: number;
      reason: LineReason | undefined;
    }
  | { kind: 'add'; product: string; quantity: number };

/** Goods that the change would put into the bag, with their title, unit and quantity. */
export type AskedGoods = Pick<
  Selectable<Schema['order_lines']>,
  'title' | 'title_hi' | 'title_bn' | 'unit' | 'pack' | 'quantity'
> & {
  sold_by: SoldBy;
};

/** Stored content of a question. */
export type KeptQuestion = { change: AskedChange; goods: AskedGoods };

/** Parses the stored content of a question. */
export const readAsked = ({ asked }: Pick<QuestionRow, 'asked'>): KeptQuestion =>
  JSON.parse(asked) as KeptQuestion;
