import { create } from 'zustand';
import { keep, readKept } from '#browser/storage.ts';
import { type Staple, stapleSku } from '#catalogue/catalogue.ts';

const KEPT_AS = 'stocking';

/** A ticked product of a staple, with the price typed so far and the scanned barcode. */
export type Ticked = { staple: string; aisle: string; pack: string; price: string; barcode?: string };

type State = {
  /** By the SKU that the product will have. */
  ticked: Record<string, Ticked>;
  /** The product that was ticked or priced last: a scanned code belongs to it. */
  last?: string | undefined;
  /** A scanned code that no product has, until the next pack is ticked. */
  code?: string | undefined;
};

/** Ticks and typed values. They stay on this device until the goods are in the shop, also when the page is closed. */
export const useStocking = create<State>(() => ({ ticked: {}, ...readState() }));

useStocking.subscribe((state) => keep(KEPT_AS, state, 'local'));

/** Ticks a product, or takes its tick away. */
export const tick = ({ name, aisle }: Staple, pack: string, isTicked: boolean): void => {
  const sku = stapleSku(name, pack);
  if (isTicked) put(sku, { staple: name, aisle, pack });
  else useStocking.setState(({ ticked }) => ({ ticked: without(ticked, [sku]) }));
};

/** Types the price of a product, which ticks it. */
export const typePrice = ({ name, aisle }: Staple, pack: string, price: string): void =>
  put(stapleSku(name, pack), { staple: name, aisle, pack, price });

/** Writes what is known of a ticked product. A code that waits becomes the barcode of the first pack. */
function put(sku: string, known: Pick<Ticked, 'staple' | 'aisle' | 'pack'> & Partial<Ticked>): void {
  useStocking.setState(({ ticked, code }) => {
    const isFor = code !== undefined && canHaveBarcode(known) && !ticked[sku]?.barcode;
    const now = { price: '', ...ticked[sku], ...known, ...(isFor && { barcode: code }) };
    return { ticked: { ...ticked, [sku]: now }, last: sku, ...(isFor && { code: undefined }) };
  });
}

/** Loose goods have no barcode. */
const canHaveBarcode = ({ pack }: Pick<Ticked, 'pack'>): boolean => pack !== '';

/**
 * Takes a scanned code that no product of the shop has: for the pack that was ticked last and has none, or else for the
 * one that is ticked next. Answers the former.
 */
export function takeCode(code: string): Ticked | undefined {
  const { ticked, last } = useStocking.getState();
  const there = last === undefined ? undefined : ticked[last];
  const others = Object.fromEntries(
    Object.entries(ticked).map(([sku, one]) => [sku, one.barcode === code ? withoutBarcode(one) : one]),
  );
  if (!there || last === undefined || !canHaveBarcode(there) || there.barcode) {
    useStocking.setState({ ticked: others, code });
    return undefined;
  }
  useStocking.setState({ ticked: { ...others, [last]: { ...there, barcode: code } }, code: undefined });
  return there;
}

/** Takes the barcode of a ticked product away again. */
export const forgetBarcode = (sku: string): void =>
  useStocking.setState(({ ticked }) => {
    const one = ticked[sku];
    return one ? { ticked: { ...ticked, [sku]: withoutBarcode(one) } } : {};
  });

const withoutBarcode = ({ barcode: _, ...rest }: Ticked): Ticked => rest;

/** Forgets what is in the shop now. */
export const forgetTicked = (skus: readonly string[]): void =>
  useStocking.setState(({ ticked }) => ({ ticked: without(ticked, skus) }));

/** The price in rupees that a text says; undefined when it is none. */
export const priceOf = (typed: string): number | undefined =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;

const without = (ticked: State['ticked'], skus: readonly string[]): State['ticked'] =>
  Object.fromEntries(Object.entries(ticked).filter(([sku]) => !skus.includes(sku)));

function readState(): Partial<State> {
  const kept = readKept(KEPT_AS, 'local') as Partial<State> | undefined;
  return kept && typeof kept.ticked === 'object' ? kept : {};
}
