import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { callApi } from '#browser/calls/api-client.ts';
import { AddedEmail } from '#customers/customers.ts';
import { EditedUser, type User } from '#identity/identity.ts';
import { PasswordField, setUser, ChangedPassword } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { PhoneField, EmailField } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ProfileSection, saveUser } from './profile-section.tsx';

const Details = v.required(v.pick(EditedUser, ['name', 'phone']));

/** The user's name and phone. The e-mail address is not changed here; who has none logs in with the phone. */
export function OwnDetails({ user }: { user: User }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: Details,
    initial: { name: user.name, phone: user.phone },
    submit: async (values) => {
      await saveUser(user, values);
      showToast('success', i18n._('account.details.saved'));
    },
  });
  return (
    <ProfileSection title={i18n._('account.details.title')}>
      <form {...form.props} className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...form.field('name')} label={i18n._('account.field.name')} autoComplete="name" required />
        <PhoneField {...form.field('phone')} required />
        <div className="grid gap-3 sm:col-span-2 sm:justify-items-start">
          <Button type="submit" look="secondary" busy={form.busy}>
            {form.busy ? i18n._('account.form.saving') : i18n._('account.details.save')}
          </Button>
          <Problem text={form.problem} />
        </div>
      </form>
    </ProfileSection>
  );
}

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
        <PasswordField {...form.field('password')} label={i18n._('account.field.password')} required />
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
          required
        />
        <PasswordField
          {...form.field('password')}
          sets="new"
          label={i18n._('account.field.newPassword')}
          required
        />
        <PasswordField
          {...form.field('confirmPassword')}
          sets="again"
          label={i18n._('account.field.confirmPassword')}
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
