import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { ShelfFields, type StaffShelf, type StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import { usePhoto } from '#media/web/admin/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';
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
    submit: async (fields) => {
      const body = { ...fields, thumbnail: await photo.settled() };
      try {
        const saved = seen
          ? await callApi<StaffShelves>(`/shelves/${seen.value}`, {
              method: 'PUT',
              body: { ...body, revision: seen.revision },
            })
          : await callApi<StaffShelves>('/shelves', { method: 'POST', body });
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
  const {
    form: controls,
    leave,
    mayLeave,
    question,
  } = useFormGuard({ onLeave: onClose, isTouched: photo.isTouched });
  const title = shelf
    ? i18n._('office.editOf', { title: shelfTitle(shelf.titles) })
    : i18n._('office.shelves.add');
  const others = shelves.length > 1;
  return (
    <>
      <Dialog
        open
        onClose={leave}
        mayClose={mayLeave}
        title={title}
        footer={
          <div className="flex flex-row-reverse flex-wrap gap-3">
            <Button type="submit" form="shelf" busy={form.busy} className="flex-1">
              {form.busy ? i18n._('office.saving') : i18n._('office.save')}
            </Button>
            <Button look="secondary" onClick={leave} className="flex-1">
              {i18n._('office.cancel')}
            </Button>
            {shelf && others && (
              <Button
                look="plain"
                onClick={() => onMerge(shelf)}
                className="text-chilli! hover:bg-chilli-soft!"
              >
                {i18n._('office.shelves.mergeAsk')}
              </Button>
            )}
          </div>
        }
      >
        <form {...form.props} ref={controls} id="shelf" aria-label={title} className="grid gap-4">
          {seen && theirs ? (
            <ShelfConflict
              before={seen}
              theirs={theirs}
              onKeepMine={() => {
                setSeen(theirs);
                setTheirs(undefined);
              }}
              onTakeTheirs={onClose}
            />
          ) : (
            <Problem text={form.problem} />
          )}
          <ShelfFormFields shelf={shelf} shelves={shelves} field={form.field} photo={photo.picker} />
        </form>
      </Dialog>
      {question}
    </>
  );
}
