import { GOODS_CEILING } from '#catalogue/catalogue.ts';
import type { Answers } from '#imports/imports.ts';
import { type ColumnWord, columnWord, RowAsks, RowRefused, short } from './row-refused.ts';
import { plainDigits, withPoint, readUnit, type UnitRead, type UnitSold } from './unit.ts';
/** An amount as a file has it, and the unit that stood beside it. */
export type Count = { amount: number; unit?: UnitRead };

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

/**
 * Converts a count into the row's unit. If the unit is grams, or the count names grams beside kilos, grams become parts
 * of a kilo; 60 pieces are 5 dozen.
 */
export function countInUnit({ amount, unit: beside }: Count, unit: UnitSold | undefined): number {
  const counted = amount * (beside?.pieces ?? 1);
  if (unit?.isByTheGram || (unit?.unit === 'kg' && beside?.unit === 'gram')) return counted / IN_A_KILO;
  return unit?.pieces !== undefined && beside?.unit === 'item' ? counted / unit.pieces : counted;
}

/** The goods of a stock cell: title, unit, and whether parts of a unit are sold. */
export type StockOf = { title: string; unit?: UnitSold | undefined; inParts: boolean };

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
