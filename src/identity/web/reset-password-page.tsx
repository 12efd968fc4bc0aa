import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate, type MetaArgs } from 'react-router';
import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { PasswordReset, type PasswordWasReset } from '#identity/forgotten.ts';
import { buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ChosenPasswords } from './form/chosen-passwords.ts';
import { EntryFrame, SubmitButton } from './form/entry-frame.tsx';
import { withFailureText } from './form/failure-text.ts';
import { PasswordField } from './form/password-field.tsx';
import { keepKnownDevice } from './session/session-store.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.reset.title') }));

/** The address holds a person's reset link, so no cache keeps the page. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** The content of the link in the mail. Only the browser can read it, because the server renders one page for all. */
export function clientLoader({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) {
  const question = new URL(request.url).searchParams;
  return { email: question.get('email') ?? '', token: question.get('token') ?? '' };
}
clientLoader.hydrate = true as const;

/** Until scripts have read the link, it is unknown whether it is complete. */
export function HydrateFallback() {
  const { i18n } = useLingui();
  return (
    <EntryFrame title={i18n._('account.reset.title')}>
      <Skeleton className="h-40 w-full" />
    </EntryFrame>
  );
}

/** The page for choosing a new password by the link of a mail. */
export default function ResetPasswordPage() {
  const { email, token } = useLoaderData<typeof clientLoader>();
  const isWhole = v.is(v.pick(PasswordReset, ['email', 'token']), { email, token });
  return isWhole ? <NewPassword email={email} token={token} /> : <DeadLink />;
}

function DeadLink() {
  const { i18n } = useLingui();
  return (
    <EntryFrame title={i18n._('account.reset.expired')} lead={i18n._('account.reset.again')}>
      <Link to={pageAddress('forgotPassword')} className={buttonClass()}>
        {i18n._('account.reset.title')}
      </Link>
    </EntryFrame>
  );
}

function NewPassword({ email, token }: { email: string; token: string }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: ChosenPasswords,
    submit: async ({ password }) => {
      const body = { email, token, password };
      const sending = callApi<PasswordWasReset>('/auth/reset-password', { method: 'POST', body });
      const { device } = await withFailureText(sending, {
        broken: i18n._('account.reset.broken'),
        unreadable: i18n._('account.reset.unreadable'),
      });
      keepKnownDevice(device);
      showToast('success', i18n._('account.reset.done'));
      await navigate(pageAddress('login'), { state: { email } });
    },
  });
  return (
    <EntryFrame title={i18n._('account.reset.title')} lead={i18n._('account.reset.lead', { email })}>
      <form {...form.props} method="post" className="grid gap-4">
        {/* Password managers keep the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
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
        <SubmitButton busy={form.busy}>
          {form.busy ? i18n._('account.reset.busy') : i18n._('account.reset.title')}
        </SubmitButton>
        <Problem text={form.problem} />
      </form>
      {form.problem && (
        <p>
          <Link to={pageAddress('forgotPassword')} className="text-leaf underline">
            {i18n._('account.reset.newLink')}
          </Link>
        </p>
      )}
    </EntryFrame>
  );
}
