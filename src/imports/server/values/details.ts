import * as v from 'valibot';
import type { Sentence } from '#base/failure.ts';
import { plainDigits } from '#base/figures/digits.ts';
import { toRupees, ZERO } from '#base/figures/money.ts';
import { type SentDetails, sentDetails } from '#catalogue/catalogue.ts';
import type { Answers } from '#imports/imports.ts';
import { foldText } from '#platform/db/search-text.ts';
import { isHsn, shippedRates } from '#tax/server/public.ts';
import { gramsOf, readCount, type UnitRead, type UnitSold } from './count.ts';
import { partOf, readMoney, shareOf } from './money.ts';
import { leftOff, RowRefused, words } from './row-refused.ts';
import { plainText, tidy } from './texts.ts';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The days of a spreadsheet count from the end of 1899; these are the years 1982 to 2118. */
const FIRST_SERIAL = 30_000;
const LAST_SERIAL = 80_000;
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * A day as files write it, as `2027-03-31`: `31/03/2027`, `31-Mar-27`, a month (its last day), or the number that a
 * spreadsheet keeps for it. Anything else, as `6 months`, stays as it is.
 */
function readDay(cell: string): string {
  const plain = plainDigits(cell).trim();
  if (/^\d{5}(\.\d+)?$/.test(plain) && Number(plain) > FIRST_SERIAL && Number(plain) < LAST_SERIAL)
    return new Date(EPOCH + Math.floor(Number(plain)) * DAY_MS).toISOString().slice(0, 10);
  const iso = /^(\d{4}-\d{2}-\d{2})[T ]/.exec(plain)?.[1];
  if (iso) return iso;
  const parts = plain.split(/[\s/.-]+/);
  if (parts.length === 3 && parts[0]!.length <= 2) return dayOf(parts[2]!, parts[1]!, parts[0]) ?? plain;
  if (parts.length === 2) return dayOf(parts[1]!, parts[0]!) ?? plain;
  return plain;
}

/** A day that there is; without one, the last of the month. */
function dayOf(writtenYear: string, writtenMonth: string, writtenDay?: string): string | undefined {
  if (!/^(\d{2}|\d{4})$/.test(writtenYear)) return undefined;
  const year = Number(writtenYear) + (writtenYear.length === 2 ? 2000 : 0);
  const named = MONTHS.indexOf(writtenMonth.slice(0, 3).toLowerCase());
  const month = named >= 0 ? named : Number(writtenMonth) - 1;
  if (!(month >= 0 && month < 12)) return undefined;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = writtenDay === undefined ? last : Number(writtenDay);
  if (!(day >= 1 && day <= last)) return undefined;
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Product details that lists do not show: label, other names, limits. */
export const DETAIL_FIELDS = [
  'title_hi',
  'title_bn',
  'description_hi',
  'description_bn',
  'alsoCalled',
  'hsn',
  'taxRate',
  'taxGoods',
  'taxedAs',
  'mark',
  'origin',
  'maker',
  'packer',
  'importer',
  'care',
  'bestBefore',
  'fssai',
  'purchasePrice',
  'lowStock',
  'mostPerOrder',
] as const;
type DetailField = (typeof DETAIL_FIELDS)[number];

/** The details that a row says; what it says nothing of stays as it is. */
export type FileDetails = Partial<Pick<SentDetails, DetailField>>;

/**
 * Settings for reading a row's details: the unit that it sells in, the unit in the name of the purchase price's column;
 * texts that this shop wrote are taken unchanged.
 */
type Meant = {
  unit: UnitSold | undefined;
  heading?: UnitRead | undefined;
  isOurs: boolean;
  answers: Answers;
};

/**
 * Reads the details of a row. An empty cell says nothing. What cannot be understood is left out with a note, because
 * the goods can be sold without it.
 */
export function readDetails(
  said: Partial<Record<DetailField, string>>,
  meant: Meant,
): { details: FileDetails; notes: Sentence[] } {
  const notes: Sentence[] = [];
  const details: FileDetails = {};
  for (const field of DETAIL_FIELDS) {
    const given = said[field]?.trim() ?? '';
    const cell = WORDS.has(field) && !meant.isOurs ? tidy(plainText(given)) : given;
    if (cell === '') continue;
    const read = readDetail(field, cell, meant);
    if ('output' in read) Object.assign(details, { [field]: read.output });
    else notes.push(leftOff(cell, read.problem));
  }
  return { details, notes };
}

type DetailRead = { output: unknown } | { problem: Sentence };

function readDetail(field: DetailField, cell: string, meant: Meant): DetailRead {
  try {
    const understand = READ[field];
    const read = v.safeParse(sentDetails[field], understand ? understand(cell, meant) : cell);
    return read.success ? { output: read.output } : { problem: words(read.issues[0].message) };
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    return { problem: error.said };
  }
}

const GRAMS_IN_A_KILO = 1000;

const quantity = (cell: string, { unit }: Meant): number | undefined => {
  const amount = readCount(cell, 'limit')?.amount;
  const each = unit && gramsOf(unit);
  return amount !== undefined && each !== undefined ? (amount * each) / GRAMS_IN_A_KILO : amount;
};

const WORDS: ReadonlySet<DetailField> = new Set([
  'title_hi',
  'title_bn',
  'description_hi',
  'description_bn',
  'alsoCalled',
  'maker',
  'packer',
  'importer',
  'care',
]);

const READ: Partial<Record<DetailField, (cell: string, meant: Meant) => unknown>> = {
  hsn: readHsn,
  taxRate: readTaxRate,
  taxGoods: readTaxGoods,
  taxedAs: readTakenAs,
  mark: readMark,
  origin: readOrigin,
  bestBefore: readDay,
  fssai: (cell) =>
    plainDigits(cell)
      .replaceAll(/[\s-]/g, '')
      .replace(/^(fssai|lic)\D*/i, ''),
  purchasePrice: (cell, { unit, heading, answers }) =>
    toRupees(partOf(readMoney(cell, 'purchase price', answers) ?? ZERO, shareOf({ cell, unit, heading }))),
  // Of other programs, 0 means that there is no limit.
  lowStock: (cell, meant) => (meant.isOurs ? quantity(cell, meant) : quantity(cell, meant) || null),
  mostPerOrder: (cell, meant) => quantity(cell, meant) || null,
};

/** A spreadsheet takes the code 0713 for the number 713: codes have 4, 6 or 8 digits. */
function readHsn(cell: string): string {
  const digits = plainDigits(cell).replaceAll(/[\s.]/g, '');
  const code = /^\d{3}$|^\d{5}$|^\d{7}$/.test(digits) ? `0${digits}` : digits;
  if (/^\d{4,8}$/.test(code) && !isHsn(code))
    throw new RowRefused(/*office*/ 'There is no HSN that begins so');
  return code;
}

/** Of these, a spreadsheet that shows per cent keeps the hundredth part. */
const RATES = [3, 5, 12, 18, 28, 40];
const NO_TAX = /^(exempt(ed)?|nil( rated)?|nil-rated|none|no tax|zero( rated)?|tax ?free|gst ?0%?)$/i;

/** `5`, `5%`, `2,5`, `GST@18%`, `0.18`, `Exempt`. */
function readTaxRate(cell: string): number {
  const plain = plainDigits(cell);
  if (NO_TAX.test(plain.trim())) return 0;
  const [, digits] =
    /^(?:(?:i?gst|tax|vat)\s*[@:-]?\s*)?(\d+(?:[.,]\d+)?)\s*%?(?:\s*(?:i?gst|tax|vat))?$/i.exec(
      plain.trim(),
    ) ?? [];
  const rate = Number(digits?.replace(',', '.') ?? Number.NaN);
  const hundredth = RATES.find((known) => Math.abs(known / 100 - rate) < 1e-9);
  return hundredth !== undefined && !plain.includes('%') ? hundredth : rate;
}

/** The key of tax goods, or their name in any language of the shop; other texts stay as they are and are refused. */
function readTaxGoods(cell: string): string {
  const { goods } = shippedRates();
  const called = foldText(cell);
  const found = goods.find(({ goods: key, title, title_hi, title_bn }) =>
    [key, title, title_hi, title_bn].some((name) => foldText(name) === called),
  );
  if (!found) throw new RowRefused(/*office*/ 'Choose goods of the list');
  return found.goods;
}

/** `packed`, `loose`, in the shop's languages. */
function readTakenAs(cell: string): string {
  if (/^(loose|open|khula|खुला|খোলা)$/i.test(cell)) return 'loose';
  return /^(packed|pack|packet|पैक|প্যাকেট)$/i.test(cell) ? 'packed' : cell;
}

const NON_VEG = /^(non.?veg(etarian)?|meat|egg|eggetarian|brown|red|n|no|false|0|मांसाहारी|আমিষ)$/i;
const VEG = /^((pure )?veg(etarian)?|vegan|green|v|y|yes|true|1|शाकाहारी|নিরামিষ)$/i;

function readMark(cell: string): string {
  if (NON_VEG.test(cell)) return 'nonveg';
  return VEG.test(cell) ? 'veg' : cell;
}

function readOrigin(cell: string): string {
  return /^(bharat|भारत|ভারত|made in india|ind)$/i.test(cell) ? 'IN' : cell.replace(/^made in /i, '');
}
