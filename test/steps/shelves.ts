import { expect } from 'vitest';
import type { CategoryCount, Product, StaffShelf } from '#catalogue/catalogue.ts';
import type { TestShop } from '#test/open-shop.ts';
import type { Person } from '#test/people.ts';

/** All shelves, as staff see them. */
export const shelvesFor = async (person: Person): Promise<StaffShelf[]> =>
  (await person.call('GET', '/api/shelves/admin')).body.shelves;

/** One shelf, as staff see it. */
export async function shelfOf(person: Person, value: string): Promise<StaffShelf> {
  const shelf = (await shelvesFor(person)).find((one) => one.value === value);
  if (!shelf) throw new Error(`no shelf ${value}`);
  return shelf;
}

/** Puts up a shelf and answers it. */
export async function addShelf(person: Person, en: string, more: object = {}): Promise<StaffShelf> {
  const before = new Set((await shelvesFor(person)).map(({ value }) => value));
  const { status, body } = await person.call('POST', '/api/shelves', { titles: { en }, ...more });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.shelves.find(({ value }: StaffShelf) => !before.has(value));
}

/** What the edit form sends of a shelf as it was handed out. */
export const formOf = ({
  titles,
  headings,
  parent,
  hidden,
  art,
  picture,
  thumbnail,
  revision,
}: StaffShelf) => ({
  titles,
  headings,
  parent,
  hidden,
  art,
  picture,
  thumbnail,
  revision,
});

/** Saves the edit form of a shelf with something changed in it. */
export const edit = (person: Person, shelf: StaffShelf, change: object) =>
  person.call('PUT', `/api/shelves/${shelf.value}`, { ...formOf(shelf), ...change });

/** The titles of the goods that a listing shows, in alphabetical order. */
export const titlesAt = async (shop: TestShop, question: string): Promise<string[]> => {
  const { products } = (await shop.call('GET', `/api/products?${question}`)).body as { products: Product[] };
  return products.map(({ title }) => title).toSorted();
};

/** The labels of the shelves that shoppers see, in their order. */
export const labels = async (shop: TestShop): Promise<string[]> =>
  (await shop.call('GET', '/api/products/categories')).body.map(({ label }: CategoryCount) => label);
