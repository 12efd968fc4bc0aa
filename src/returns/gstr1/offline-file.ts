import { toRupees } from '#base/figures/money.ts';
import { monthsOf, type Period } from '#returns/period.ts';
import type { Amounts } from './paper.ts';
import type { Gstr1, HsnRow, PaperRow, RateRow, SmallRow } from './tables.ts';

// The file that the government's offline tool V3.2.4 writes and the portal takes: its keys, in its order. Empty tables are left out, a zero is
// written. Amounts are rupees with at most two decimals.

/** The registration that a file is for. */
export type Filer = { gstin: string };
/** A file to upload: its name, and its text. */
export type OfflineFile = { name: string; text: string };
/** All tables, or what a shop that files by quarters may report in the first two months: sales to businesses alone. */
export type FileKind = 'gstr1' | 'iff';

type Json = Record<string, unknown>;
type Item = { num: number; itm_det: Json };

/** The tool measures its text as if it were quoted once more, and divides what comes to 4.7 MiB. */
const LARGEST = Math.floor(4.7 * 1024 * 1024);

/**
 * The files of a return: one, or so many that each is small enough. `day` is the day on which they are made, by which they are named as
 * the tool names them.
 */
export function offlineFiles(
  tables: Gstr1,
  {
    gstin,
    period,
    kind,
    day,
    largest = LARGEST,
  }: Filer & { period: Period; kind: FileKind; day: string; largest?: number },
): OfflineFile[] {
  const head = { gstin, fp: returnPeriod(period), version: 'GST3.2.4', hash: 'hash' };
  const sections = sectionsOf(tables, kind);
  const parts = inParts(head, sections, largest);
  const name = fileName(gstin, day);
  return parts.map((part, at) => ({
    name: parts.length === 1 ? name : name.replace('.json', `_part${at + 1}of${parts.length}.json`),
    text: JSON.stringify(part),
  }));
}

/** The name that the tool gives: the day without padding. */
const fileName = (gstin: string, day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `returns_${date}${month}${year}_R1_${gstin}_offline.json`;
};

/** The last month of a period, as returns write it: `122026`. */
const returnPeriod = (period: Period): string => {
  const [year, month] = (monthsOf(period).at(-1) ?? '').split('-');
  return `${month}${year}`;
};

/** A record of a table that names papers, which may be divided among files; `wrap` joins records of one part. */
type Section = { key: string; records: readonly Json[]; wrap: (records: readonly Json[]) => unknown };

function sectionsOf(tables: Gstr1, kind: FileKind): Section[] {
  const plain = (key: string, value: Json | readonly Json[]): Section => ({
    key,
    records: Array.isArray(value) ? (value as Json[]) : Object.keys(value).length > 0 ? [value as Json] : [],
    wrap: (records) => (Array.isArray(value) ? records : records[0]),
  });
  const b2b = grouped('b2b', 'ctin', 'inv', tables.b2b, ({ gstin }) => gstin, invoice);
  const cdnr = grouped('cdnr', 'ctin', 'nt', tables.cdnr, ({ gstin }) => gstin, note);
  if (kind === 'iff') return [b2b, cdnr];
  return [
    b2b,
    grouped('b2cl', 'pos', 'inv', tables.b2cl, ({ place }) => place, largeInvoice),
    plain('b2cs', tables.b2cs.map(small)),
    plain('nil', tables.nil.length > 0 ? { inv: tables.nil.map(nilRow) } : {}),
    cdnr,
    plain('cdnur', tables.cdnur.map(largeNote)),
    plain('doc_issue', documents(tables)),
    plain('hsn', hsn(tables.hsn)),
  ];
}

/** Papers under their buyer or state, each record one paper until they are joined. */
const grouped = (
  key: string,
  by: string,
  under: string,
  rows: readonly PaperRow[],
  groupOf: (row: PaperRow) => string,
  present: (row: PaperRow) => Json,
): Section => ({
  key,
  records: rows.map((row) => ({ [by]: groupOf(row), [under]: present(row) })),
  wrap: (records) =>
    [...Map.groupBy(records, (record) => record[by])].map(([group, of]) => ({
      [by]: group,
      [under]: of.map((record) => record[under]),
    })),
});

/** Fills one file after another, each with its head. */
function inParts(head: Json, sections: readonly Section[], largest: number): Json[] {
  const filled = sections.filter(({ records }) => records.length > 0);
  const whole = fileOf(
    head,
    filled.map((section) => [section, section.records]),
  );
  if (sizeOf(whole) < largest) return [whole];
  const parts = [new Map<Section, Json[]>()];
  const start = sizeOf(head) + filled.length * ROOM_OF_A_KEY;
  let size = start;
  for (const section of filled)
    for (const record of section.records) {
      const more = sizeOf(record) + 1;
      if (size + more >= largest && size > start) {
        parts.push(new Map<Section, Json[]>());
        size = start;
      }
      size += more;
      const part = parts.at(-1)!;
      const records = part.get(section) ?? [];
      if (records.length === 0) part.set(section, records);
      records.push(record);
    }
  return parts.map((part) => fileOf(head, [...part]));
}

const fileOf = (head: Json, tables: readonly (readonly [Section, readonly Json[]])[]): Json => ({
  ...head,
  ...Object.fromEntries(tables.map(([{ key, wrap }, records]) => [key, wrap(records)])),
});

/** Quotes, brackets and a comma around a table of a file. */
const ROOM_OF_A_KEY = 30;

const sizeOf = (value: Json): number => JSON.stringify(JSON.stringify(value)).length;

const invoice = (row: PaperRow): Json => ({
  inum: row.number,
  idt: dayText(row.day),
  val: toRupees(row.value),
  pos: row.place,
  rchrg: 'N',
  inv_typ: 'R',
  itms: items(row),
});

/** Of these the tool writes no cess. */
const largeInvoice = (row: PaperRow): Json => ({
  inum: row.number,
  idt: dayText(row.day),
  val: toRupees(row.value),
  itms: row.rates.map((rate) => ({
    num: itemNumber(rate),
    itm_det: { txval: toRupees(rate.taxable), rt: percent(rate), iamt: toRupees(rate.igst) },
  })),
});

const note = (row: PaperRow): Json => ({
  nt_num: row.number,
  nt_dt: dayText(row.day),
  ntty: 'C',
  val: toRupees(row.value),
  pos: row.place,
  rchrg: 'N',
  inv_typ: 'R',
  itms: items(row),
});

const largeNote = (row: PaperRow): Json => ({
  nt_num: row.number,
  nt_dt: dayText(row.day),
  ntty: 'C',
  val: toRupees(row.value),
  typ: 'B2CL',
  pos: row.place,
  itms: items(row),
});

const items = ({ rates, isInterstate }: PaperRow): Item[] =>
  rates.map((rate) => ({
    num: itemNumber(rate),
    itm_det: {
      txval: toRupees(rate.taxable),
      rt: percent(rate),
      ...taxes(rate, isInterstate),
      csamt: 0,
    },
  }));

const small = (row: SmallRow): Json => ({
  sply_ty: row.isInterstate ? 'INTER' : 'INTRA',
  rt: percent(row),
  typ: 'OE',
  pos: row.place,
  txval: toRupees(row.taxable),
  ...taxes(row, row.isInterstate),
  csamt: 0,
});

const nilRow = ({ kind, exempt, nil }: Gstr1['nil'][number]): Json => ({
  sply_ty: kind,
  expt_amt: toRupees(exempt),
  nil_amt: toRupees(nil),
  ngsup_amt: 0,
});

const KINDS = [
  { kind: 'bill', doc_num: 1, doc_typ: 'Invoices for outward supply' },
  { kind: 'note', doc_num: 5, doc_typ: 'Credit Note' },
] as const;

function documents({ documents: rows }: Gstr1): Json {
  const details = KINDS.flatMap(({ kind, doc_num, doc_typ }) => {
    const docs = rows
      .filter((row) => row.kind === kind)
      .map(({ from, to, count }, at) => ({
        num: at + 1,
        from,
        to,
        totnum: count,
        cancel: 0,
        net_issue: count,
      }));
    return docs.length > 0 ? [{ doc_num, doc_typ, docs }] : [];
  });
  return details.length > 0 ? { doc_det: details } : {};
}

const hsn = (rows: readonly HsnRow[]): Json =>
  Object.fromEntries(
    (['b2b', 'b2c'] as const).flatMap((side) => {
      const of = rows.filter((row) => row.side === side);
      return of.length > 0 ? [[`hsn_${side}`, of.map(hsnRow)]] : [];
    }),
  );

/** The description of an HSN is the government's own, and the tool leaves out one that it does not know; so does the shop. */
const hsnRow = (row: HsnRow, at: number): Json => ({
  num: at + 1,
  hsn_sc: row.hsn,
  uqc: row.uqc,
  qty: twoDecimals(row.quantity),
  rt: percent(row),
  txval: toRupees(row.taxable),
  iamt: toRupees(row.igst),
  samt: toRupees(row.sgst),
  camt: toRupees(row.cgst),
  csamt: 0,
});

const taxes = ({ cgst, sgst, igst }: Amounts, isInterstate: boolean): Json =>
  isInterstate ? { iamt: toRupees(igst) } : { camt: toRupees(cgst), samt: toRupees(sgst) };

/** Thousandths of a unit as a quantity of two decimals, which are all that the file has; never a zero with a sign. */
const twoDecimals = (thousandths: number): number => Math.round(thousandths / 10) / 100 + 0;
const percent = ({ rate }: RateRow): number => rate / 100;
const itemNumber = ({ rate }: RateRow): number => rate + 1;
const dayText = (day: string): string => day.split('-').toReversed().join('-');
