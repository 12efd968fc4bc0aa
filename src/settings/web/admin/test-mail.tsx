import { useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

/** Tests whether the shop can send mail, by sending one to its own address. */
export function TestMail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    setBusy(true);
    setSaid(undefined);
    setProblem(undefined);
    try {
      setSaid((await callApi<{ message: string }>('/shop/test-mail', { method: 'POST' })).message);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
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
      <output className="empty:hidden">{said}</output>
      <Problem text={problem} />
    </section>
  );
}
