import type { Db } from '#db/schema.ts';
import { candidateRows } from '#search/server/queries/candidates.ts';
import { shelfWords } from '#search/server/queries/index-rows.ts';
import type { Search } from './found.ts';
import { answerFrom, type IndexAnswer } from './index-answer.ts';
import { figuresOf, textsOf } from './index-updates.ts';
import { quotedIn } from './matching/asked.ts';
import { openIndex } from './product-index.ts';
import type { Vocabulary } from './words/vocabulary.ts';

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
