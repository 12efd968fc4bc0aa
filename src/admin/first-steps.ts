import * as v from 'valibot';
import { Area, RoundRule } from '#delivery/delivery.ts';

// The first steps of a new shop: what its owner sets before the first order comes.

/** The steps, in their order on the dashboard: who the shop is, its goods, where it delivers, when, and how money and orders are heard of. */
export const FIRST_STEPS = ['shop', 'goods', 'villages', 'round', 'money'] as const;
/** The name of a step. */
export type FirstStep = (typeof FIRST_STEPS)[number];

const Names = v.pipe(
  v.array(v.picklist(FIRST_STEPS)),
  v.maxLength(FIRST_STEPS.length),
  v.transform((names) => FIRST_STEPS.filter((step) => names.includes(step))),
);

/** Choices of the owner: the steps put off, and whether the list of steps was closed. */
export const StepChoices = v.strictObject({ later: Names, closed: v.optional(v.boolean(), false) });
export type StepChoices = v.InferOutput<typeof StepChoices>;

/** The first steps, with what is set already; what is not is empty. */
export const FirstSteps = v.object({
  /** False in a shop that is done with them: all are done, the list was closed, an order was delivered, or it is a demo. */
  isOpen: v.boolean(),
  done: v.array(v.picklist(FIRST_STEPS)),
  later: v.array(v.picklist(FIRST_STEPS)),
  /** Orders were placed: the dashboard has work to show. */
  hasOrders: v.boolean(),
  shop: v.object({
    name: v.string(),
    phone: v.string(),
    address: v.string(),
    addressHi: v.string(),
    addressBn: v.string(),
  }),
  goods: v.number(),
  areas: v.array(Area),
  rules: v.array(RoundRule),
  upiId: v.string(),
  /** New orders ring on at least one device. */
  rings: v.boolean(),
});
export type FirstSteps = v.InferOutput<typeof FirstSteps>;
