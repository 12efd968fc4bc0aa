import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, type MetaArgs } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { User } from '#identity/identity.ts';
import { mayDo, roleOf } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import type { Team } from '#team/team.ts';
import { adminMeta, ScreenHeader, ComingSoon } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { CodesLink } from './rescue/codes-link.tsx';
import { LoginHelp } from './rescue/login-help.tsx';
import { RemoveStaff, AddStaff, EditStaff } from './staff-dialogs.tsx';
import { TeamCards } from './team-cards.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.team.title'));

/** Reads who works in the shop. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Team> =>
  callApi('/auth/staff', { signal: request.signal });

type Open = { what: 'add' } | { what: 'edit' | 'remove' | 'help'; person: User };

/** Who works in the shop, and who may do what in the back office. */
export default function TeamPage() {
  const { staff, team } = useLoaderData<typeof clientLoader>();
  const [open, setOpen] = useState<Open>();
  useShortcuts([{ keys: 'n', label: i18n._('office.team.add'), run: () => setOpen({ what: 'add' }) }]);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ScreenHeader
        title={i18n._('office.team.heading')}
        count={i18n._('office.team.count', { count: staff.length })}
      >
        <Button onClick={() => setOpen({ what: 'add' })}>
          <ToolIcon name="plus" />
          {i18n._('office.team.add')}
        </Button>
      </ScreenHeader>
      <StaffList
        staff={staff}
        onEdit={(person) => setOpen({ what: 'edit', person })}
        onRemove={(person) => setOpen({ what: 'remove', person })}
        onHelp={(person) => setOpen({ what: 'help', person })}
      />
      <CodesLink />
      <TeamCards team={team} />
      <ComingSoon>
        <li>{i18n._('office.team.soon.hours')}</li>
        <li>{i18n._('office.team.soon.sales')}</li>
        <li>{i18n._('office.team.soon.about')}</li>
      </ComingSoon>
      {open?.what === 'add' && <AddStaff onClose={close} />}
      {open?.what === 'edit' && <EditStaff person={open.person} onClose={close} />}
      {open?.what === 'help' && <LoginHelp person={open.person} onClose={close} />}
      {open?.what === 'remove' && <RemoveStaff person={open.person} onClose={close} />}
    </>
  );
}

type StaffListProps = {
  staff: readonly User[];
  onEdit: (person: User) => void;
  onRemove: (person: User) => void;
  onHelp: (person: User) => void;
};

/** Everyone whose account opens the back office, and what they may do in it. */
function StaffList({ staff, ...actions }: StaffListProps) {
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
            <Actions person={person} isMe={person._id === me._id} {...actions} />
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

type ActionsProps = { person: User; isMe: boolean } & Omit<StaffListProps, 'staff'>;

const Actions = ({ person, isMe, onEdit, onRemove, onHelp }: ActionsProps) => (
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
    {!isMe && (
      <Button
        look="plain"
        aria-label={i18n._('office.team.code.helpNamed', { name: person.name })}
        onClick={() => onHelp(person)}
        className="px-3"
      >
        <ToolIcon name="key" />
        {i18n._('office.login.help')}
      </Button>
    )}
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
