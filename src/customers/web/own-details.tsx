import { useLingui } from '@lingui/react';
import * as v from 'valibot';
import { EditedUser, type User } from '#identity/identity.ts';
import { Button } from '#ui/button.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ProfileSection } from './profile-section.tsx';
import { saveUser } from './save-user.ts';

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
