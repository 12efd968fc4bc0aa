import { quantityOf } from '#base/figures/amount.ts';
import { minus, type Paise, sum, toRupees } from '#base/figures/money.ts';
import type { Bill, BillBuyer, BillLack, BillLine, BillSeller } from '#bills/bills.ts';
import { isStateCode, STATES } from '#tax/tax.ts';
import type { BillLineRow, FullBill } from './queries.ts';

/** Shop and customer as a paper keeps them. */
export type KeptSeller = Omit<BillSeller, 'state'> & { state: string };
export type KeptBuyer = BillBuyer;

/** A paper as it is handed out. */
export function presentBill(bill: FullBill): Bill {
  const seller = JSON.parse(bill.seller) as KeptSeller;
  const buyer = JSON.parse(bill.buyer) as KeptBuyer;
  const { original } = bill;
  return {
    _id: bill.id,
    kind: bill.kind,
    number: bill.number,
    day: bill.on_day,
    at: bill.at,
    leftOn: bill.left_on,
    order: bill.order_id,
    orderId: String(bill.order_number),
    ...(original && { original: { _id: original.id, number: original.number, day: original.on_day } }),
    mode: bill.mode,
    seller: { ...seller, state: stateOfCode(seller.state) },
    buyer,
    placeOfSupply: stateOfCode(bill.place_of_supply),
    interstate: bill.interstate === 1,
    lines: bill.lines.map(presentLine),
    totals: {
      ...presentAmounts(bill),
      exempt: toRupees(bill.exempt_paise),
      delivery: toRupees(bill.delivery_paise),
      cashOff: toRupees(bill.cash_off_paise),
      inCash: toRupees(minus(bill.total_paise, bill.cash_off_paise)),
      goods: toRupees(minus(bill.total_paise, bill.delivery_paise)),
      taxed: toRupees(minus(bill.taxable_paise, bill.exempt_paise)),
    },
    rates: ratesOf(bill.lines),
    missing: lacksOf(bill, { seller, buyer }),
  };
}

const stateOfCode = (code: string): Bill['placeOfSupply'] =>
  isStateCode(code) ? { code, name: STATES[code] } : null;

const presentLine = (line: BillLineRow): BillLine => ({
  line: line.position,
  product: line.product_id,
  title: { en: line.title, hi: line.title_hi, bn: line.title_bn },
  pack: line.pack,
  hsn: line.hsn,
  unit: line.unit,
  uqc: line.uqc,
  soldBy: line.sold_by,
  quantity: quantityOf(line.quantity, line.sold_by),
  price: toRupees(line.price_paise),
  gross: toRupees(line.gross_paise),
  discount: toRupees(line.discount_paise),
  delivery: toRupees(line.delivery_paise),
  rate: line.rate_hundredths / 100,
  nature: line.nature,
  byPrintedPrice: line.by_printed_price === 1,
  rateAssumed: line.rate_assumed === 1,
  ...presentAmounts(line),
});

type Amounts = Record<
  'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'printed_more_paise' | 'total_paise',
  Paise
>;

const presentAmounts = (of: Amounts) => ({
  taxable: toRupees(of.taxable_paise),
  cgst: toRupees(of.cgst_paise),
  sgst: toRupees(of.sgst_paise),
  igst: toRupees(of.igst_paise),
  printedMore: toRupees(of.printed_more_paise),
  total: toRupees(of.total_paise),
});

/** Lines by their rate, the lowest first. */
function ratesOf(lines: readonly BillLineRow[]): Bill['rates'] {
  const byRate = Map.groupBy(lines, ({ nature, rate_hundredths }) =>
    nature === 'taxable' ? rate_hundredths : null,
  );
  const sumOf = (
    of: readonly BillLineRow[],
    part: 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise',
  ) => toRupees(sum(of.map((line) => line[part])));
  return [...byRate]
    .toSorted(([one], [other]) => (one ?? -1) - (other ?? -1))
    .map(([rate, of]) => ({
      rate: rate === null ? null : rate / 100,
      taxable: sumOf(of, 'taxable_paise'),
      cgst: sumOf(of, 'cgst_paise'),
      sgst: sumOf(of, 'sgst_paise'),
      igst: sumOf(of, 'igst_paise'),
    }));
}

/** From this value on a bill names a private buyer and her address (rule 46 (e)). */
const NAMED_FROM = 50_000_00;
/** The chapters of goods that are eaten or drunk. */
const FOOD = /^(?:0[2-9]|1[0-9]|2[0-2])/;

/** Facts that the paper lacks. */
function lacksOf(
  { mode, lines, total_paise, kind }: FullBill,
  { seller, buyer }: { seller: KeptSeller; buyer: KeptBuyer },
): BillLack[] {
  const isWithGst = mode !== 'unregistered';
  const isNamed = buyer.name !== '' && (buyer.address.length > 0 || buyer.gstin === '');
  const mustBeNamed = isWithGst && (buyer.gstin !== '' || total_paise >= NAMED_FROM);
  return [
    ...(isWithGst && lines.some(({ rate_assumed }) => rate_assumed === 1) ? (['rate'] as const) : []),
    ...(isWithGst && lines.some(({ hsn }) => hsn === '') ? (['hsn'] as const) : []),
    ...(kind !== 'note' && seller.fssai === '' && lines.some(({ hsn }) => hsn === '' || FOOD.test(hsn))
      ? (['fssai'] as const)
      : []),
    ...(Object.values(seller.address).every((text) => text === '') ? (['sellerAddress'] as const) : []),
    ...(mustBeNamed && !isNamed ? (['buyer'] as const) : []),
  ];
}
