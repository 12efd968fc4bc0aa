import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, type MetaArgs } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { User } from '#identity/identity.ts';
import type { Team } from '#team/team.ts';
import { ComingSoon } from '#ui/admin/empty-state.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { RemoveStaff, AddStaff, EditStaff } from './staff-dialogs.tsx';
import { StaffList } from './staff-list.tsx';
import { TeamCards } from './team-cards.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.team.title'));

/** Reads who works in the shop. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Team> =>
  callApi('/auth/staff', { signal: request.signal });

type Open = { what: 'add' } | { what: 'edit' | 'remove'; person: User };

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
      />
      <TeamCards team={team} />
      <ComingSoon>
        <li>{i18n._('office.team.soon.hours')}</li>
        <li>{i18n._('office.team.soon.sales')}</li>
        <li>{i18n._('office.team.soon.about')}</li>
      </ComingSoon>
      {open?.what === 'add' && <AddStaff onClose={close} />}
      {open?.what === 'edit' && <EditStaff person={open.person} onClose={close} />}
      {open?.what === 'remove' && <RemoveStaff person={open.person} onClose={close} />}
    </>
  );
}
