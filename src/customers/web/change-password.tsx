import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { ChangedPassword, PasswordField } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Changes the password. All other devices are logged out. */
export function ChangePassword({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSchemaForm({
    schema: ChangedPassword,
    submit: async ({ currentPassword, password }, element) => {
      const body = { currentPassword, password };
      await callApi('/auth/change-password', { method: 'POST', body });
      element.reset();
      showToast('success', i18n._('account.password.changed'));
      await revalidate();
    },
  });
  return (
    <ProfileSection title={i18n._('account.password.change')}>
      <form {...form.props} className="grid items-start gap-4 sm:grid-cols-3">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.field('currentPassword')}
          label={i18n._('account.password.current')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={i18n._('account.field.newPassword')}
          autoComplete="new-password"
          hint={i18n._('account.password.hint')}
          required
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={i18n._('account.field.confirmPassword')}
          autoComplete="new-password"
          required
        />
        <div className="grid gap-3 sm:col-span-3 sm:justify-items-start">
          <Button type="submit" look="secondary" busy={form.busy}>
            {form.busy ? i18n._('account.password.changing') : i18n._('account.password.change')}
          </Button>
          <Problem text={form.problem} />
        </div>
      </form>
    </ProfileSection>
  );
}
