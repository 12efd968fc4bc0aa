import { useLingui } from '@lingui/react';
import { callApi } from '#browser/calls/api-client.ts';
import { AddedEmail } from '#customers/customers.ts';
import type { User } from '#identity/identity.ts';
import { PasswordField, setUser } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/form/contact-fields.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** For an account that has none: adds an e-mail address. The password is asked for, because phones are shared. */
export function AddEmail() {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: AddedEmail,
    submit: async (values) => {
      setUser(await callApi<User>('/auth/email', { method: 'POST', body: values }));
      showToast('success', i18n._('account.email.added'));
    },
  });
  return (
    <ProfileSection title={i18n._('account.email.add')}>
      <form {...form.props} className="grid items-start gap-4 sm:grid-cols-2">
        <p className="text-muted sm:col-span-2">{i18n._('account.email.why')}</p>
        <EmailField {...form.field('email')} required />
        <PasswordField
          {...form.field('password')}
          label={i18n._('account.field.password')}
          autoComplete="current-password"
          required
        />
        <div className="grid gap-3 sm:col-span-2 sm:justify-items-start">
          <Button type="submit" look="secondary" busy={form.busy}>
            {form.busy ? i18n._('account.form.saving') : i18n._('account.email.add')}
          </Button>
          <Problem text={form.problem} />
        </div>
      </form>
    </ProfileSection>
  );
}
