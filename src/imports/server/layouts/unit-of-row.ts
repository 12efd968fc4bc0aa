import type { Answers, Field } from '#imports/imports.ts';
import { readCount, readUnit, type UnitRead, type UnitSold } from '#imports/server/values/count.ts';
import { unitOfPrice } from '#imports/server/values/money.ts';
import { RowAsks, RowRefused, short } from '#imports/server/values/row-refused.ts';
import * as texts from '#imports/server/values/texts.ts';
import type { Columns, Prepared, Said } from './layout.ts';

/** Units by the field in whose column's name they stand: `Rate/Qtl`. */
export type Headings = Partial<Record<Field, UnitRead>>;

type UnitReading = { answers: Answers; headings?: Headings | undefined };

/** The units that the names of a file's columns say. */
export const headingsOf = (columns: Columns): Headings =>
  Object.fromEntries(
    columns.flatMap(({ name, field }) => {
      const unit = unitOfPrice(name.replaceAll(/[()]/g, ' '));
      return field && unit ? [[field, unit]] : [];
    }),
  );

/** The unit of its column; without one, that which stands beside the price, or else beside the stock. */
export function unitOf(
  { unit = '', stock = '', price = '', offer = '', purchasePrice = '' }: Said,
  { headings }: Pick<UnitReading, 'headings'>,
): UnitSold | undefined {
  const beside = (): UnitRead | undefined =>
    [price, offer, purchasePrice].map(unitOfPrice).find((one) => one !== undefined) ??
    headings?.price ??
    headings?.purchasePrice ??
    unitCounted(stock);
  const read = unit.trim() === '' ? beside() : (packedIn(unit) ?? readUnit(unit));
  if (!read && unit.trim() !== '')
    throw new RowRefused(/*office*/ 'the unit {unit} is not kg, gram, litres or item', {
      unit: short(unit.trim()),
    });
  return read?.unit === 'gram' ? { unit: 'kg', grams: 1 } : read;
}

const CARTON = /^(?:[1१]\s*)?(?:peti|पेटी|পেটি|cartons?|ctn|cases?)(?![\p{L}\p{M}])\.?/iu;

/** The unit of a cell that states a net quantity, as `250 ग्राम`, or what a carton holds, as `पेटी (12×1 ली)`. */
function packedIn(cell: string): UnitSold | undefined {
  if (CARTON.test(cell.trim())) {
    const inside = texts.insideOf(cell.trim().replace(CARTON, '').replaceAll(/[()]/g, ' '));
    return inside && { unit: 'item', ...inside };
  }
  const pack = texts.packOfUnit(cell);
  if (pack === '100 kg') return { unit: 'kg', grams: 100_000 };
  // One kilo, litre or piece is the unit itself.
  return pack === undefined || pack.startsWith('1 ') ? undefined : { unit: 'item', pack };
}

/** The unit of a product's row. What a carton holds may stand in its pack or title; else the owner is asked. */
export function soldIn(said: Prepared, reading: UnitReading): UnitSold | undefined {
  const unit = unitOf(said, reading);
  if (!unit?.isCarton || reading.answers.carton === 'whole') return unit;
  const inside = texts.insideOf(said.pack ?? '') ?? texts.insideOf(said.title ?? '');
  if (!inside)
    throw new RowAsks(
      'carton',
      /*office*/ 'the price is for a carton, and the row does not say what it holds',
    );
  return { ...unit, ...inside };
}

/** The unit beside a stock. Pieces that are counted in dozens are sold by the piece. */
function unitCounted(stock: string): UnitRead | undefined {
  const unit = readCount(stock, 'stock')?.unit;
  return unit && { unit: unit.unit };
}
