import type { Language } from '#base/language/language.ts';
import type { CategoryName, Product, ProductWithWay } from '#catalogue/products/product.ts';
import { isAboutShelves, madeFromShelf, madeFromShelves } from '#catalogue/server/tags.ts';
import {
  SHELF_LANGUAGES,
  type ShelfLanguage,
  type StaffShelves,
  type PublicShelves,
} from '#catalogue/shelves/shelf-forms.ts';
import { artOf, type ShelfArt, type ShelfTree, isShown, shelfNamed } from '#catalogue/shelves/shelves.ts';
import type { Db, Tx } from '#db/schema.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';

/** A text in each language; empty where the owner wrote none. */
export type Texts = Record<ShelfLanguage, string>;

/** A shelf as the database has it, with its titles. */
export type Shelf = {
  value: string;
  parent: string | null;
  hidden: boolean;
  art: ShelfArt;
  picture: 'goods' | 'drawing' | 'photo';
  thumbnail: string;
  /** Its place in the order. */
  position: number;
  carousel: number | null;
  revision: number;
  titles: Texts;
  headings: Texts;
};

/** All shelves, and where merged ones lead, as the database has them now. */
export async function readShelves(db: Db | Tx): Promise<ShelfTree<Shelf>> {
  const rows = await db
    .selectFrom('shelves')
    .select(['value', 'parent', 'position', 'hidden', 'art', 'picture', 'thumbnail', 'carousel', 'revision'])
    .orderBy('position')
    .orderBy('value')
    .execute();
  const titles = await db
    .selectFrom('shelf_titles')
    .select(['shelf', 'language', 'title', 'heading'])
    .execute();
  const former = await db.selectFrom('former_shelves').select(['value', 'shelf']).execute();
  const textsOf = (value: string, of: 'title' | 'heading'): Texts => {
    const own = new Map(
      titles.filter(({ shelf }) => shelf === value).map((text) => [text.language, text[of]]),
    );
    return Object.fromEntries(
      SHELF_LANGUAGES.map((language) => [language, own.get(language) ?? '']),
    ) as Texts;
  };
  const shelves = rows.map((row) => ({
    ...row,
    hidden: row.hidden === 1,
    art: artOf(row.art),
    titles: textsOf(row.value, 'title'),
    headings: textsOf(row.value, 'heading'),
  }));
  return {
    shelves: shelves
      .filter(({ parent }) => parent === null)
      .flatMap((shelf) => [shelf, ...shelves.filter(({ parent }) => parent === shelf.value)]),
    former: Object.fromEntries(former.map(({ value, shelf }) => [value, shelf])),
  };
}

/**
 * The shelves as this process knows them: read once, and again after a change. The caller notes that its answer depends
 * on them (`tags.ts`).
 */
export const shelvesOf = keptUntilChanged(isAboutShelves, ({ db }) => readShelves(db));

/** A shelf's title in a language, or in English where it has none in that. */
export const titleIn = ({ titles }: Pick<Shelf, 'titles'>, language: ShelfLanguage): string =>
  titles[language] || titles.en;

/** The heading of its carousel in a language. */
export const headingIn = (
  { titles, headings }: Pick<Shelf, 'titles' | 'headings'>,
  language: ShelfLanguage,
): string => headings[language] || titles[language] || headings.en || titles.en;

/** All shelves as staff see them, each followed by those inside it. */
export async function staffShelves(db: Db | Tx): Promise<StaffShelves> {
  const { shelves } = await readShelves(db);
  const rows = await db
    .selectFrom('products')
    .select((row) => [
      'category',
      row.fn.countAll<number>().as('all'),
      row.fn.count<number>('deactivated_at').as('deactivated'),
    ])
    .groupBy('category')
    .execute();
  const counts = new Map(rows.map((row) => [row.category, row]));
  return {
    shelves: shelves.map(({ position: _position, ...shelf }) => {
      const { all = 0, deactivated = 0 } = counts.get(shelf.value) ?? {};
      return { ...shelf, goods: all - deactivated, deactivated };
    }),
  };
}

/** The shelves that shoppers see, and where merged ones lead. */
export async function publicShelves(platform: Platform): Promise<PublicShelves> {
  madeFromShelves();
  const tree = await shelvesOf(platform);
  return {
    shelves: tree.shelves
      .filter((shelf) => isShown(tree, shelf))
      .map(({ value, parent, titles, headings, art, carousel }) => ({
        value,
        parent,
        titles,
        headings,
        art,
        carousel,
      })),
    former: tree.former,
  };
}

/** The shelves as pages use them, named in a language. */
export async function shelfNames(platform: Platform, language: Language = 'en'): Promise<CategoryName[]> {
  madeFromShelves();
  const tree = await shelvesOf(platform);
  return tree.shelves
    .filter((shelf) => isShown(tree, shelf))
    .map((shelf) => ({
      category: shelf.value,
      label: titleIn(shelf, language),
      heading: headingIn(shelf, language),
      carousel: shelf.carousel,
      parent: shelf.parent,
      art: shelf.art,
      photo: shelf.picture === 'photo' ? shelf.thumbnail : '',
    }));
}

/** The shelves that lead to a product: the one that its shelf is in, and its shelf. */
export async function wayTo(
  platform: Platform,
  { category }: Pick<Product, 'category'>,
  language: Language = 'en',
): Promise<ProductWithWay['way']> {
  const tree = await shelvesOf(platform);
  const shelf = shelfNamed(tree, category);
  const around = shelf?.parent ? shelfNamed(tree, shelf.parent) : undefined;
  const way = [around, shelf].filter((one) => one !== undefined);
  madeFromShelf(category, ...way.map(({ value }) => value));
  return way.map((one) => ({ value: one.value, title: titleIn(one, language) }));
}
