import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';
import { type SignedUp, SignUp } from '#identity/log-in.ts';
import { TAKES_ALONG, useTakenAlong } from '#identity/web/return-path.ts';
import { rememberSignup } from '#identity/web/session/finish-login.ts';
import { buttonClass } from '#ui/button.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { CodeOfPhone } from './code-by-text.tsx';
import { EmailIfWanted } from './email-if-wanted.tsx';
import { EntryFrame, SubmitButton } from './entry-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { SignupNotice } from './signup-notice.tsx';
import { WantedGoods, type WantedPicture } from './wanted-goods.tsx';

/**
 * The sign-up page: name, phone and password; an e-mail address for who wants to give one; then the success screen. If another
 * account has the number, its owner logs in, and a code proves that it is the person's own. On a phone it has a head and a foot of its own;
 * what it shows of goods that she tapped, and where they go to, comes from its caller.
 */
export function SignUpForm({ Picture, place }: { Picture: WantedPicture; place: ReactNode }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const takenAlong = useTakenAlong();
  const state: unknown = useLocation().state;
  const [hasEmail, setHasEmail] = useState(false);
  const [taken, setTaken] = useState<string>();
  const form = useSchemaForm({
    schema: SignUp,
    read: (data) => ({ ...Object.fromEntries(data), noEmail: !hasEmail }),
    submit: async (values, element) => {
      const { user } = await callApi<v.InferOutput<typeof SignedUp>>('/auth/signup', {
        method: 'POST',
        body: { ...values, language: pageLanguage() },
      }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.code === 'conflict' && error.fields['phone'])
          setTaken(values.phone);
        throw error;
      });
      const email = user.email || user.phone;
      rememberSignup({ email, password: values.password });
      showToast('success', i18n._('account.signup.done'));
      element.reset();
      setHasEmail(false);
      await navigate(pageAddress('userCreated') + takenAlong, { state: { ...asObject(state), email } });
    },
  });
  return (
    <EntryFrame
      title={i18n._('account.signup.title')}
      other={
        <Link
          to={pageAddress('login') + takenAlong}
          state={state}
          {...TAKES_ALONG}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('account.login.action')}
        </Link>
      }
    >
      <WantedGoods says={i18n._('account.wanted.signup')} Picture={Picture}>
        {place}
      </WantedGoods>
      <form {...form.props} method="post" className="grid gap-4">
        <Field {...form.field('name')} label={i18n._('account.field.name')} autoComplete="name" required />
        <PhoneField
          {...form.field('phone')}
          autoComplete="tel-national"
          className="dial-india"
          hint={hasEmail ? i18n._('account.signup.phoneHint') : i18n._('account.signup.phoneIsName')}
          required
        />
        {!hasEmail && taken !== undefined && (
          <>
            <Link
              to={pageAddress('login') + takenAlong}
              state={{ ...asObject(state), email: taken }}
              className={buttonClass('secondary')}
            >
              {i18n._('account.signup.loginWith', { phone: taken })}
            </Link>
            <CodeOfPhone {...form.field('code')} />
          </>
        )}
        <PasswordField
          {...form.field('password')}
          label={i18n._('account.field.password')}
          sets="first"
          required
        />
        <EmailIfWanted {...form.field('email')} isWanted={hasEmail} onWanted={setHasEmail} />
        <Problem text={form.problem} />
        <p className="text-muted">{i18n._('account.signup.adult')}</p>
        <div className="dock">
          <SubmitButton busy={form.busy}>
            {form.busy ? i18n._('account.signup.busy') : i18n._('account.signup.title')}
          </SubmitButton>
        </div>
      </form>
      <SignupNotice />
    </EntryFrame>
  );
}

const asObject = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});
