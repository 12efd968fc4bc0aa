import { useLingui } from '@lingui/react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { NewPack, type StaffPacks } from '#catalogue/products/pack-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { BarcodeField } from '../form/barcode-field.tsx';
import { packsIn } from './use-packs.ts';

/** The short form for another pack: only what differs. The rest is copied from the pack next to it. */
export function AddPackDialog({
  of,
  seen,
  onChanged,
  onClose,
}: {
  of: StaffProduct;
  /** The family as the screen shows it. */
  seen: readonly string[];
  onChanged: (packs: StaffProduct[]) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: NewPack,
    read: readPack,
    submit: async (pack, _, act) => {
      try {
        const { packs } = await callApi<StaffPacks>(`/products/admin/${of._id}/packs`, {
          method: 'POST',
          body: { ...pack, seen },
          act,
        });
        onChanged(packs);
      } catch (error) {
        // The list behind the dialog shows the family as it is now, and the next attempt is sent with it.
        const theirs = error instanceof CallFailed ? packsIn(error) : undefined;
        if (theirs) onChanged(theirs);
        throw error;
      }
      showToast('success', i18n._('office.packs.added', { pack: pack.pack || pack.color }));
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog
      title={i18n._('office.packs.another')}
      submit={i18n._('office.packs.add')}
      form={form}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          {...field('pack')}
          label={i18n._('office.product.pack')}
          hint={i18n._('office.product.packHint')}
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...field('color')}
          label={i18n._('office.packs.color')}
          hint={i18n._('office.packs.ifAny')}
          autoComplete="off"
        />
        <Field {...field('price')} label={i18n._('office.price')} inputMode="decimal" autoComplete="off" />
        <Field
          {...field('cuttedprice')}
          label={i18n._('office.packs.mrp')}
          hint={i18n._('office.packs.mrpHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...field('stock')} label={i18n._('office.stock')} inputMode="numeric" autoComplete="off" />
        <BarcodeField {...field('barcode')} className="col-span-2" />
      </div>
      <p className="text-muted">{i18n._('office.packs.copied', { title: shownTitle(of) })}</p>
    </FormDialog>
  );
}

const readPack = (data: FormData): unknown =>
  Object.fromEntries([...data].filter(([, value]) => value !== ''));
