import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import type { StaffShelf, StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { rememberShelves, shelfOptions, shelfTitle } from './staff-shelves.tsx';
import { shelvesIn } from './use-shelf-changes.ts';

/** Asks into which other shelf one is merged, and says what goes there. */
export function MergeDialog({
  shelf,
  shelves,
  onShelves,
  onClose,
  onMerged,
}: {
  shelf: StaffShelf;
  shelves: StaffShelf[];
  onShelves: (shelves: StaffShelf[]) => void;
  onClose: () => void;
  onMerged: () => void;
}) {
  const { i18n } = useLingui();
  const [into, setInto] = useState(shelf.parent ?? '');
  const now = shelves.find(({ value }) => value === shelf.value) ?? shelf;
  const within = shelves.filter(({ parent }) => parent === shelf.value);
  const others = shelves.filter(
    ({ value, parent }) => value !== shelf.value && (within.length === 0 || parent === null),
  );
  const names = new Map(shelfOptions(shelves));

  const merge = async (say: (problem: string) => void): Promise<void> => {
    if (!into) return say(i18n._('office.shelves.chooseInto'));
    const body = { into, revision: now.revision };
    onShelves(
      rememberShelves(
        await callApi<StaffShelves>(`/shelves/${shelf.value}/merger`, { method: 'POST', body }),
      ),
    );
    showToast(
      'success',
      i18n._('office.shelves.merged', { title: shelfTitle(shelf.titles), into: names.get(into) ?? into }),
    );
    onMerged();
  };

  return (
    <ConfirmDialog
      title={i18n._('office.shelves.mergeOf', { title: shelfTitle(shelf.titles) })}
      yes={i18n._('office.shelves.merge')}
      doing={i18n._('office.shelves.merging')}
      no={i18n._('office.cancel')}
      onYes={merge}
      problemOf={(failure) => {
        const current = shelvesIn(failure);
        if (current) onShelves(current);
        return failure.message;
      }}
      onClose={onClose}
    >
      <p>{whatGoes(i18n, now, within.length)}</p>
      <LabelledSelect
        label={i18n._('office.shelves.into')}
        options={[
          ['', i18n._('office.shelves.choose')],
          ...others.map(({ value }) => [value, names.get(value) ?? value] as const),
        ]}
        value={into}
        onChange={(event) => setInto(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function whatGoes(i18n: I18n, { goods, deactivated, titles }: StaffShelf, within: number): string {
  const values = { title: shelfTitle(titles), goods: goods + deactivated, within };
  if (values.goods > 0)
    return within > 0
      ? i18n._('office.shelves.goesBoth', values)
      : i18n._('office.shelves.goesGoods', values);
  return within > 0
    ? i18n._('office.shelves.goesShelves', values)
    : i18n._('office.shelves.goesNothing', values);
}
