import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { LogIn, type LoggedIn } from '#identity/log-in.ts';
import { platformContext } from '#platform/http/page-context.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmailField } from '#ui/form/contact-fields.tsx';
import { Tick, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { EntryFrame, SubmitButton } from './form/entry-frame.tsx';
import { PasswordField } from './form/password-field.tsx';
import { WantedGoods } from './form/wanted-goods.tsx';
import { GoogleLogin, isGoogleSetUp } from './google-login.tsx';
import { TAKES_ALONG, useTakenAlong } from './return-path.ts';
import { finishLogin } from './session/finish-login.ts';
import { knownDevices } from './session/session-store.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.login.title'), path: pageAddress('login') }));

/** Tells whether sign-in with Google is set up; the page does not wait for it when it is opened in the browser. */
export const loader = ({ context }: LoaderFunctionArgs): { google: boolean | Promise<boolean> } => ({
  google: context.get(platformContext).config.google !== undefined,
});

export const clientLoader = () => ({ google: isGoogleSetUp() });

/** The login page. Its layout sends signed-in callers on to the page they asked for. */
export default function LoginPage() {
  const { i18n } = useLingui();
  const { google } = useLoaderData<typeof loader>();
  const takenAlong = useTakenAlong();
  const remember = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const { email = '' } = (location.state ?? {}) as { email?: string };
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
      finishLogin(loggedIn, { remember: values.remember, question: new URLSearchParams(location.search) });
    },
  });
  return (
    <EntryFrame title={i18n._('account.login.title')} lead={i18n._('account.login.lead')}>
      <WantedGoods says={i18n._('account.wanted.login')}>
        <Link
          to={pageAddress('signup') + takenAlong}
          state={location.state}
          {...TAKES_ALONG}
          className={buttonClass('secondary')}
        >
          {i18n._('account.signup.title')}
        </Link>
      </WantedGoods>
      <form {...form.props} method="post" className="grid gap-4">
        <EmailField
          {...form.field('email')}
          type="text"
          label={i18n._('account.field.emailOrPhone')}
          autoComplete="username"
          required
        />
        <PasswordField {...form.field('password')} label={i18n._('account.field.password')} required />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Tick ref={remember} name="remember" defaultChecked>
            {i18n._('account.login.remember')}
          </Tick>
          <Link
            to={pageAddress('forgotPassword') + takenAlong}
            {...TAKES_ALONG}
            className="inline-flex min-h-11 items-center text-leaf underline"
          >
            {i18n._('account.forgot.title')}
          </Link>
        </div>
        <SubmitButton busy={form.busy}>
          {form.busy ? i18n._('account.login.busy') : i18n._('account.login.action')}
        </SubmitButton>
        <Problem text={form.problem} />
      </form>
      <GoogleLogin isSetUp={google} wantsToBeRemembered={() => remember.current?.checked ?? true} />
      {/* The way to sign up stands beside the goods, where there are any. */}
      <p className="peer-data-[named=true]:hidden">
        {i18n._('account.login.newHere')}{' '}
        <Link
          to={pageAddress('signup') + takenAlong}
          state={location.state}
          {...TAKES_ALONG}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('account.signup.title')}
        </Link>
      </p>
    </EntryFrame>
  );
}
