import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';

/** A query and the goods that it found. */
export type FoundGoods = { q: string; goods: ListedProduct[] };

const SHOWN = 8;

/** Goods by name or barcode, as the shop's own search finds them; with no word, those that are like a product. */
export async function searchGoods(q: string, like?: string): Promise<FoundGoods> {
  if (q === '')
    return {
      q,
      goods: like ? await callApi<ListedProduct[]>(inPageLanguage(`/products/${like}/related`)) : [],
    };
  const asked = new URLSearchParams({ q, limit: String(SHOWN) });
  const { products } = await callApi<{ products: ListedProduct[] }>(
    inPageLanguage(`/products?${asked.toString()}`),
  );
  return { q, goods: products.filter(({ _id }) => _id !== like) };
}
