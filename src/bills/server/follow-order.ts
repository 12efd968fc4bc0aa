import { minus } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import { type Cost, NO_COST, owedPapers } from '#bills/owed.ts';
import type { Tx } from '#db/schema.ts';
import { registrationOn, takeRegistration } from '#tax/server/public.ts';
import { taxYearOf } from '#tax/tax.ts';
import type { BillContext, BilledOrder } from './billed-order.ts';
import { addPapers, type Draft, draftsOf } from './draw.ts';
import { newBills } from './new-bills.ts';
import { newNote } from './new-note.ts';
import { asDrawn, drawnOf } from './queries.ts';

/**
 * Brings the papers of an order in line with what it costs now: the rule is `owedPapers`. Called wherever goods leave or cost other
 * than they did; twice is once. An order that left before the shop had answered has none, and keeps none. While it is back in the
 * shop nothing is drawn: what was changed meanwhile is settled when it leaves again.
 */
export async function followOrder(
  tx: Tx,
  order: BilledOrder,
  { leaves, now, madeAt }: BillContext,
): Promise<void> {
  if (order.status === 'pending') return;
  const drawn = [...(await drawnOf(tx, order.id)), ...draftsOf(tx, order.id)];
  if (drawn.length === 0 && !leaves) return;
  const cost = costOf(order);
  const { notes, more } = owedPapers(cost, drawn.map(asDrawn));
  if (notes.length === 0 && isNothing(more)) return;
  const today = shopDay(now);
  const leftOn = leaves ? shopDay(madeAt ?? now) : (drawn.at(-1)?.left_on ?? today);
  const terms = await takeRegistration(tx, leftOn);
  if (!terms && drawn.length === 0) return;
  const numbering = leftOn === today ? terms : await registrationOn(tx, today);
  const prefix = (numbering ?? terms)?.prefix ?? '';
  const drawing = { order, now, today, leftOn, prefix, year: taxYearOf(today) };
  const papers: Draft[] = notes.flatMap(({ original, lines }) => {
    const bill = drawn.find(({ id }) => id === original);
    return bill ? [newNote(bill, lines, drawing)] : [];
  });
  if (terms && !isNothing(more)) papers.push(...(await newBills(tx, { more, cost, terms }, drawing)));
  await addPapers(
    tx,
    papers.map((paper, index) => ({ ...paper, position: drawn.length + index })),
  );
}

const isNothing = ({ lines, delivery }: Cost): boolean => lines.length === 0 && delivery === 0;

const costOf = ({ status, lines, shipping_paise }: BilledOrder): Cost =>
  status === 'cancelled'
    ? NO_COST
    : {
        lines: lines.map((line) => ({
          position: line.position,
          quantity: line.quantity - line.credited_quantity,
          goods: minus(line.total_paise, line.credited_paise),
        })),
        delivery: shipping_paise,
      };
