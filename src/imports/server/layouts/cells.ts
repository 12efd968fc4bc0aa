import { createHash } from 'node:crypto';
import { amountOf, isLoose, type SoldBy } from '#base/amount.ts';
import { parsePack } from '#base/quantity.ts';
import { RowRefused } from './draft.ts';

const CEILING = 10_000_000;

/** Undoes `escapeFormula`: the text of a cell that an export protected from being a formula. */
export const unescapeFormula = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** One line with single spaces. Spaces and dashes that were decoded twice are repaired. */
export const tidy = (cell: string): string =>
  cell
    .replaceAll(/Â(?=\u00a0)/g, '')
    .replaceAll('â€“', '–')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text of limited length; a longer one is refused. */
export function text(cell: string, column: string, most: number): string {
  const plain = cell.trim();
  if (plain.length > most) throw new RowRefused(`the ${column} is longer than ${most} letters`);
  return plain;
}

/** A title; every product needs one. */
export function title(cell: string): string {
  const plain = text(cell, 'title', 200);
  if (!plain) throw new RowRefused('it has no title');
  return plain;
}

/** A description, with its line breaks; undefined when the cell is empty. */
export function description(cell: string): string | undefined {
  const plain = cell.trim();
  if (plain.length > 5000) throw new RowRefused('the description is longer than 5000 letters');
  return plain || undefined;
}

/** Rupees as people and programs write them (`49.90`, `₹1,23,456`, `Rs. 20`), in paise; undefined when empty. */
export function money(cell: string, column: string): number | undefined {
  const plain = cell.replaceAll(/₹|rs\.?|inr|\s/gi, '');
  if (!plain) return undefined;
  const digits = /^\d+,\d{1,2}$/.test(plain)
    ? plain.replace(',', '.')
    : plain.replaceAll(/(?<=\d),(?=\d{2,3})/g, '');
  if (!/^\d+(\.\d+)?$/.test(digits)) throw new RowRefused(`the ${column} is not a number: ${short(cell)}`);
  const paise = Math.round(Number(digits) * 100);
  if (Math.abs(Number(digits) * 100 - paise) > 1e-6)
    throw new RowRefused(`the ${column} has more than two decimals`);
  if (paise > CEILING * 100) throw new RowRefused(`the ${column} is too large`);
  return paise;
}

/** The price and the cut price. Without a cut price both are equal, and the price is never above it. */
export function prices(price: number | undefined, cutPrice: number | undefined) {
  if (price === undefined) throw new RowRefused('it has no price');
  if (cutPrice !== undefined && price > cutPrice) {
    throw new RowRefused(`the price ${price / 100} is above the cut price ${cutPrice / 100}`);
  }
  return { price_paise: price, cut_price_paise: cutPrice ?? price };
}

/**
 * How much is in stock: a number from 0, whole unless it is sold loose; undefined when the cell is empty. `of` is the
 * product's title.
 */
export function stock(cell: string, of: string, soldBy: SoldBy = 'piece'): number | undefined {
  const count = stockFigure(cell);
  if (count === undefined) return undefined;
  if (count < 0) throw new RowRefused(`the stock of ${of} is below zero: ${short(cell)}`);
  if (amountOf(count, soldBy) === undefined)
    throw new RowRefused(
      `the stock of ${of} ${isLoose(soldBy) ? 'has more than three decimals' : 'is not a whole number'}: ${short(cell)}`,
    );
  return count;
}

/** A quantity of what is sold loose, in its unit; undefined when the cell is empty. */
export function quantity(cell: string, column: string): number | undefined {
  const plain = cell.trim();
  if (!plain) return undefined;
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(plain))
    throw new RowRefused(`the ${column} is not a quantity like 0.25: ${short(cell)}`);
  return Number(plain);
}

/**
 * The stock in a file of another shop's program, where what was sold without being there stands below zero: that is
 * nothing in stock, and parts are left off. Where the figure is another, `note` says so.
 */
export function foreignStock(cell: string, of: string): { stock?: number; note?: string } {
  const count = stockFigure(cell);
  if (count === undefined) return {};
  const taken = Math.max(0, Math.floor(count));
  if (taken === count) return { stock: taken };
  return { stock: taken, note: `the stock of ${of} is ${short(cell)}: taken as ${taken}` };
}

function stockFigure(cell: string): number | undefined {
  const plain = cell.replaceAll(/[\s,]/g, '').replace(/^−/, '-');
  if (!plain) return undefined;
  const count = Number(plain);
  if (!Number.isFinite(count)) throw new RowRefused(`the stock is not a number: ${short(cell)}`);
  if (count > CEILING) throw new RowRefused('the stock is too large');
  return count;
}

/** A rating from 0 to 5, in hundredths; undefined when the cell is empty. */
export function rating(cell: string): number | undefined {
  const plain = cell.trim();
  if (!plain) return undefined;
  const stars = Number(plain.replace(',', '.'));
  if (!(stars >= 0 && stars <= 5)) throw new RowRefused(`the rating is not from 0 to 5: ${short(cell)}`);
  return Math.round(stars * 100);
}

/** The first address in a cell that a page may show; empty when there is none. */
export function picture(cell: string): string {
  const [first = ''] = cell.trim().split(/,\s*(?=https?:)/);
  return /^https:\/\/[^\s"'<>\\]{1,490}$/.test(first) ? first : '';
}

/** The plain text of HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\\n', '\n')
    .replaceAll(/&(nbsp|#160);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(quot|#34);/g, '"')
    .replaceAll(/&(#39|apos|rsquo);/g, '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();
}

const QUANTITY = /(\d+(?:\.\d+)?)\s*(kg|gms?|grams?|g|ml|ltrs?|litres?|lt|l|pcs?|pieces?)\b/gi;
const SEVERAL = /\+|&|\beach\b|\bfree\b|\bextra\b|\bget\b|\bbuy\b|\d\s*-\s*\d+(?:\.\d+)?\s*(?:kg|g|ml|l)\b/i;

/**
 * The net quantity in a title, for example `500 g`. Empty where there is none or more than one (sets, offers,
 * ranges), because a wrong price per kilo is worse than none.
 */
export function packInTitle(words: string): string {
  const packOf = /\bpack of (\d+),? (\d+(?:\.\d+)?) ?(g|kg|ml|l) each\b/i.exec(words);
  if (packOf) return `${packOf[1]} x ${packOf[2]} ${packOf[3]!.toLowerCase()}`;
  if (SEVERAL.test(words) || /\bpack of\b/i.test(words)) return '';
  const found = [...words.matchAll(QUANTITY)];
  if (found.length !== 1) return '';
  const [, amount, unit] = found[0]!;
  const pack = `${amount} ${unit!
    .toLowerCase()
    .replace(/^(gms?|grams?)$/, 'g')
    .replace(/^(lt|ltrs?|litres?)$/, 'l')
    .replace(/^(pc|pcs|pieces?)$/, 'pieces')}`;
  return parsePack(pack) ? pack : '';
}

/** An SKU for a product of a file without SKUs. The same text always gives the same one. */
export const madeUpSku = (...words: string[]): string =>
  `T-${createHash('sha256').update(words.join('\u0000').toLowerCase()).digest('hex').slice(0, 12)}`;

const short = (cell: string): string => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell);
