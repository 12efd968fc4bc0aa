import { i18n } from '@lingui/core';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { User } from '#identity/identity.ts';
import { ConfirmDialog } from '#identity/web/admin/public.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

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
      confirm={i18n._('office.common.delete')}
      onConfirm={remove}
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
