import type { SoldBy } from '#base/figures/amount.ts';
import type { LineReason } from '#orders/order.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import type { QuestionRow } from '#orders/server/queries/questions.ts';

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
export type AskedGoods = Pick<LineRow, 'title' | 'title_hi' | 'title_bn' | 'unit' | 'pack' | 'quantity'> & {
  sold_by: SoldBy;
};

/** Stored content of a question. */
export type KeptQuestion = { change: AskedChange; goods: AskedGoods };

/** Parses the stored content of a question. */
export const readAsked = ({ asked }: Pick<QuestionRow, 'asked'>): KeptQuestion =>
  JSON.parse(asked) as KeptQuestion;

/** True if the open question is about this touched line. */
export function isAskedAbout(
  { questions }: Pick<FullOrder, 'questions'>,
  { before }: { before: LineRow | null },
): boolean {
  const open = questions.find(({ state }) => state === 'open');
  if (!open || !before) return false;
  const { change } = readAsked(open);
  return change.kind !== 'add' && change.line === before.position;
}
