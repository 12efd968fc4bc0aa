import { useLingui } from '@lingui/react';
import { Link, type MetaArgs, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type PasswordWasReset, RescueReset } from '#identity/forgotten.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmailField } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { EntryFrame, SubmitButton } from './form/entry-frame.tsx';
import { withFailureText } from './form/failure-text.ts';
import { PasswordField } from './form/password-field.tsx';
import { TAKES_ALONG, useTakenAlong } from './return-path.ts';
import { keepKnownDevice, knownDevices } from './session/session-store.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.rescue.title') }));

/** The page for a new password by a recovery code, for owners and staff. */
export default function RescuePage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const takenAlong = useTakenAlong();
  const form = useSchemaForm({
    schema: RescueReset,
    submit: async (values) => {
      const body = { ...values, devices: knownDevices() };
      const sending = callApi<PasswordWasReset>('/auth/rescue', { method: 'POST', body });
      const { device } = await withFailureText(sending, {
        broken: i18n._('account.reset.broken'),
        unreadable: i18n._('account.reset.unreadable'),
      });
      keepKnownDevice(device);
      showToast('success', i18n._('account.reset.done'));
      await navigate(pageAddress('login') + takenAlong, { state: { email: values.email } });
    },
  });
  return (
    <EntryFrame title={i18n._('account.rescue.title')} lead={i18n._('account.rescue.lead')}>
      <form {...form.props} method="post" className="grid gap-4">
        <EmailField
          {...form.field('email')}
          type="text"
          label={i18n._('account.field.emailOrPhone')}
          autoComplete="username"
          required
        />
        <Field
          {...form.field('code')}
          label={i18n._('account.field.rescueCode')}
          hint={i18n._('account.rescue.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
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
      <Link to={pageAddress('forgotPassword') + takenAlong} {...TAKES_ALONG} className={buttonClass('plain')}>
        {i18n._('account.rescue.otherWay')}
      </Link>
    </EntryFrame>
  );
}
