import { paise } from '#base/figures/money.ts';
import { type IssuedLine, type IssuedPaper, valueOf } from '#returns/gstr1/paper.ts';
import { lineTax, type Movement } from '#tax/tax.ts';

/** A line in rupees: value without tax and rate; or, to be settled from what was paid, the price with tax. */
export type SampleLine = Partial<
  Pick<IssuedLine, 'hsn' | 'uqc' | 'quantity' | 'sold_by' | 'nature' | 'title'>
> & {
  rate: number;
  taxable?: number;
  paid?: number;
  product?: string;
};
/** A paper of a shop in West Bengal (19), to a private buyer there unless it says otherwise. */
export type SamplePaper = Partial<
  Pick<IssuedPaper, 'kind' | 'letter' | 'prefix' | 'n' | 'on_day' | 'mode'>
> & {
  id?: string;
  gstin?: string;
  place?: string;
  original?: IssuedPaper;
  lines: readonly SampleLine[];
};

let drawn = 0;

/** Makes a paper as it is kept. Its letter follows from its kind, and its number from the count of papers made. */
export function issuedPaper({ lines, ...said }: SamplePaper): IssuedPaper {
  drawn += 1;
  const {
    kind = 'tax',
    n = drawn,
    prefix = 'A',
    on_day = '2026-11-20',
    place = '19',
    mode = 'regular',
  } = said;
  const letter = said.letter ?? { bill: 'B', supply: 'S', tax: 'T', mixed: 'M', note: 'C' }[kind];
  const movement = place === '19' ? 'intra' : 'inter';
  const made = lines.map((line, position) => issuedLine(line, { movement, position, mode }));
  const total = made.reduce(
    (all, { taxable_paise, cgst_paise, sgst_paise, igst_paise }) =>
      all + taxable_paise + cgst_paise + sgst_paise + igst_paise,
    0,
  );
  const number = `${prefix}${letter}/26-27/${String(n).padStart(4, '0')}`;
  const { original } = said;
  return {
    id: said.id ?? `paper-${drawn}`,
    order_id: `order-${drawn}`,
    kind,
    letter,
    prefix,
    year: '26-27',
    n,
    number,
    on_day,
    mode,
    buyer_gstin: said.gstin ?? '',
    place_of_supply: place,
    interstate: movement === 'inter' ? 1 : 0,
    total_paise: paise(total),
    printed_more_paise: paise(0),
    original: original
      ? {
          number: original.number,
          on_day: original.on_day,
          total_paise: valueOf(original),
          printed_more_paise: paise(0),
        }
      : null,
    lines: made,
  };
}

function issuedLine(
  { rate, taxable, paid, product = 'rice', ...said }: SampleLine,
  { movement, position, mode }: { movement: Movement; position: number; mode: IssuedPaper['mode'] },
): IssuedLine {
  const charged = mode === 'regular' ? rate * 100 : 0;
  const parts =
    paid === undefined
      ? onValue(Math.round((taxable ?? 0) * 100), charged, movement)
      : lineTax(paise(Math.round(paid * 100)), charged, movement);
  return {
    position,
    product_id: product,
    title: product,
    title_hi: '',
    title_bn: '',
    hsn: '1006',
    uqc: 'KGS',
    sold_by: 'piece',
    quantity: 1,
    rate_hundredths: rate * 100,
    nature: rate > 0 ? 'taxable' : 'exempt',
    rate_assumed: 0,
    ...said,
    taxable_paise: parts.taxable,
    cgst_paise: parts.cgst,
    sgst_paise: parts.sgst,
    igst_paise: parts.igst,
  };
}

/** Tax on a value: published cases say values without tax. */
function onValue(value: number, rate: number, movement: Movement) {
  const half = paise(Math.round((value * rate) / 20_000));
  const whole = paise(Math.round((value * rate) / 10_000));
  return movement === 'intra'
    ? { taxable: paise(value), cgst: half, sgst: half, igst: paise(0) }
    : { taxable: paise(value), cgst: paise(0), sgst: paise(0), igst: whole };
}
