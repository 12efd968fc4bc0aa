import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { NewCustomer } from '#customers/customers.ts';
import {
  contact,
  EMAIL_NEEDED,
  hasEmail,
  hasLoginPhone,
  NOT_A_MOBILE,
  type User,
} from '#identity/identity.ts';
import { CustomerFields, FirstPassword, readCustomer } from '#identity/web/admin/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { readEmailOrNone } from '#ui/form/contact-fields.tsx';
import { Tick } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Adds a customer on behalf of the shop, for example one who orders by phone. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const number = useTakenNumber();
  const form = useSchemaForm({
    schema: NewCustomer,
    read: (data) => ({ ...readCustomer(data), ...answersFor(data) }),
    submit: async (customer, _, act) => {
      await number.notice(callApi('/auth/user', { method: 'POST', body: customer, act }));
      showToast('success', i18n._('office.customers.added', { name: customer.name }));
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.customers.add')}
      submit={i18n._('office.common.add')}
      form={form}
      onClose={onClose}
    >
      <CustomerFields field={form.field} />
      {number.isTaken && <NumberIsTheirs />}
      <FirstPassword field={form.field} />
    </FormDialog>
  );
}

const Details = v.pipe(
  v.strictObject({ ...contact, numberIsTheirs: v.boolean() }),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, EMAIL_NEEDED), ['email']),
  v.forward(v.partialCheck([['phone'], ['noEmail']], hasLoginPhone, NOT_A_MOBILE), ['phone']),
);

/** Changes a customer's name and contact data. */
export function EditCustomer({ customer, onClose }: { customer: User; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const number = useTakenNumber();
  const form = useSchemaForm({
    schema: Details,
    initial: { name: customer.name, email: customer.email, phone: customer.phone },
    read: (data) => ({ ...readEmailOrNone(data), ...answersFor(data) }),
    submit: async (changed) => {
      const body = { ...customer, ...changed };
      await number.notice(callApi(`/auth/user/${customer._id}`, { method: 'PATCH', body }));
      showToast('success', i18n._('office.common.savedNamed', { name: changed.name }));
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.common.editNamed', { name: customer.name })}
      submit={i18n._('office.common.save')}
      form={form}
      onClose={onClose}
    >
      <CustomerFields field={form.field} isWithout={customer.email === ''} />
      {number.isTaken && <NumberIsTheirs />}
    </FormDialog>
  );
}

/** Notices that a customer was refused because another account is logged in with the number. */
function useTakenNumber() {
  const [isTaken, setTaken] = useState(false);
  const notice = async (saving: Promise<unknown>): Promise<void> => {
    try {
      await saving;
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'conflict' && error.fields['phone']) setTaken(true);
      throw error;
    }
  };
  return { isTaken, notice };
}

/** A box to tick for an admin who knows that the number is this customer's. */
const NumberIsTheirs = () => <Tick name="numberIsTheirs">{i18n._('office.person.numberIsTheirs')}</Tick>;

const answersFor = (data: FormData) => ({ numberIsTheirs: data.has('numberIsTheirs') });

/** Asks before an account is deleted, and says what stays. */
export function DeleteCustomer({
  customer,
  onClose,
  onDeleted,
}: {
  customer: User;
  onClose: () => void;
  /** Called after the deletion. */
  onDeleted?: () => void;
}) {
  const { revalidate } = useRevalidator();
  const remove = async (): Promise<void> => {
    await callApi(`/auth/user/${customer._id}`, { method: 'DELETE' });
    showToast('success', i18n._('office.common.deleted'));
    if (onDeleted) return onDeleted();
    await revalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={i18n._('office.customers.delete')}
      yes={i18n._('office.common.delete')}
      no={i18n._('office.common.cancel')}
      onYes={remove}
      onClose={onClose}
    >
      <p>
        <Trans
          id="office.customers.delete.about"
          values={{ name: customer.name, email: customer.email || customer.phone }}
          components={{ strong: <strong /> }}
        />
      </p>
      <p>{i18n._('office.customers.delete.orders')}</p>
    </ConfirmDialog>
  );
}
