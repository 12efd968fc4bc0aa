import type { Sentence } from '#base/failure.ts';
import type { SellingProblem } from '#catalogue/catalogue.ts';
import type { Question } from '#imports/imports.ts';
import { inEnglish } from '#platform/words.ts';

/** A row that cannot be imported. `said` is the reason in parts, for the owner; the message is the reason in English. */
export class RowRefused extends Error {
  readonly said: Sentence;
  constructor(id: string, figures: Sentence['figures'] = {}) {
    super(inEnglish({ id, figures }));
    this.said = { id, figures };
  }
}

/** A row that is left out until the owner has said what is meant. */
export class RowAsks extends RowRefused {
  readonly question: Question;
  constructor(question: Question, id: string, figures: Sentence['figures'] = {}) {
    super(id, figures);
    this.question = question;
  }
}

/** The columns that reasons name. */
export const COLUMN_WORDS = [
  /*office*/ 'title',
  /*office*/ 'SKU',
  /*office*/ 'barcode',
  /*office*/ 'brand',
  /*office*/ 'color',
  /*office*/ 'pack',
  /*office*/ 'description',
  /*office*/ 'price',
  /*office*/ 'offer price',
  /*office*/ 'cut price',
  /*office*/ 'purchase price',
  /*office*/ 'stock',
  /*office*/ 'limit',
  /*office*/ 'low stock limit',
  /*office*/ 'most per order',
  /*office*/ 'soldBy',
  /*office*/ 'least',
  /*office*/ 'step',
] as const;
export type ColumnWord = (typeof COLUMN_WORDS)[number];

/** A word or sentence of ours within a reason; each language has its own. */
export const words = (id: string): Sentence => ({ id, figures: {} });

/** The name of a column within a reason. */
export const columnWord = (column: ColumnWord): Sentence => words(column);

/** The code by which a row names its product, for a reason. */
export const codeOf = ({ sku, barcode }: { sku: string; barcode: string }) =>
  sku ? { column: columnWord('SKU'), code: sku } : { column: columnWord('barcode'), code: barcode };

/** A row that is refused by the rules of how goods are sold. */
export const sellingRefused = ({ field, message }: SellingProblem): RowRefused =>
  new RowRefused(/*office*/ '{column}: {problem}', { column: columnWord(field), problem: words(message) });

/** The note about a cell that was left out while the rest of its row is imported. */
export const leftOff = (cell: string, problem: Sentence): Sentence => ({
  id: /*office*/ '“{cell}” was left out: {problem}',
  figures: { cell: short(cell), problem },
});

/** The start of a cell, for a reason. */
export const short = (cell: string): string => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell);

/** Why a row was left out or taken otherwise: in English, and in parts, so that a screen can say it in another language. */
export type Reasons = { reason: string; said: readonly Sentence[] };

/** Reasons as a database keeps them. */
export const keptReasons = (said: readonly Sentence[]): string => JSON.stringify(said);

/** Reads stored reasons. Older rows hold them as English text. */
export const readReasons = (kept: string): Reasons =>
  kept.startsWith('[{"id":') ? reasonsOf(JSON.parse(kept) as Sentence[]) : { reason: kept, said: [] };

/** Reasons with their English. */
export const reasonsOf = (said: readonly Sentence[]): Reasons => ({ reason: reasonIn(said), said });

/** Reasons in English. */
export const reasonIn = (said: readonly Sentence[]): string => said.map(inEnglish).join('; ');
