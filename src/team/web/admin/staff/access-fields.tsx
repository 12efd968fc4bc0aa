import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Permission, User } from '#identity/identity.ts';
import { readPerson } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { SelectField, Tick } from '#ui/form/field.tsx';
import { JobFields } from './job-fields.tsx';

type Access = 'staff' | 'admin' | 'owner';

const ACCESS: Record<Access, { id: string }> = {
  staff: /*i18n*/ { id: 'office.team.access.staff' },
  admin: /*i18n*/ { id: 'office.team.access.admin' },
  owner: /*i18n*/ { id: 'office.team.access.owner' },
};

/** Reads the form of a person of the team. */
export const readStaff = (data: FormData): Record<string, unknown> => {
  const { access, permissions: _, rescuer: __, ...person } = readPerson(data);
  return {
    ...person,
    role: access === 'owner' ? 'admin' : (access ?? 'staff'),
    owner: access === 'owner',
    rescuer: data.has('rescuer'),
    permissions: data.getAll('permissions'),
  };
};

/** Role, and for staff the jobs. Only owners make admins, and name the admins who may let them in again. */
export function AccessFields({
  now,
  error,
}: {
  now: Pick<User, 'role' | 'owner' | 'rescuer'> & { permissions: readonly Permission[] };
  error: Record<string, string>;
}) {
  const { i18n } = useLingui();
  const iAmOwner = useSession((session) => session.user?.owner === true);
  const [access, setAccess] = useState<Access>(
    now.owner ? 'owner' : now.role === 'admin' ? 'admin' : 'staff',
  );
  const offered: Access[] = iAmOwner ? ['staff', 'admin', 'owner'] : ['staff'];
  return (
    <>
      {access === 'staff' && <JobFields now={now.permissions} />}
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
      {access === 'admin' && iAmOwner && (
        <Tick name="rescuer" defaultChecked={now.rescuer === true}>
          {i18n._('office.team.rescuer')}
        </Tick>
      )}
    </>
  );
}
