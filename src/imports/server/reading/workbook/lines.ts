import type { FailureCode, Sentence } from '#base/failure.ts';

/** A line of the process that reads a workbook: some rows, each with its number first; or how it ended. */
export type WorkbookLine =
  | { rows: [number, ...string[]][] }
  | { notes: Sentence[] }
  | { refused: { code: FailureCode; message: string; detail: Record<string, unknown> | undefined } };
