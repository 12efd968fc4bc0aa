import { plainDigits } from '#base/figures/digits.ts';
import { GOODS_CEILING, type Unit } from '#catalogue/catalogue.ts';
import type { Answers } from '#imports/imports.ts';
import { type ColumnWord, columnWord, RowAsks, RowRefused, short } from './row-refused.ts';

/** An amount as a file has it, and the unit that stood beside it. */
type Count = { amount: number; unit?: UnitRead };

/** `24`, `1,200`, `-3`, `6.5`, `6,5`, `12 Pcs`, `1 dozen`, `२४`; undefined when the cell is empty. */
export function readCount(cell: string, column: ColumnWord): Count | undefined {
  const plain = plainDigits(cell).trim().replaceAll('−', '-');
  if (plain === '') return undefined;
  const named = { column: columnWord(column), cell: short(plain) };
  const [, sign = '', digits = '', rest = ''] =
    /^([-+(]?)\s*([\d,]*\.?\d+|\d[\d,]*\.?|[\d.]+,\d{1,2})\)?\s*(\D*)$/.exec(plain) ?? [];
  const amount = Number(`${sign === '-' || sign === '(' ? '-' : ''}${withPoint(digits).replaceAll(',', '')}`);
  if (digits === '' || !Number.isFinite(amount))
    throw new RowRefused(/*office*/ 'the {column} is not a number: {cell}', named);
  const beside = rest.replace(/\)\s*$/, '').trim();
  if (beside === '') return { amount };
  const unit = readUnit(beside);
  if (!unit) throw new RowRefused(/*office*/ 'the {column} is not a number: {cell}', named);
  return { amount, unit };
}

const IN_A_KILO = 1000;

/** So many grams is one of a unit of weight; undefined for other units. */
export function gramsOf({ unit, grams }: UnitRead): number | undefined {
  if (unit === 'gram') return 1;
  return unit === 'kg' ? (grams ?? IN_A_KILO) : undefined;
}

/** Converts a count into the row's unit: 2 quintals are 200 kg, 60 pieces are 5 dozen, 3 cartons of 12 are 36 pieces. */
export function countInUnit({ amount, unit: beside }: Count, unit: UnitSold | undefined): number {
  const counted = amount * (beside?.pieces ?? 1);
  const each = unit && gramsOf(unit);
  if (each !== undefined) return (counted * ((beside && gramsOf(beside)) ?? each)) / IN_A_KILO;
  if (unit?.holds !== undefined && (!beside || beside.isCarton)) return counted * unit.holds;
  return unit?.pieces !== undefined && beside?.unit === 'item' ? counted / unit.pieces : counted;
}

/** The goods of a stock cell: title, unit, and whether parts of a unit are sold. */
type StockOf = { title: string; unit?: UnitSold | undefined; inParts: boolean };

/**
 * Reads the stock in the product's unit; undefined for an empty cell. Asks the owner about negative figures, and about
 * fractions of goods that are sold whole.
 */
export function readStock(
  cell: string,
  { title, unit, inParts }: StockOf,
  answers: Answers = {},
): number | undefined {
  const count = readCount(cell, 'stock');
  if (!count) return undefined;
  const amount = countInUnit(count, unit);
  if (amount > GOODS_CEILING)
    throw new RowRefused(/*office*/ 'the {column} is too large', { column: columnWord('stock') });
  const named = { title, cell: short(cell.trim()) };
  if (amount < 0) {
    if (answers.belowZero === 'none') return 0;
    throw new RowAsks('belowZero', /*office*/ 'the stock of {title} is below zero: {cell}', named);
  }
  if (inParts) return Math.round(amount * 1000) / 1000;
  if (Number.isInteger(amount)) return amount;
  if (answers.parts === 'down') return Math.floor(amount);
  throw new RowAsks('parts', /*office*/ 'the stock of {title} is not a whole number: {cell}', named);
}

/** A rating from 0 to 5, in hundredths; undefined when the cell is empty. */
export function readRating(cell: string): number | undefined {
  const plain = plainDigits(cell).trim();
  if (!plain) return undefined;
  const stars = Number(plain.replace(',', '.'));
  if (!(stars >= 0 && stars <= 5))
    throw new RowRefused(/*office*/ 'the rating is not from 0 to 5: {cell}', { cell: short(plain) });
  return Math.round(stars * 100);
}

/** A quantity of what is sold loose, in its unit; undefined when the cell is empty. */
export function readQuantity(cell: string, column: ColumnWord): number | undefined {
  const plain = plainDigits(cell).trim();
  if (!plain) return undefined;
  if (!/^\d{1,4}([.,]\d{1,3})?$/.test(plain))
    throw new RowRefused(/*office*/ 'the {column} is not a quantity like 0.25: {cell}', {
      column: columnWord(column),
      cell: short(plain),
    });
  return Number(plain.replace(',', '.'));
}

/**
 * A unit that goods are sold in. `pieces` where it is a number of pieces that are sold as one, as a dozen is; `grams`
 * where it is another weight than a kilo; a carton is opened, and its pieces are sold one by one.
 */
export type UnitRead = { unit: Unit; pieces?: number; grams?: number; isCarton?: boolean };

/** The unit that a row sells in: what goes by another weight is sold by the kilo. */
export type UnitSold = UnitRead & {
  /** The pieces in the carton that the row's price is for. */
  holds?: number;
  /** The net quantity of one, where the unit says it: `250 ग्राम`. */
  pack?: string;
};

const NAMES: Record<Unit, string> = {
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kgm k.g. किलो किग्रा किलोग्राम কেজি কিলো',
  gram: 'gram grams gm gms grm g gr ग्राम গ্রাম',
  litres: 'litres litre liter liters ltr ltrs lt lts l लीटर लिटर লিটার',
  item:
    'item items pc pcs piece pieces pce nos no number numbers unit units each ea pkt pkts packet packets pack packs ' +
    'pouch pouches box boxes bottle bottles btl btls bag bags tin tins can cans jar jars bundle bundles bdl roll rolls ' +
    'rol strip strips str set sets pair pairs prs tube tubes carton cartons ctn case cases bar bars tablet tablets tbs ' +
    'tab tabs sachet sachets tray trays cup cups bunch bunches loaf loaves ladi pauch नग पीस पाउच थैली डिब्बी पैकेट पैकट डिब्बा बोतल পিস প্যাকেট বোতল টি',
};
const DOZEN = 'dozen dozens doz dzn dz darjan दर्जन ডজন';
const QUINTAL = 'quintal quintals qtl qtls qntl qntls kuntal क्विंटल क्विन्टल कुंतल कुन्तल কুইন্টাল';
const PAV = 'pav paav pao pau पाव পোয়া';
/** Words for a carton that always means its pieces; `carton` may be what the shop sells. */
const PETI = 'peti petis पेटी পেটি';
const GRAMS_IN_A_QUINTAL = 100_000;
const GRAMS_IN_A_PAV = 250;

const named = (names: string, unit: UnitRead) => names.split(' ').map((name) => [name, unit] as const);

const BY_NAME = new Map<string, UnitRead>([
  ...Object.entries(NAMES).flatMap(([unit, names]) => named(names, { unit: unit as Unit })),
  ...named(DOZEN, { unit: 'item', pieces: 12 }),
  ...named(QUINTAL, { unit: 'kg', grams: GRAMS_IN_A_QUINTAL }),
  ...named(PAV, { unit: 'kg', grams: GRAMS_IN_A_PAV }),
  ...named(PETI, { unit: 'item', isCarton: true }),
]);

/** A unit as people and programs name it (`Kgs`, `Ltr.`, `PIECES (Pcs)`, `दर्जन`); undefined when it is none. */
export function readUnit(cell: string): UnitRead | undefined {
  const named = cell.trim().toLowerCase();
  const [, before = '', inside = ''] = /^([^()]*)\(([^()]*)\)$/.exec(named) ?? [];
  return [named, inside, before]
    .map((name) =>
      BY_NAME.get(
        name
          .trim()
          .replace(/^(?:per|प्रति|1|१)\s+/, '')
          .replaceAll('.', ''),
      ),
    )
    .find((unit) => unit !== undefined);
}

/** A comma before the last two digits is a point (`49,90`, `1.299,00`); others group, as `1,23,456` or `1,299.00`. */
export function withPoint(plain: string): string {
  if (/^\d+,\d{1,2}$/.test(plain)) return plain.replace(',', '.');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}
