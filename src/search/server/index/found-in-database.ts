import type { Db } from '#db/schema.ts';
import { shelfWords, productRowsByIds, type ProductRow } from '#search/server/queries/index-rows.ts';
import type { Search } from './found.ts';
import { answerFrom, type IndexAnswer } from './index-answer.ts';
import { figuresOf, textsOf } from './index-updates.ts';
import { quotedIn } from './matching/asked.ts';
import { openIndex } from './product-index.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';
import { isLive } from '#catalogue/server/public.ts';
import { contains, foldText, hasText } from '#platform/db/search-text.ts';

/** Answers a search from the database, ranked by an index of the goods found there. Used until the whole index is read. */
export async function foundInDatabase(db: Db, vocabulary: Vocabulary, search: Search): Promise<IndexAnswer> {
  const index = openIndex(vocabulary);
  const quoted = quotedIn(search.q);
  const ways = quoted === undefined ? index.waysToSay(search.q) : [];
  const shelves = await shelfWords(db);
  for (const row of await candidateRows(db, quoted ?? search.q, ways))
    index.put(figuresOf(row), textsOf(row, shelves));
  return answerFrom(index, search);
}

/** So many products are ranked: the most bought first, then those with the shortest titles, which are the plain goods. */
const CANDIDATES_AT_MOST = 1000;
const PARTS_AT_MOST = 6;

/**
 * Finds the products that a search may mean by their names in the database: those with the typed text or with a name of each
 * part; if there are none, those with a name of one part.
 */
async function candidateRows(
  db: Db,
  typed: string,
  parts: readonly (readonly (readonly string[])[])[],
): Promise<ProductRow[]> {
  const said = parts.slice(0, PARTS_AT_MOST).map((ways) => anyOf(ways.map(isCalled)));
  const among = async (conditions: readonly RawBuilder<boolean>[]): Promise<ProductRow[]> => {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where(isLive)
      .where(anyOf(conditions))
      .orderBy('popularity', 'desc')
      .orderBy(sql`length(title)`)
      .orderBy('id')
      .limit(CANDIDATES_AT_MOST)
      .execute();
    return productRowsByIds(
      db,
      rows.map(({ id }) => id),
    );
  };
  const asTyped = isCalled([typed]);
  const all = await among(said.length > 0 ? [asTyped, allOf(said)] : [asTyped]);
  return all.length > 0 || said.length < 2 ? all : among(said);
}

/** True if all words stand in a product's title, SKU or brand, or all in its other names. */
const isCalled = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${allOf(
    words.map((word) => anyOf([hasText('products.search', stemOf(word)), isBrand(stemOf(word))])),
  )} or products.id in (select product_id from product_names where ${allOf(
    words.map((word) => hasText('product_names.search', stemOf(word))),
  )}))`;

/** Brands are not kept folded. */
const isBrand = (word: string): RawBuilder<boolean> => contains(sql`lower(products.brand)`, foldText(word));

/** Words are compared in the singular, where y and ie become i: `chili` stands in chilies and chily. */
const stemOf = (word: string): string => (/^[a-z]{3,}i$/.test(word) ? word.slice(0, -1) : word);

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;
const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
