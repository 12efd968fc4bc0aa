import { fromRupees, type Paise, paise } from '#base/figures/money.ts';

/** What shipping costs, and above which subtotal it costs nothing; null: it always costs the fee. */
export type ShippingRule = { fee: Paise; freeAbove: Paise | null };

/** The rule that the owner set, in paise; the settings themselves are kept as the owner typed them, in rupees. */
export const shippingRuleOf = (settings: {
  shippingFee: number;
  freeShippingAbove: number;
}): { fee: Paise; freeAbove: Paise } => ({
  fee: fromRupees(settings.shippingFee),
  freeAbove: fromRupees(settings.freeShippingAbove),
});

/** What is said of shipping before the village is known, in rupees. */
export type FeesAhead = {
  from: number;
  to: number;
  /** Above which subtotal it is free, wherever it goes. */
  freeAbove: number | null;
  /** Whether it is the same wherever it goes. */
  isOne: boolean;
};

/** What can be said of shipping while it may be any of these rules, in rupees. */
export function feesAhead(rules: readonly { fee: number; freeAbove: number | null }[]): FeesAhead {
  const fees = rules.map(({ fee }) => fee);
  const [from, to] = [Math.min(...fees), Math.max(...fees)];
  const [first] = rules;
  const isOne = rules.every(({ fee, freeAbove }) => fee === first?.fee && freeAbove === first.freeAbove);
  return { from, to, freeAbove: isOne ? (first?.freeAbove ?? null) : null, isOne };
}

/** What the shipping of a basket costs: nothing for an empty one or above the limit, else the fee. */
export const shippingFor = (subtotal: Paise, { fee, freeAbove }: ShippingRule): Paise =>
  subtotal === 0 || (freeAbove !== null && subtotal > freeAbove) ? paise(0) : fee;

/** How much more makes shipping free; zero when it already is, and where nothing makes it free. */
export const missingToFreeShipping = (subtotal: Paise, { fee, freeAbove }: ShippingRule): Paise =>
  fee === 0 || freeAbove === null || subtotal > freeAbove ? paise(0) : paise(freeAbove - subtotal + 1);
