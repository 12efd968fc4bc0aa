import { type ShelfArt, SHELVES_AT_MOST } from '#catalogue/catalogue.ts';
import { addShelf, readShelves, type Shelf } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { ImportOptions } from '#imports/server/import-options.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import {
  pathKey,
  type ShelfPath,
  innerTitle,
  NO_SHELF,
  openShelfBook,
  type ShelfBook,
  type ShelfChoices,
} from '#imports/server/shelf-book.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/** Puts the goods of a file on shelves. */
export type ShelfMaker = {
  /** The same drafts, each on its shelf. Shelves that the shop does not have are made; a dry run only counts them. */
  place(batch: readonly Draft[]): Promise<Draft[]>;
  /** The titles of the shelves that were made, or would be. */
  made: string[];
};

type Options = Pick<ImportOptions, 'actor' | 'clock' | 'dryRun' | 'shelves'>;

/** Opens the shelves of the shop, with what the owner chose for those of the file. */
export async function openShelves(db: Db, options: Options): Promise<ShelfMaker> {
  const book = await openBook(db, options.shelves);
  const made: string[] = [];
  const make = async (path: ShelfPath): Promise<void> => {
    for (const shelf of shelvesToMake(book, path)) {
      const value = options.dryRun ? pathKey(path) : await makeShelf(db, shelf, options);
      book.add({ value, parent: shelf.parent, titles: [shelf.title] });
      made.push(shelf.title);
    }
  };
  return {
    made,
    place: async (batch) => {
      for (const { path, isUpdate, sameAs } of batch)
        if (!isUpdate && !sameAs && book.find(path) === undefined) await make(path);
      return batch.map((draft) => (draft.isUpdate || draft.sameAs ? draft : onShelf(draft, book)));
    },
  };
}

/** The shelves of the shop, for comparing with those of a file. */
export async function openBook(db: Db, choices?: ShelfChoices): Promise<ShelfBook> {
  const { shelves, former } = await readShelves(db);
  const known = shelves.map(({ value, parent, titles }: Shelf) => ({
    value,
    parent,
    titles: titlesOf(titles),
  }));
  const merged = Object.entries(former).map(([value, into]) => ({
    value: into,
    parent: null,
    titles: [value],
  }));
  return openShelfBook([...known, ...merged], { choices, room: SHELVES_AT_MOST - shelves.length });
}

const titlesOf = (titles: Shelf['titles']): string[] => Object.values(titles).filter((title) => title !== '');

const onShelf = (draft: Draft, book: ShelfBook): Draft => {
  const category = book.find(draft.path) ?? NO_SHELF;
  return draft.path.length > 0
    ? { ...draft, says: { ...draft.says, category } }
    : { ...draft, suggests: { ...draft.suggests, category } };
};

/** `named` are the words that tell its drawing: its own, then those of the shelf that it is in. */
type NewShelf = { title: string; parent: string | null; named: readonly string[] };

/**
 * Yields the shelves to make for a path, the outer one first. If the shop has room for no more, the outer shelf takes
 * the goods of the inner one.
 */
function* shelvesToMake(book: ShelfBook, [outer, inner]: ShelfPath): Generator<NewShelf> {
  if (outer === undefined) return;
  if (book.find([outer]) === undefined) yield { title: freeTitle(book, outer), parent: null, named: [outer] };
  if (inner === undefined || book.find([outer, inner]) !== undefined) return;
  const parent = book.find([outer]) ?? null;
  const title = book.isTitle(inner) ? freeTitle(book, innerTitle(outer, inner)) : inner;
  yield { title, parent, named: [inner, outer] };
}

/** Words in titles that a drawing shows; which goods stand there does not depend on them. */
const DRAWN: readonly (readonly [RegExp, ShelfArt])[] = [
  [/fruit/i, 'fruits'],
  [/veg|sabzi|सब्ज़ी/i, 'vegetables'],
  [/meat|fish|egg|chicken|मांस|मछली/i, 'meat'],
  [/fragrance|perfume|deo|attar|pooja|puja/i, 'fragrances'],
  [/beauty|cosmetic|hair|skin|hygiene|toiletr|soap|bath|groom|oral/i, 'cosmetics'],
  [/electr|mobile|batter|appliance/i, 'electronics'],
  [/bakery|snack|biscuit|dairy|beverage|drink|sweet|chocolate|tea|coffee|food(?!grain)/i, 'food'],
  [/kitchen|garden|household|clean|home|toy|stationery|pet/i, 'localitems'],
];

const drawingFor = (named: readonly string[]): ShelfArt =>
  named.flatMap((title) => DRAWN.find(([words]) => words.test(title))?.[1] ?? [])[0] ?? 'grocery';

/** Makes a shelf's title unique. */
function freeTitle(book: ShelfBook, title: string): string {
  for (let count = 2, free = title; ; count += 1) {
    if (!book.isTitle(free)) return free;
    free = `${title.slice(0, 56)} ${count}`;
  }
}

const makeShelf = (db: Db, { title, parent, named }: NewShelf, { actor, clock }: Options): Promise<string> =>
  inTransaction(db, (tx) =>
    addShelf(
      tx,
      {
        titles: { en: title, hi: '', bn: '' },
        headings: { en: '', hi: '', bn: '' },
        parent,
        hidden: false,
        art: drawingFor(named),
        picture: 'goods',
        thumbnail: '',
      },
      { actor, now: clock.now() },
    ),
  );
