import { i18n } from '@lingui/core';
import type { User } from '#identity/identity.ts';
import { mayDo, roleOf } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';

type StaffListProps = {
  staff: readonly User[];
  onEdit: (person: User) => void;
  onRemove: (person: User) => void;
};

/** Everyone whose account opens the back office, and what they may do in it. */
export function StaffList({ staff, ...actions }: StaffListProps) {
  const me = useSession((session) => session.user);
  return (
    <ul
      aria-label={i18n._('office.team.accounts')}
      className="divide-y divide-line rounded-tile border border-line bg-white"
    >
      {staff.map((person) => (
        <li key={person._id} className="grid gap-x-4 p-3 lg:grid-cols-[1fr_14rem_auto] lg:items-center">
          <div className="min-w-0">
            <h2 className="text-base font-semibold break-words">
              {person.name}
              {person._id === me?._id && (
                <span className="font-normal text-muted"> {i18n._('office.team.you')}</span>
              )}
            </h2>
            <p className="break-all text-muted">{[person.email, person.phone].filter(Boolean).join(' · ')}</p>
          </div>
          <p>
            <span className="font-medium">{roleOf(person)}</span>
            <span className="text-muted"> · {mayDo(person)}</span>
          </p>
          {me && mayDecide(me, person) ? (
            <Actions person={person} {...actions} />
          ) : (
            <p className="text-muted lg:w-52">{i18n._('office.team.onlyOwnerAdmins')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who is admin or owner is for owners to decide; the server says the same. */
const mayDecide = (me: User, person: User): boolean => me.owner || person.role !== 'admin';

const Actions = ({ person, onEdit, onRemove }: { person: User } & Omit<StaffListProps, 'staff'>) => (
  <span className="-ml-3 flex flex-wrap gap-x-1 lg:ml-0">
    <Button
      look="plain"
      aria-label={i18n._('office.common.editNamed', { name: person.name })}
      onClick={() => onEdit(person)}
      className="px-3"
    >
      <ToolIcon name="edit" />
      {i18n._('office.common.edit')}
    </Button>
    <Button
      look="plain"
      aria-label={i18n._('office.common.removeNamed', { name: person.name })}
      onClick={() => onRemove(person)}
      className="px-3 text-chilli! hover:bg-chilli-soft!"
    >
      <ToolIcon name="trash" />
      {i18n._('office.common.remove')}
    </Button>
  </span>
);
