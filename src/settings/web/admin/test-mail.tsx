import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import type { TestMail as Mail } from '#settings/settings.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

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
        Mail
      </h2>
      <p className="text-muted">
        Orders, passwords and the newsletter go by mail. A test mail to {email} shows whether it arrives;
        mails that could not be sent are counted at the bell.
      </p>
      <Button look="secondary" busy={busy} onClick={() => void send()} className="justify-self-start">
        <ToolIcon name="mail" />
        {busy ? 'Sending …' : 'Send a test mail'}
      </Button>
      <output className="break-words empty:hidden">{mail && !hasFailed && said(mail)}</output>
      <Problem text={problem ?? (hasFailed ? said(mail) : undefined)} />
    </section>
  );
}

/** What became of the mail, in words. */
function said({ state, to, reason }: Mail): string {
  if (state === 'waiting') return `The test mail to ${to} waits to be sent …`;
  if (state === 'sent')
    return `The mail server took the test mail to ${to}. It should arrive within minutes.`;
  if (state === 'kept')
    return (
      'No mail server is set up (SMTP_URL), so nothing was sent: the test mail is kept as a file in the outbox ' +
      'folder of the shop’s data.'
    );
  return `The mail server did not take the test mail: ${reason || 'it gave no reason'}. The shop tries again by itself.`;
}
