import { i18n } from '@lingui/core';
import { useState } from 'react';
import { PERMISSIONS, type User } from '#identity/identity.ts';
import { PERMISSION_NAMES } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { SelectField, Tick } from '#ui/form/field.tsx';
type Access = 'staff' | 'admin' | 'owner';

const ACCESS: Record<Access, { id: string }> = {
  staff: /*i18n*/ { id: 'office.team.access.staff' },
  admin: /*i18n*/ { id: 'office.team.access.admin' },
  owner: /*i18n*/ { id: 'office.team.access.owner' },
};

/** The contract's fields for a choice of access. */
export const accessOf = (access: FormDataEntryValue | undefined) => ({
  role: access === 'owner' ? 'admin' : access,
  owner: access === 'owner',
});

/** Role, and for staff the permissions part by part. Only owners make admins. */
export function AccessFields({
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
