import { use } from 'react';
import { callApi } from '#browser/api-client.ts';
import type { CategoryCount } from '#catalogue/catalogue.ts';
import { type Shelf, shelvesFrom } from '#storefront/listing.ts';

/** The shelves as a page has them: there already, or on their way; undefined when they could not be fetched. */
export type LoadedShelves = Shelf[] | Promise<Shelf[] | undefined>;

let known: LoadedShelves | undefined;

/** The shelves that a page of this visit had, or they are fetched; after a failure the next page asks again. */
export const fetchShelves = (): LoadedShelves =>
  (known ??= callApi<CategoryCount[]>('/products/categories').then(shelvesFrom, () => {
    known = undefined;
    return undefined;
  }));

/** Keeps the shelves that came with a page for the pages after it. */
export const rememberShelves = (shelves: LoadedShelves): void => {
  if (Array.isArray(shelves)) known = shelves;
};

/** The shelves once they are there. */
export const useShelves = (loaded: LoadedShelves): Shelf[] | undefined =>
  loaded instanceof Promise ? use(loaded) : loaded;
