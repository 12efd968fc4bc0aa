import { sum, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { NotedLine } from '#bills/owed.ts';
import { notedLine } from '#bills/reckon.ts';
import type { Drawing } from './billed-order.ts';
import type { Draft } from './draw.ts';
import type { BillLineRow } from './queries.ts';

/**
 * The note for lines of a bill, at the rates of the bill and between the same two; who they were then is copied, for the note
 * corrects that paper. Its number is of the series of today.
 */
export function newNote(
  bill: Draft,
  noted: readonly NotedLine[],
  { now, today, prefix, year }: Drawing,
): Draft {
  const id = newId(Date.parse(now));
  const lines = noted.flatMap((line) => {
    const original = bill.lines.find(({ position }) => position === line.position);
    return original ? [lineOf(original, line, id)] : [];
  });
  const sumOf = (column: AmountColumn) => sum(lines.map((line) => line[column]));
  return {
    ...bill,
    id,
    kind: 'note',
    letter: 'C',
    prefix,
    year,
    on_day: today,
    at: now,
    original_id: bill.id,
    delivery_paise: sumOf('delivery_paise'),
    taxable_paise: sumOf('taxable_paise'),
    exempt_paise: sum(lines.filter(isExempt).map((line) => line.taxable_paise)),
    cgst_paise: sumOf('cgst_paise'),
    sgst_paise: sumOf('sgst_paise'),
    igst_paise: sumOf('igst_paise'),
    printed_more_paise: sumOf('printed_more_paise'),
    total_paise: sumOf('total_paise'),
    cash_off_paise: ZERO,
    lines,
  };
}

type AmountColumn = {
  [Column in keyof BillLineRow]: Column extends `${string}_paise` ? Column : never;
}[keyof BillLineRow];

const isExempt = ({ rate_hundredths }: BillLineRow): boolean => rate_hundredths === 0;

function lineOf(original: BillLineRow, line: NotedLine, bill: string): BillLineRow {
  const parts = notedLine(
    {
      taxable: original.taxable_paise,
      cgst: original.cgst_paise,
      sgst: original.sgst_paise,
      igst: original.igst_paise,
      printedMore: original.printed_more_paise,
      total: original.total_paise,
    },
    line,
  );
  return {
    ...original,
    bill_id: bill,
    quantity: line.quantity,
    gross_paise: line.goods,
    discount_paise: ZERO,
    delivery_paise: line.delivery,
    total_paise: parts.total,
    taxable_paise: parts.taxable,
    cgst_paise: parts.cgst,
    sgst_paise: parts.sgst,
    igst_paise: parts.igst,
    printed_more_paise: parts.printedMore,
  };
}
