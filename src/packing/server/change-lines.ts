import { Failure } from '#base/failure.ts';
import { isLoose, quantityOf } from '#base/figures/amount.ts';
import { type Paise, plus, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { countOf } from '#cart/cart.ts';
import { returnStock, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { paymentStatusOf } from '#money/server/public.ts';
import { goingOut, type LineDeed } from '#orders/orders.ts';
import {
  changeOrder,
  codeFollows,
  countGoods,
  endQuestion,
  type FullOrder,
  lastPlace,
  type LineRow,
  type MoveContext,
  readAsked,
  settle,
} from '#orders/server/public.ts';
import { agreedTotal, orderedOf, sumOf } from './settle-line.ts';

/** Packer and time of a change. `yesBy` is the shopper or the staff who answered a question, if not the packer. */
export type PackContext = Pick<MoveContext, 'actor' | 'now' | 'origin'> & { yesBy?: MoveContext['actor'] };
/** Highest total that the shopper agreed to, and who noted the yes when. */
export type AgreedState = { total: Paise; by: string; at: Instant | null };
/** A line that a change touched, before and after it; null where there is none. */
export type Touched = { before: LineRow | null; after: LineRow | null };
/** Lines and agreement before and after a change, stored so that staff can undo it. */
export type ChangeStates = { lines: Touched[]; agreed: { before: AgreedState; after: AgreedState } };

/** New lines of an order, its agreement, and the deed and goods that the timeline names. */
export type Plan = {
  lines: readonly LineRow[];
  agreed: AgreedState;
  deed: LineDeed;
  goods: Pick<LineRow, 'title' | 'title_hi' | 'title_bn'>;
  /** True if the shopper agreed to the new total with this change. */
  saidYes: boolean;
};

/** The shopper's agreement so far. */
export const agreedState = (order: FullOrder): AgreedState => ({
  total: agreedTotal(order),
  by: order.agreed_by,
  at: order.agreed_at,
});

/**
 * Changes the lines of a locked order that has not left: the only way in which that happens. Stock, sums and daily sales
 * follow in the same transaction. Answers the id under which it can be taken back; null where nothing changed.
 */
export async function changeLines(
  tx: Tx,
  order: FullOrder,
  plan: Plan,
  context: PackContext,
): Promise<string | null> {
  const lines = touchedLines(order.lines, plan.lines);
  if (lines.length === 0) return null;
  if (goingOut(plan.lines).length === 0)
    throw new Failure('conflict', /*office*/ 'The order would be empty. Cancel it instead.');
  const isSeen = lines.some((line) => !isOnlyPacked(line));
  if (isSeen || lines.some((line) => isAskedAbout(order, line))) await endQuestion(tx, order.id, context.now);
  if (isSeen) await moveGoods(tx, order, lines);
  else await writeLines(tx, order.id, lines);
  const then = { ...order, lines: asWritten(plan.lines, lines) };
  // Of a mere tick only the revision tells.
  const changed = isSeen
    ? await writeOrder(tx, then, { plan, before: order }, context)
    : await changeOrder(tx, then, {}, context);
  const id = newId(Date.parse(context.now));
  const states: ChangeStates = { lines, agreed: { before: agreedState(order), after: plan.agreed } };
  await tx
    .insertInto('order_changes')
    .values({ id, order_id: order.id, states: JSON.stringify(states), made_at: context.now })
    .execute();
  if (isSeen) await codeFollows(tx, await settle(tx, changed, context), context);
  return id;
}

/** True if the open question is about this touched line. */
function isAskedAbout(
  { questions }: Pick<FullOrder, 'questions'>,
  { before }: { before: LineRow | null },
): boolean {
  const open = questions.find(({ state }) => state === 'open');
  if (!open || !before) return false;
  const { change } = readAsked(open);
  return change.kind !== 'add' && change.line === before.position;
}

/** The lines of a plan with the revisions that were written. */
const asWritten = (planned: readonly LineRow[], touched: readonly Touched[]): LineRow[] =>
  planned.map((line) => touched.find(({ after }) => after?.position === line.position)?.after ?? line);

function touchedLines(now: readonly LineRow[], then: readonly LineRow[]): Touched[] {
  const positions = new Set([...now, ...then].map(({ position }) => position));
  return [...positions].flatMap((position) => {
    const before = now.find((line) => line.position === position) ?? null;
    const after = then.find((line) => line.position === position) ?? null;
    if (before && after && isSame(before, after)) return [];
    const revision = Math.max(before?.revision ?? 0, after?.revision ?? 0) + 1;
    return [{ before, after: after && { ...after, revision } }];
  });
}

const isSame = (one: LineRow, other: LineRow): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof LineRow] === value);

/** True if the line was only put into the bag or taken out of it, which the shopper does not see. */
const isOnlyPacked = ({ before, after: line }: Touched): boolean =>
  before !== null &&
  line !== null &&
  isSame({ ...before, packed_at: line.packed_at, packed_by: line.packed_by, revision: line.revision }, line);

/** Moves the goods between shelf and bag, and what the day sold of them. */
async function moveGoods(tx: Tx, order: FullOrder, lines: readonly Touched[]): Promise<void> {
  await moveStock(tx, lines);
  const positions = lines.map(({ before, after: line }) => (before ?? line)?.position ?? -1);
  await countGoods(tx, order, -1, positions);
  await writeLines(tx, order.id, lines);
  await countGoods(tx, order, 1, positions);
}

async function writeLines(tx: Tx, order: string, lines: readonly Touched[]): Promise<void> {
  for (const { before, after: line } of lines) {
    if (line === null) {
      await tx
        .deleteFrom('order_lines')
        .where('order_id', '=', order)
        .where('position', '=', before?.position ?? -1)
        .execute();
    } else if (before === null) await tx.insertInto('order_lines').values(line).execute();
    else {
      await tx
        .updateTable('order_lines')
        .set(line)
        .where('order_id', '=', order)
        .where('position', '=', line.position)
        .execute();
    }
  }
}

/** Writes the sums of an order whose lines changed, and tells of it. It has to be packed anew. */
async function writeOrder(
  tx: Tx,
  order: FullOrder,
  { plan: { lines, agreed, deed, goods, saidYes }, before }: { plan: Plan; before: FullOrder },
  { actor, now, yesBy = actor }: PackContext,
): Promise<FullOrder> {
  const subtotal = sumOf(lines);
  const total = plus(subtotal, order.shipping_paise);
  const [from, to] = [order.payment_status, paymentStatusOf({ ...order, total_paise: total })];
  const { title, title_hi, title_bn } = goods;
  return changeOrder(
    tx,
    order,
    {
      set: {
        subtotal_paise: subtotal,
        total_paise: total,
        payment_status: to,
        total_items: countItems(lines),
        last_line: lastPlace(before, lines),
        agreed_total_paise: agreed.total,
        agreed_by: agreed.by,
        agreed_at: agreed.at,
        packed_at: null,
      },
      events: [
        { kind: 'line', deed, title, title_hi, title_bn },
        ...(saidYes ? [{ kind: 'agreed', total: agreed.total, actor: yesBy } as const] : []),
        // What was paid is enough for the new total, or no longer.
        ...(from === to ? [] : [{ kind: 'payment', from, to } as const]),
      ],
      audit: {
        actor: yesBy,
        action: saidYes ? 'packing agreed' : 'packing changed',
        before: auditOf(before.lines),
        after: auditOf(lines),
      },
    },
    { actor, now },
  );
}

/** Audit entry of lines: title, packed and ordered quantity, total in rupees, and reason. */
const auditOf = (lines: readonly LineRow[]): Record<string, unknown> => ({
  lines: lines.map((line) => ({
    title: line.title,
    quantity: quantityOf(line.quantity, line.sold_by),
    ordered: quantityOf(orderedOf(line), line.sold_by),
    unit: line.unit,
    total: toRupees(line.total_paise),
    ...(line.reason !== '' && { reason: line.reason }),
  })),
});

const countItems = (lines: readonly LineRow[]): number =>
  countOf(
    goingOut(lines).map(({ quantity, sold_by }) => ({
      quantity: isLoose(sold_by) ? 1 : quantity,
      soldBy: sold_by,
    })),
  );

type Moved = { before: LineRow | null; after: LineRow | null };

/**
 * Lets the stock follow what is in the bag: more is taken from the shelf, refused where there is not so much, less goes
 * back. Products are written in the order of their ids, as everywhere, so that no two writes deadlock.
 */
export async function moveStock(tx: Tx, lines: readonly Moved[]): Promise<void> {
  const moves = lines.flatMap(({ before, after }) => {
    const line = after ?? before;
    const more = (after?.quantity ?? 0) - (before?.quantity ?? 0);
    return line && more !== 0 ? [{ line, more }] : [];
  });
  for (const { line, more } of moves.toSorted((a, b) => (a.line.product_id < b.line.product_id ? -1 : 1))) {
    const { product_id: product, sold_by, unit } = line;
    const goods = { product, quantity: Math.abs(more), soldThen: { sold_by, unit } };
    if (more > 0) await takeStock(tx, [goods], { inHand: true });
    else await returnStock(tx, [goods]);
  }
}
