import { useRef } from 'react';
import { Link, useLocation, useSearchParams, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { LogIn, type LoggedIn } from '#identity/identity.ts';
import { EmailField } from '#ui/form/contact-fields.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { headOf } from '#ui/page-head.ts';
import { EntryFrame } from './form/entry-frame.tsx';
import { PasswordField } from './form/password-field.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { GoogleLogin } from './google/google-login.tsx';
import { useTakenAlong } from './return-path.ts';
import { finishLogin } from './session/finish-login.ts';
import { knownDevices } from './session/known-devices.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, { title: 'Login', path: pageAddress('login') });

/** The login page. Its layout sends somebody who is signed in on to where they were going. */
export default function LoginPage() {
  const [question] = useSearchParams();
  const takenAlong = useTakenAlong();
  const remember = useRef<HTMLInputElement>(null);
  const { email = '' } = (useLocation().state ?? {}) as { email?: string };
  const form = useSchemaForm({
    schema: LogIn,
    initial: { email },
    read: (data) => ({
      email: data.get('email'),
      password: data.get('password'),
      remember: data.has('remember'),
    }),
    submit: async (values) => {
      const body = { ...values, devices: knownDevices() };
      const loggedIn = await callApi<LoggedIn>('/auth/login', { method: 'POST', body });
      finishLogin(loggedIn, { remember: values.remember, question });
    },
  });
  return (
    <EntryFrame title="Login" lead="Welcome back. Your cart and your addresses are waiting.">
      <form {...form.props} method="post" className="grid gap-4">
        <EmailField {...form.field('email')} autoComplete="username" required />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-11 items-center gap-3">
            <input ref={remember} type="checkbox" name="remember" className="size-5 accent-leaf" />
            Remember Me
          </label>
          <Link
            to={pageAddress('forgotPassword') + takenAlong}
            className="inline-flex min-h-11 items-center text-leaf underline"
          >
            Forgot Password
          </Link>
        </div>
        <SubmitButton busy={form.busy}>{form.busy ? 'Logging in...' : 'Login'}</SubmitButton>
        <Problem text={form.problem} />
      </form>
      <GoogleLogin wantsToBeRemembered={() => remember.current?.checked ?? false} />
      <p>
        New here?{' '}
        <Link
          to={pageAddress('signup') + takenAlong}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          Sign Up
        </Link>
      </p>
    </EntryFrame>
  );
}
