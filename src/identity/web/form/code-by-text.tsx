import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, tellIfFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { CodeWays } from '#identity/forgotten.ts';
import { Button } from '#ui/button.tsx';
import { Field, type FieldState, Problem } from '#ui/form/field.tsx';

/**
 * A button that requests the code as a text message to the form's `phone`. Shown only if the shop sends such messages.
 */
export function CodeByText() {
  const { i18n } = useLingui();
  const [isOffered, setOffered] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, run } = useCall();
  useEffect(() => {
    const asking = new AbortController();
    callApi<CodeWays>('/auth/reset-password-code', { signal: asking.signal }).then(
      ({ bySms }) => setOffered(bySms),
      // The way through the shop is always there.
      tellIfFailed(() => setOffered(false)),
    );
    return () => asking.abort();
  }, []);
  const ask = (form: HTMLFormElement | null): Promise<void> =>
    run(async () => {
      setAsked(false);
      const phone = form && new FormData(form).get('phone');
      await callApi('/auth/reset-password-code-request', { method: 'POST', body: { phone } });
      setAsked(true);
    });
  if (!isOffered) return null;
  return (
    <div className="grid gap-2">
      <Button look="secondary" busy={busy} onClick={({ currentTarget }) => void ask(currentTarget.form)}>
        {i18n._('account.code.bySms')}
      </Button>
      <output className="text-leaf empty:hidden">{isAsked && i18n._('account.code.smsAsked')}</output>
      <Problem text={problem} />
    </div>
  );
}

/**
 * The field for the code that proves that the phone is the person's own, with the ways to get one. The form has a field
 * `phone`.
 */
export function CodeOfPhone(field: FieldState) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        {i18n._('account.code.lead')}{' '}
        <Link
          to={pageAddress('contact')}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('account.code.contact')}
        </Link>
      </p>
      <CodeByText />
      <Field
        {...field}
        label={i18n._('account.field.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}
