import { productsIn, SHELF_WORDS, stockToSell, WORDS } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { carries, type Change } from '#platform/cache/changes.ts';
import { takingTurns } from '#platform/taking-turns.ts';
import {
  figuresAfter,
  figuresByIds,
  type FiguresRow,
  type ProductRow,
  productRowsAfter,
  productRowsByIds,
  shelfWords,
  synonymGroups,
} from '#search/server/queries/index-rows.ts';
import type { Figures, Texts } from './entry.ts';
import type { KeptIndex } from './kept/kept-index.ts';
import type { ProductIndex } from './product-index.ts';
import { prepareKnownVocabulary } from './words/known-vocabulary.ts';
import type { Thing } from './words/thing.ts';
import { vocabularyOf } from './words/vocabulary.ts';

/** The updates of an index from the database. */
type IndexUpdates = {
  /** Notes which products a change is about, to read them later. */
  note(change: Change): void;
  /** Reads what is due, a few rows at a time; resolves when nothing is left. */
  work(): Promise<void>;
  /** True once every product of the shop has been read; before that, the index gives no certain answer. */
  isWhole(): boolean;
  /** Resolves when the words that every shop knows, and those that the owner taught, have been read. */
  knowsWords: Promise<void>;
  /** Number of products still to be read, as far as known. */
  backlog(): number;
  /** True if a noted change is not read yet. */
  isDue(): boolean;
};

const ROWS_AT_ONCE = 100;
/** While all products are read, so many at a time: fewer and larger steps end sooner. */
const OF_ALL_AT_ONCE = 500;
/** Figures are read in larger steps. */
const FIGURES_AT_ONCE = 2000;
/** If a larger share of a kept index has changed, all goods are read instead. */
const MOSTLY_CURRENT = 0.25;
/** An index is kept again after so many products were read, and in a large shop this share of all; not more often than every ten minutes. */
const KEPT_AFTER = 1000;
const KEPT_AFTER_SHARE = 0.02;
const KEPT_EVERY_MS = 10 * 60_000;

/** Where the index is kept, if anywhere; `onError` is told if that fails. */
type Keeping = { kept?: KeptIndex | undefined; onError: (error: unknown) => void };

/**
 * Keeps an index up to date with the database. It reads the common vocabulary first, then all products, and from then
 * on the products that a change names. It works a few milliseconds at a time, so that other requests do not wait.
 */
export function keepUp(db: Db, index: ProductIndex, { kept, onError }: Keeping): IndexUpdates {
  /** The products to read, and whether to read their words, too, or only their figures. */
  const due = new Map<string, boolean>();
  const yourTurn = takingTurns();
  const wordsRead = Promise.withResolvers<void>();
  let words: ReadonlyMap<string, string> = new Map();
  let isVocabularyDue = true;
  let areGroupsDue = true;
  let areAllDue = true;
  let isWhole = false;
  let things: readonly Thing[] = [];
  let readSinceKept = 0;
  let keptAt = -Infinity;

  const addDue = (ids: Iterable<string>, areWordsDue: boolean): void => {
    for (const id of ids) due.set(id, areWordsDue || due.get(id) === true);
  };

  const readVocabulary = async (): Promise<void> => {
    const known = kept ? await kept.vocabulary() : vocabularyOf(await prepareKnownVocabulary());
    things = known.things;
    index.setKnown(known);
    isVocabularyDue = false;
  };

  const readGroups = async (): Promise<void> => {
    areGroupsDue = false;
    try {
      index.setSynonyms(await synonymGroups(db));
      wordsRead.resolve();
    } catch (error) {
      areGroupsDue = true;
      throw error;
    }
  };

  const readAll = async (): Promise<void> => {
    areAllDue = false;
    try {
      words = await shelfWords(db);
      if (!isWhole && (await readKept())) return;
      await readEach();
    } catch (error) {
      areAllDue = true;
      throw error;
    }
    isWhole = true;
  };

  const readEach = async (): Promise<void> => {
    const gone = new Set(index.ids());
    for (let after: string | undefined = ''; after !== undefined;) {
      const rows = await productRowsAfter(db, after, OF_ALL_AT_ONCE);
      for (const row of rows) {
        gone.delete(row.id);
        put(row);
        await yourTurn();
      }
      after = rows.at(-1)?.id;
      // Who edits meanwhile need not wait for all others.
      if (isWhole && due.size > 0) await readProducts();
    }
    for (const id of gone) index.remove(id);
  };

  const put = (row: ProductRow): void => {
    index.put(enteredOf(row), textsOf(row, words));
    readSinceKept += 1;
  };

  /** Takes over the index that was kept, with the figures of today, and reads the goods that were edited since; false if it is of no use. */
  const readKept = async (): Promise<boolean> => {
    const memory = kept?.read(things, words);
    if (!memory) return false;
    index.restore(memory);
    const goods = index.goods();
    const isThere = new Uint8Array(goods.count());
    const edited: string[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const rows = await figuresAfter(db, after, FIGURES_AT_ONCE);
      for (const row of rows) {
        const [figures, doc] = [figuresOf(row), goods.docOf(row.id)];
        if (doc >= 0) isThere[doc] = 1;
        const isAsKept =
          doc >= 0 && goods.isAsRead(doc, figures.stamp) && goods.isOnShelf(doc, figures.category);
        if (isAsKept) goods.renew(doc, figures, false);
        else edited.push(row.id);
      }
      after = rows.at(-1)?.id;
      await yourTurn();
    }
    for (const [doc, is] of isThere.entries())
      if (is === 0 && goods.isLive(doc)) index.remove(goods.idOf(doc));
    if (edited.length > KEPT_AFTER + goods.live() * MOSTLY_CURRENT) return false;
    for (let at = 0; at < edited.length; at += OF_ALL_AT_ONCE)
      await putProducts(edited.slice(at, at + OF_ALL_AT_ONCE));
    keptAt = performance.now();
    isWhole = true;
    return true;
  };

  /** Keeps the index if much of it was read since it last was. If that fails, it is tried again later. */
  const keep = async (): Promise<void> => {
    const isDue = readSinceKept > KEPT_AFTER + index.goods().live() * KEPT_AFTER_SHARE;
    if (!kept || !isWhole || !isDue || performance.now() - keptAt < KEPT_EVERY_MS) return;
    [readSinceKept, keptAt] = [0, performance.now()];
    await kept.keep(index.memory(), things, words);
  };

  const readProducts = async (): Promise<void> => {
    const some = takeOff(due, ROWS_AT_ONCE);
    const idsOf = (areWordsDue: boolean): string[] =>
      some.filter(([, areWords]) => areWords === areWordsDue).map(([id]) => id);
    try {
      await putProducts(idsOf(true));
      await updateFigures(idsOf(false));
    } catch (error) {
      for (const [id, areWordsDue] of some) addDue([id], areWordsDue);
      throw error;
    }
  };

  const putProducts = async (ids: readonly string[]): Promise<void> => {
    const gone = new Set(ids);
    for (const row of await productRowsByIds(db, ids)) {
      gone.delete(row.id);
      put(row);
      await yourTurn();
    }
    for (const id of gone) index.remove(id);
  };

  const updateFigures = async (ids: readonly string[]): Promise<void> => {
    const gone = new Set(ids);
    for (const row of await figuresByIds(db, ids)) {
      gone.delete(row.id);
      if (!index.update(figuresOf(row))) addDue([row.id], true);
    }
    for (const id of gone) index.remove(id);
    await yourTurn();
  };

  const isDue = (): boolean => isVocabularyDue || areGroupsDue || areAllDue || due.size > 0;
  return {
    note: (change) => {
      const ids = productsIn(change);
      const areWords = carries(change, WORDS);
      if (!ids || carries(change, SHELF_WORDS)) areAllDue = true;
      addDue(ids ?? [], areWords);
      areGroupsDue ||= areWords;
    },
    work: async () => {
      do {
        while (isDue()) {
          if (isVocabularyDue) await readVocabulary();
          else if (areGroupsDue) await readGroups();
          else if (areAllDue) await readAll();
          else await readProducts();
        }
        index.tidy();
      } while (isDue());
      void keep().catch(onError);
    },
    isWhole: () => isWhole,
    knowsWords: wordsRead.promise,
    backlog: () => due.size,
    isDue,
  };
}

/** Takes the first entries off the list; a product that changes while it is read is noted again. */
function takeOff<Value>(from: Map<string, Value>, atMost: number): [string, Value][] {
  const taken: [string, Value][] = [];
  for (const entry of from) {
    if (taken.length === atMost) break;
    taken.push(entry);
    from.delete(entry[0]);
  }
  return taken;
}

/** Edits within one millisecond are told apart by the revision. */
const STAMPS = 1024;

/** The figures of a product, as the index keeps them. */
export const figuresOf = (row: FiguresRow): Figures & { stamp: number } => ({
  id: row.id,
  category: row.category,
  family: row.family_id ?? '',
  price: row.price_paise,
  rating: row.rating_hundredths,
  stock: stockToSell(row),
  popularity: row.popularity,
  stamp: Date.parse(row.updated_at) + (row.revision % STAMPS) / STAMPS,
});

/** The same for one that may be new. */
export const enteredOf = (row: ProductRow): Figures => ({ ...figuresOf(row), createdAt: row.created_at });

/** The words that a product is found by, with those of its shelf. */
export const textsOf = (row: ProductRow, shelves: ReadonlyMap<string, string>): Texts => ({
  ...row,
  shelf: shelves.get(row.category) ?? '',
});
