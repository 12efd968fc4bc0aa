import type { Instant } from '#base/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Doer } from '#platform/log/audit.ts';

/** What a product that is new is made with. */
export type NewRow = { id: string; createdAt: Instant };

/** How an import is done. */
export type ImportOptions = {
  clock: Clock;
  actor: Doer;
  /** Only says what would happen. */
  dryRun?: boolean;
  /** Hears after each batch how many rows were read. */
  onProgress?: (rows: number) => void;
  /** The id and the time of making of a product that is new; by default a fresh id and now. */
  newRow?: (sku: string, now: Instant) => NewRow;
  /** The address of the picture that a cell of our own layout names; by default the cell is the address. */
  picture?: (cell: string) => string;
  /** How many rows are written in one transaction; so few by default that the shop keeps serving. */
  batch?: number;
};
