import { type Paise, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Tx } from '#db/schema.ts';
import {
  changeOrder,
  endQuestion,
  momentAfter,
  notify,
  type FullOrder,
  type LineRow,
  type QuestionRow,
  type KeptQuestion,
} from '#orders/server/public.ts';
import type { SettledLines } from '#packing/server/settle-line.ts';
import { agreedState, changeLines, type PackContext, type Plan, moveStock } from './change-lines.ts';

/** Changes the lines of an order as they were settled, or, where the shopper is to be asked first, asks. */
export async function changeOrAsk(
  tx: Tx,
  order: FullOrder,
  { asks, agreed, ...change }: SettledLines & Pick<Plan, 'deed' | 'goods'>,
  about: { asked: KeptQuestion['change']; asksFor: LineRow },
  context: PackContext,
): Promise<string | null> {
  if (asks) {
    await askShopper(tx, order, { ...about, ...asks }, context);
    return null;
  }
  const { actor, yesBy = actor, now } = context;
  const after = change.saidYes ? { total: agreed, by: yesBy.name, at: now } : agreedState(order);
  return changeLines(tx, order, { ...change, agreed: after }, context);
}

/**
 * Keeps what the shopper is asked, instead of what was asked before. The lines stay as they are; an order that was packed is to be
 * packed once more.
 */
async function askShopper(
  tx: Tx,
  order: FullOrder,
  {
    asked: change,
    asksFor,
    total,
    above,
  }: { asked: KeptQuestion['change']; asksFor: LineRow; total: Paise; above: Paise },
  { actor, now, origin }: PackContext,
): Promise<void> {
  await expectInStock(tx, order, change, asksFor);
  await endQuestion(tx, order.id, now);
  const { title, title_hi, title_bn, unit, pack, quantity, sold_by } = asksFor;
  const kept: KeptQuestion = {
    change,
    goods: { title, title_hi, title_bn, unit, pack, quantity, sold_by },
  };
  const at = momentAfter(order, now);
  const question: QuestionRow = {
    id: newId(Date.parse(at)),
    order_id: order.id,
    asked: JSON.stringify(kept),
    total_paise: total,
    above_paise: above,
    asked_by_id: actor.userId,
    asked_by: actor.name,
    asked_at: at,
    state: 'open',
    answered_at: null,
  };
  await tx.insertInto('order_questions').values(question).execute();
  const changed = await changeOrder(
    tx,
    order,
    {
      set: { packed_at: null },
      events: [{ kind: 'asked', total }],
      audit: {
        action: 'asked',
        before: { total: toRupees(order.total_paise) },
        after: { title, total: toRupees(total) },
      },
    },
    { actor, now },
  );
  await notify(tx, { ...changed, questions: [question] }, { kind: 'asked' }, { origin, now });
}

/**
 * Refuses a question about goods that are not in stock: takes them from stock and puts them back, because the
 * stock changes only after a yes.
 */
async function expectInStock(
  tx: Tx,
  order: FullOrder,
  change: KeptQuestion['change'],
  after: LineRow,
): Promise<void> {
  const before =
    change.kind === 'pack' ? (order.lines.find(({ position }) => position === change.line) ?? null) : null;
  await moveStock(tx, [{ before, after }]);
  await moveStock(tx, [{ before: after, after: before }]);
}
