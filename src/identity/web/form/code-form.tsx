import { useLingui } from '@lingui/react';
import { Link, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { CodeReset, type PasswordWasReset } from '#identity/forgotten.ts';
import { keepKnownDevice } from '#identity/web/session/session-store.ts';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { CodeByText } from './code-by-text.tsx';
import { SubmitButton } from './entry-frame.tsx';
import { PasswordField } from './password-field.tsx';

/** For people without an e-mail address: a new password by the code that the shop hands out. */
export function CodeForm() {
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
        label={i18n._('account.field.newPassword')}
        autoComplete="new-password"
        hint={i18n._('account.reset.hint')}
        required
      />
      <SubmitButton busy={form.busy}>
        {form.busy ? i18n._('account.reset.busy') : i18n._('account.code.action')}
      </SubmitButton>
      <Problem text={form.problem} />
    </form>
  );
}
