import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, type MetaArgs, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { ResetRequest, CodeReset, type PasswordWasReset } from '#identity/forgotten.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { CodeByText } from './form/code-by-text.tsx';
import { EntryFrame, SubmitButton } from './form/entry-frame.tsx';
import { withFailureText } from './form/failure-text.ts';
import { PasswordField } from './form/password-field.tsx';
import { TAKES_ALONG, useTakenAlong } from './return-path.ts';
import { knownDevices, keepKnownDevice } from './session/session-store.ts';

const askForMail = (email: string): Promise<unknown> =>
  withFailureText(
    callApi('/auth/reset-password-request', { method: 'POST', body: { email, devices: knownDevices() } }),
    {
      refused: i18n._('account.forgot.refused'),
      broken: i18n._('account.forgot.broken'),
      unreadable: i18n._('account.forgot.unreadable'),
    },
  );

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.forgot.title') }));

/** The page for a forgotten password: by mail, or by a code of the shop for people without an e-mail address. */
export default function ForgotPasswordPage() {
  const { i18n } = useLingui();
  const [byCode, setByCode] = useState(false);
  if (!byCode) return <ByMail otherWay={() => setByCode(true)} />;
  return (
    <EntryFrame title={i18n._('account.forgot.title')}>
      <CodeForm />
      <Button look="plain" onClick={() => setByCode(false)}>
        {i18n._('account.code.mailWay')}
      </Button>
      <ByRescueCode />
      <BackToLogin />
    </EntryFrame>
  );
}

function ByMail({ otherWay }: { otherWay: () => void }) {
  const { i18n } = useLingui();
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
    <EntryFrame title={i18n._('account.forgot.title')} lead={i18n._('account.forgot.lead')}>
      <form {...form.props} method="post" className="grid gap-4">
        <EmailField {...form.field('email')} autoComplete="username" required />
        <SubmitButton busy={form.busy}>
          {form.busy ? i18n._('account.forgot.busy') : i18n._('account.forgot.action')}
        </SubmitButton>
        <Problem text={form.problem} />
      </form>
      <Button look="plain" onClick={otherWay}>
        {i18n._('account.code.way')}
      </Button>
      <ByRescueCode />
      <BackToLogin />
    </EntryFrame>
  );
}

function EmailSent({ to }: { to: string }) {
  const { i18n } = useLingui();
  const [said, setSaid] = useState<{ ok: boolean; text: string }>();
  const { busy, run } = useCall(({ message }) => setSaid({ ok: false, text: message }));
  const resend = (): Promise<void> =>
    run(async () => {
      setSaid(undefined);
      await askForMail(to);
      setSaid({ ok: true, text: i18n._('account.forgot.resent') });
    });
  return (
    <EntryFrame
      title={i18n._('account.forgot.sent')}
      lead={
        <Trans
          id="account.forgot.sentTo"
          values={{ to }}
          components={{ strong: <strong className="break-words text-ink" /> }}
        />
      }
    >
      <div className="grid gap-3">
        <Button look="secondary" busy={busy} onClick={() => void resend()}>
          {i18n._('account.forgot.resend')}
        </Button>
        <output className="text-leaf empty:hidden">{said?.ok && said.text}</output>
        <Problem text={said?.ok === false ? said.text : undefined} />
      </div>
      <BackToLogin />
    </EntryFrame>
  );
}

function ByRescueCode() {
  const { i18n } = useLingui();
  const takenAlong = useTakenAlong();
  return (
    <Link to={pageAddress('rescue') + takenAlong} {...TAKES_ALONG} className={buttonClass('plain')}>
      {i18n._('account.rescue.way')}
    </Link>
  );
}

function BackToLogin() {
  const { i18n } = useLingui();
  const takenAlong = useTakenAlong();
  return (
    <Link to={pageAddress('login') + takenAlong} {...TAKES_ALONG} className={buttonClass('plain')}>
      {i18n._('account.forgot.back')}
    </Link>
  );
}

/** For people without an e-mail address: a new password by the code that the shop hands out. */
function CodeForm() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: CodeReset,
    submit: async (values) => {
      const { device } = await callApi<PasswordWasReset>('/auth/reset-password-code', {
        method: 'POST',
        body: values,
      });
      keepKnownDevice(device);
      showToast('success', i18n._('account.reset.done'));
      await navigate(pageAddress('login'), { state: { email: values.phone } });
    },
  });
  return (
    <form {...form.props} method="post" className="grid gap-4">
      <p>
        {i18n._('account.code.lead')}{' '}
        <Link
          to={pageAddress('contact')}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('account.code.contact')}
        </Link>
      </p>
      <PhoneField {...form.field('phone')} autoComplete="username" required />
      <CodeByText />
      <Field
        {...form.field('code')}
        label={i18n._('account.field.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <PasswordField
        {...form.field('password')}
        sets="new"
        label={i18n._('account.field.newPassword')}
        required
      />
      <SubmitButton busy={form.busy}>
        {form.busy ? i18n._('account.reset.busy') : i18n._('account.code.action')}
      </SubmitButton>
      <Problem text={form.problem} />
    </form>
  );
}
