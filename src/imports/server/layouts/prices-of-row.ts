import type { Sentence } from '#base/failure.ts';
import { type Paise, times, toRupees } from '#base/figures/money.ts';
import { type Share, WHOLE } from '#base/figures/percent.ts';
import type { Answers, Field, Margin } from '#imports/imports.ts';
import type { UnitSold } from '#imports/server/values/count.ts';
import {
  type Bought,
  partOf,
  type PriceOf,
  type PricesSaid,
  readMoney,
  readPrices,
  shareOf,
  unitOfPrice,
  withMargin,
} from '#imports/server/values/money.ts';
import type { ColumnWord } from '#imports/server/values/row-refused.ts';
import type { Prepared } from './layout.ts';
import type { Headings } from './unit-of-row.ts';

type PriceReading = { answers: Answers; headings?: Headings | undefined; margin?: Margin | undefined };

/** The prices of a row; `boughtFor` is the purchase price that a margin made the selling price of. */
export type RowPrices = {
  price_paise: Paise;
  cut_price_paise: Paise;
  boughtFor?: Paise;
  note?: Sentence[];
};

/**
 * The prices of a row. A price by the gram or the quintal becomes one by the kilo. Without a selling price, the owner's
 * margin makes one of the purchase price.
 */
export function pricesOf(said: Prepared, unit: UnitSold | undefined, reading: PriceReading): RowPrices {
  const prices = saidPrices(said, unit, reading);
  const bought = isWithoutPrice(prices, reading) ? boughtFor(said, unit, reading) : undefined;
  if (!bought || !reading.margin) return readPrices(prices, reading.answers);
  const { cutPrice } = prices;
  const price = withMargin(bought, reading.margin, cutPrice);
  const whole = withMargin(bought, reading.margin, undefined);
  return {
    ...readPrices({ price, cutPrice }, reading.answers),
    boughtFor: partOf(bought.amount, bought.share),
    ...(price !== whole && {
      note: [
        {
          id: /*office*/ 'with your margin the price would be {price}, above the MRP: taken as {taken}',
          figures: { price: toRupees(whole), taken: toRupees(price) },
        },
      ],
    }),
  };
}

/** The prices of a row that may change the stock alone; undefined if it says none. */
export function changedPricesOf(
  said: Prepared,
  unit: UnitSold | undefined,
  reading: PriceReading,
): { prices?: RowPrices; cutPrice?: Paise | undefined } {
  const { price, offer, cutPrice } = saidPrices(said, unit, reading);
  const isPriced =
    (offer ?? price) !== undefined ||
    (reading.margin !== undefined && boughtFor(said, unit, reading) !== undefined);
  return { ...(isPriced && { prices: pricesOf(said, unit, reading) }), cutPrice };
}

/** A price of 0 counts as none where a margin can make one, unless the owner said that 0 is meant. */
const isWithoutPrice = ({ price, offer }: PricesSaid, { answers }: PriceReading): boolean =>
  answers.free === 'take' ? (offer ?? price) === undefined : !offer && !price;

function saidPrices(said: Prepared, unit: UnitSold | undefined, reading: PriceReading): PricesSaid {
  const { price = '', offer = '', cuttedprice = '' } = said;
  const { answers, headings } = reading;
  const read = (cell: string, column: ColumnWord, field: Field): Paise | undefined => {
    const amount = readMoney(cell, column, answers);
    return amount && partOf(amount, shareIn(said, field, { cell, unit, heading: headings?.[field] }));
  };
  return {
    price: read(price, 'price', 'price'),
    offer: read(offer, 'offer price', 'offer'),
    cutPrice: isMrpOfOne(said, unit, answers)
      ? readMoney(cuttedprice, 'cut price', answers)
      : read(cuttedprice, 'cut price', 'cuttedprice'),
  };
}

/** The share of a price in a cell. One that was typed anew is for one of what is sold, unless a unit stands beside it. */
const shareIn = ({ typed = [] }: Prepared, field: Field, of: PriceOf): Share =>
  typed.includes(field) && !unitOfPrice(of.cell) ? WHOLE : shareOf(of);

/** True if the MRP of a row for a carton is that of one piece: for the whole carton it would be below its price. */
function isMrpOfOne(
  { price = '', purchasePrice = '', cuttedprice = '', typed = [] }: Prepared,
  unit: UnitSold | undefined,
  answers: Answers,
): boolean {
  if (typed.includes('cuttedprice')) return true;
  if (unit?.holds === undefined || cuttedprice === '') return false;
  const said = readMoney(price, 'price', answers);
  const sold = said && typed.includes('price') ? times(said, unit.holds) : said;
  const whole = sold || readMoney(purchasePrice, 'purchase price', answers);
  const mrp = readMoney(cuttedprice, 'cut price', answers);
  return whole !== undefined && mrp !== undefined && mrp < whole;
}

/** The purchase price in a row's cell; undefined where it is empty or 0. */
function boughtFor(
  said: Prepared,
  unit: UnitSold | undefined,
  { answers, headings }: PriceReading,
): Bought | undefined {
  const { purchasePrice: cell = '' } = said;
  const amount = readMoney(cell, 'purchase price', answers);
  const of = { cell, unit, heading: headings?.purchasePrice };
  return amount ? { amount, share: shareIn(said, 'purchasePrice', of) } : undefined;
}
