import { type Paise, sum } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { addressLines, nameOfOrder } from '#base/postal-address.ts';
import type { BillKind } from '#bills/bills.ts';
import type { Cost } from '#bills/owed.ts';
import { billedLines, cashOffOf, type NamedGoods, papersOf, type ReckonedLine } from '#bills/reckon.ts';
import { type GoodsForBill, goodsForBills } from '#catalogue/server/public.ts';
import { businessOf } from '#customers/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { pincodeKey } from '#delivery/delivery.ts';
import { districtOf } from '#delivery/server/public.ts';
import { readSettings } from '#settings/server/public.ts';
import { sureGoods } from '#stocking/server/public.ts';
import { rateTable } from '#tax/server/public.ts';
import {
  needsRates,
  rateOn,
  type RateTable,
  type Registration,
  type SerialLetter,
  stateNamed,
  takenAs,
  uqcOf,
} from '#tax/tax.ts';
import type { BilledOrder, Drawing, OrderGoods } from './billed-order.ts';
import type { Draft } from './draw.ts';
import type { KeptBuyer, KeptSeller } from './present.ts';
import type { BillLineRow } from './queries.ts';

const LETTERS = {
  bill: 'B',
  supply: 'S',
  tax: 'T',
  mixed: 'M',
} as const satisfies Record<Exclude<BillKind, 'note'>, SerialLetter>;

/** The cost to be billed, that of the whole order, and the terms. */
type Billing = { more: Cost; cost: Cost; terms: Registration };

/** The bills for what an order costs and no bill says yet: none, one, or two. */
export async function newBills(tx: Tx, { more, cost, terms }: Billing, drawing: Drawing): Promise<Draft[]> {
  const { order, leftOn } = drawing;
  const products = [...new Set(order.lines.map(({ product_id }) => product_id))];
  const known = await goodsForBills(tx, products);
  const isOpen = (id: string): boolean => {
    const { taxGoods, typedRate } = known.get(id) ?? { taxGoods: '', typedRate: null };
    return taxGoods === '' && typedRate === null;
  };
  const proposed = await sureGoods(tx, needsRates(terms) ? products.filter(isOpen) : []);
  const rates = await rateTable(tx);
  const business = await businessOf(tx, order.user_id);
  const place = await placeOfSupply(order, terms);
  const isInterstate = terms.state !== '' && place !== terms.state;
  const goods = new Map(
    order.lines.map((line) => [
      line.position,
      named(line, known.get(line.product_id), {
        proposed: proposed.get(line.product_id),
        rates,
        day: leftOn,
      }),
    ]),
  );
  const { mode } = terms;
  const movement = isInterstate ? 'inter' : 'intra';
  const lines = billedLines(more, { order: cost, goods, terms: { mode, movement } });
  const papers = papersOf(lines, { mode, isRegisteredBuyer: business !== undefined });
  const seller = await sellerNow(tx, terms);
  const buyer = buyerOf(order, business);
  const off = cashOffOf(papers.map((paper) => totalOf(paper.lines)));
  return papers.map((paper, index) => ({
    ...amountsOf(paper.lines),
    ...linesOf(paper.lines, drawing.now),
    order_id: order.id,
    order_number: order.number,
    position: index,
    kind: paper.kind,
    letter: LETTERS[paper.kind],
    prefix: drawing.prefix,
    year: drawing.year,
    on_day: drawing.today,
    left_on: leftOn,
    at: drawing.now,
    original_id: null,
    mode,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    buyer_gstin: buyer.gstin,
    place_of_supply: place,
    interstate: isInterstate ? 1 : 0,
    cash_off_paise: off[index]!,
  }));
}

/**
 * The state in which goods are supplied: that of the address that they go to; of what is handed over in the shop, and of an
 * address that names none, the shop's. A registered buyer's goods end their way there, too.
 */
async function placeOfSupply(order: BilledOrder, { state }: Registration): Promise<string> {
  if (order.collected === 1) return state;
  const known = await districtOf(pincodeKey(order.pincode));
  return stateNamed(known?.state ?? order.state) ?? state;
}

/** Goods that a product surely is, as the shop proposes to its owner. */
type Proposed = { taxGoods: string; hsn: string };

/**
 * A line as its bill names it, with the rate of its goods on the day on which they left. What the owner did not confirm is taken as
 * the shop proposes where that is sure, and still counts as assumed.
 */
function named(
  line: OrderGoods,
  known: GoodsForBill | undefined,
  { proposed, rates, day }: { proposed: Proposed | undefined; rates: RateTable; day: string },
): NamedGoods {
  const { position, product_id: product, title, title_hi, title_bn, pack, unit } = line;
  const { sold_by: soldBy, price_paise: price } = line;
  const goods = {
    hsn: known?.hsn ?? '',
    taxGoods: known?.taxGoods ?? '',
    takenAs: takenAs({ taxedAs: known?.takenAs ?? '', soldBy, pack }),
    typedRate: known?.typedRate ?? null,
    price,
  };
  const settled = rateOn(rates, goods, day);
  const isProposed = settled.isAssumed && proposed !== undefined;
  const hsn = goods.hsn || (isProposed ? proposed.hsn : '');
  const rate = isProposed
    ? { ...rateOn(rates, { ...goods, hsn, taxGoods: proposed.taxGoods }, day), isAssumed: true }
    : settled;
  const printed = known && known.printed > price ? known.printed : price;
  const uqc = uqcOf({ soldBy, unit, pack });
  return { position, product, title, title_hi, title_bn, pack, unit, soldBy, hsn, uqc, price, printed, rate };
}

async function sellerNow(tx: Tx, { gstin, state, legalName }: Registration): Promise<KeptSeller> {
  const { name, address, addressHi, addressBn, phones, email, fssai } = await readSettings(tx);
  return {
    name,
    legalName,
    address: { en: address, hi: addressHi, bn: addressBn },
    phones,
    email,
    gstin,
    state,
    fssai,
  };
}

/** The customer. Of goods that were handed over in the shop her address is left out: it would move the place of supply. */
const buyerOf = (order: BilledOrder, business: { gstin: string; name: string } | undefined): KeptBuyer => ({
  name: nameOfOrder(order),
  phone: order.phone,
  address: order.collected === 1 ? [] : addressLines(order),
  gstin: business?.gstin ?? '',
  businessName: business?.name ?? '',
});

const totalOf = (lines: readonly ReckonedLine[]): Paise => sum(lines.map(({ total }) => total));

function amountsOf(lines: readonly ReckonedLine[]) {
  const sumOf = (of: (line: ReckonedLine) => Paise): Paise => sum(lines.map(of));
  return {
    delivery_paise: sumOf(({ delivery }) => delivery),
    taxable_paise: sumOf(({ taxable }) => taxable),
    exempt_paise: sum(lines.filter(({ goods }) => goods.rate.rate === 0).map(({ taxable }) => taxable)),
    cgst_paise: sumOf(({ cgst }) => cgst),
    sgst_paise: sumOf(({ sgst }) => sgst),
    igst_paise: sumOf(({ igst }) => igst),
    printed_more_paise: sumOf(({ printedMore }) => printedMore),
    total_paise: totalOf(lines),
  };
}

/** The id of a paper and its lines. */
function linesOf(lines: readonly ReckonedLine[], now: string): { id: string; lines: BillLineRow[] } {
  const id = newId(Date.parse(now));
  return { id, lines: lines.map((line) => lineRow(line, id)) };
}

const lineRow = ({ goods, ...line }: ReckonedLine, bill: string): BillLineRow => ({
  bill_id: bill,
  position: goods.position,
  product_id: goods.product,
  title: goods.title,
  title_hi: goods.title_hi,
  title_bn: goods.title_bn,
  pack: goods.pack,
  unit: goods.unit,
  sold_by: goods.soldBy,
  hsn: goods.hsn,
  uqc: goods.uqc,
  quantity: line.quantity,
  price_paise: goods.price,
  gross_paise: line.gross,
  discount_paise: line.discount,
  delivery_paise: line.delivery,
  total_paise: line.total,
  rate_hundredths: goods.rate.rate,
  // A rate of nothing taxes nothing, whatever it is called.
  nature: goods.rate.rate > 0 ? 'taxable' : goods.rate.nature === 'exempt' ? 'exempt' : 'nil',
  by_printed_price: goods.rate.byPrintedPrice ? 1 : 0,
  rate_assumed: goods.rate.isAssumed ? 1 : 0,
  taxable_paise: line.taxable,
  cgst_paise: line.cgst,
  sgst_paise: line.sgst,
  igst_paise: line.igst,
  printed_more_paise: line.printedMore,
});
