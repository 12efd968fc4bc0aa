import { useRevalidator } from 'react-router';
import { callApi } from '#browser/api-client.ts';
import type { User } from '#identity/identity.ts';
import { ConfirmDialog } from '#identity/web/admin/public.ts';
import { refreshUser, useSession } from '#identity/web/public.ts';
import { showToast } from '#ui/toast.tsx';

/** Asks before someone leaves the team. */
export function RemoveStaff({ person, onClose }: { person: User; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const isMe = useSession(({ user }) => user?._id === person._id);
  const remove = async (): Promise<void> => {
    await callApi(`/auth/staff/${person._id}`, { method: 'DELETE' });
    showToast('success', `${person.name} is no longer on the team.`);
    // Someone who removes themselves is logged out; the next page tells them.
    if (isMe) await Promise.allSettled([refreshUser()]);
    await revalidate();
    onClose();
  };
  return (
    <ConfirmDialog title="Remove from the team" confirm="Remove" onConfirm={remove} onClose={onClose}>
      <p>
        <strong>{person.name}</strong> can no longer open the back office and is logged out everywhere, now.
        The account stays as a shopper’s.
      </p>
      {isMe && <p className="font-semibold">This is you: you will be logged out, too.</p>}
    </ConfirmDialog>
  );
}
