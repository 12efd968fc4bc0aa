import { amountOf, quantityOf } from '#base/figures/amount.ts';
import { fromRupees } from '#base/figures/money.ts';
import { offerFor, type Product } from '#catalogue/catalogue.ts';

const MEASURE: Record<string, number> = {
  g: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  ml: 1,
  kg: 1000,
  kgs: 1000,
  kilo: 1000,
  l: 1000,
  ltr: 1000,
  litre: 1000,
  litres: 1000,
};
/** A number without a unit up to this is in kilos or litres, larger ones in grams: nobody means 1.5 grams. */
const BARE_UNITS_UP_TO = 20;

/**
 * The quantity of loose goods that somebody typed: `750 g`, `1.5 kg`, `750`, `1.5`, or what `₹30` buys. Undefined if
 * the text is none of these.
 */
export function typedQuantity(
  text: string,
  goods: Pick<Product, 'soldBy' | 'least' | 'step' | 'price'>,
): number | undefined {
  const plain = text.trim().toLowerCase().replaceAll(',', '');
  const money = /^(?:₹|rs\.?|for)\s*(?:₹|rs\.?)?\s*(\d{1,6}(?:\.\d{1,2})?)$/.exec(plain);
  if (money) return offerFor(goods, fromRupees(goods.price), fromRupees(Number(money[1])))?.quantity;
  const [, figure, word = ''] = /^(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]*)\.?$/.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  const value = Number(figure);
  const measure = word === '' ? (value <= BARE_UNITS_UP_TO ? 1000 : 1) : MEASURE[word];
  if (measure === undefined) return undefined;
  const amount = amountOf(value * measure, 'piece');
  return amount === undefined || amount === 0 ? undefined : quantityOf(amount, goods.soldBy);
}
