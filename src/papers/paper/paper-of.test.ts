import { expect, test } from 'vitest';
import type { Bill, BillLine } from '#bills/bills.ts';
import { wordsIn } from '#platform/words.ts';
import { paperOf } from './paper-of.ts';

const NOTHING = { taxable: 0, cgst: 0, sgst: 0, igst: 0, printedMore: 0 };

const line = (title: BillLine['title'], more: Partial<BillLine>): BillLine => ({
  line: 0,
  product: 'p',
  title,
  pack: '',
  hsn: '',
  unit: 'item',
  uqc: 'NOS',
  soldBy: 'piece',
  quantity: 1,
  price: 0,
  gross: 0,
  discount: 0,
  delivery: 0,
  rate: 0,
  nature: 'exempt',
  byPrintedPrice: false,
  rateAssumed: false,
  ...NOTHING,
  total: 0,
  ...more,
});

const ATTA = line(
  { en: 'Atta', hi: 'आटा', bn: 'আটা' },
  {
    pack: '5 kg',
    hsn: '1101',
    price: 275,
    gross: 275,
    delivery: 11.84,
    rate: 5,
    nature: 'taxable',
    taxable: 273.18,
    cgst: 6.83,
    sgst: 6.83,
    total: 286.84,
  },
);
const RICE = line(
  { en: 'Rice', hi: 'चावल', bn: '' },
  {
    line: 1,
    hsn: '1006',
    unit: 'kg',
    uqc: 'KGS',
    soldBy: 'weight',
    quantity: 2.35,
    price: 62,
    gross: 145.7,
    delivery: 6.28,
    taxable: 151.98,
    total: 151.98,
  },
);

const MIXED: Bill = {
  _id: 'b',
  kind: 'mixed',
  number: 'AM/26-27/0042',
  day: '2026-11-27',
  at: '2026-11-27T06:00:00.000Z',
  leftOn: '2026-11-27',
  order: 'o',
  orderId: '1042',
  mode: 'regular',
  seller: {
    name: 'Haat',
    legalName: 'Sharma Kirana Store',
    address: { en: 'Station Road', hi: 'स्टेशन रोड', bn: '' },
    phones: ['98765 43210'],
    email: '',
    gstin: '20AAPFU0939F1Z9',
    state: { code: '20', name: 'Jharkhand' },
    fssai: '12345678901234',
  },
  buyer: { name: 'Sunita Devi', phone: '91234 56780', address: ['Kuju'], gstin: '', businessName: '' },
  placeOfSupply: { code: '20', name: 'Jharkhand' },
  interstate: false,
  lines: [ATTA, RICE],
  totals: {
    ...NOTHING,
    taxable: 425.16,
    cgst: 6.83,
    sgst: 6.83,
    total: 438.82,
    exempt: 151.98,
    delivery: 18.12,
    cashOff: 0.82,
    inCash: 438,
    goods: 420.7,
    taxed: 273.18,
  },
  rates: [
    { rate: null, taxable: 151.98, cgst: 0, sgst: 0, igst: 0 },
    { rate: 5, taxable: 273.18, cgst: 6.83, sgst: 6.83, igst: 0 },
  ],
  missing: [],
};

const labels = (bill: Bill) =>
  paperOf(wordsIn('en'), bill).totals.map(({ label, value }) => `${label}: ${value}`);

test('a bill says value, both halves of the tax, and what is asked in cash outside of the value', () => {
  expect(labels(MIXED)).toEqual([
    'Value before tax: ₹273.18',
    'Value without tax (exempt): ₹151.98',
    'CGST: ₹6.83',
    'SGST: ₹6.83',
    'Total: ₹438.82',
    'of it for delivery: ₹18.12',
    'Rounded off in cash: −₹0.82',
    'To pay in cash: ₹438',
  ]);
});

test('goods that go to another state carry one tax', () => {
  const paper = paperOf(wordsIn('en'), {
    ...MIXED,
    interstate: true,
    lines: [{ ...ATTA, cgst: 0, sgst: 0, igst: 13.66 }],
  });
  expect(paper.columns).toEqual([
    'Quantity',
    'Price',
    'Delivery',
    'Value before tax',
    'GST',
    'IGST',
    'Amount',
  ]);
  expect(paper.lines[0]?.cells).toEqual(['1', '275.00', '11.84', '273.18', '5 %', '13.66', '286.84']);
});

test('the law’s name of a paper stands beside that of the reader’s language', () => {
  expect(paperOf(wordsIn('hi'), { ...MIXED, kind: 'tax' }).title).toBe('टैक्स इनवॉइस · Tax invoice');
  expect(paperOf(wordsIn('en'), { ...MIXED, kind: 'tax' }).title).toBe('Tax invoice');
});

test('goods are named in the reader’s language, and in English where nobody wrote it', () => {
  const goodsIn = (language: 'hi' | 'bn') =>
    paperOf(wordsIn(language), MIXED).lines.map(({ goods }) => goods);
  expect(goodsIn('hi')[1]).toBe('चावल');
  expect(goodsIn('bn')[1]).toBe('Rice');
});

test('the shop’s address stands on a paper in the reader’s language, or else in one that the owner wrote', () => {
  const linesIn = (language: 'en' | 'bn', address: Bill['seller']['address']) =>
    paperOf(wordsIn(language), { ...MIXED, seller: { ...MIXED.seller, address } }).seller.lines;
  expect(linesIn('bn', MIXED.seller.address)).toContain('Station Road');
  expect(linesIn('en', { en: '', hi: 'स्टेशन रोड', bn: '' })).toContain('स्टेशन रोड');
});

test('a composition shop prints the words of the law on top, and neither tax nor rate', () => {
  const paper = paperOf(wordsIn('bn'), { ...MIXED, kind: 'supply', mode: 'composition' });
  expect(paper.above).toBe('composition taxable person, not eligible to collect tax on supplies');
  expect(paper.taxes).toBeNull();
  expect(JSON.stringify(paper)).not.toMatch(/CGST|SGST|IGST|5 %/);
});

test('the bill of a shop that is not registered has no word of GST', () => {
  const seller = { ...MIXED.seller, gstin: '' };
  const paper = paperOf(wordsIn('en'), { ...MIXED, kind: 'bill', mode: 'unregistered', seller });
  const said = JSON.stringify({ ...paper, taxes: undefined });
  expect(said).not.toMatch(/GST|HSN|[Tt]ax|[Ss]upply|RECIPIENT/);
});

test('a credit note names its bill and its day', () => {
  const original = { _id: 'a', number: 'AT/26-27/0041', day: '2026-11-26' };
  const paper = paperOf(wordsIn('en'), { ...MIXED, kind: 'note', original });
  expect(paper.facts).toContainEqual({ label: 'For bill', value: 'AT/26-27/0041, 26 Nov 2026' });
  expect(paper.totals.map(({ label }) => label)).toContain('Credited');
});

test('what a paper lacks is said on it', () => {
  const { notes } = paperOf(wordsIn('en'), { ...MIXED, missing: ['hsn', 'fssai'] });
  expect(notes).toEqual(['This paper was made without: the HSN of some goods, the shop’s FSSAI number.']);
});
