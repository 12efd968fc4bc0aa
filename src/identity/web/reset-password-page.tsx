import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate, type MetaArgs } from 'react-router';
import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { PasswordReset, type PasswordWasReset } from '#identity/identity.ts';
import { buttonClass } from '#ui/button.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { headOf } from '#ui/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { ChosenPasswords } from './form/chosen-passwords.ts';
import { EntryFrame } from './form/entry-frame.tsx';
import { withFailureText } from './form/failure-text.ts';
import { PasswordField } from './form/password-field.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { keepKnownDevice } from './session/known-devices.ts';

export const meta = ({ matches }: MetaArgs) => headOf(matches, { title: 'Reset Password' });

/**
 * The content of the link in the mail. Only the browser can read it, because the server renders one page for everybody.
 */
export function clientLoader({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) {
  const question = new URL(request.url).searchParams;
  return { email: question.get('email') ?? '', token: question.get('token') ?? '' };
}
clientLoader.hydrate = true as const;

/** Until scripts have read the link, it is unknown whether it is complete. */
export function HydrateFallback() {
  return (
    <EntryFrame title="Reset Password">
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
  return (
    <EntryFrame title="Token Expired and Verification Failed" lead="Please Reset Password Again.">
      <Link to={pageAddress('forgotPassword')} className={buttonClass()}>
        Reset Password
      </Link>
    </EntryFrame>
  );
}

function NewPassword({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: ChosenPasswords,
    submit: async ({ password }) => {
      const body = { email, token, password };
      const sending = callApi<PasswordWasReset>('/auth/reset-password', { method: 'POST', body });
      const { message, device } = await withFailureText(sending, {
        broken: 'An error occurred while resetting the password.',
        unreadable: 'Failed to reset password. Please try again.',
      });
      keepKnownDevice(device);
      showToast('success', message);
      await navigate(pageAddress('login'), { state: { email } });
    },
  });
  return (
    <EntryFrame title="Reset Password" lead={`A new password for ${email}.`}>
      <form {...form.props} method="post" className="grid gap-4">
        {/* Password managers keep the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters with an upper case letter, a lower case letter and a number."
          required
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          required
        />
        <SubmitButton busy={form.busy}>{form.busy ? 'Resetting...' : 'Reset Password'}</SubmitButton>
        <Problem text={form.problem} />
      </form>
      {form.problem && (
        <p>
          <Link to={pageAddress('forgotPassword')} className="text-leaf underline">
            Ask for a new link
          </Link>
        </p>
      )}
    </EntryFrame>
  );
}
