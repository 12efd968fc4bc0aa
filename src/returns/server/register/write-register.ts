import type { I18n } from '@lingui/core';
import { plus, ZERO } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import type { Days } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { PaymentWay } from '#money/money.ts';
import { wordsIn } from '#platform/words.ts';
import { paidPapersOf } from '#returns/server/paid-papers.ts';
import { isStateCode, stateTitle } from '#tax/tax.ts';
import { registerRows, type RegisterRow, type RowAmounts } from './register-rows.ts';
import { type Cell, writeWorkbook } from './workbook.ts';

const KINDS = {
  bill: /*i18n*/ 'account.paper.bill',
  supply: /*i18n*/ 'account.paper.supply',
  tax: /*i18n*/ 'account.paper.tax',
  mixed: /*i18n*/ 'account.paper.mixed',
  note: /*i18n*/ 'account.paper.note',
} as const satisfies Record<RegisterRow['kind'], string>;
const WAYS = {
  cash: /*i18n*/ 'office.register.cash',
  card: /*i18n*/ 'office.register.card',
  upi: 'UPI',
  account: /*i18n*/ 'office.register.account',
} as const satisfies Record<PaymentWay, string>;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Column = { title: string; width: number; cell: (row: RegisterRow) => Cell; sum?: keyof RowAmounts };

/** The sales register of days as a workbook: a row for each paper and rate, sums in the last. */
export async function writeRegister(
  db: Db,
  { language, path, ...days }: Days & { language: Language; path: string },
): Promise<{ rows: number }> {
  const i18n = wordsIn(language);
  const columns = columnsIn(i18n);
  const totals = {
    taxable: ZERO,
    cgst: ZERO,
    sgst: ZERO,
    igst: ZERO,
    exempt: ZERO,
    roundOff: ZERO,
    total: ZERO,
  };
  let rows = 0;
  async function* cells(): AsyncGenerator<Cell[], void, undefined> {
    for await (const paper of paidPapersOf(db, days))
      for (const row of registerRows(paper)) {
        for (const part of Object.keys(totals) as (keyof RowAmounts)[])
          totals[part] = plus(totals[part], row[part]);
        rows += 1;
        yield columns.map(({ cell }) => cell(row));
      }
  }
  await writeWorkbook(path, {
    name: i18n._('office.register.name'),
    columns,
    rows: cells(),
    last: () =>
      columns.map(({ sum }, at) => {
        if (sum) return { paise: totals[sum] };
        return at === 0 ? i18n._('account.paper.total') : null;
      }),
  });
  return { rows };
}

function columnsIn(i18n: I18n): Column[] {
  const amount = (title: string, part: keyof RowAmounts): Column => ({
    title,
    width: 13,
    cell: (row) => (row[part] === ZERO ? null : { paise: row[part] }),
    sum: part,
  });
  const text = (title: string, width: number, cell: (row: RegisterRow) => Cell): Column => ({
    title,
    width,
    cell,
  });
  return [
    text(i18n._('account.paper.day'), 12, ({ day }) => dayText(day)),
    text(i18n._('account.paper.number'), 17, ({ number }) => number),
    text(i18n._('office.register.kind'), 24, ({ kind }) => i18n._(KINDS[kind])),
    text(i18n._('office.register.party'), 28, ({ party }) => party),
    text('GSTIN', 18, ({ gstin }) => gstin),
    text(i18n._('account.paper.placeOfSupply'), 22, ({ place }) =>
      isStateCode(place) ? `${place} ${stateTitle(place, i18n.locale)}` : '',
    ),
    text('HSN', 10, ({ hsn }) => hsn),
    text(i18n._('account.paper.quantity'), 10, ({ quantity }) => quantity?.amount ?? null),
    text('UQC', 7, ({ quantity }) => quantity?.uqc ?? ''),
    amount(i18n._('account.paper.taxable'), 'taxable'),
    text('GST %', 8, ({ rate }) => (rate === null ? null : rate / 100)),
    amount('CGST', 'cgst'),
    amount('SGST', 'sgst'),
    amount('IGST', 'igst'),
    amount(i18n._('account.paper.exemptValue'), 'exempt'),
    amount(i18n._('account.paper.roundOff'), 'roundOff'),
    amount(i18n._('account.paper.total'), 'total'),
    text(i18n._('office.register.paid'), 18, ({ ways }) => ways.map((way) => wayText(i18n, way)).join(', ')),
    text(i18n._('account.paper.original'), 17, ({ original }) => original),
  ];
}

const wayText = (i18n: I18n, way: PaymentWay): string => (way === 'upi' ? WAYS.upi : i18n._(WAYS[way]));

/** 14-Jul-2026: spreadsheets of every country read the same day, and the government's tool asks for it. */
function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
}
