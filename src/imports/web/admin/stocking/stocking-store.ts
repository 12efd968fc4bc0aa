import { create } from 'zustand';
import { keep, readKept } from '#browser/storage.ts';
import { packsToSell, type Staple, stapleSku } from '#catalogue/catalogue.ts';

const KEPT_AS = 'stocking';

/** What somebody ticked: one product of a staple, and its price as it was typed so far. */
export type Ticked = { staple: string; pack: string; price: string };

type State = {
  /** By the SKU that the product will have. */
  ticked: Record<string, Ticked>;
  /** How much of each there is, as it was typed. */
  stock: string;
};

/** What was ticked and typed stays on this device until it is in the shop, also when the page is closed. */
export const useStocking = create<State>(() => ({ ticked: {}, stock: '10', ...readState() }));

useStocking.subscribe((state) => keep(KEPT_AS, state, 'local'));

/** Ticks a product, or takes its tick away. */
export const tick = (staple: string, pack: string, isTicked: boolean): void =>
  useStocking.setState(({ ticked }) => {
    const sku = stapleSku(staple, pack);
    if (!isTicked) return { ticked: without(ticked, [sku]) };
    return { ticked: { ...ticked, [sku]: ticked[sku] ?? { staple, pack, price: '' } } };
  });

/** Types the price of a product, which ticks it. */
export const typePrice = (staple: string, pack: string, price: string): void =>
  useStocking.setState(({ ticked }) => ({
    ticked: { ...ticked, [stapleSku(staple, pack)]: { staple, pack, price } },
  }));

/** Ticks the usual form of each of these staples that is not in the shop yet. */
export const tickAll = (staples: readonly Staple[]): void => {
  for (const staple of staples) {
    const [pack] = packsToSell(staple);
    if (pack !== undefined && !staple.inShop.includes(stapleSku(staple.name, pack)))
      tick(staple.name, pack, true);
  }
};

/** Forgets what is in the shop now. */
export const forgetTicked = (skus: readonly string[]): void =>
  useStocking.setState(({ ticked }) => ({ ticked: without(ticked, skus) }));

/** The price in rupees that a text says; undefined when it is none. */
export const priceOf = (typed: string): number | undefined =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;

/** The stock that a text says; undefined when it is none. */
export const stockOf = (typed: string): number | undefined =>
  /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : undefined;

const without = (ticked: State['ticked'], skus: readonly string[]): State['ticked'] =>
  Object.fromEntries(Object.entries(ticked).filter(([sku]) => !skus.includes(sku)));

function readState(): Partial<State> {
  const kept = readKept(KEPT_AS, 'local') as Partial<State> | undefined;
  return kept && typeof kept.stock === 'string' && typeof kept.ticked === 'object' ? kept : {};
}
