import { Failure, invalidField } from '#base/failure.ts';
import { quantityOf } from '#base/figures/amount.ts';
import type { Instant } from '#base/time.ts';
import { wholeAmount } from '#catalogue/server/public.ts';
import { mayBeTold, type NewAnswer, type NewComplaint, type NotRight } from '#complaints/complaints.ts';
import type { Tx } from '#db/schema.ts';
import { changeOrder, type FullOrder, lockOrder, type MoveContext, notify } from '#orders/server/public.ts';
import { creditInPaise, giveCredit } from '#papers/server/public.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { tellOwners } from './emails.ts';
import { complaintById, complaintsOf, type FullComplaint, WAITING } from './queries.ts';
import { addOrderSlip, confirmSlip, followComplaint } from './slips/commands.ts';

type Context = Pick<MoveContext, 'actor' | 'now' | 'origin'>;

/** An account tells of so many orders a day; for more it calls. */
const A_DAY: RateLimit = { name: 'complaints', most: 5, minutes: 24 * 60 };
/** So often a customer says of one complaint that the answer is not right. */
const AGAIN_AT_MOST = 3;

/** A complaint as it is kept. */
export type Told = { lines: NewComplaint['lines']; photos: string[] };

/** Refuses what cannot be told: of an order that is not delivered, too late, or while another complaint of it waits. */
export async function expectMayTell(
  tx: Tx,
  order: Pick<FullOrder, 'id' | 'status' | 'delivered_at'>,
  now: Instant,
): Promise<void> {
  const until = mayBeTold({ status: order.status, deliveredAt: order.delivered_at });
  if (until === undefined)
    throw new Failure('conflict', /*i18n*/ 'This order is not delivered yet. Please call the shop.');
  if (now > until)
    throw new Failure('conflict', /*i18n*/ 'This order came too long ago. Please call the shop.');
  if ((await complaintsOf(tx, order.id)).some(isWaiting))
    throw new Failure('conflict', /*i18n*/ 'You told the shop already. It will answer.');
}

const isWaiting = ({ state }: Pick<FullComplaint, 'state'>): boolean =>
  (WAITING as readonly string[]).includes(state);

/**
 * Notes what is wrong with a delivered order of the shopper, once for its id; the owners are told. The order is the lock, so of two
 * at once one is noted.
 */
export async function tellShop(
  tx: Tx,
  id: string,
  sent: Omit<NewComplaint, 'photos'> & { photos: string[] },
  context: Context,
): Promise<void> {
  const { actor, now } = context;
  const order = await lockOrder(tx, id, actor.userId);
  const known = await complaintById(tx, sent.id);
  if (known?.order_id === order.id && known.user_id === actor.userId) return;
  if (known) throw new Failure('conflict', /*i18n*/ 'You told the shop already. It will answer.');
  await expectMayTell(tx, order, now);
  for (const [at, line] of sent.lines.entries()) expectSent(order, line, at);
  if (!(await takeOne(tx, A_DAY, actor.userId, now)))
    throw new Failure('too_many', /*i18n*/ 'You told the shop of many orders today. Please call the shop.');
  const told: Told = { lines: sent.lines, photos: sent.photos };
  await tx
    .insertInto('complaints')
    .values({
      id: sent.id,
      order_id: order.id,
      user_id: actor.userId,
      state: 'open',
      wish: sent.wish,
      told: JSON.stringify(told),
      told_at: now,
      updated_at: now,
    })
    .execute();
  await addStep(tx, { id: sent.id, steps: [] }, { kind: 'told', text: sent.note ?? '' }, context);
  await addOrderSlip(tx, { complaint: sent.id, order, words: sent.note ?? '' }, now);
  const changed = await changeOrder(tx, order, { events: [{ kind: 'complained' }] }, context);
  await tellOwners(tx, changed, context);
}

/** Refuses more of a line than came, and what is no line of the order. */
function expectSent(order: FullOrder, { line, quantity }: NewComplaint['lines'][number], at: number): void {
  const found = order.lines.find(({ position }) => position === line);
  if (!found || found.quantity === 0)
    throw invalidField(`lines.${at}.line`, /*i18n*/ 'This did not come with the order.');
  if (wholeAmount(quantity, found.sold_by) <= found.quantity) return;
  const most = { quantity: quantityOf(found.quantity, found.sold_by), unit: found.unit };
  throw invalidField(`lines.${at}.quantity`, 'This is more than came.', {
    id: /*i18n*/ 'Only {most} of this came.',
    figures: { most },
  });
}

/** Says that an answer is not right: the complaint waits for the shop once more. */
export async function sayNotRight(
  tx: Tx,
  { order: id, complaint }: { order: string; complaint: string },
  { note }: NotRight,
  context: Context,
): Promise<void> {
  const order = await lockOrder(tx, id, context.actor.userId);
  const found = await ofOrder(tx, order, complaint);
  if (found.state === 'again') return;
  if (found.state === 'open') throw new Failure('conflict', /*i18n*/ 'The shop has not answered yet.');
  if (found.steps.filter(({ kind }) => kind === 'again').length >= AGAIN_AT_MOST)
    throw new Failure('conflict', /*i18n*/ 'Please call the shop, so that you settle it together.');
  await move(tx, found, 'again', context.now);
  await addStep(tx, found, { kind: 'again', text: note ?? '' }, context);
  await followComplaint(tx, found.id, false, context);
  const changed = await changeOrder(tx, order, { events: [{ kind: 'notRight' }] }, context);
  await tellOwners(tx, changed, context);
}

/** Notes that staff read a complaint; the first time only. */
export async function noteRead(tx: Tx, id: string, context: Context): Promise<void> {
  const known = await complaintById(tx, id);
  if (!known) throw noComplaint();
  await lockOrder(tx, known.order_id);
  const found = (await complaintById(tx, id)) ?? known;
  if (found.steps.some(({ kind }) => kind === 'read')) return;
  await addStep(tx, found, { kind: 'read', text: '' }, context);
  await confirmSlip(tx, found.id, context);
}

/**
 * Answers a complaint that waits, as staff saw it: by a credit, which is given in the same write, by bringing the goods once more, in
 * words, or by a refusal with its reason. The shopper is told.
 */
export async function answerComplaint(
  tx: Tx,
  id: string,
  { revision, ...answer }: NewAnswer,
  context: Context,
): Promise<void> {
  const known = await complaintById(tx, id);
  if (!known) throw noComplaint();
  await lockOrder(tx, known.order_id);
  const found = (await complaintById(tx, id)) ?? known;
  if (!isWaiting(found) || found.revision !== revision)
    throw new Failure(
      'conflict',
      /*office*/ 'Another person answered this complaint. You see it as it is now.',
    );
  if (answer.kind === 'credit') await giveCredit(tx, found.order_id, creditInPaise(answer.credit), context);
  const isRefused = answer.kind === 'refused';
  await move(tx, found, isRefused ? 'refused' : 'answered', context.now);
  const text = answer.text ?? '';
  const credit_id = answer.kind === 'credit' ? answer.credit.id : null;
  await addStep(tx, found, { kind: answer.kind, text, credit_id }, context);
  await followComplaint(tx, found.id, true, context);
  // Read anew: the credit changed it.
  const order = await lockOrder(tx, found.order_id);
  const event = { kind: isRefused ? 'complaintRefused' : 'complaintAnswered' } as const;
  const audit = {
    action: 'complaint answered',
    before: { complaint: found.state },
    after: { complaint: answer.kind, ...(text && { reason: text }) },
  };
  const changed = await changeOrder(tx, order, { events: [event], audit }, context);
  await notify(tx, changed, { kind: 'answered', text, isRefused }, context);
}

/** The complaint of a locked order. */
async function ofOrder(tx: Tx, order: FullOrder, id: string): Promise<FullComplaint> {
  const found = await complaintById(tx, id, order.user_id);
  if (found?.order_id !== order.id) throw noComplaint();
  return found;
}

const noComplaint = (): Failure => new Failure('not_found', /*i18n*/ 'There is no such complaint.');

const move = (
  tx: Tx,
  { id, revision }: FullComplaint,
  state: FullComplaint['state'],
  now: Instant,
): Promise<unknown> =>
  tx
    .updateTable('complaints')
    .set({ state, updated_at: now, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();

type NewStep = Pick<FullComplaint['steps'][number], 'kind' | 'text'> & { credit_id?: string | null };

const addStep = (
  tx: Tx,
  { id, steps }: Pick<FullComplaint, 'id' | 'steps'>,
  { credit_id = null, ...step }: NewStep,
  { actor, now }: Context,
): Promise<unknown> =>
  tx
    .insertInto('complaint_steps')
    .values({
      ...step,
      complaint_id: id,
      position: steps.length,
      credit_id,
      actor_id: actor.userId,
      actor_name: actor.name,
      at: now,
    })
    .execute();
