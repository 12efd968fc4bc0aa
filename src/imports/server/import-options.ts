import type { Sentence } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Field, Answers } from '#imports/imports.ts';
import type { ColumnSeen } from '#imports/server/columns/propose-columns.ts';
import type { ShelfChoices } from '#imports/server/shelf-book.ts';
import type { AuditActor } from '#platform/log/audit.ts';
import type { Clock } from '#platform/platform.ts';

/** Id and time of a new product. */
export type NewRow = { id: string; createdAt: Instant };

/** The layout and columns that a file was recognised as. */
export type ColumnProposal = { layout: string; columns: readonly ColumnSeen[] };

/** A remark on a row: left out, or read differently. */
export type RowRemark = { row: number; kind: 'left out' | 'adjusted'; said: readonly Sentence[] };

/** The options of an import. */
export type ImportOptions = {
  clock: Clock;
  actor: AuditActor;
  /** Reports what would happen and writes nothing. */
  dryRun?: boolean;
  /** Called now and then, and at the end, with the number of rows read. */
  onProgress?: (rows: number) => void;
  /** The id and creation time of a new product; by default a new id and now. */
  newRow?: (sku: string, now: Instant) => NewRow;
  /** The address of the picture that a cell of our own layout names. By default the cell is the address. */
  picture?: (cell: string) => string;
  /** Rows written in one transaction. By default as many as are written in a moment, so that the shop keeps serving. */
  batch?: number;
  /** True while no shop runs on the database, so that no order waits for the end of a long transaction. */
  isAlone?: () => boolean;
  /** The owner's answers about values with two meanings. Without an answer, their rows are left out. */
  answers?: Answers;
  /** The fields of columns by name, where the proposal is wrong; null for no field. */
  map?: Readonly<Record<string, Field | null>>;
  /** Called once the columns are known, before anything is written. */
  onColumns?: (proposal: ColumnProposal) => void | Promise<void>;
  /** Called with each row that is left out or taken otherwise. */
  onRemark?: (remark: RowRemark) => void;
  /** The owner's choices of shelves for those of the file. Without a choice, the proposal applies. */
  shelves?: ShelfChoices;
  /** Also overwrites fields that the owner edited by hand. */
  overwrite?: boolean;
  /** The record of the import, with which it can be taken back: what it writes of each product is noted. */
  undoOf?: string;
  /** Stops the import, with the signal's reason; what was taken stays. */
  signal?: AbortSignal;
};
