import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { type Changeable, type WaitingChange, waitingFor } from '#identity/web/public.ts';
import { shownTitle } from './shown-goods.tsx';

const FIELDS = ['price', 'cuttedprice', 'stock'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Fields of a product that can be changed without a network; a stock comes with the number sold when it was counted. An
 * emptied stock is no longer counted.
 */
type PriceEdit = Partial<Pick<StaffProduct, Field | 'sold' | 'counted'>>;

/** Edits of prices and stock, which wait where there is no network. */
export const PRICE_EDITS: Changeable<StaffProduct, PriceEdit> = {
  name: 'product',
  send: (seen, edit, act) => send(seen, edit, act),
  nowOf: ({ detail }, edit) => {
    const product = detail['product'] as StaffProduct | undefined;
    return product && pick(product, (field) => edit[field] !== undefined);
  },
  titleOf: shownTitle,
  addressOf: ({ title }) => `${officeAddress('priceGrid')}?q=${encodeURIComponent(title)}`,
  say: (i18n, edit) =>
    [
      ...FIELDS.flatMap((field) => (edit[field] === undefined ? [] : say(i18n, field, edit[field]))),
      ...(edit.counted === false ? [i18n._('office.product.notCounted')] : []),
    ].join(', '),
};

const LABELS: Record<Field, string> = {
  price: /*i18n*/ 'office.price',
  cuttedprice: /*i18n*/ 'office.cutPrice',
  stock: /*i18n*/ 'office.stock',
};

const say = (i18n: I18n, field: Field, figure: number): string =>
  `${i18n._(LABELS[field])} ${field === 'stock' ? figure : formatRupees(figure)}`;

const pick = (from: PriceEdit, isWanted: (field: Field) => boolean): PriceEdit =>
  Object.fromEntries(FIELDS.filter(isWanted).map((field) => [field, from[field]]));

type Edited = Record<'price' | 'cuttedprice', number> & { stock?: number | undefined };

/** Changes that an edit makes to the prices and the stock of a product as it was seen. */
export function priceEditOf(seen: StaffProduct, edited: Edited): PriceEdit {
  const { stock = seen.stock, ...prices } = edited;
  const figures = { ...prices, stock };
  const edit = pick(figures, (field) => figures[field] !== seen[field]);
  if (edited.stock === undefined && seen.counted) return { ...edit, counted: false };
  return edit.stock === undefined ? edit : { ...edit, sold: seen.sold };
}

/** A product with the edits of it that wait, as it will be when they arrive. */
export const withPriceEdits = (product: StaffProduct, waiting: readonly WaitingChange[]): StaffProduct =>
  waitingFor(PRICE_EDITS, product, waiting).reduce<StaffProduct>(
    (shown, { change }) => ({ ...shown, ...change, sold: shown.sold }),
    product,
  );

const TRIES = 3;

/**
 * Sends an edit of a product as it was seen. Another edit's changes of other fields stay; an edit whose answer was lost
 * is not sent twice. Two different figures in the same field are a conflict.
 */
async function send(
  seen: StaffProduct,
  edit: PriceEdit,
  { waited, id }: Parameters<typeof PRICE_EDITS.send>[2],
): Promise<StaffProduct> {
  let product = seen;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const body = { ...product, ...edit, waited };
      const call = { method: 'PUT', body, act: { id } } as const;
      return await callApi<StaffProduct>(`/products/editproduct/${seen._id}`, call);
    } catch (error) {
      const theirs = error instanceof CallFailed && (error.detail['product'] as StaffProduct | undefined);
      if (!theirs || attempt === TRIES) throw error;
      const open = FIELDS.filter((field) => edit[field] !== undefined && !isSame(field, theirs, edit));
      if (open.length === 0 && (edit.counted === undefined || !theirs.counted)) return theirs;
      if (!open.every((field) => isSame(field, theirs, seen))) throw error;
      product = theirs;
    }
  }
}

const isSame = (field: Field, one: PriceEdit, other: PriceEdit): boolean =>
  figure(field, one) === figure(field, other);

/** A sale lowers a counted stock, but is no conflict. */
const figure = (field: Field, product: PriceEdit): number | undefined => {
  const { stock = 0, sold = 0, counted = true } = product;
  return field === 'stock' && counted ? Math.round((stock + sold) * 1000) : product[field];
};
