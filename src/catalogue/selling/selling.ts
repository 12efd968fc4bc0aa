import { amountOf, type AmountRule, fits, isLoose, quantityOf, type SoldBy } from '#base/figures/amount.ts';
import { STOCK_NOT_COUNTED } from '#catalogue/stock/stock-words.ts';
import type { Unit } from './units.ts';

/** The least amount and the steps of loose goods whose owner set none: from 250 g, in steps of 50 g. */
export const USUAL_RULE: AmountRule = { least: 250, step: 50 };

/** The least amount of a product is at most a tonne. */
const LEAST_CEILING = 1_000_000;
const STEP_CEILING = 1000;

/** Selling fields of a form; quantities in their unit. A missing field stays as it is, or takes the usual value. */
export type SaidOfSelling = {
  unit: Unit;
  soldBy?: SoldBy | '' | undefined;
  least?: number | undefined;
  step?: number | undefined;
  /** Left out, stock is not counted. */
  stock?: number | undefined;
};

/** Way of selling goods, and their stock, in amounts. */
export type Selling = AmountRule & { soldBy: SoldBy; stock: number };

/** Fault of the selling fields: the field, and the message for it. */
export type SellingProblem = { field: 'soldBy' | 'least' | 'step' | 'stock'; message: string };

const UNIT_OF = { weight: 'kg', volume: 'litres' } as const;
const LOOSE_BY: Partial<Record<Unit, SoldBy>> = { kg: 'weight', litres: 'volume' };

/** Selling fields before an edit; quantities in their unit. */
export type SoldBefore = { unit: Unit; soldBy: SoldBy; least: number; step: number };

/**
 * Reads how goods are sold. Old clients know whole units only and send nothing of it: what they add is counted, loose
 * goods that they edit stay loose, and another unit changes the goods to that unit.
 */
export function readSelling(said: SaidOfSelling, before?: SoldBefore): Selling | SellingProblem {
  const soldBy = soldByOf(said, before);
  if (soldBy !== 'piece' && UNIT_OF[soldBy] !== said.unit) {
    return {
      field: 'soldBy',
      message:
        soldBy === 'weight'
          ? /*office*/ 'Goods sold by weight have the unit kg'
          : /*office*/ 'Goods sold by volume have the unit litres',
    };
  }
  const stock = amountOf(said.stock ?? STOCK_NOT_COUNTED, soldBy);
  if (stock === undefined) return { field: 'stock', message: wholeOf('Stock', soldBy) };
  if (!isLoose(soldBy)) return { soldBy, stock, least: 1, step: 1 };
  const rule = readRule(said, soldBy, before?.soldBy === soldBy ? before : undefined);
  return 'field' in rule ? rule : { soldBy, stock, ...rule };
}

function soldByOf({ unit, soldBy }: SaidOfSelling, before: SoldBefore | undefined): SoldBy {
  const isSaid = soldBy !== undefined && soldBy !== '';
  // Where it comes back unchanged beside another unit, the unit is what was changed.
  const isEcho = before !== undefined && soldBy === before.soldBy && unit !== before.unit;
  if (isSaid && !isEcho) return soldBy;
  return before && isLoose(before.soldBy) ? (LOOSE_BY[unit] ?? 'piece') : 'piece';
}

function readRule(
  { least, step }: Pick<SaidOfSelling, 'least' | 'step'>,
  soldBy: SoldBy,
  before: SoldBefore | undefined,
): AmountRule | SellingProblem {
  const steps = amountOf(step ?? before?.step ?? quantityOf(usualStep(least, soldBy), soldBy), soldBy);
  if (!steps || STEP_CEILING % steps !== 0) {
    return {
      field: 'step',
      message:
        soldBy === 'weight'
          ? /*office*/ '1 kg must be a whole number of steps (0.05 works)'
          : /*office*/ '1 litre must be a whole number of steps (0.05 works)',
    };
  }
  const amount = amountOf(least ?? before?.least ?? quantityOf(usualLeast(steps), soldBy), soldBy);
  if (!amount || amount > LEAST_CEILING) {
    return { field: 'least', message: wholeOf('The least', soldBy) };
  }
  if (!fits(amount, { least: amount, step: steps })) {
    return { field: 'least', message: /*office*/ 'The least must be a whole number of steps' };
  }
  return { least: amount, step: steps };
}

const STEPS = [USUAL_RULE.step, 25, 10, 5, 1];

const usualStep = (least: number | undefined, soldBy: SoldBy): number => {
  const amount = amountOf(least ?? 0, soldBy) ?? 0;
  return STEPS.find((step) => amount % step === 0) ?? 1;
};

const usualLeast = (step: number): number =>
  step > USUAL_RULE.least ? step : USUAL_RULE.least - (USUAL_RULE.least % step);

/** The message for a quantity that is no whole number of grams, millilitres or pieces. */
export const wholeOf = (name: string, soldBy: SoldBy): string =>
  isLoose(soldBy)
    ? /*i18n: Quantity*/ /*office: The quantity | Stock | Low stock | Most per order | The least*/ `${name} has at most three decimals`
    : /*i18n: Quantity*/ /*office: The quantity | Stock | Low stock | Most per order | The least*/ `${name} must be a whole number`;
