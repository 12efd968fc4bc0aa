import { i18n } from '@lingui/core';
import { callApi } from '#browser/calls/api-client.ts';
import { HousePlace, type RoundSheet, type Stop } from '#dispatch/dispatch.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';

/** Where a house is, pasted as WhatsApp or a map gives it; nothing is guessed from the address. */
export function PlaceDialog({
  stop: { _id, round, name, place },
  onSheet,
  onClose,
}: {
  stop: Stop;
  onSheet: (sheet: RoundSheet) => void;
  onClose: () => void;
}) {
  const form = useSchemaForm({
    schema: HousePlace,
    initial: { place: place ? `${place.latitude}, ${place.longitude}` : '' },
    submit: async (body) => {
      const path = `/rounds/${round}/stops/${_id}/place?lang=${i18n.locale}`;
      onSheet(await callApi<RoundSheet>(path, { method: 'PUT', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.stops.placeOf', { name })}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        label={i18n._('office.stops.place')}
        hint={i18n._('office.stops.placeHint')}
        {...form.field('place')}
      />
    </FormDialog>
  );
}
