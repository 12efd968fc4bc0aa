import { i18n } from '@lingui/core';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { User } from '#identity/identity.ts';
import { ConfirmDialog } from '#identity/web/admin/public.ts';
import { refreshUser, useSession } from '#identity/web/public.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Asks before someone leaves the team. */
export function RemoveStaff({ person, onClose }: { person: User; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const isMe = useSession(({ user }) => user?._id === person._id);
  const remove = async (): Promise<void> => {
    await callApi(`/auth/staff/${person._id}`, { method: 'DELETE' });
    showToast('success', i18n._('office.team.removed', { name: person.name }));
    // Someone who removes themselves is logged out; the next page tells them.
    if (isMe) await Promise.allSettled([refreshUser()]);
    await revalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={i18n._('office.team.remove')}
      confirm={i18n._('office.common.remove')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <Trans
          id="office.team.remove.about"
          values={{ name: person.name }}
          components={{ strong: <strong /> }}
        />
      </p>
      {isMe && <p className="font-semibold">{i18n._('office.team.remove.me')}</p>}
    </ConfirmDialog>
  );
}
