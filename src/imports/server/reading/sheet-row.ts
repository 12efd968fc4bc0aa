import type { Sentence } from '#base/failure.ts';

/** A row of a file: its cells as texts, and its number as a spreadsheet shows it (the first row is 1). */
export type SheetRow = { number: number; cells: string[] };

/** What a file was read as, and what is to be said of it as a whole. */
export type FileKind = { kind: 'csv' | 'xlsx'; notes: Sentence[] };

/** A row, or a cell, is never longer: a longer one is a quotation mark that was never closed, or an attack. */
export const LONGEST_ROW = 1024 * 1024;

/** More rows than any spreadsheet program has. */
export const MOST_ROWS = 1_048_576;

/** So many rows are read before the shop gets its turn. */
export const ROWS_BETWEEN_TURNS = 100;
