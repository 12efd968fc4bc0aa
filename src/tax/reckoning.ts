import { divideRound, minus, type Paise, paise, plus, sum, ZERO } from '#base/figures/money.ts';

// Prices include tax. Each line is settled to the paisa once, and every sum adds settled lines. A rate is in hundredths
// of a per cent: 500 is 5 %.

/** The whole: 100 % in hundredths of a per cent. */
const WHOLE = 10_000;

/** Goods that stay in the shop's state carry two halves of the tax, goods that leave it one tax. */
export type Movement = 'intra' | 'inter';

/** An amount that includes tax, in its parts. */
export type Taxed = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/** The parts of a line's amount. */
export function lineTax(gross: Paise, rate: number, movement: Movement): Taxed {
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RangeError(`not a rate: ${rate}`);
  if (movement === 'inter') {
    const igst = divideRound(gross * rate, WHOLE + rate);
    return { taxable: minus(gross, igst), cgst: ZERO, sgst: ZERO, igst };
  }
  const half = divideRound(gross * rate, 2 * (WHOLE + rate));
  return { taxable: minus(gross, plus(half, half)), cgst: half, sgst: half, igst: ZERO };
}

/**
 * Shares an amount by weights (the lines' amounts): largest remainder, the earlier of two equals first. Where no line weighs
 * anything, all weigh the same.
 */
export function shared(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  if (total === 0 && weights.length > 0)
    return shared(
      amount,
      weights.map(() => 1),
    );
  // As big whole numbers: an amount times a weight may be larger than what a number holds exactly.
  const parts = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { floor: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
  });
  let open = amount - parts.reduce((all, { floor }) => all + floor, 0);
  const byRest = parts.map((_, index) => index).sort((one, other) => parts[other]!.rest - parts[one]!.rest);
  const more = new Set(byRest.filter(() => open-- > 0));
  return parts.map(({ floor }, index) => paise(floor + (more.has(index) ? 1 : 0)));
}

/** A line as it was billed: its amount, and the parts of it. */
export type BilledLine = Taxed & { gross: Paise };

/**
 * The parts of a credit of `amount`, after `before` was credited of the same line: cumulative, so that the credits of a whole
 * line come to exactly its tax.
 */
export function creditedTax(line: BilledLine, before: Paise, amount: Paise): Taxed {
  const until = plus(before, amount);
  if (before < 0 || amount < 0 || until > line.gross)
    throw new RangeError(`credits of ${until} paise on a line of ${line.gross}`);
  const part = (tax: Paise): Paise =>
    line.gross === 0
      ? ZERO
      : minus(divideRound(tax * until, line.gross), divideRound(tax * before, line.gross));
  const [cgst, sgst, igst] = [part(line.cgst), part(line.sgst), part(line.igst)];
  return { taxable: minus(amount, plus(cgst, sgst, igst)), cgst, sgst, igst };
}

/** The parts of several lines together. */
export const taxSum = (lines: readonly Taxed[]): Taxed => ({
  taxable: sum(lines.map(({ taxable }) => taxable)),
  cgst: sum(lines.map(({ cgst }) => cgst)),
  sgst: sum(lines.map(({ sgst }) => sgst)),
  igst: sum(lines.map(({ igst }) => igst)),
});

/** The tax that a composition shop owes of its taxable turnover: half a per cent to each government. */
export function compositionTax(turnover: Paise): { cgst: Paise; sgst: Paise } {
  const half = divideRound(turnover * 50, WHOLE);
  return { cgst: half, sgst: half };
}
