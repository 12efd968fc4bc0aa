import { useState } from 'react';
import { Link, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { ResetRequest } from '#identity/identity.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmailField } from '#ui/form/contact-fields.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { headOf } from '#ui/page-head.ts';
import { EntryFrame } from './form/entry-frame.tsx';
import { withFailureText } from './form/failure-text.ts';
import { SubmitButton } from './form/submit-button.tsx';
import { useTakenAlong } from './return-path.ts';
import { knownDevices } from './session/known-devices.ts';

const askForMail = (email: string): Promise<unknown> =>
  withFailureText(
    callApi('/auth/reset-password-request', { method: 'POST', body: { email, devices: knownDevices() } }),
    {
      refused: 'Invalid Email.',
      broken: 'An error occurred. Please try again.',
      unreadable: 'Failed to send reset password email. Please try again.',
    },
  );

export const meta = ({ matches }: MetaArgs) => headOf(matches, { title: 'Forgot Password' });

/** The page for requesting a mail to set a new password. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({
    schema: ResetRequest,
    submit: async ({ email }) => {
      await askForMail(email);
      setSentTo(email);
    },
  });
  if (sentTo) return <EmailSent to={sentTo} />;
  return (
    <EntryFrame
      title="Forgot Password"
      lead="Tell us your e-mail address. We send a link that sets a new password."
    >
      <form {...form.props} method="post" className="grid gap-4">
        <EmailField {...form.field('email')} autoComplete="username" required />
        <SubmitButton busy={form.busy}>{form.busy ? 'Sending...' : 'Send Email'}</SubmitButton>
        <Problem text={form.problem} />
      </form>
      <BackToLogin />
    </EntryFrame>
  );
}

function EmailSent({ to }: { to: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ ok: boolean; text: string }>();
  const resend = async (): Promise<void> => {
    setBusy(true);
    setSaid(undefined);
    try {
      await askForMail(to);
      setSaid({ ok: true, text: 'We sent it again. The newest mail counts.' });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setSaid({ ok: false, text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryFrame
      title="Email Sent Successfully"
      lead={
        <>
          If there is an account for <strong className="break-words text-ink">{to}</strong>, a mail is on its
          way. Its link works once, for 30 minutes. Look among the unwanted mails, too.
        </>
      }
    >
      <div className="grid gap-3">
        <Button look="secondary" busy={busy} onClick={() => void resend()}>
          Resend
        </Button>
        <output className="text-leaf empty:hidden">{said?.ok && said.text}</output>
        <Problem text={said?.ok === false ? said.text : undefined} />
      </div>
      <BackToLogin />
    </EntryFrame>
  );
}

function BackToLogin() {
  const takenAlong = useTakenAlong();
  return (
    <Link to={pageAddress('login') + takenAlong} className={buttonClass('plain')}>
      Back to Login
    </Link>
  );
}
