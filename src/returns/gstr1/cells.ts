import { buyerClass, type IssuedLine, type IssuedPaper } from './paper.ts';

/** The tables of GSTR-1 that lines of papers stand in. */
export const LINE_TABLES = ['b2b', 'b2cl', 'b2cs', 'nil', 'cdnr', 'cdnur'] as const;
/** A table of GSTR-1 that lines of papers stand in. */
export type LineTable = (typeof LINE_TABLES)[number];

/**
 * The name of a figure of a return: its table, and where there are rows, what tells them apart. `b2cs:19:500`, `hsn:b2c:1006:KGS:0`,
 * `3.2:10`. The bills behind a figure are those with a line that has this cell.
 */
export type Cell = string;

/** The kinds of supply of table 8. `INTR` is over the border of the state, `INTRA` within it. */
export const NIL_KINDS = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const;
/** A kind of supply of table 8. */
export type NilKind = (typeof NIL_KINDS)[number];

/** True if a line is taxed: any other is exempt or nil, and stands in table 8. */
export const isTaxed = ({ nature }: Pick<IssuedLine, 'nature'>): boolean => nature === 'taxable';

/** The table that a line stands in. Small private notes are no table of their own: they take back what table 7 says. */
export function tableOf(paper: IssuedPaper, line: IssuedLine): LineTable {
  if (!isTaxed(line)) return 'nil';
  const buyer = buyerClass(paper);
  if (buyer === 'small') return 'b2cs';
  const isNote = paper.kind === 'note';
  if (buyer === 'registered') return isNote ? 'cdnr' : 'b2b';
  return isNote ? 'cdnur' : 'b2cl';
}

export const nilKind = ({ interstate, buyer_gstin }: IssuedPaper): NilKind =>
  `${interstate === 1 ? 'INTR' : 'INTRA'}${buyer_gstin === '' ? 'B2C' : 'B2B'}`;

/** The half of table 12 that a paper's goods stand in. */
export const hsnSide = ({ buyer_gstin }: IssuedPaper): 'b2b' | 'b2c' => (buyer_gstin === '' ? 'b2c' : 'b2b');

/** The cell of table 12 that a line stands in; of goods without an HSN, the cell of what is missing. */
export const hsnCell = (paper: IssuedPaper, { hsn, uqc, rate_hundredths, product_id }: IssuedLine): Cell =>
  hsn === '' ? `noHsn:${product_id}` : `hsn:${hsnSide(paper)}:${hsn}:${uqc}:${rate_hundredths}`;

/** The cell of a series in table 13. */
export const seriesCell = ({ letter, prefix, year }: Pick<IssuedPaper, 'letter' | 'prefix' | 'year'>): Cell =>
  `docs:${letter}:${prefix}:${year}`;

/** The cell of goods whose rate the shop assumed. */
export const assumedCell = ({ product_id }: Pick<IssuedLine, 'product_id'>): Cell => `assumed:${product_id}`;

/** The figures of GSTR-1 and GSTR-3B that a line is a part of. */
export function cellsOf(paper: IssuedPaper, line: IssuedLine): Cell[] {
  const table = tableOf(paper, line);
  const { place_of_supply: place, interstate } = paper;
  const cells = [table, hsnCell(paper, line), seriesCell(paper)];
  if (line.rate_assumed === 1) cells.push(assumedCell(line));
  if (table === 'nil') return [...cells, `nil:${nilKind(paper)}`, '3.1c'];
  if (table === 'b2cs') cells.push(`b2cs:${place}:${line.rate_hundredths}`);
  if (interstate === 1 && paper.buyer_gstin === '') cells.push(`3.2:${place}`);
  return [...cells, '3.1a'];
}
