import { useRevalidator } from 'react-router';
import { callApi } from '#browser/api-client.ts';
import type { User } from '#identity/identity.ts';
import { ConfirmDialog } from '#identity/web/admin/public.ts';
import { showToast } from '#ui/toast.tsx';

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
    showToast('success', 'Deleted successful!');
    if (onDeleted) return onDeleted();
    await revalidate();
    onClose();
  };
  return (
    <ConfirmDialog title="Delete Customer" confirm="Delete" onConfirm={remove} onClose={onClose}>
      <p>
        <strong>{customer.name}</strong> ({customer.email}) will not be able to log in any more. Name, e-mail,
        phone, addresses, cart and logins are deleted for good.
      </p>
      <p>
        Orders stay in your books with the address that they went to, under “Deleted account”. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
