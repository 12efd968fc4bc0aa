import { amountOf, quantityOf } from '#base/figures/amount.ts';
import { plainDigits } from '#base/figures/digits.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { offersFor } from './amount-chip.tsx';

/** Names of units as shoppers type them, in the shop's languages; the shop itself writes some of them. */
const SMALL = 'g gm gms gram grams ml ग्राम ग्रा मिली मि.ली গ্রাম মিলি মি.লি';
const LARGE = 'kg kgs kilo l ltr litre litres किलो किलोग्राम किग्रा कि.ग्रा लीटर लि কেজি কিলো লিটার লি';
const measures = (words: string, amount: number) =>
  words
    .normalize('NFC')
    .split(' ')
    .map((word): [string, number] => [word, amount]);
const MEASURE = new Map([...measures(SMALL, 1), ...measures(LARGE, 1000)]);
/** A price, marked before or after the figure: `₹30`, `for Rs. 30`, `३० रुपये का`. */
const MONEY =
  /^(?:(?:for\s*)?(?:₹|rs\.?|रु\.?)|for)\s*(\d{1,6}(?:\.\d{1,2})?)(?:\s*(?:का|की|के|में|দামের))?$|^(\d{1,6}(?:\.\d{1,2})?)\s*(?:rs\.?|रु\.?|रुपये|रुपए|টাকা)(?:\s*(?:का|की|के|में|র|দামের))?$/u;
/** A number without a unit up to this is in kilos or litres, larger ones in grams: 1.5 grams is never meant. */
const BARE_UNITS_UP_TO = 20;

/**
 * Reads a typed quantity of loose goods: `750 g`, `1.5 kg`, `750`, `1.5`, `७५० ग्राम`, or the amount that `₹30` buys.
 * Undefined if the text is none of these.
 */
export function typedQuantity(
  text: string,
  goods: Pick<Product, 'soldBy' | 'least' | 'step' | 'price'>,
): number | undefined {
  const plain = plainDigits(text.normalize('NFC').trim().toLowerCase().replaceAll(',', ''));
  const money = MONEY.exec(plain);
  if (money) return offersFor(goods, [Number(money[1] ?? money[2])])[0]?.quantity;
  const [, figure, word = ''] =
    /^(\d{1,7}(?:\.\d{1,3})?)\s*([\p{L}\p{M}][\p{L}\p{M}.]*?)?\.?$/u.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  const value = Number(figure);
  const measure = word === '' ? (value <= BARE_UNITS_UP_TO ? 1000 : 1) : MEASURE.get(word);
  if (measure === undefined) return undefined;
  const amount = amountOf(value * measure, 'piece');
  return amount === undefined || amount === 0 ? undefined : quantityOf(amount, goods.soldBy);
}
