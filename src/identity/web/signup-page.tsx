import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, type MetaArgs } from 'react-router';
import type * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';
import { type SignedUp, SignUp } from '#identity/log-in.ts';
import { PhoneField, EmailOrNone, readEmailOrNone } from '#ui/form/contact-fields.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { CodeOfPhone } from './form/code-by-text.tsx';
import { EntryFrame, SubmitButton } from './form/entry-frame.tsx';
import { PasswordField } from './form/password-field.tsx';
import { WantedGoods } from './form/wanted-goods.tsx';
import { TAKES_ALONG, useTakenAlong } from './return-path.ts';
import { rememberSignup } from './session/finish-login.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.signup.title'), path: pageAddress('signup') }));

/**
 * The sign-up page: four fields, or three for people without an e-mail address; then the success screen. If another
 * account has the number, a code proves that it is the person's own.
 */
export default function SignupPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const takenAlong = useTakenAlong();
  const state: unknown = useLocation().state;
  const [noEmail, setNoEmail] = useState(false);
  const [isPhoneTaken, setPhoneTaken] = useState(false);
  const form = useSchemaForm({
    schema: SignUp,
    read: readEmailOrNone,
    submit: async (values, element) => {
      const { user } = await callApi<v.InferOutput<typeof SignedUp>>('/auth/signup', {
        method: 'POST',
        body: { ...values, language: pageLanguage() },
      }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.code === 'conflict' && error.fields['phone'])
          setPhoneTaken(true);
        throw error;
      });
      const email = user.email || user.phone;
      rememberSignup({ email, password: values.password });
      showToast('success', i18n._('account.signup.done'));
      element.reset();
      setNoEmail(false);
      await navigate(pageAddress('userCreated') + takenAlong, { state: { email } });
    },
  });
  return (
    <EntryFrame title={i18n._('account.signup.title')} lead={i18n._('account.signup.lead')}>
      <WantedGoods says={i18n._('account.wanted.signup')} />
      <form {...form.props} method="post" className="grid gap-4">
        <Field {...form.field('name')} label={i18n._('account.field.name')} autoComplete="name" required />
        <EmailOrNone
          {...form.field('email')}
          noEmail={noEmail}
          onNoEmail={setNoEmail}
          label={i18n._('account.signup.noEmail')}
        />
        <PhoneField
          {...form.field('phone')}
          autoComplete="tel-national"
          hint={noEmail ? i18n._('account.signup.phoneIsName') : i18n._('account.signup.phoneHint')}
          required
        />
        {noEmail && isPhoneTaken && <CodeOfPhone {...form.field('code')} />}
        <PasswordField
          {...form.field('password')}
          label={i18n._('account.field.password')}
          autoComplete="new-password"
          hint={i18n._('account.signup.passwordHint')}
          required
        />
        <SubmitButton busy={form.busy}>
          {form.busy ? i18n._('account.signup.busy') : i18n._('account.signup.title')}
        </SubmitButton>
        <Problem text={form.problem} />
      </form>
      <p>
        {i18n._('account.signup.already')}{' '}
        <Link
          to={pageAddress('login') + takenAlong}
          state={state}
          {...TAKES_ALONG}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('account.login.action')}
        </Link>
      </p>
    </EntryFrame>
  );
}
