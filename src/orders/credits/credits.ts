import * as v from 'valibot';
import { divideRound, least, minus, type Paise } from '#base/figures/money.ts';
import { LINES_AT_MOST, Quantity } from '#cart/cart.ts';
import { Note, Rupees } from '#money/money.ts';

// Credit: what the shop takes off an order that has left. The lines stay as they were charged.

/** Why the shop gives credit: it came spoiled, it was missing, its price was wrong, or in words. */
export const CREDIT_REASONS = ['spoiled', 'missing', 'price', 'other'] as const;
/** Why the shop gives credit. */
export type CreditReason = (typeof CREDIT_REASONS)[number];

const CreditedLine = v.pipe(
  v.strictObject({
    line: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Quantity that is credited; left out if only the price was wrong. */
    quantity: v.optional(Quantity),
    /** Amount to credit; by default the share of the quantity. */
    amount: v.optional(v.pipe(Rupees, v.gtValue(0, /*office*/ 'Write how much'))),
    /** Puts the goods back on the shelf. */
    backInStock: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ quantity, amount }) => quantity !== undefined || amount !== undefined,
    /*office*/ 'Write how much',
  ),
  v.check(
    ({ quantity, backInStock }) => quantity !== undefined || !backInStock,
    /*office*/ 'Write how much comes back',
  ),
);

/**
 * Credit for lines of an order. What the sender saw of its credit goes with it: where that changed meanwhile, nothing is
 * written.
 */
export const NewCredit = v.pipe(
  v.strictObject({
    /** Made by the sender, once for each credit; sent again, it is the same credit. */
    id: v.pipe(v.string(), v.uuid()),
    reason: v.picklist(CREDIT_REASONS),
    note: Note,
    lines: v.pipe(
      v.array(CreditedLine),
      v.maxLength(LINES_AT_MOST),
      v.check(
        (lines) => new Set(lines.map(({ line }) => line)).size === lines.length,
        /*office*/ 'Name each line once',
      ),
    ),
    /** Part of the delivery fee to credit. */
    delivery: v.optional(v.pipe(Rupees, v.gtValue(0, /*office*/ 'Write how much'))),
    seen: v.strictObject({ credited: Rupees }),
  }),
  v.forward(
    v.partialCheck(
      [['lines'], ['delivery']],
      ({ lines, delivery }) => lines.length > 0 || delivery !== undefined,
      /*office*/ 'Choose what to credit',
    ),
    ['lines'],
  ),
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note }) => reason !== 'other' || note !== '',
      /*office*/ 'Choose why credit is given',
    ),
    ['note'],
  ),
);
export type NewCredit = v.InferOutput<typeof NewCredit>;

/** Why a credit is taken back. */
export const CreditMistake = v.strictObject({ note: Note });
export type CreditMistake = v.InferOutput<typeof CreditMistake>;

/** A credit as it is handed out, in rupees. */
export const Credit = v.object({
  _id: v.string(),
  /** The number of the credit note. */
  number: v.string(),
  reason: v.picklist(CREDIT_REASONS),
  note: v.string(),
  amount: v.number(),
  /** Part that credits the delivery fee. */
  delivery: v.number(),
  by: v.string(),
  at: v.string(),
  /** Undone by a later row. */
  isUndone: v.boolean(),
  lines: v.array(
    v.object({
      line: v.number(),
      /** 0 where only the price was wrong. */
      quantity: v.number(),
      amount: v.number(),
      backInStock: v.boolean(),
    }),
  ),
});
export type Credit = v.InferOutput<typeof Credit>;

/** Charge of a line and its earlier credits; quantities in the least measure of the goods. */
export type ChargedLine = { total: Paise; credited: Paise; quantity: number; creditedQuantity: number };

/**
 * Credit for `amount` of a line: its share of the charge, at most the uncredited rest; for all that is left, the whole
 * rest.
 */
export function creditFor(
  { total, credited, quantity, creditedQuantity }: ChargedLine,
  amount: number,
): Paise {
  const left = minus(total, credited);
  if (amount >= quantity - creditedQuantity) return left;
  return least(left, divideRound(total * amount, quantity));
}
