import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs, useNavigate } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { User } from '#identity/identity.ts';
import { mayDo, roleOf } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import type { Team } from '#team/team.ts';
import { adminMeta, ScreenHeader, ComingSoon } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CodesLink } from './rescue/codes-link.tsx';
import { LoginHelp } from './rescue/login-help.tsx';
import { RemoveStaff, EditStaff } from './staff/staff-dialogs.tsx';
import { TeamCards } from './team-cards.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.team.title'));

/** Reads who works in the shop. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Team> =>
  callApi('/auth/staff', { signal: request.signal });

type Open = { what: 'edit' | 'remove' | 'help'; person: User };

/** Who works in the shop, and who may do what in the back office. */
export default function TeamPage() {
  const { staff, team } = useLoaderData<typeof clientLoader>();
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const add = () => void navigate(officeAddress('newStaff'));
  useShortcuts([{ keys: 'n', label: i18n._('office.team.add'), run: add }]);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ScreenHeader
        title={i18n._('office.team.heading')}
        count={i18n._('office.team.count', { count: staff.length })}
      >
        <Link to={officeAddress('newStaff')} className={buttonClass('primary')}>
          <ToolIcon name="plus" />
          {i18n._('office.team.add')}
        </Link>
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
            {person.rescuer && <span className="block text-muted">{i18n._('office.team.isRescuer')}</span>}
          </p>
          {me && mayDecide(me, person) ? (
            <Actions person={person} me={me} {...actions} />
          ) : (
            <div className="lg:w-52">
              <p className="text-muted">{i18n._('office.team.onlyOwnerAdmins')}</p>
              {me && <Help person={person} me={me} onHelp={actions.onHelp} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who is admin or owner is for owners to decide; the server says the same. */
const mayDecide = (me: User, person: User): boolean => me.owner || person.role !== 'admin';

/** Owners, and those they named for it, make a code for an owner's login; the server says the same. */
const mayHelp = (me: User, person: User): boolean =>
  person.role === 'admin' && person._id !== me._id && (me.owner || (person.owner && me.rescuer === true));

type ActionsProps = { person: User; me: User } & Omit<StaffListProps, 'staff'>;

/** The way back in for a person: a login card for staff, a code for admins. */
const Help = ({ person, me, onHelp }: Pick<ActionsProps, 'person' | 'me' | 'onHelp'>) => {
  if (person.role === 'staff')
    return (
      <Link
        to={officeAddress('staffCard', { id: person._id })}
        aria-label={i18n._('office.team.card.of', { name: person.name })}
        className={buttonClass('plain', 'px-3')}
      >
        <ToolIcon name="key" />
        {i18n._('office.team.card.login')}
      </Link>
    );
  if (!mayHelp(me, person)) return null;
  return (
    <Button
      look="plain"
      aria-label={i18n._('office.team.code.helpNamed', { name: person.name })}
      onClick={() => onHelp(person)}
      className="px-3"
    >
      <ToolIcon name="key" />
      {i18n._('office.login.help')}
    </Button>
  );
};

const Actions = ({ person, me, onEdit, onRemove, onHelp }: ActionsProps) => (
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
    <Help person={person} me={me} onHelp={onHelp} />
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
