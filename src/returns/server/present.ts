import { toRupees } from '#base/figures/money.ts';
import { yearOf } from '#returns/composition/turnover.ts';
import { LINE_TABLES } from '#returns/gstr1/cells.ts';
import { gstr3bOf } from '#returns/gstr1/gstr3b.ts';
import type { LackRow } from '#returns/gstr1/lacks.ts';
import type { Amounts } from '#returns/gstr1/paper.ts';
import {
  type BillsBehind,
  besidePeriod,
  cmp08Due,
  type CompositionPart,
  daysOf,
  type Form,
  gstr1Due,
  gstr3bDue,
  gstr4Due,
  iffDue,
  isIffMonth,
  type Lack,
  type Period,
  periodKind,
  type RegularPart,
  type Return,
} from '#returns/returns.ts';
import { isStateCode, type Registration, STATES } from '#tax/tax.ts';
import type { BillBehind } from './bills-behind.ts';
import type { ReckonedPart, ReckonedReturn } from './reckon-return.ts';

type Of<Mode> = Extract<ReckonedPart, { mode: Mode }>;
/** The shop's side of a return: today, and its registrations. */
export type Standing = {
  today: string;
  registrations: readonly Registration[];
  now: Registration | undefined;
};

/** A return as it is handed out. */
export function presentReturn(
  { parts, apart }: ReckonedReturn,
  { period, today, registrations, now }: Standing & { period: Period },
): Return {
  const kind = periodKind(period) ?? 'month';
  const first = registrations.at(-1)?.from;
  const [before, after] = [besidePeriod(period, -1), besidePeriod(period, 1)];
  return {
    period,
    kind,
    ...daysOf(period),
    today,
    before: first !== undefined && daysOf(before).to >= first ? before : null,
    after: daysOf(after).from <= today ? after : null,
    mode: now?.mode ?? null,
    due: dueOf(
      period,
      parts.map(({ mode }) => mode),
    ),
    parts: parts.map((part) =>
      part.mode === 'regular'
        ? presentRegular(part)
        : part.mode === 'composition'
          ? presentComposition(part)
          : { ...daysOfPart(part), mode: 'unregistered', papers: part.papers, all: toRupees(part.all) },
    ),
    apart,
  };
}

/** The forms of a period, and the days until which they are filed. */
function dueOf(period: Period, modes: readonly ReckonedPart['mode'][]): { form: Form; on: string[] }[] {
  const kind = periodKind(period);
  const due: { form: Form; on: string[] }[] = [];
  if (modes.includes('regular') && kind !== 'year') {
    due.push({ form: 'gstr1', on: [gstr1Due(period)] });
    if (kind === 'month' && isIffMonth(period)) due.push({ form: 'iff', on: [iffDue(period)] });
    due.push({ form: 'gstr3b', on: [...gstr3bDue(period)] });
  }
  if (modes.includes('composition')) {
    if (kind === 'quarter') due.push({ form: 'cmp08', on: [cmp08Due(period)] });
    if (kind === 'year') due.push({ form: 'gstr4', on: [gstr4Due(period)] });
  }
  return due;
}

const daysOfPart = ({ from, to, gstin }: ReckonedPart) => ({ from, to, gstin });

function presentRegular(part: Of<'regular'>): RegularPart {
  const { tables, files } = part;
  const { taxed, exempt, outside } = gstr3bOf(tables);
  return {
    ...daysOfPart(part),
    mode: 'regular',
    papers: tables.papers,
    total: amountsIn(tables.total),
    tables: LINE_TABLES.flatMap((table) => {
      const sums = tables.sums.get(table);
      return sums ? [{ table, cell: table, papers: sums.papers, ...amountsIn(sums) }] : [];
    }),
    b2cs: tables.b2cs.map((row) => ({
      cell: row.cell,
      place: placeOf(row.place),
      interstate: row.isInterstate,
      rate: row.rate / 100,
      ...amountsIn(row),
    })),
    nil: tables.nil.map(({ cell, kind, exempt: free, nil }) => ({
      cell,
      kind,
      exempt: toRupees(free),
      nil: toRupees(nil),
    })),
    hsn: tables.hsn.map(({ cell, side, hsn, uqc, quantity, rate, ...row }) => ({
      cell,
      side,
      hsn,
      uqc,
      quantity: quantity / 1000,
      rate: rate / 100,
      ...amountsIn(row),
    })),
    documents: [...tables.documents],
    gstr3b: {
      taxed: { cell: '3.1a', ...amountsIn(taxed) },
      exempt: { cell: '3.1c', taxable: toRupees(exempt.taxable) },
      outside: outside.map(({ place, ...row }) => ({
        cell: `3.2:${place}`,
        place: placeOf(place),
        ...amountsIn(row),
      })),
    },
    noHsn: tables.noHsn.map(presentLack),
    assumed: tables.assumed.map(presentLack),
    files: [...files],
  };
}

function presentComposition(part: Of<'composition'>): CompositionPart {
  return {
    ...daysOfPart(part),
    mode: 'composition',
    quarters: part.quarters.map(({ quarter, ...turnover }) => ({ quarter, ...turnoverIn(turnover) })),
    total: turnoverIn(yearOf(part.quarters)),
    assumed: part.assumed.map(presentLack),
  };
}

const turnoverIn = ({ all, exempt, taxable, cgst, sgst, papers }: ReturnType<typeof yearOf>) => ({
  all: toRupees(all),
  exempt: toRupees(exempt),
  taxable: toRupees(taxable),
  cgst: toRupees(cgst),
  sgst: toRupees(sgst),
  papers,
});

const presentLack = ({ cell, product, title, rate, papers, ...row }: LackRow): Lack => ({
  cell,
  product,
  title,
  rate: rate / 100,
  papers,
  ...amountsIn(row),
});

const amountsIn = ({ taxable, cgst, sgst, igst }: Amounts) => ({
  taxable: toRupees(taxable),
  cgst: toRupees(cgst),
  sgst: toRupees(sgst),
  igst: toRupees(igst),
});

const placeOf = (code: string) => (isStateCode(code) ? { code, name: STATES[code] } : null);

/** A page of bills behind a figure as it is handed out. */
export const presentBehind = ({
  bills,
  hasMore,
}: {
  bills: readonly BillBehind[];
  hasMore: boolean;
}): BillsBehind => ({
  bills: bills.map(({ bill, amounts }) => ({
    _id: bill.id,
    order: bill.order_id,
    orderId: String(bill.order_number),
    number: bill.number,
    day: bill.on_day,
    kind: bill.kind,
    gstin: bill.buyer_gstin,
    ...amountsIn(amounts),
    total: toRupees(bill.total_paise),
  })),
  next: hasMore ? (bills.at(-1)?.bill.id ?? null) : null,
});
