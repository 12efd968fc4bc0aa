import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import {
  changeOrder,
  lockOrder,
  type FullOrder,
  type QuestionRow,
  readAsked,
} from '#orders/server/public.ts';
import { packLine } from '#packing/server/pack-line.ts';
import { lockOpenOrder } from '#packing/server/pack-order.ts';
import { addLine, swapLine } from '#packing/server/swap-line.ts';
import type { PackContext } from './change-lines.ts';

/** A question: of which order, and which. */
type QuestionPlace = { order: string; question: string };

/**
 * Stores the shopper's answer. A yes makes exactly the change that was asked, for exactly the total that was
 * named, in the same transaction; it is refused if that is no longer possible. A no changes nothing. A repeated
 * answer has no further effect.
 */
export async function answerQuestion(
  tx: Tx,
  { order: id, question }: QuestionPlace,
  { yes }: { yes: boolean },
  { actor, now, origin }: PackContext,
): Promise<void> {
  const order = await lockOrder(tx, id, actor.userId);
  const asked = await readQuestion(tx, order, question);
  if (asked.state === (yes ? 'yes' : 'no')) return;
  if (asked.state !== 'open')
    throw new Failure(
      'conflict',
      /*i18n*/ 'This question no longer needs an answer. You see the order as it is now.',
    );
  await settle(tx, asked, yes ? 'yes' : 'no', now);
  if (!yes) {
    const said = { kind: 'saidNo', total: asked.total_paise } as const;
    await changeOrder(tx, order, { events: [said] }, { actor, now });
    return;
  }
  const packer = { userId: asked.asked_by_id, name: asked.asked_by };
  await makeChange(tx, order.id, asked, { actor: packer, yesBy: actor, now, origin });
}

/** Makes the change that the shopper agreed to. Whatever changed since what was asked refuses it. */
async function makeChange(tx: Tx, order: string, asked: QuestionRow, context: PackContext): Promise<void> {
  const { change } = readAsked(asked);
  const settled = { agreedTo: asked.total_paise, give: false };
  if (change.kind === 'add') {
    await addLine(tx, await lockOpenOrder(tx, order), { ...change, ...settled }, context);
    return;
  }
  const place = { order, line: String(change.line) };
  if (change.kind === 'pack') await packLine(tx, place, { ...change, ...settled }, context);
  else await swapLine(tx, place, { ...change, ...settled }, context);
}

/** Notes that the shopper agreed to what cannot be done any more; false where that was not asked any more. */
export async function voidQuestion(
  tx: Tx,
  { order: id, question }: QuestionPlace,
  { actor, now }: Pick<PackContext, 'actor' | 'now'>,
): Promise<boolean> {
  const order = await lockOrder(tx, id, actor.userId);
  const asked = await readQuestion(tx, order, question);
  if (asked.state !== 'open') return false;
  await settle(tx, asked, 'void', now);
  await changeOrder(tx, order, { events: [{ kind: 'askedNoMore' }] }, { actor, now });
  return true;
}

/** Takes back what the shopper was asked, and did not answer yet. */
export async function withdrawQuestion(
  tx: Tx,
  { order: id, question }: QuestionPlace,
  context: PackContext,
): Promise<null> {
  const order = await lockOrder(tx, id);
  const asked = await readQuestion(tx, order, question);
  if (asked.state === 'over') return null;
  if (asked.state !== 'open') throw new Failure('conflict', /*office*/ 'The customer has already answered.');
  await settle(tx, asked, 'over', context.now);
  await changeOrder(tx, order, { events: [{ kind: 'askedNoMore' }] }, context);
  return null;
}

async function readQuestion(tx: Tx, order: FullOrder, id: string): Promise<QuestionRow> {
  const found = await tx
    .selectFrom('order_questions')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!found) throw new Failure('not_found', /*i18n*/ 'There is no such question.');
  return found;
}

async function settle(
  tx: Tx,
  { id }: QuestionRow,
  state: Exclude<QuestionRow['state'], 'open'>,
  now: string,
): Promise<void> {
  await tx
    .updateTable('order_questions')
    .set({ state, answered_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
