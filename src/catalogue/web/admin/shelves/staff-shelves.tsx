import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi, tellIfFailed } from '#browser/calls/api-client.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import type { StaffShelf, StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { Button } from '#ui/button.tsx';
import { type FieldState, SelectField } from '#ui/form/field.tsx';

/** The shelf of a product, in a form. */
export function ShelfSelect(field: FieldState) {
  const { i18n } = useLingui();
  const { shelves, problem, retry } = useStaffShelves();
  return (
    <SelectField
      // The select gets its initial choice only once the shelves are loaded.
      key={shelves ? 'there' : 'waiting'}
      {...field}
      label={i18n._('office.category')}
      hint={
        problem &&
        !shelves && (
          <>
            {problem}{' '}
            <Button look="plain" onClick={retry}>
              {i18n._('office.tryAgain')}
            </Button>
          </>
        )
      }
    >
      <option value="">{shelves ? i18n._('office.shelves.chooseCategory') : i18n._('office.loading')}</option>
      {!shelves && field.defaultValue && <option>{field.defaultValue}</option>}
      {shelfOptions(shelves ?? []).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Filters a list of products by shelf. */
export function ShelfFilter({
  value,
  onChange,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  const { i18n } = useLingui();
  const { shelves } = useStaffShelves();
  return (
    <LabelledSelect
      label={i18n._('office.category')}
      options={[
        ['', i18n._('office.allOf')],
        ...(shelves ? shelfOptions(shelves) : value ? [[value, value] as const] : []),
      ]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    />
  );
}

let last: StaffShelf[] | undefined;

/** Remembers the shelves for the next screens. */
export const rememberShelves = ({ shelves }: StaffShelves): StaffShelf[] => (last = shelves);

/** Fetches all shelves, hidden ones too. */
export const fetchStaffShelves = async (signal?: AbortSignal): Promise<StaffShelf[]> =>
  rememberShelves(await callApi<StaffShelves>('/shelves/admin', signal ? { signal } : {}));

/** All shelves for a choice: as they were last seen, at once, and then as they are now. */
export function useStaffShelves(): {
  shelves: StaffShelf[] | undefined;
  problem: string | undefined;
  retry: () => void;
} {
  const [shelves, setShelves] = useState(last);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    fetchStaffShelves(asking.signal).then(
      (fetched) => {
        setShelves(fetched);
        setProblem(undefined);
      },
      tellIfFailed(({ message }) => setProblem(message)),
    );
    return () => asking.abort();
  }, [round]);
  return { shelves, problem, retry: () => setRound(round + 1) };
}

/** A shelf's title or heading in the language of the page; in English where it has none of that language. */
export const shelfTitle = (titles: StaffShelf['titles']): string =>
  titles[i18n.locale as keyof StaffShelf['titles']] || titles.en;

/** Name of a shelf in a list of all: one inside another has both titles. */
function shelfName(shelves: readonly StaffShelf[], { parent, titles }: StaffShelf): string {
  const around = shelves.find(({ value }) => value === parent);
  return around ? `${shelfTitle(around.titles)} › ${shelfTitle(titles)}` : shelfTitle(titles);
}

/** Name of a product's shelf; the product's own field until the shelves are known. */
export function shelfOf(
  { category, shelf }: Pick<StaffProduct, 'category' | 'shelf'>,
  shelves: readonly StaffShelf[] | undefined,
): string {
  const known = shelves?.find(({ value }) => value === category);
  return known ? shelfTitle(known.titles) : shelf;
}

/** All shelves as values and names for a select. */
export const shelfOptions = (shelves: readonly StaffShelf[]): [value: string, name: string][] =>
  shelves.map((shelf) => [
    shelf.value,
    shelfName(shelves, shelf) + (shelf.hidden ? ` ${i18n._('office.shelves.hiddenMark')}` : ''),
  ]);
