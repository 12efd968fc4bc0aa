import { isUnanswered } from '#base/failure.ts';
import { tellSeen } from '#browser/seen.ts';
import type { Titled } from '#catalogue/products/goods-name.ts';
import type { StaffListing, StaffProduct } from '#catalogue/products/staff-products.ts';
import { readOrSeen, seenAnswers } from '#identity/web/public.ts';

const PATH = '/products/admin?';

/**
 * Reads a page of the back office's goods. Without a network it is that page as it was seen last, or else what was
 * asked for among all goods that were seen.
 */
export async function readListing(asked: URLSearchParams, signal: AbortSignal): Promise<StaffListing> {
  try {
    return await readOrSeen<StaffListing>(PATH + asked, { signal });
  } catch (error) {
    const seen = isUnanswered(error) ? seenAnswers<StaffListing>(PATH) : [];
    const found = findSeen(
      seen.map(({ answer }) => answer),
      asked,
    );
    if (found.length === 0) throw error;
    tellSeen(Math.min(...seen.map(({ at }) => at)));
    return { products: found, total: found.length, page: 1, totalPages: 1 };
  }
}

/** The goods of these listings, the newest first, in which the name and the shelf are as asked. */
export function findSeen(listings: readonly StaffListing[], asked: URLSearchParams): StaffProduct[] {
  const goods = new Map<string, StaffProduct>();
  for (const product of listings.flatMap(({ products }) => products))
    if (!goods.has(product._id)) goods.set(product._id, product);
  const [q, shelf] = [asked.get('q')?.toLowerCase() ?? '', asked.get('category') || 'All'];
  const isAsked = (product: StaffProduct): boolean =>
    namesOf(product).some((name) => name.toLowerCase().includes(q));
  return [...goods.values()].filter(
    (product) => isAsked(product) && (shelf === 'All' || product.category === shelf),
  );
}

/** A listing that was seen before an update may lack the titles in other languages. */
const namesOf = ({ title, title_hi = '', title_bn = '' }: Titled): string[] => [title, title_hi, title_bn];
