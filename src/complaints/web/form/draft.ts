import { exact, isLoose } from '#base/figures/amount.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { lessOf, moreOf } from '#catalogue/catalogue.ts';
import type { Fault, NewComplaint } from '#complaints/complaints.ts';
import type { OrderItem } from '#orders/orders.ts';
import { lineCredit } from '#orders/web/public.ts';

/** A ticked line of the form: its fault, undefined until one is chosen, and the quantity that has it. */
export type DraftLine = { fault: Fault | undefined; quantity: number };
/** The ticked lines by their place in the order. */
export type Draft = Readonly<Record<number, DraftLine>>;

/** The draft of what was told before and not taken. */
export const draftOf = (lines: NewComplaint['lines']): Draft =>
  Object.fromEntries(lines.map(({ line, fault, quantity }) => [line, { fault, quantity }]));

/** The lines of a draft as they are sent; undefined where nothing is ticked, or a fault is still to choose. */
export function linesOf(draft: Draft): NewComplaint['lines'] | undefined {
  const lines = Object.entries(draft).flatMap(([line, { fault, quantity }]) =>
    fault ? [{ line: Number(line), fault, quantity }] : [],
  );
  return lines.length > 0 && lines.length === Object.keys(draft).length ? lines : undefined;
}

/** The sum in rupees of all that is ticked. */
export const sumOf = (items: readonly OrderItem[], draft: Draft): number =>
  plusRupees(...items.flatMap((item) => (draft[item.line] && shareOf(item, draft[item.line]!)) ?? []));

/** The share of a line in what it cost, in rupees: all of it as it was charged, as the shop reckons it. */
const shareOf = (item: OrderItem, { quantity }: DraftLine): number | undefined =>
  lineCredit(item, quantity, { quantity: 0, amount: 0 });

/** Steps of loose goods on this form, in the unit. */
const STEP = 0.25;
const SMALL_STEP = 0.05;

/** One step less or more of what came, never nothing and never more than came. */
export function stepped({ quantity: came, product: { soldBy } }: OrderItem, now: number, by: -1 | 1): number {
  const step = isLoose(soldBy) ? (came > STEP ? STEP : SMALL_STEP) : 1;
  const goods = { soldBy, least: step, step };
  const next = by > 0 ? Math.min(came, moreOf(goods, now)) : Math.min(now, lessOf(goods, now));
  return exact(next);
}
