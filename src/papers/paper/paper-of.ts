import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { formatDay } from '#base/time.ts';
import type { Bill, BillKind, BillLine } from '#bills/bills.ts';
import { goodsName, packText } from '#catalogue/catalogue.ts';
import { isStateCode, stateTitle } from '#tax/tax.ts';
import { inColumn, rateText } from './figures.ts';
import { taxTable } from './tax-table.ts';

/** A fact of a paper with its label. */
export type PaperFact = { label: string; value: string };

/** A line of goods: what stands under its name, its cells on A4, and what the roll has in their place. */
export type PaperLine = {
  key: number;
  goods: string;
  under: string;
  cells: string[];
  roll: string;
  total: string;
};

/**
 * A bill or credit note as text, ready to be set on A4, on a roll or in a PDF: all of them say the same. Amounts in columns
 * are rupees with two decimals.
 */
export type PaperText = {
  title: string;
  /** The words that a composition shop has to print on top; empty otherwise. */
  above: string;
  copy: string;
  facts: PaperFact[];
  seller: { name: string; lines: string[] };
  buyer: { title: string; name: string; lines: string[] };
  columns: string[];
  lines: PaperLine[];
  /** Tax by rate, with its head; null on papers without tax. */
  taxes: { head: string[]; rows: string[][] } | null;
  totals: (PaperFact & { isStrong?: boolean })[];
  notes: string[];
  /** Where the shop signs; empty on a plain bill. */
  signature: string;
};

/** The law's name of a paper stays beside that of the reader's language. */
const LEGAL: Record<BillKind, string> = {
  bill: 'Bill',
  supply: 'Bill of supply',
  tax: 'Tax invoice',
  mixed: 'Invoice-cum-bill of supply',
  note: 'Credit note',
};
const TITLES = {
  bill: /*i18n*/ 'account.paper.bill',
  supply: /*i18n*/ 'account.paper.supply',
  tax: /*i18n*/ 'account.paper.tax',
  mixed: /*i18n*/ 'account.paper.mixed',
  note: /*i18n*/ 'account.paper.note',
} as const satisfies Record<BillKind, string>;
const LACKS = {
  rate: /*i18n*/ 'account.paper.lacks.rate',
  hsn: /*i18n*/ 'account.paper.lacks.hsn',
  fssai: /*i18n*/ 'account.paper.lacks.fssai',
  sellerAddress: /*i18n*/ 'account.paper.lacks.sellerAddress',
  buyer: /*i18n*/ 'account.paper.lacks.buyer',
} as const satisfies Record<Bill['missing'][number], string>;

/** Rule 5 (1) (f) of the GST Rules, letter for letter. */
const COMPOSITION = 'composition taxable person, not eligible to collect tax on supplies';
/** Rule 48 (1); the shop keeps the others as data. */
const ORIGINAL = 'ORIGINAL FOR RECIPIENT';

/** True if tax is charged on a paper: then it has columns for it. */
const hasTax = ({ mode, kind, totals }: Bill): boolean =>
  mode === 'regular' && kind !== 'supply' && (kind !== 'note' || totals.cgst + totals.igst > 0);

/** The text of a paper in a language. */
export function paperOf(i18n: I18n, bill: Bill): PaperText {
  const { kind, mode, seller, totals } = bill;
  const title = i18n._(TITLES[kind]);
  const isTaxed = hasTax(bill);
  return {
    title: title === LEGAL[kind] ? title : `${title} · ${LEGAL[kind]}`,
    above: mode === 'composition' ? COMPOSITION : '',
    copy: mode === 'unregistered' ? '' : ORIGINAL,
    facts: factsOf(i18n, bill),
    seller: { name: seller.legalName || seller.name, lines: sellerLines(i18n, bill) },
    buyer: buyerOf(i18n, bill),
    columns: columnsOf(i18n, bill, isTaxed),
    lines: bill.lines.map((line) => lineOf(i18n, bill, line)),
    taxes: isTaxed ? taxTable(i18n, bill) : null,
    totals: totalsOf(i18n, bill, isTaxed),
    notes: [
      ...(bill.lines.some(({ byPrintedPrice }) => byPrintedPrice)
        ? [i18n._('account.paper.printedPrice', { amount: formatRupees(totals.printedMore) })]
        : []),
      ...(bill.missing.length > 0
        ? [
            i18n._('account.paper.lacks', {
              what: bill.missing.map((lack) => i18n._(LACKS[lack])).join(', '),
            }),
          ]
        : []),
    ],
    signature:
      mode === 'unregistered'
        ? ''
        : i18n._('account.paper.signature', { name: seller.legalName || seller.name }),
  };
}

const day = (i18n: I18n, on: string): string => formatDay(i18n, `${on}T12:00:00.000Z`);

function factsOf(
  i18n: I18n,
  { number, day: on, orderId, original, mode, kind, placeOfSupply, interstate }: Bill,
): PaperFact[] {
  return [
    { label: i18n._('account.paper.number'), value: number },
    { label: i18n._('account.paper.day'), value: day(i18n, on) },
    ...(original
      ? [{ label: i18n._('account.paper.original'), value: `${original.number}, ${day(i18n, original.day)}` }]
      : []),
    { label: i18n._('account.paper.order'), value: `#${orderId}` },
    ...(mode === 'regular' && placeOfSupply
      ? [
          {
            label: i18n._('account.paper.placeOfSupply'),
            value: stateText(i18n, placeOfSupply),
          },
        ]
      : []),
    ...(mode === 'regular' && kind !== 'supply'
      ? [{ label: i18n._('account.paper.reverseCharge'), value: i18n._('account.paper.no') }]
      : []),
    ...(interstate
      ? [{ label: i18n._('account.paper.goesTo'), value: i18n._('account.paper.interstate') }]
      : []),
  ];
}

function sellerLines(i18n: I18n, { seller, mode }: Bill): string[] {
  const { name, legalName, address, gstin, state, fssai, phones, email } = seller;
  return [
    legalName && legalName !== name ? name : '',
    // As the owner wrote it in this language, or else in English, or else in another.
    address[i18n.locale as Language] || address.en || address.hi || address.bn,
    [phones.join(', '), email].filter(Boolean).join(' · '),
    gstin && `GSTIN ${gstin}`,
    mode !== 'unregistered' && state ? i18n._('account.paper.state', { state: stateText(i18n, state) }) : '',
    fssai && i18n._('account.bill.fssai', { number: fssai }),
  ].filter((line): line is string => Boolean(line));
}

/** A state in the language of the paper, with its code. */
const stateText = (i18n: I18n, { code, name }: { code: string; name: string }): string =>
  `${isStateCode(code) ? stateTitle(code, i18n.locale) : name} (${code})`;

const buyerOf = (i18n: I18n, { buyer }: Bill): PaperText['buyer'] => ({
  title: i18n._('account.paper.buyer'),
  name: buyer.businessName || buyer.name,
  lines: [
    buyer.businessName && buyer.businessName !== buyer.name ? buyer.name : '',
    ...buyer.address,
    buyer.phone,
    buyer.gstin && `GSTIN ${buyer.gstin}`,
  ].filter((line): line is string => Boolean(line)),
});

/** The heads of the columns beside the goods. */
const columnsOf = (i18n: I18n, { kind, interstate, totals }: Bill, isTaxed: boolean): string[] => [
  i18n._('account.paper.quantity'),
  ...(kind === 'note' ? [] : [i18n._('account.paper.price')]),
  ...(totals.delivery > 0 ? [i18n._('account.paper.delivery')] : []),
  ...(isTaxed
    ? [
        i18n._('account.paper.taxable'),
        i18n._('account.paper.rate'),
        ...(interstate ? ['IGST'] : ['CGST', 'SGST']),
      ]
    : []),
  i18n._('account.paper.amount'),
];

function lineOf(i18n: I18n, bill: Bill, line: BillLine): PaperLine {
  const { kind, interstate, totals, mode } = bill;
  const { title, pack, hsn, quantity, unit, price, discount, delivery, taxable, cgst, sgst, igst, total } =
    line;
  const { nature, rate } = line;
  const many = quantity > 0 ? formatQuantity(i18n, quantity, unit) : '–';
  const itsRate = mode === 'regular' ? rateText(i18n, nature === 'taxable' ? rate : null) : '';
  return {
    key: line.line,
    goods: [
      goodsName({ title: title.en, title_hi: title.hi, title_bn: title.bn }, i18n.locale as Language),
      packText(i18n, pack),
    ]
      .filter(Boolean)
      .join(' '),
    under: [
      mode !== 'unregistered' && hsn ? `HSN ${hsn}` : '',
      discount > 0 ? i18n._('account.paper.discount', { amount: formatRupees(discount) }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    cells: [
      many,
      ...(kind === 'note' ? [] : [inColumn(price)]),
      ...(totals.delivery > 0 ? [inColumn(delivery)] : []),
      ...(hasTax(bill)
        ? [inColumn(taxable), itsRate, ...(interstate ? [inColumn(igst)] : [inColumn(cgst), inColumn(sgst)])]
        : []),
      inColumn(total),
    ],
    roll: [
      kind === 'note' || quantity === 0 ? many : `${many} × ${inColumn(price)}`,
      hasTax(bill) ? itsRate : '',
    ]
      .filter(Boolean)
      .join(' · '),
    total: inColumn(total),
  };
}

function totalsOf(
  i18n: I18n,
  { kind, totals, lines, interstate }: Bill,
  isTaxed: boolean,
): PaperText['totals'] {
  const { exempt, cgst, sgst, igst, printedMore, total, delivery, cashOff } = totals;
  const fact = (label: string, rupees: number) => ({ label, value: formatRupees(rupees) });
  return [
    ...(isTaxed
      ? [
          fact(i18n._('account.paper.taxable'), totals.taxed),
          ...(exempt > 0 ? [fact(i18n._('account.paper.exemptValue'), exempt)] : []),
          ...(interstate ? [fact('IGST', igst)] : [fact('CGST', cgst), fact('SGST', sgst)]),
          ...(printedMore > 0 ? [fact(i18n._('account.paper.printedMore'), 0 - printedMore)] : []),
        ]
      : delivery > 0
        ? [
            fact(i18n._('account.paper.goods'), totals.goods),
            fact(i18n._('account.paper.delivery'), delivery),
          ]
        : []),
    {
      ...fact(kind === 'note' ? i18n._('account.paper.givenBack') : i18n._('account.paper.total'), total),
      isStrong: true,
    },
    ...(isTaxed && delivery > 0
      ? [{ label: i18n._('account.paper.ofWhichDelivery'), value: formatRupees(delivery) }]
      : []),
    ...(cashOff > 0 && lines.length > 0
      ? [
          fact(i18n._('account.paper.roundOff'), 0 - cashOff),
          { ...fact(i18n._('account.paper.inCash'), totals.inCash), isStrong: true },
        ]
      : []),
  ];
}
