import * as v from 'valibot';
import { FIELDS, Answers, Margin } from './imports.ts';
const MOST_COLUMNS = 1000;
const MOST_SHELVES = 2000;
const MOST_SAME = 2000;
const MOST_TYPED = 500;

/** Cells of a row that the owner typed anew, by field. */
export const TypedCells = v.record(v.picklist(FIELDS), v.pipe(v.string(), v.maxLength(500)));
export type TypedCells = v.InferOutput<typeof TypedCells>;

/** The owner's plan for a file: the field of each column, the shelves, and the answers about unclear values. */
export const ImportPlan = v.strictObject({
  columns: v.pipe(
    v.array(v.nullable(v.picklist(FIELDS, /*office*/ 'There is no such column of a product'))),
    v.maxLength(MOST_COLUMNS),
    v.check(
      (columns) => new Set(columns.filter(Boolean)).size === columns.filter(Boolean).length,
      /*office*/ 'Two columns cannot be the same',
    ),
  ),
  /** By the shelf's path in the file: one of the shop's, or a new one. */
  shelves: v.pipe(
    v.record(v.string(), v.union([v.strictObject({ value: v.string() }), v.literal('new')])),
    v.check(
      (shelves) => Object.keys(shelves).length <= MOST_SHELVES,
      /*office*/ 'The file has too many categories',
    ),
  ),
  answers: Answers,
  /** Makes a selling price of the purchase price where a row has none. */
  margin: v.optional(Margin),
  /** By the code that the import makes for goods without one: the shop's product that they are, or new ones. */
  same: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
      v.check((same) => Object.keys(same).length <= MOST_SAME, /*office*/ 'Too many rows at once'),
    ),
  ),
  /** Rows with cells that the owner typed anew, by the row's number in this file. */
  rows: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^\d{1,7}$/)), TypedCells),
      v.check((rows) => Object.keys(rows).length <= MOST_TYPED, /*office*/ 'Too many rows at once'),
    ),
  ),
  /** Also overwrites fields that the owner edited by hand. */
  overwrite: v.boolean(),
});
export type ImportPlan = v.InferOutput<typeof ImportPlan>;

/** A plan with the revision that was on the screen. */
export const SentPlan = v.strictObject({
  ...ImportPlan.entries,
  revision: v.pipe(v.number(), v.safeInteger()),
});

/**
 * A row that was left out of an import that is done, with the cells that the owner typed anew; `same` is the product that
 * its goods are, or new ones.
 */
export const MendedRow = v.strictObject({
  cells: TypedCells,
  same: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});
export type MendedRow = v.InferOutput<typeof MendedRow>;

/** Sentences of the server in parts, as the web says them in other languages; the English stands beside them. */
const Said = v.array(v.object({ id: v.string(), figures: v.record(v.string(), v.unknown()) }));

const Question = v.picklist(['belowZero', 'parts', 'carton', 'free', 'currency']);

/** The result of an import or of its check: what it did, or would do. */
export const Outcome = v.object({
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  hidden: v.number(),
  leftOut: v.number(),
  adjusted: v.number(),
  /** Number of products with fields that keep the owner's edits. */
  kept: v.number(),
  /** Number of rows left out until the owner says whether the shop has their goods under another name. */
  same: v.optional(v.number()),
  /** The titles of shelves that were made, or would be. */
  shelves: v.array(v.string()),
  /** The shelves of the file by path, with how many rows stand on each. */
  found: v.array(v.object({ key: v.string(), rows: v.number() })),
  questions: v.array(
    v.object({ question: Question, rows: v.number(), example: v.string(), said: v.optional(Said) }),
  ),
});
export type Outcome = v.InferOutput<typeof Outcome>;

/** A row of the file as it would look in the shop, or why it is left out. */
export const SampleRow = v.object({
  row: v.number(),
  cells: v.array(v.string()),
  problem: v.optional(v.string()),
  said: v.optional(Said),
  goods: v.optional(
    v.object({
      title: v.string(),
      price: v.optional(v.number()),
      cuttedprice: v.optional(v.number()),
      unit: v.string(),
      pack: v.string(),
      stock: v.optional(v.number()),
      counted: v.boolean(),
      thumbnail: v.string(),
      shelf: v.string(),
    }),
  ),
});
export type SampleRow = v.InferOutput<typeof SampleRow>;

/** The undo state of an import, with its counts. */
export const Undo = v.object({
  state: v.picklist(['possible', 'undoing', 'undone', 'too late', 'none']),
  /** Number of products removed or set back. */
  takenBack: v.number(),
  /** Number of products that could not be set back. */
  left: v.number(),
});
export type Undo = v.InferOutput<typeof Undo>;

/** The products that an undo left as they are, with the reasons; at most 500. */
export const UndoLeft = v.object({
  left: v.array(v.object({ product: v.string(), title: v.string(), reason: v.string() })),
});
export type UndoLeft = v.InferOutput<typeof UndoLeft>;

/** The layout of a file from an unknown program. The owner is not shown it. */
export const ANY_LIST = 'List of goods';

/** A file of goods on its way into the shop. */
export const StagedImport = v.object({
  id: v.string(),
  revision: v.number(),
  fileName: v.string(),
  state: v.picklist(['reading', 'checking', 'waiting', 'importing', 'done', 'failed']),
  problem: v.string(),
  layout: v.string(),
  headerRow: v.number(),
  rows: v.number(),
  doneRows: v.number(),
  isRemembered: v.boolean(),
  /** Notes about the file as a whole; `notesSaid` has the same notes in parts, one sentence each. */
  notes: v.array(v.string()),
  notesSaid: Said,
  columns: v.array(
    v.object({
      name: v.string(),
      field: v.nullable(v.picklist(FIELDS)),
      sure: v.boolean(),
      samples: v.array(v.string()),
    }),
  ),
  /** The columns that are missing for an import, in words. */
  lacking: v.optional(v.string()),
  plan: ImportPlan,
  sample: v.array(SampleRow),
  /** The shelves of the file; `becomes` is a shelf of the shop, or nothing where one is made. */
  shelves: v.array(v.object({ key: v.string(), rows: v.number(), becomes: v.nullable(v.string()) })),
  outcome: Outcome,
  createdAt: v.string(),
});
export type StagedImport = v.InferOutput<typeof StagedImport>;

/** The latest files, the newest first. */
export const StagedImports = v.object({
  imports: v.array(
    v.object({
      id: v.string(),
      fileName: v.string(),
      state: v.string(),
      rows: v.number(),
      createdAt: v.string(),
      undo: Undo,
    }),
  ),
});
export type StagedImports = v.InferOutput<typeof StagedImports>;

/** Why rows were left out, or taken otherwise. */
export const ImportRemarks = v.object({
  remarks: v.array(
    v.object({
      row: v.number(),
      kind: v.picklist(['left out', 'adjusted']),
      reason: v.string(),
      said: Said,
      /** The row as the file has it. */
      cells: v.array(v.string()),
      /** The fields to look at first when it is mended. */
      fields: v.array(v.picklist(FIELDS)),
      /** The product of the shop that the row's goods may be; `key` is their place in `plan.same`. */
      same: v.optional(v.object({ key: v.string(), product: v.string(), title: v.string() })),
    }),
  ),
});
export type ImportRemarks = v.InferOutput<typeof ImportRemarks>;

/** Selling prices that come of purchase prices by the margin, in the order of the file. Money is rupees. */
export const MarginPrices = v.object({
  prices: v.array(
    v.object({
      row: v.number(),
      title: v.string(),
      unit: v.string(),
      pack: v.string(),
      purchasePrice: v.number(),
      price: v.number(),
    }),
  ),
  /** Where the next ones begin; null after the last ones. */
  next: v.nullable(v.number()),
});
export type MarginPrices = v.InferOutput<typeof MarginPrices>;

/** Counts of pictures to fetch: waiting, kept, failed. */
export const PictureCounts = v.object({ waiting: v.number(), kept: v.number(), failed: v.number() });
export type PictureCounts = v.InferOutput<typeof PictureCounts>;
