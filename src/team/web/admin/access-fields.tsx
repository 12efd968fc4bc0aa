import { useState } from 'react';
import { PERMISSIONS, type User } from '#identity/identity.ts';
import { PERMISSION_NAMES } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { SelectField } from '#ui/form/field.tsx';

type Access = 'staff' | 'admin' | 'owner';

const ACCESS: Record<Access, string> = {
  staff: 'Staff: chosen parts only',
  admin: 'Admin: everything',
  owner: 'Owner: everything, and who is admin',
};

/** The contract's fields for a choice of access. */
export const accessOf = (access: FormDataEntryValue | undefined) => ({
  role: access === 'owner' ? 'admin' : access,
  owner: access === 'owner',
});

/** What someone may do: by role, and for staff part by part. Only owners make admins. */
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
        label="Access"
        error={error['role'] ?? error['owner']}
        value={access}
        onChange={(event) => setAccess(event.target.value as Access)}
        hint={iAmOwner ? undefined : 'Only an owner can make somebody an admin.'}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {ACCESS[option]}
          </option>
        ))}
      </SelectField>
      {access === 'staff' && (
        <fieldset>
          <legend className="font-medium">May look after</legend>
          {PERMISSIONS.map((permission) => (
            <label key={permission} className="flex min-h-11 items-center gap-3 text-base">
              <input
                type="checkbox"
                name="permissions"
                value={permission}
                defaultChecked={now.permissions.includes(permission)}
                className="size-5 accent-leaf"
              />
              {PERMISSION_NAMES[permission]}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
