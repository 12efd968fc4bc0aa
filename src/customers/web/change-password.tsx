import { useRevalidator } from 'react-router';
import { callApi } from '#browser/api-client.ts';
import { ChangedPassword, PasswordField } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Changes the password. All other devices are logged out. */
export function ChangePassword({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const form = useSchemaForm({
    schema: ChangedPassword,
    submit: async ({ currentPassword, password }, element) => {
      const body = { currentPassword, password };
      const { message } = await callApi<{ message: string }>('/auth/change-password', {
        method: 'POST',
        body,
      });
      element.reset();
      showToast('success', message);
      await revalidate();
    },
  });
  return (
    <ProfileSection title="Change password">
      <form {...form.props} className="grid items-start gap-4 sm:grid-cols-3">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
          hint="8 characters or more, with an upper case letter, a lower case letter and a number."
          required
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          required
        />
        <div className="grid gap-3 sm:col-span-3 sm:justify-items-start">
          <Button type="submit" look="secondary" busy={form.busy}>
            {form.busy ? 'Changing...' : 'Change password'}
          </Button>
          <Problem text={form.problem} />
        </div>
      </form>
    </ProfileSection>
  );
}
