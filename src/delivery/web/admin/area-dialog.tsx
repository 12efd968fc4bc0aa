import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type Call, callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type Area, type Areas, NewArea } from '#delivery/areas.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { figuresText } from './area-text.ts';

/** Adds an area, or edits or deletes one. On a conflict it shows the other change before it is overwritten. */
export function AreaDialog({
  area,
  areas,
  onAreas,
  onClose,
}: {
  /** The area as it was when the dialog was opened; undefined adds one. */
  area: Area | undefined;
  areas: readonly Area[];
  onAreas: (areas: Area[]) => void;
  onClose: () => void;
}) {
  // The areas on the screen follow a conflict, and with them the revision that is overwritten knowingly.
  const now = areas.find(({ id }) => id === area?.id);
  const [isDeleting, setDeleting] = useState(false);
  const change = async (path: string, call: Call): Promise<void> => {
    try {
      const answer = await callApi<Areas>(path, call);
      onAreas(answer.areas);
      onClose();
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'conflict') onAreas((error.detail as Areas).areas);
      throw error;
    }
  };
  const form = useSchemaForm({
    schema: NewArea,
    initial: area ? asText(area) : {},
    read: readArea,
    submit: async (values, _, act) => {
      const path = `/delivery/areas/${now?.id}`;
      if (!now) await change('/delivery/areas', { method: 'POST', body: values, act });
      else if (isDeleting) await change(`${path}?revision=${now.revision}`, { method: 'DELETE' });
      else await change(path, { method: 'PUT', body: { ...values, revision: now.revision } });
      showToast('success', i18n._(DONE[isDeleting ? 'deleted' : 'saved'], { name: values.name }));
    },
  });
  const isChanged = area && now && now.revision !== area.revision;
  return (
    <FormDialog
      title={
        area ? i18n._('office.delivery.editArea', { name: area.name }) : i18n._('office.delivery.addArea')
      }
      submit={isDeleting ? i18n._('office.delivery.deleteNow') : i18n._('office.save')}
      form={form}
      onClose={onClose}
      more={
        area &&
        !isDeleting && (
          <Button look="plain" className="text-chilli" onClick={() => setDeleting(true)}>
            {i18n._('office.delivery.delete')}
          </Button>
        )
      }
    >
      {isDeleting && now && (
        <p role="alert" className="rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {i18n._('office.delivery.deleteAsk', { name: now.name, count: now.villages })}
        </p>
      )}
      {isChanged && (
        <p className="rounded-control bg-marigold-soft px-3 py-2">
          <b>{now.name}</b>: {figuresText(now)}
        </p>
      )}
      <Field {...form.field('name')} label={i18n._('office.delivery.name')} autoComplete="off" required />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Amount {...form.field('fee')} label={i18n._('office.delivery.fee')} />
        <Amount
          {...form.field('freeAbove')}
          label={i18n._('office.delivery.freeAbove')}
          hint={i18n._('office.delivery.freeAboveHint')}
        />
        <Amount {...form.field('minimum')} label={i18n._('office.delivery.minimum')} />
        <Amount
          {...form.field('cashMost')}
          label={i18n._('office.delivery.cashMost')}
          hint={i18n._('office.delivery.cashMostHint')}
        />
      </div>
      <Field
        {...form.field('note')}
        label={i18n._('office.delivery.note')}
        hint={i18n._('office.delivery.noteHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}

const DONE = {
  saved: /*i18n*/ 'office.delivery.saved',
  deleted: /*i18n*/ 'office.delivery.deleted',
} as const;

const Amount = (field: Parameters<typeof Field>[0]) => (
  <Field {...field} inputMode="decimal" autoComplete="off" />
);

const NUMBERS = ['fee', 'freeAbove', 'minimum', 'cashMost'] as const;

/** Reads the form; an empty amount is left out. */
function readArea(data: FormData): unknown {
  const texts = Object.fromEntries(data);
  for (const name of NUMBERS) delete texts[name];
  const amounts = NUMBERS.flatMap((name) => {
    const amount = typedAmount(data.get(name));
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return { ...texts, ...Object.fromEntries(amounts) };
}

const asText = (area: Area): Record<string, string> => ({
  name: area.name,
  note: area.note,
  ...Object.fromEntries(
    NUMBERS.flatMap((name) => (area[name] === null ? [] : [[name, String(area[name])] as const])),
  ),
});
