import { i18n } from '@lingui/core';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { callApi } from '#browser/calls/api-client.ts';
import type { User } from '#identity/identity.ts';
import { PersonFields } from '#identity/web/admin/public.ts';
import { refreshUser, useSession } from '#identity/web/public.ts';
import { EditedStaff } from '#team/team.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { AccessFields, readStaff } from './access-fields.tsx';

const Changes = v.required(
  v.pick(EditedStaff, ['name', 'email', 'phone', 'role', 'permissions', 'owner', 'rescuer']),
);

/** Changes someone of the team; a shopper who is edited here joins it. */
export function EditStaff({ person, onClose }: { person: User; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const isMe = useSession(({ user }) => user?._id === person._id);
  const isJoining = person.role === 'user';
  const form = useSchemaForm({
    schema: Changes,
    initial: { name: person.name, email: person.email, phone: person.phone },
    read: readStaff,
    submit: async (changed) => {
      await callApi(`/auth/staff/${person._id}`, { method: 'PATCH', body: { ...person, ...changed } });
      showToast(
        'success',
        isJoining
          ? i18n._('office.team.added', { name: changed.name })
          : i18n._('office.common.savedNamed', { name: changed.name }),
      );
      // One's own permissions decide what the back office shows, so they are read again.
      if (isMe) await refreshUser();
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={
        isJoining
          ? i18n._('office.team.addNamed', { name: person.name })
          : i18n._('office.common.editNamed', { name: person.name })
      }
      submit={isJoining ? i18n._('office.common.add') : i18n._('office.common.save')}
      form={form}
      onClose={onClose}
    >
      <PersonFields field={form.field} />
      <AccessFields now={person} error={form.messages} />
    </FormDialog>
  );
}

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
      yes={i18n._('office.common.remove')}
      no={i18n._('office.common.cancel')}
      onYes={remove}
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
