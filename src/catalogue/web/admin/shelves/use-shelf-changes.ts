import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useShown, useTurns } from '#browser/calls/use-call.ts';
import { carouselsOf, type StaffShelf, type StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { rememberShelves, shelfTitle } from './staff-shelves.tsx';

/**
 * The shelves on the screen. A change shows at once and is undone if the server refuses it; quick changes are sent one after
 * another, each on what the one before made.
 */
export function useShelfChanges(loaded: StaffShelf[]) {
  const { i18n } = useLingui();
  const { takeTurn, isWaiting } = useTurns();
  const [shelves, show] = useShown(loaded, isWaiting);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');

  const change = (path: string, body: object, shown: StaffShelf[], says: string): Promise<void> => {
    const before = shelves;
    show(shown);
    return takeTurn(async (isLast) => {
      try {
        const now = rememberShelves(await callApi<StaffShelves>(path, { method: 'PUT', body }));
        if (isLast()) show(now);
        setProblem(undefined);
        setSaid(says);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        show(shelvesIn(error) ?? before);
        setProblem(i18n._('office.notSaved', { message: error.message }));
      }
    });
  };

  return {
    shelves,
    problem,
    said,
    show,
    /** Puts the shelves of a level in this order. */
    order: (parent: string | null, values: string[]): void => {
      const beside = shelves.filter((shelf) => shelf.parent === parent);
      const seen = beside.map(({ value }) => value);
      if (seen.join() === values.join()) return;
      const moved = values.find((value, place) => value !== seen[place]) ?? '';
      const title = nameOf(shelves, moved);
      void change(
        '/shelves/order',
        { parent, values, seen },
        inOrder(shelves, parent, values),
        i18n._('office.nowNumber', { name: title, place: values.indexOf(moved) + 1, count: values.length }),
      );
    },
    /** Gives these shelves a carousel, in this order. */
    setCarousels: (values: string[]): void => {
      const seen = carouselsOf(shelves).map(({ value }) => value);
      const shown = shelves.map((shelf) => {
        const place = values.indexOf(shelf.value);
        return { ...shelf, carousel: place < 0 ? null : place + 1 };
      });
      void change('/shelves/carousels', { values, seen }, shown, i18n._('office.shelves.homeChanged'));
    },
  };
}

const nameOf = (shelves: readonly StaffShelf[], value: string): string => {
  const shelf = shelves.find((one) => one.value === value);
  return shelf ? shelfTitle(shelf.titles) : '';
};

/** The shelves as they are now, from a refusal that carries them. */
export const shelvesIn = ({ code, detail }: CallFailed): StaffShelf[] | undefined =>
  code === 'conflict' ? rememberShelves(detail as StaffShelves) : undefined;

/** All shelves, those of one level in another order; what is inside a shelf goes with it. */
function inOrder(shelves: StaffShelf[], parent: string | null, values: readonly string[]): StaffShelf[] {
  const places = new Map(values.map((value, place) => [value, place]));
  const placeOf = ({ value, parent: around }: StaffShelf): number =>
    places.get(parent === null ? (around ?? value) : value) ?? -1;
  if (parent === null) return shelves.toSorted((one, other) => placeOf(one) - placeOf(other));
  const within = shelves.filter((shelf) => shelf.parent === parent);
  const sorted = within.toSorted((one, other) => placeOf(one) - placeOf(other));
  return shelves.map((shelf) => (shelf.parent === parent ? (sorted.shift() ?? shelf) : shelf));
}
