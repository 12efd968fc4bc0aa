import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { callApi } from '#browser/calls/api-client.ts';
import { type User, PERMISSIONS } from '#identity/identity.ts';
import { FirstPassword, PersonFields, readPerson, PERMISSION_NAMES } from '#identity/web/admin/public.ts';
import { refreshUser, useSession } from '#identity/web/public.ts';
import { EditedStaff, NewStaff } from '#team/team.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SelectField, Tick } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Adds someone to the team with an account of their own. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useSchemaForm({
    schema: NewStaff,
    read: readStaff,
    submit: async (person, _, act) => {
      await callApi('/auth/staff', { method: 'POST', body: person, act });
      showToast('success', i18n._('office.team.added', { name: person.name }));
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.team.add')}
      submit={i18n._('office.common.add')}
      form={form}
      onClose={onClose}
    >
      <PersonFields field={form.field} />
      <FirstPassword field={form.field} />
      <AccessFields now={{ role: 'staff', permissions: [], owner: false }} error={form.messages} />
    </FormDialog>
  );
}

const Changes = v.required(v.pick(EditedStaff, ['name', 'email', 'phone', 'role', 'permissions', 'owner']));

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

const readStaff = (data: FormData): unknown => {
  const { access, permissions: _, ...person } = readPerson(data);
  return { ...person, ...accessOf(access), permissions: data.getAll('permissions') };
};

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

type Access = 'staff' | 'admin' | 'owner';

const ACCESS: Record<Access, { id: string }> = {
  staff: /*i18n*/ { id: 'office.team.access.staff' },
  admin: /*i18n*/ { id: 'office.team.access.admin' },
  owner: /*i18n*/ { id: 'office.team.access.owner' },
};

/** The contract's fields for a choice of access. */
const accessOf = (access: FormDataEntryValue | undefined) => ({
  role: access === 'owner' ? 'admin' : access,
  owner: access === 'owner',
});

/** Role, and for staff the permissions part by part. Only owners make admins. */
function AccessFields({
  now,
  error,
}: {
  now: Pick<User, 'role' | 'permissions' | 'owner'>;
  error: Record<string, string>;
}) {
  const iAmOwner = useSession((session) => session.user?.owner === true);
  const [access, setAccess] = useState<Access>(
    now.owner ? 'owner' : now.role === 'admin' ? 'admin' : 'staff',
  );
  const offered: Access[] = iAmOwner ? ['staff', 'admin', 'owner'] : ['staff'];
  return (
    <>
      <SelectField
        name="access"
        label={i18n._('office.team.access')}
        error={error['role'] ?? error['owner']}
        value={access}
        onChange={(event) => setAccess(event.target.value as Access)}
        hint={iAmOwner ? undefined : i18n._('office.team.onlyOwner')}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {i18n._(ACCESS[option])}
          </option>
        ))}
      </SelectField>
      {access === 'staff' && (
        <fieldset>
          <legend className="font-medium">{i18n._('office.team.mayLookAfter')}</legend>
          {PERMISSIONS.map((permission) => (
            <Tick
              key={permission}
              className="text-base"
              name="permissions"
              value={permission}
              defaultChecked={now.permissions.includes(permission)}
            >
              {i18n._(PERMISSION_NAMES[permission])}
            </Tick>
          ))}
        </fieldset>
      )}
    </>
  );
}
