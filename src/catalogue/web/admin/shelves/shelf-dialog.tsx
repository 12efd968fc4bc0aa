import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { ShelfFields, type StaffShelf, type StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { usePhoto } from '#media/web/admin/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ShelfConflict } from './shelf-conflict.tsx';
import { readShelf, ShelfFormFields, textsOf } from './shelf-form-fields.tsx';
import { rememberShelves, shelfTitle } from './staff-shelves.ts';
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
