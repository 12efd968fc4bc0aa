import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { ShelfFields, type StaffShelf, type StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { ChangedMeanwhile, type KeepOrTake } from '#catalogue/web/admin/changed-meanwhile.tsx';
import { usePhoto } from '#media/web/admin/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { readShelf, ShelfFormFields, textsOf } from './shelf-form-fields.tsx';
import { rememberShelves, shelfTitle } from './staff-shelves.tsx';
import { shelvesIn } from './use-shelf-changes.ts';

/** The modal for adding a shelf, or for editing one. */
export function ShelfDialog({
  shelf,
  shelves,
  onShelves,
  onClose,
  onMerge,
}: {
  shelf: StaffShelf | undefined;
  shelves: StaffShelf[];
  onShelves: (shelves: StaffShelf[]) => void;
  onClose: () => void;
  onMerge: (shelf: StaffShelf) => void;
}) {
  const { i18n } = useLingui();
  const [seen, setSeen] = useState(shelf);
  const [theirs, setTheirs] = useState<StaffShelf>();
  const photo = usePhoto(shelf?.thumbnail ?? '');
  const form = useSchemaForm({
    schema: ShelfFields,
    initial: textsOf(shelf),
    read: readShelf,
    submit: async (fields, _, act) => {
      const body = { ...fields, thumbnail: await photo.settled() };
      try {
        const saved = seen
          ? await callApi<StaffShelves>(`/shelves/${seen.value}`, {
              method: 'PUT',
              body: { ...body, revision: seen.revision },
            })
          : await callApi<StaffShelves>('/shelves', { method: 'POST', body, act });
        onShelves(rememberShelves(saved));
      } catch (error) {
        const now = error instanceof CallFailed ? shelvesIn(error) : undefined;
        if (now) {
          onShelves(now);
          setTheirs(now.find(({ value }) => value === seen?.value));
        }
        throw error;
      }
      showToast('success', seen ? i18n._('office.shelves.saved') : i18n._('office.shelves.up'));
      onClose();
    },
  });
  const isMergeable = shelf && shelves.length > 1;
  return (
    <FormDialog
      title={
        shelf ? i18n._('office.editOf', { title: shelfTitle(shelf.titles) }) : i18n._('office.shelves.add')
      }
      submit={i18n._('office.save')}
      form={form}
      isTouched={photo.isTouched}
      problem={
        seen &&
        theirs && (
          <ShelfConflict
            before={seen}
            theirs={theirs}
            onKeepMine={() => {
              setSeen(theirs);
              setTheirs(undefined);
            }}
            onTakeTheirs={onClose}
          />
        )
      }
      more={
        isMergeable && (
          <Button look="plain" onClick={() => onMerge(shelf)} className="text-chilli! hover:bg-chilli-soft!">
            {i18n._('office.shelves.mergeAsk')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <ShelfFormFields shelf={shelf} shelves={shelves} field={form.field} photo={photo.picker} />
    </FormDialog>
  );
}

/** Shows a conflict with another edit of this shelf. */
function ShelfConflict({
  before,
  theirs,
  ...choice
}: KeepOrTake & { before: StaffShelf; theirs: StaffShelf }) {
  const { i18n } = useLingui();
  const [was, is] = [saidOf(i18n, before), saidOf(i18n, theirs)];
  const changes = Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name) => ({
      label: i18n._(name),
      was: was[name] || i18n._('office.nothing'),
      is: is[name] || i18n._('office.nothing'),
    }));
  return <ChangedMeanwhile what="shelf" changes={changes} {...choice} />;
}

/** The fields of a shelf, by the messages of their names. */
const saidOf = (
  i18n: I18n,
  { titles, headings, parent, hidden, art, picture }: StaffShelf,
): Record<string, string> => ({
  [/*i18n*/ 'office.shelves.conflictTitle']: titles.en,
  [/*i18n*/ 'office.language.hi']: titles.hi,
  [/*i18n*/ 'office.language.bn']: titles.bn,
  [/*i18n*/ 'office.shelves.conflictHeading']: [headings.en, headings.hi, headings.bn]
    .filter(Boolean)
    .join(' · '),
  [/*i18n*/ 'office.shelves.conflictInside']: parent ?? '',
  [/*i18n*/ 'office.shelves.conflictHidden']: hidden ? i18n._('office.yes') : i18n._('office.no'),
  [/*i18n*/ 'office.shelves.conflictDrawing']: art,
  [/*i18n*/ 'office.shelves.conflictPicture']: picture,
});
