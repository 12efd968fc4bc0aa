import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, Outlet, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { EditedSettings } from '#settings/settings.ts';
import { ComingSoon } from '#ui/admin/empty-state.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SECTIONS } from './settings-table.ts';
import { TestMail } from './test-mail.tsx';

export const meta = ({ matches }: MetaArgs) =>
  adminMeta(matches, (i18n) => i18n._('office.nav.settingsPage'));

/** Reads the settings with their revision. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  callApi<EditedSettings>('/shop/settings/edit', { signal });

/** Everything about the shop that its owner can change; the newsletter list is a page of its own, inside. */
export default function SettingsPage() {
  const edited = useLoaderData<typeof clientLoader>();
  // What is being edited stays as it was read, also when the page is revalidated. Saving reports if somebody else was
  // quicker.
  const [from, setFrom] = useState(edited);
  const [round, setRound] = useState(0);
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.settings.title')} />
      <nav aria-label={i18n._('office.settings.sections')} className="mb-4 flex flex-wrap gap-x-4">
        {[...SECTIONS, { id: 'mail', title: /*i18n*/ { id: 'office.settings.mail' } }].map(
          ({ id, title }) => (
            <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center text-leaf underline">
              {i18n._(title.id)}
            </a>
          ),
        )}
        <Link to={officeAddress('alarm')} className="inline-flex min-h-11 items-center text-leaf underline">
          {i18n._('office.alarm.title')}
        </Link>
      </nav>
      <SettingsForm
        key={round}
        from={from}
        onFrom={(next) => {
          setFrom(next);
          setRound(round + 1);
        }}
      />
      <Outlet />
      <TestMail email={from.settings.email} />
      <ComingSoon>
        <li>{i18n._('office.settings.soon.online')}</li>
        <li>{i18n._('office.settings.soon.windows')}</li>
        <li>{i18n._('office.settings.soon.pincode')}</li>
        <li>{i18n._('office.settings.soon.newsletter')}</li>
      </ComingSoon>
    </div>
  );
}
