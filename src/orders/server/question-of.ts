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

/** What would come into the bag, as it is called and sold. */
export type AskedGoods = Pick<LineRow, 'title' | 'title_hi' | 'title_bn' | 'unit' | 'pack' | 'quantity'> & {
  sold_by: SoldBy;
};

/** What is kept of a question. */
export type KeptQuestion = { change: AskedChange; goods: AskedGoods };

/** What a question is about. */
export const readAsked = ({ asked }: Pick<QuestionRow, 'asked'>): KeptQuestion =>
  JSON.parse(asked) as KeptQuestion;

/** Whether a line that was touched is the one that is asked about. */
export function isAskedAbout(
  { questions }: Pick<FullOrder, 'questions'>,
  { before }: { before: LineRow | null },
): boolean {
  const open = questions.find(({ state }) => state === 'open');
  if (!open || !before) return false;
  const { change } = readAsked(open);
  return change.kind !== 'add' && change.line === before.position;
}
