import type { Slice } from '#base/page.ts';
import type { STATES } from '#catalogue/products/staff-products.ts';
import { isAboutGoods, isAboutShelves, NOT_SHOWN, productsIn, WORDS } from '#catalogue/server/tags.ts';
import type { OnShelves } from '#catalogue/shelves/shelves.ts';
import { carries } from '#platform/cache/changes.ts';
import { textsInMemory } from '#platform/cache/texts-in-memory.ts';
import type { Platform } from '#platform/platform.ts';

const KINDS = ['active', 'drafts', 'deactivated'] as const;
type Kind = (typeof KINDS)[number];
/** Shelves that a product was seen on, by their numbers in `mark`. */
const shelfNumbers = new Map<string, number>();

const texts = textsInMemory<string>({
  keysIn: (change) => {
    const ids = productsIn(change);
    // Merging a shelf moves goods without listing them.
    if (!ids || (isAboutShelves(change) && isAboutGoods(change))) return 'all';
    return carries(change, WORDS) || carries(change, NOT_SHOWN) ? ids : [];
  },
  keyOf: (id) => id,
  read: async ({ db }, { after = '', to }, limit) => {
    const rows = await db
      .selectFrom('products')
      .leftJoin('product_names as names', 'names.product_id', 'products.id')
      .select(['id', 'category', 'created_at', 'deactivated_at', 'draft', 'products.search'])
      .select('names.search as names')
      .where('id', '>', after)
      .$if(to !== undefined, (rest) => rest.where('id', '<=', to!))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, created_at, search, names, ...row }) => ({
      key: id,
      at: Date.parse(created_at),
      mark: numberOf(row.category) * KINDS.length + KINDS.indexOf(kindOf(row)),
      text: names ? `${search}\0${names}` : search,
    }));
  },
});

const kindOf = (row: { draft: number; deactivated_at: string | null }): Kind =>
  row.draft === 1 ? 'drafts' : row.deactivated_at === null ? 'active' : 'deactivated';

function numberOf(category: string): number {
  const number = shelfNumbers.get(category) ?? shelfNumbers.size;
  shelfNumbers.set(category, number);
  return number;
}

/** A page of the products that staff may mean by a text, as `isCalled` says it, the newest first. */
export async function calledByStaff(
  platform: Platform,
  { q, state, on }: { q: string; state: (typeof STATES)[number]; on: OnShelves },
  { skip, limit }: Slice,
): Promise<{ ids: string[]; total: number }> {
  const shelves = on === 'any' ? undefined : new Set(on.map(numberOf));
  const isMarked = (mark: number): boolean => {
    if (state !== 'all' && KINDS[mark % KINDS.length] !== state) return false;
    return shelves?.has(Math.floor(mark / KINDS.length)) ?? true;
  };
  const found = await texts(platform).find([[q]], { isMarked });
  return { ids: found.keys(skip, skip + limit), total: found.total };
}
