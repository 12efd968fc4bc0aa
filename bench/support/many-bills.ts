import { type Paise, sum, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { lineTax, serialNumber, taxYearOf } from '#tax/tax.ts';
import { writeHistory } from './many-orders.ts';
import { insert, type Rows, stockShelves } from './rows.ts';

/** The tax year that the bills are of: it is over. */
export const YEAR = { from: '2025-04-01', to: '2026-03-31', asked: '2025-26' };
/** The shop's number, and that of each fiftieth customer. */
const [SHOP, BUSINESS] = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'];
const SELLER = JSON.stringify({
  name: 'Bench',
  legalName: 'Bench Stores',
  address: { en: 'Main Road', hi: '', bn: '' },
  phones: ['9800000000'],
  email: '',
  gstin: SHOP,
  state: '27',
  fssai: '12345678901234',
});
/** Goods by their place on the shelf: HSN and rate in hundredths of a per cent; each fourth is exempt. */
const RATES = [0, 500, 1800, 4000];
const HSNS = Array.from({ length: 60 }, (_, at) => String(1001 + at * 37));
const DAYS = 365;
const AT_ONCE = 4000;

type Line = Rows<'bill_lines'>[number];
type Bill = Rows<'bills'>[number];
type OrderLine = { order_id: string; position: number; product_id: string; title: string; unit: string } & {
  quantity: number;
  price_paise: Paise;
  total_paise: Paise;
};

/** Writes a year of bills straight into the tables: of one to six lines, one in fifty to a business, a note to each fortieth. */
export async function writeBills(tx: Tx, bills: number): Promise<void> {
  const until = `${YEAR.to}T12:00:00.000Z`;
  await stockShelves(tx, 500, `${YEAR.from}T00:00:00.000Z`);
  await writeHistory(tx, { orders: bills, customers: Math.ceil(bills / 25), days: DAYS, until });
  await insert(tx, 'tax_registrations', [
    {
      id: newId(),
      from_on: YEAR.from,
      mode: 'regular',
      gstin: SHOP,
      state: '27',
      legal_name: 'Bench Stores',
      made_at: until,
    },
  ]);
  const goods = await tx.selectFrom('products').select('id').orderBy('sku').execute();
  const places = new Map(goods.map(({ id }, at) => [id, at]));
  const drawn = new Map<string, number>();
  const year = taxYearOf(YEAR.from);
  const take = (letter: Bill['letter']): { n: number; number: string } => {
    const n = (drawn.get(letter) ?? 0) + 1;
    drawn.set(letter, n);
    return { n, number: serialNumber({ prefix: '', letter, year }, n) };
  };
  // Bills name their series, whose count is known at the end.
  const series = (['S', 'T', 'M', 'C'] as const).map((letter) => ({ letter, prefix: '', year, drawn: 1 }));
  await insert(tx, 'bill_series', series);
  let last = -1;
  for (;;) {
    const orders = await tx
      .selectFrom('orders')
      .select(['id', 'number', 'placed_at', 'shipping_paise'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    if (orders.length === 0) break;
    const [from, to] = [orders[0]!.number, orders.at(-1)!.number];
    const lines: OrderLine[] = await tx
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['order_id', 'position', 'product_id', 'title', 'unit'])
      .select(['order_lines.quantity', 'order_lines.price_paise', 'order_lines.total_paise'])
      .where('orders.number', '>=', from)
      .where('orders.number', '<=', to)
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    const papers = orders.flatMap((order) =>
      papersOf({ ...order, lines: byOrder.get(order.id) ?? [] }, { places, take, year }),
    );
    await insert(
      tx,
      'bills',
      papers.map(({ bill }) => bill),
    );
    await insert(
      tx,
      'bill_lines',
      papers.flatMap(({ bill: _, lines: own }) => own),
    );
    await insert(tx, 'payments', orders.map(paymentOf(byOrder)));
    last = to;
  }
  for (const [letter, count] of drawn)
    await tx
      .updateTable('bill_series')
      .set({ drawn: count })
      .where('letter', '=', letter as 'S')
      .execute();
}

const paymentOf =
  (lines: ReadonlyMap<string, readonly OrderLine[]>) =>
  ({
    id,
    placed_at,
    number,
  }: {
    id: string;
    placed_at: string;
    number: number;
  }): Rows<'payments'>[number] => ({
    id: newId(),
    order_id: id,
    position: 0,
    kind: 'paid',
    method: number % 3 === 0 ? 'upi' : 'cash',
    amount_paise: sum((lines.get(id) ?? []).map(({ total_paise }) => total_paise)),
    source: 'desk',
    by_id: null,
    by_name: 'Bench',
    at: placed_at,
    written_at: placed_at,
  });

type Made = { bill: Bill; lines: Line[] };
type Making = {
  places: ReadonlyMap<string, number>;
  take: (letter: Bill['letter']) => { n: number; number: string };
  year: string;
};
type Order = { id: string; number: number; placed_at: string; lines: readonly OrderLine[] };

function papersOf(order: Order, { places, take, year }: Making): Made[] {
  const id = newId();
  const lines = order.lines.map((line) => lineOf(id, line, places.get(line.product_id) ?? 0));
  const isBusiness = order.number % 50 === 0 && lines.every(({ nature }) => nature === 'taxable');
  const isAll = (nature: Line['nature']): boolean => lines.every((line) => line.nature === nature);
  const kind = isAll('exempt') ? 'supply' : isAll('taxable') ? 'tax' : 'mixed';
  const letter = ({ supply: 'S', tax: 'T', mixed: 'M' } as const)[kind];
  const day = shopDay(order.placed_at);
  const shared = {
    order_id: order.id,
    order_number: order.number,
    prefix: '',
    year,
    on_day: day,
    left_on: day,
    at: order.placed_at,
    mode: 'regular',
    seller: SELLER,
    buyer: JSON.stringify({
      name: `Sample ${order.number}`,
      phone: '9800000000',
      address: ['Upper Bazaar', 'near the bus stand'],
      gstin: isBusiness ? BUSINESS : '',
      businessName: isBusiness ? 'Sample Stall' : '',
    }),
    buyer_gstin: isBusiness ? BUSINESS : '',
    place_of_supply: '27',
    interstate: 0,
    delivery_paise: ZERO,
    cash_off_paise: ZERO,
  } as const;
  const bill: Made = {
    bill: { ...shared, ...sumsOf(lines), id, position: 0, kind, letter, ...take(letter), original_id: null },
    lines,
  };
  if (order.number % 40 !== 0) return [bill];
  const noteId = newId();
  const back = lines.slice(0, 1).map((line) => ({ ...line, bill_id: noteId }));
  const note = { id: noteId, position: 1, kind: 'note', letter: 'C', ...take('C'), original_id: id } as const;
  return [bill, { bill: { ...shared, ...sumsOf(back), ...note }, lines: back }];
}

function lineOf(bill: string, line: OrderLine, place: number): Line {
  const { position, product_id, title, quantity, price_paise, total_paise } = line;
  const rate = RATES[place % RATES.length] ?? 0;
  const taxed = lineTax(total_paise, rate, 'intra');
  return {
    bill_id: bill,
    position,
    product_id,
    title,
    unit: 'item',
    sold_by: 'piece',
    hsn: HSNS[place % HSNS.length] ?? '',
    uqc: 'NOS',
    quantity,
    price_paise,
    gross_paise: total_paise,
    discount_paise: ZERO,
    delivery_paise: ZERO,
    total_paise,
    rate_hundredths: rate,
    nature: rate > 0 ? 'taxable' : 'exempt',
    taxable_paise: taxed.taxable,
    cgst_paise: taxed.cgst,
    sgst_paise: taxed.sgst,
    igst_paise: taxed.igst,
    printed_more_paise: ZERO,
  };
}

function sumsOf(lines: readonly Line[]) {
  const all = (part: 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise'): Paise =>
    sum(lines.map((line) => line[part]));
  const exempt = sum(lines.map((line) => (line.nature === 'exempt' ? line.taxable_paise : ZERO)));
  return {
    taxable_paise: all('taxable_paise'),
    exempt_paise: exempt,
    cgst_paise: all('cgst_paise'),
    sgst_paise: all('sgst_paise'),
    igst_paise: all('igst_paise'),
    printed_more_paise: ZERO,
    total_paise: all('total_paise'),
  };
}
