import { use } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { CategoryCount } from '#catalogue/catalogue.ts';
import { type Shelf, shelvesFrom } from '#storefront/listing.ts';

/** The shelves of a page: loaded, or still loading; undefined when they could not be fetched. */
export type LoadedShelves = Shelf[] | Promise<Shelf[] | undefined>;

let pictured: LoadedShelves | undefined;
let named: Shelf[] | undefined;

/** The shelves with their pictures: fetched once; after a failure the next page asks again. */
export const fetchShelves = (): LoadedShelves =>
  (pictured ??= callApi<CategoryCount[]>(inPageLanguage('/products/categories'))
    .then(shelvesFrom)
    .catch((error: unknown) => {
      pictured = undefined;
      return ifCallFailed(undefined)(error);
    }));

/** The shelves' names: from a page of this visit, or fetched. */
export const fetchShelfNames = (): LoadedShelves => named ?? fetchShelves();

/** Remembers the shelves' names that came with a page for the next pages. */
export const rememberShelves = (shelves: LoadedShelves): void => {
  if (Array.isArray(shelves)) named = shelves;
};

/** The shelves once they are loaded. */
export const useShelves = (loaded: LoadedShelves): Shelf[] | undefined =>
  loaded instanceof Promise ? use(loaded) : loaded;
