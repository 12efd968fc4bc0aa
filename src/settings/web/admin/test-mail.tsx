import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { TestMail as Mail } from '#settings/settings.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

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
