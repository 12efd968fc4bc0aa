import { minus, type Paise, sum, ZERO } from '#base/figures/money.ts';
import type { Bill } from '#bills/bills.ts';
import type { Db } from '#db/schema.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';

/** The GST number of the shop of the tests, in Maharashtra. */
export const GSTIN = '27AAPFU0939F1ZV';
/** The answers of a registered shop. */
export const REGULAR = { from: '2025-10-01', mode: 'regular', gstin: GSTIN, legalName: 'Meena Stores' };

/** How the shop stands to GST from a day on. */
export async function registerShop(owner: Caller, form: object = {}): Promise<void> {
  const answer = await owner.call('POST', '/api/tax/registrations', { ...REGULAR, ...form });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
}

/** The answer of a shop that is not registered. */
export const UNREGISTERED = { mode: 'unregistered', gstin: '', legalName: '' };

/** HSN and rate of a product, as its owner typed them. */
export async function taxGoods(
  { platform: { db } }: TestShop,
  product: { _id: string },
  { hsn = '', rate }: { hsn?: string; rate?: number },
): Promise<void> {
  const label = { hsn, tax_rate_hundredths: rate === undefined ? null : rate * 100 };
  await db
    .insertInto('product_labels')
    .values({ product_id: product._id, ...label })
    .onConflict((row) => row.column('product_id').doUpdateSet(label))
    .execute();
}

/** The papers of an order. */
export const billsOf = async (person: Caller, { _id }: { _id: string }): Promise<Bill[]> =>
  (await person.call('GET', `/api/orders/${_id}/bills`)).body.bills;

/** Papers in short: `AT/26-27/0001 330`, a note with what it gives back. */
export const inShort = (bills: readonly Bill[]): string[] =>
  bills.map(({ kind, number, totals }) => `${number} ${kind === 'note' ? -totals.total : totals.total}`);

/**
 * What is wrong between orders and their papers, between the sums of papers and those of their lines by HSN and by rate, and in
 * the serials; empty when all agree to the paisa.
 */
export const wrongBills = ({ platform: { db } }: TestShop): Promise<string[]> => wrongPapers(db);

/** The same of a database. */
export async function wrongPapers(db: Db): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['id', 'number', 'status', 'total_paise']).execute();
  const bills = await db.selectFrom('bills').selectAll().execute();
  const lines = await db.selectFrom('bill_lines').selectAll().execute();
  const series = await db.selectFrom('bill_series').selectAll().execute();
  const signed = (kind: string, amount: Paise): Paise => (kind === 'note' ? minus(ZERO, amount) : amount);
  const kinds = new Map(bills.map(({ id, kind }) => [id, kind]));
  const inOrders = orders.flatMap(({ id, number, status, total_paise }) => {
    const own = bills.filter(({ order_id }) => order_id === id);
    const billed = sum(own.map((bill) => signed(bill.kind, bill.total_paise)));
    const costs = status === 'cancelled' ? ZERO : total_paise;
    return own.length === 0 || status === 'pending' || billed === costs
      ? []
      : [`order ${number} costs ${costs}, its papers say ${billed}`];
  });
  const columns = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'] as const;
  const inSums = columns.flatMap((column) => {
    const byBill = sum(bills.map((bill) => signed(bill.kind, bill[column])));
    const grouped = (key: 'hsn' | 'rate_hundredths'): Paise =>
      sum(
        [...Map.groupBy(lines, (line) => line[key]).values()].map((some) =>
          sum(some.map((line) => signed(kinds.get(line.bill_id) ?? '', line[column]))),
        ),
      );
    const all = [byBill, grouped('hsn'), grouped('rate_hundredths')];
    return new Set(all).size === 1 ? [] : [`${column} by bill, HSN and rate: ${all.join()}`];
  });
  const inBills = bills.flatMap((bill) => {
    const own = lines.filter(({ bill_id }) => bill_id === bill.id);
    const is = columns.map((column) => sum(own.map((line) => line[column])));
    return columns.every((column, at) => bill[column] === is[at]) ? [] : [`${bill.number} is not its lines`];
  });
  const inSeries = series.flatMap(({ letter, prefix, year, drawn }) => {
    const own = bills
      .filter((bill) => bill.letter === letter && bill.prefix === prefix && bill.year === year)
      .map(({ n }) => Number(n))
      .toSorted((one, other) => one - other);
    const isWhole = own.length === Number(drawn) && own.every((n, at) => n === at + 1);
    return isWhole ? [] : [`${prefix}${letter}/${year}: ${drawn} drawn, there are ${own.join()}`];
  });
  return [...inOrders, ...inSums, ...inBills, ...inSeries];
}
