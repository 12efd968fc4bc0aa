import { i18n } from '@lingui/core';
import { useState, useEffect } from 'react';
import { type ClientLoaderFunctionArgs, Link, Outlet, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import type { EditedSettings, TestMail as Mail } from '#settings/settings.ts';
import { adminMeta, ScreenHeader, ComingSoon } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SECTIONS } from './settings-sections.ts';

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
  const own = useSession(({ user }) => user?.email);
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
      <TestMail email={from.settings.email || (own ?? '')} />
      <ComingSoon>
        <li>{i18n._('office.settings.soon.online')}</li>
        <li>{i18n._('office.settings.soon.windows')}</li>
        <li>{i18n._('office.settings.soon.pincode')}</li>
        <li>{i18n._('office.settings.soon.newsletter')}</li>
      </ComingSoon>
    </div>
  );
}

const LOOK_EVERY = 1000;

/** Tests whether the shop can send mail, by sending one to its own address, and says what became of it. */
export function TestMail({ email }: { email: string }) {
  const { busy, problem, run } = useCall();
  const [mail, setMail] = useState<Mail>();
  const send = () =>
    run(async () => {
      setMail(undefined);
      setMail(await callApi<Mail>('/shop/test-mail', { method: 'POST' }));
    });
  useEffect(() => {
    if (mail?.state !== 'waiting') return undefined;
    const left = new AbortController();
    const look = async (): Promise<void> => {
      try {
        setMail(await callApi<Mail>(`/shop/test-mail/${mail.id}`, { signal: left.signal }));
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof CallFailed)) throw error;
        // A new object, so that the effect runs again.
        setMail({ ...mail });
      }
    };
    const timer = setTimeout(() => void look(), LOOK_EVERY);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [mail]);
  const hasFailed = mail?.state === 'failed';
  return (
    <section
      id="mail"
      aria-labelledby="mail-heading"
      className="mt-4 grid scroll-mt-20 gap-3 rounded-tile border border-line bg-paper p-4 md:p-6"
    >
      <h2 id="mail-heading" className="text-lg font-bold">
        {i18n._('office.settings.mail')}
      </h2>
      <p className="text-muted">{i18n._('office.settings.mail.about', { email })}</p>
      <Button look="secondary" busy={busy} onClick={() => void send()} className="justify-self-start">
        <ToolIcon name="mail" />
        {busy ? i18n._('office.settings.mail.sending') : i18n._('office.settings.mail.send')}
      </Button>
      <output className="break-words empty:hidden">{mail && !hasFailed && said(mail)}</output>
      <Problem text={problem ?? (hasFailed ? said(mail) : undefined)} />
    </section>
  );
}

/** Text for the delivery state of the test mail. */
function said({ state, to, reason }: Mail): string {
  if (state === 'waiting') return i18n._('office.settings.mail.waiting', { to });
  if (state === 'sent') return i18n._('office.settings.mail.sent', { to });
  if (state === 'kept') return i18n._('office.settings.mail.kept');
  return i18n._('office.settings.mail.failed', {
    reason: reason || i18n._('office.settings.mail.noReason'),
  });
}
