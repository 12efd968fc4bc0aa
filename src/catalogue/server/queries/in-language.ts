import type { Language } from '#base/language/language.ts';
import type { Pack, Product } from '#catalogue/catalogue.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import type { Platform } from '#platform/platform.ts';
import { shelvesOf, titleIn } from './shelves/shelves.ts';

/** Goods as lists and pages hand them out: a whole product, or what a list keeps of it. */
type Named = Pick<Product, '_id' | 'title'> &
  Partial<Pick<Product, 'description' | 'category' | 'shelf'>> & { packs?: Pack[] | undefined };

/** A product's words in one language; empty where it has none. */
type ProductWords = { title: string; description: string };

/**
 * Goods as a language calls them: title, description and shelf. What has no name in it keeps the English one. English goods
 * are handed back as they came, without a query.
 */
export async function inLanguage<Goods extends Named>(
  platform: Platform,
  language: Language,
  goods: readonly Goods[],
): Promise<Goods[]> {
  if (language === 'en' || goods.length === 0) return [...goods];
  const ids = goods.flatMap(({ _id, packs = [] }) => [_id, ...packs.map((pack) => pack._id)]);
  const words = await wordsByIds(platform.db, language, ids);
  const { shelves } = await shelvesOf(platform);
  const shelfTitles = new Map(shelves.map((shelf) => [shelf.value, titleIn(shelf, language)]));
  const named = <One extends Named>(one: One): One => {
    const { title, description } = words.get(one._id) ?? { title: '', description: '' };
    return {
      ...one,
      ...(title && { title }),
      ...(description && one.description !== undefined && { description }),
      ...(one.shelf !== undefined && { shelf: shelfTitles.get(one.category ?? '') ?? one.shelf }),
    };
  };
  return goods.map((one) => ({ ...named(one), ...(one.packs && { packs: one.packs.map(named) }) }));
}

/** A query takes so many ids at once. */
const AT_ONCE = 500;

/** The words of products in a language, by product. */
async function wordsByIds(
  db: Db,
  language: Exclude<Language, 'en'>,
  ids: readonly string[],
): Promise<Map<string, ProductWords>> {
  const words = new Map<string, ProductWords>();
  const wanted = [...new Set(ids)];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('product_texts')
      .select(['product_id', 'title', 'description'])
      .where('language', '=', language)
      .where('product_id', 'in', wanted.slice(from, from + AT_ONCE))
      .execute();
    for (const { product_id, ...said } of rows) words.set(product_id, said);
  }
  return words;
}

/** Names of products in each language that has one, by product. */
export async function namesInLanguages(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, Partial<Record<Language, string>>>> {
  const titles = new Map<string, Partial<Record<Language, string>>>();
  const wanted = [...new Set(ids)];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const rows = await titlesOf(db, { products: wanted.slice(from, from + AT_ONCE) });
    for (const { product_id, language, title } of rows)
      titles.set(product_id, { ...titles.get(product_id), [language]: title });
  }
  return titles;
}

const titlesOf = hot((db, { products }: { products: readonly string[] }) =>
  db
    .selectFrom('product_texts')
    .select(['product_id', 'language', 'title'])
    .where('product_id', 'in', products),
);

/** The names of products in a language by id, including deactivated ones, so that a refusal can name them. */
export async function titlesByIds(
  db: Db | Tx,
  ids: readonly string[],
  language: Language = 'en',
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  const others = language === 'en' ? undefined : await namesInLanguages(db, ids);
  return new Map(rows.map(({ id, title }) => [id, others?.get(id)?.[language] || title]));
}

/** The titles and units of products by id, including deactivated ones. */
export async function titlesAndUnitsByIds(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { title: string; unit: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'unit'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
