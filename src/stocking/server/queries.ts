import { pageCount } from '#base/page.ts';
import type { MissingField } from '#catalogue/catalogue.ts';
import {
  goodsLacking,
  presentForStaff,
  readDetails,
  STAFF_COLUMNS,
  starterCatalogue,
  type StarterStaple,
} from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { foldText } from '#platform/db/search-text.ts';
import type { Platform } from '#platform/platform.ts';
import type { MissingListing, MissingQuery, Suggestion } from '#stocking/stocking.ts';

/** A page of the live products that lack a field, or any; the best-selling first, because most people look at those. */
export async function missingDetails(
  platform: Platform,
  { field, category, page, limit }: MissingQuery,
): Promise<MissingListing> {
  const list = { field, category, skip: (page - 1) * limit, limit };
  const { missing, total, ...counted } = await goodsLacking(platform, list);
  const products = await productsLacking(platform.db, missing);
  return { products, ...counted, total, page, totalPages: pageCount(total, limit) };
}

async function productsLacking(
  db: Db,
  missing: ReadonlyMap<string, MissingField[]>,
): Promise<MissingListing['products']> {
  const ids = [...missing.keys()];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(STAFF_COLUMNS).where('id', 'in', ids).execute();
  const details = await readDetails(db, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const product = { ...presentForStaff(row), ...details.get(id)! };
    return { ...product, missing: missing.get(id)!, suggestion: suggestionFor(product.title) };
  });
}

type Name = { words: readonly string[]; letters: number; staple: StarterStaple };
let names: ReadonlyMap<string, readonly Name[]> | undefined;

/** Details that the starter catalogue has for a title. */
function suggestionFor(title: string): Suggestion | null {
  const staple = stapleNamed(title);
  if (!staple) return null;
  const { name, hsn, taxGoods, mark, title_hi, title_bn } = staple;
  return { name, hsn, taxGoods, mark, title_hi, title_bn };
}

/**
 * The staple that a title names: of those whose whole name is in it, the one with the longest name; if two are equal,
 * the later in the title, because an English title ends with the thing itself.
 */
export function stapleNamed(title: string): StarterStaple | undefined {
  names ??= namesByFirstWord();
  const words = wordsOf(title);
  let best: (Name & { end: number }) | undefined;
  for (const [at, word] of words.entries()) {
    for (const name of names.get(word) ?? []) {
      const end = at + name.words.length;
      if (!name.words.every((one, index) => words[at + index] === one)) continue;
      if (!best || name.letters > best.letters || (name.letters === best.letters && end > best.end))
        best = { ...name, end };
    }
  }
  return best?.staple;
}

function namesByFirstWord(): Map<string, Name[]> {
  const all = [...starterCatalogue().staples.values()].flatMap((staple) =>
    [staple.name, staple.title_hi, staple.title_bn, ...staple.alsoCalled].map((called) => {
      const words = wordsOf(called);
      return { words, letters: words.join('').length, staple };
    }),
  );
  return Map.groupBy(
    all.filter(({ words }) => words.length > 0),
    ({ words }) => words[0]!,
  );
}

/** The words of a text, in the singular: the starter catalogue says potatoes, a label potato. */
const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{M}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=o)es$|s$/, '') : word,
  );
