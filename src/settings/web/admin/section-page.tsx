import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  Navigate,
  Outlet,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useSession } from '#identity/web/public.ts';
import type { EditedSettings } from '#settings/settings.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { SettingsForm } from './settings-form.tsx';
import { sectionOf } from './settings-sections.ts';
import { TestMail } from './test-mail.tsx';
import { toSettings } from './to-settings.ts';

export const meta = ({ matches, params: { noun } }: MetaArgs) =>
  adminMeta(matches, (words) => words._(sectionOf(noun)?.title.id ?? 'office.nav.settingsPage'));

/** Reads the settings with their revision. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  callApi<EditedSettings>('/shop/settings/edit', { signal });

/** A short page of the settings, which saves by itself. */
export default function SectionPage() {
  const { noun } = useParams();
  const section = sectionOf(noun);
  const edited = useLoaderData<typeof clientLoader>();
  if (!section) return <Navigate to={officeAddress('settings')} replace />;
  return <Section key={section.id} section={section} edited={edited} />;
}

function Section({
  section: { id, title, about },
  edited,
}: {
  section: NonNullable<ReturnType<typeof sectionOf>>;
  edited: EditedSettings;
}) {
  // What is being edited stays as it was read, also when the page is revalidated. Saving reports if somebody else was
  // quicker.
  const [from, setFrom] = useState(edited);
  const [round, setRound] = useState(0);
  const own = useSession(({ user }) => user?.email);
  const { hash } = useLocation();
  useEffect(() => focusOn(hash.slice(1)), [hash]);
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._(title.id)} back={toSettings()} />
      {about && <p className="mb-3 text-muted">{i18n._(about.id)}</p>}
      {id === 'rules' && (
        <Link to={pageAddress('rules')} target="_blank" className={buttonClass('secondary', 'mb-4')}>
          <ToolIcon name="eye" />
          {i18n._('office.settings.rules.see')}
        </Link>
      )}
      <SettingsForm
        key={round}
        section={id}
        title={i18n._(title.id)}
        from={from}
        onFrom={(next) => {
          setFrom(next);
          setRound(round + 1);
        }}
      />
      {id === 'mail' && <TestMail email={from.settings.email || (own ?? '')} />}
      <Outlet />
    </div>
  );
}

/** Puts the cursor into the field of a setting, which a search has found. */
function focusOn(setting: string): void {
  const [field] = [setting, `${setting}.0`].flatMap((name) => [...document.getElementsByName(name)]);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
