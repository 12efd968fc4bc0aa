import type { Language } from '#base/language/language.ts';
import type { CategoryName, Product, ProductWithWay } from '#catalogue/products/product.ts';
import { madeFromShelf, madeFromShelves } from '#catalogue/server/tags.ts';
import type { PublicShelves } from '#catalogue/shelves/shelf-forms.ts';
import { isShown, shelfNamed } from '#catalogue/shelves/shelves.ts';
import type { Platform } from '#platform/platform.ts';
import { headingIn, shelvesOf, titleIn } from './shelves.ts';

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
