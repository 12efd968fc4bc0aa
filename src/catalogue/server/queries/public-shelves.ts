import { madeFromShelves } from '#catalogue/server/tags.ts';
import type { PublicShelves } from '#catalogue/shelf-forms.ts';
import { isShown } from '#catalogue/shelves.ts';
import type { Platform } from '#platform/platform.ts';
import { shelvesOf } from './shelves.ts';

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
