import { useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { StaffShelf, StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';
import { rememberShelves, shelfOptions } from './staff-shelves.ts';
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
  const [into, setInto] = useState(shelf.parent ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const now = shelves.find(({ value }) => value === shelf.value) ?? shelf;
  const within = shelves.filter(({ parent }) => parent === shelf.value);
  const others = shelves.filter(
    ({ value, parent }) => value !== shelf.value && (within.length === 0 || parent === null),
  );
  const names = new Map(shelfOptions(shelves));

  const merge = async (): Promise<void> => {
    if (!into) return setProblem('Choose the shelf that takes them.');
    setBusy(true);
    try {
      const body = { into, revision: now.revision };
      onShelves(
        rememberShelves(
          await callApi<StaffShelves>(`/shelves/${shelf.value}/merger`, { method: 'POST', body }),
        ),
      );
      showToast('success', `${shelf.titles.en} is now part of ${names.get(into) ?? into}.`);
      onMerged();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const current = shelvesIn(error);
      if (current) onShelves(current);
      setProblem(error.message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge ${shelf.titles.en}`}
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button look="danger" busy={busy} onClick={() => void merge()} className="flex-1">
            {busy ? 'Merging …' : 'Merge'}
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            Cancel
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-base">{whatGoes(now, within.length)}</p>
        <LabelledSelect
          label="Into the shelf"
          options={[
            ['', 'Choose a shelf'],
            ...others.map(({ value }) => [value, names.get(value) ?? value] as const),
          ]}
          value={into}
          onChange={(event) => setInto(event.target.value)}
        />
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}

function whatGoes({ goods, deactivated, titles }: StaffShelf, within: number): string {
  const all = goods + deactivated;
  const things = [
    all > 0 && (all === 1 ? 'Its one product' : `Its ${all.toLocaleString('en-IN')} products`),
    within > 0 && (within === 1 ? 'the shelf inside it' : `the ${within} shelves inside it`),
  ].filter(Boolean);
  const what = things.length > 0 ? `${things.join(', ')} and its links` : 'It has no goods. Its links';
  return `${what} go to the other shelf. ${titles.en} itself ends; orders keep what was bought.`;
}
