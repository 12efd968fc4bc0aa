import { Link, useNavigate, type MetaArgs } from 'react-router';
import type * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { type SignedUp, SignUp } from '#identity/identity.ts';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { headOf } from '#ui/page-head.ts';
import { showToast } from '#ui/toast.tsx';
import { EntryFrame } from './form/entry-frame.tsx';
import { PasswordField } from './form/password-field.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { rememberSignup } from './just-signed-up.ts';
import { useTakenAlong } from './return-path.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, { title: 'Sign Up', path: pageAddress('signup') });

/** Signing up: four fields, then the success screen. */
export default function SignupPage() {
  const navigate = useNavigate();
  const takenAlong = useTakenAlong();
  const form = useSchemaForm({
    schema: SignUp,
    submit: async (values, element) => {
      const { message, user } = await callApi<v.InferOutput<typeof SignedUp>>('/auth/signup', {
        method: 'POST',
        body: values,
      });
      rememberSignup({ email: values.email, password: values.password });
      showToast('success', message);
      element.reset();
      await navigate(pageAddress('userCreated') + takenAlong, { state: { email: user.email } });
    },
  });
  return (
    <EntryFrame
      title="Sign Up"
      lead="An account keeps your cart and your address, so that the next order takes two taps."
    >
      <form {...form.props} method="post" className="grid gap-4">
        <Field {...form.field('name')} label="Name" autoComplete="name" required />
        <EmailField {...form.field('email')} required />
        <PhoneField
          {...form.field('phone')}
          autoComplete="tel-national"
          hint="So that we can call from the gate."
          required
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          required
        />
        <SubmitButton busy={form.busy}>{form.busy ? 'Registering...' : 'Sign Up'}</SubmitButton>
        <Problem text={form.problem} />
      </form>
      <p>
        Already have an account?{' '}
        <Link
          to={pageAddress('login') + takenAlong}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          Login
        </Link>
      </p>
    </EntryFrame>
  );
}
