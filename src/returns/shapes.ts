import * as v from 'valibot';
import { LANGUAGE_QUESTION } from '#base/fields.ts';
import { BILL_KINDS } from '#bills/bills.ts';
import { TAX_MODES } from '#tax/tax.ts';
import { LINE_TABLES, NIL_KINDS } from './gstr1/cells.ts';
import { periodKind } from './period.ts';

// Returns as the API hands them out. Money is rupees; what notes take back is below zero.

const Asked = v.pipe(
  v.string(),
  v.check(
    (period) => periodKind(period) !== undefined,
    /*office*/ 'Write a month, a quarter or a tax year: 2026-10, 2026-Q4, 2026-27',
  ),
);

/** The return of a period; without one, that which is to be filed next. */
export const ReturnQuery = v.strictObject({ period: v.optional(Asked) });

const part = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,2}$/, /*office*/ 'Choose a part of the period'), v.transform(Number)),
  '0',
);

/** The bills behind a figure of a part of a period, 50 at a time. */
export const BehindQuery = v.strictObject({
  period: Asked,
  part,
  /** The figure, as the return names it; without one, all papers. */
  cell: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  /** The last bill of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type BehindQuery = v.InferOutput<typeof BehindQuery>;

/** The files that the government's offline tool would write: the whole return, or sales to businesses alone. */
export const FILE_KINDS = ['gstr1', 'iff'] as const;

/** A file of a part of a period: the first of its kind unless another is named. */
export const FileQuery = v.strictObject({
  period: Asked,
  part,
  kind: v.optional(v.picklist(FILE_KINDS, /*office*/ 'Choose a file'), 'gstr1'),
  n: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, /*office*/ 'Choose a file'), v.transform(Number)),
    '0',
  ),
});
export type FileQuery = v.InferOutput<typeof FileQuery>;

/** The sales register of a period, in a language. */
export const RegisterQuery = v.strictObject({ period: Asked, ...LANGUAGE_QUESTION });

/** The two files of an import into Tally, in this order: the ledgers, then the vouchers that name them. */
export const TALLY_FILES = ['masters', 'vouchers'] as const;
/** A file of an import into Tally. */
export type TallyFile = (typeof TALLY_FILES)[number];
/** A file of a period for Tally. */
export const TallyQuery = v.strictObject({
  period: Asked,
  file: v.picklist(TALLY_FILES, /*office*/ 'Choose a file'),
});

const amounts = {
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  igst: v.number(),
};
/** A name of a figure, which leads to the bills behind it. */
const cell = v.string();
const Place = v.nullable(v.strictObject({ code: v.string(), name: v.string() }));

const Lack = v.strictObject({
  cell,
  product: v.string(),
  title: v.strictObject({ en: v.string(), hi: v.string(), bn: v.string() }),
  /** In per cent. */
  rate: v.number(),
  papers: v.number(),
  ...amounts,
});
/** Goods whose papers lack something. */
export type Lack = v.InferOutput<typeof Lack>;

const Days = { from: v.string(), to: v.string() };

const RegularPart = v.strictObject({
  ...Days,
  mode: v.literal('regular'),
  gstin: v.string(),
  papers: v.number(),
  total: v.strictObject(amounts),
  /** The tables of papers and lines that are not empty, with their sums. */
  tables: v.array(v.strictObject({ table: v.picklist(LINE_TABLES), cell, papers: v.number(), ...amounts })),
  b2cs: v.array(
    v.strictObject({ cell, place: Place, interstate: v.boolean(), rate: v.number(), ...amounts }),
  ),
  nil: v.array(v.strictObject({ cell, kind: v.picklist(NIL_KINDS), exempt: v.number(), nil: v.number() })),
  hsn: v.array(
    v.strictObject({
      cell,
      side: v.picklist(['b2b', 'b2c']),
      hsn: v.string(),
      uqc: v.string(),
      quantity: v.number(),
      rate: v.number(),
      ...amounts,
    }),
  ),
  documents: v.array(
    v.strictObject({
      cell,
      kind: v.picklist(['bill', 'note']),
      from: v.string(),
      to: v.string(),
      count: v.number(),
    }),
  ),
  gstr3b: v.strictObject({
    taxed: v.strictObject({ cell, ...amounts }),
    exempt: v.strictObject({ cell, taxable: v.number() }),
    outside: v.array(v.strictObject({ cell, place: Place, ...amounts })),
  }),
  /** Goods without an HSN: their rows are not in the file. And goods whose rate the shop assumed. */
  noHsn: v.array(Lack),
  assumed: v.array(Lack),
  files: v.array(v.strictObject({ kind: v.picklist(FILE_KINDS), n: v.number(), name: v.string() })),
});
/** A part of a period in which the shop was registered as regular: GSTR-1 and the figures of GSTR-3B. */
export type RegularPart = v.InferOutput<typeof RegularPart>;

const turnover = {
  all: v.number(),
  exempt: v.number(),
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  papers: v.number(),
};
const CompositionPart = v.strictObject({
  ...Days,
  mode: v.literal('composition'),
  gstin: v.string(),
  /** The quarters of the period; of a month, the quarter it is in, with the month's figures alone. */
  quarters: v.array(v.strictObject({ quarter: v.string(), ...turnover })),
  total: v.strictObject(turnover),
  assumed: v.array(Lack),
});
/** A part of a period in which the shop paid composition tax: CMP-08 by quarter, GSTR-4 of the year. */
export type CompositionPart = v.InferOutput<typeof CompositionPart>;

const UnregisteredPart = v.strictObject({
  ...Days,
  mode: v.literal('unregistered'),
  gstin: v.string(),
  papers: v.number(),
  all: v.number(),
});

/** The forms that a period is filed in. */
export const FORMS = ['gstr1', 'iff', 'gstr3b', 'cmp08', 'gstr4'] as const;
/** A form that a period is filed in. */
export type Form = (typeof FORMS)[number];

/** A period's return, in parts where the mode changed within it. */
export const Return = v.strictObject({
  period: v.string(),
  kind: v.picklist(['month', 'quarter', 'year']),
  ...Days,
  today: v.string(),
  /** The period before and the one after, where the shop has papers and the period has begun. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** The shop's mode today; null where it never answered. */
  mode: v.nullable(v.picklist(TAX_MODES)),
  /** The days until which forms are filed; two where the state decides between them. */
  due: v.array(v.strictObject({ form: v.picklist(FORMS), on: v.array(v.string()) })),
  parts: v.array(v.variant('mode', [RegularPart, CompositionPart, UnregisteredPart])),
  /** Papers under a registration that does not hold on any day of the period: the accountant decides about them. */
  apart: v.number(),
});
export type Return = v.InferOutput<typeof Return>;

const Behind = v.strictObject({
  _id: v.string(),
  order: v.string(),
  orderId: v.string(),
  number: v.string(),
  day: v.string(),
  kind: v.picklist(BILL_KINDS),
  /** Of a registered buyer; empty otherwise. */
  gstin: v.string(),
  /** The part of the bill that is in the figure. */
  ...amounts,
  /** The sum that the whole bill asks for, or gives back. */
  total: v.number(),
});

/** A page of the bills behind a figure, by day and number. */
export const BillsBehind = v.strictObject({
  bills: v.array(Behind),
  /** There are more: ask for them after this bill. */
  next: v.nullable(v.string()),
});
export type BillsBehind = v.InferOutput<typeof BillsBehind>;
