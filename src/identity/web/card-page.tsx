import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { type MetaArgs, useLocation } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { CardLogIn, type LoggedIn } from '#identity/log-in.ts';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { EntryFrame, SubmitButton } from './form/entry-frame.tsx';
import { useHydrated } from './return-path.ts';
import { finishLogin } from './session/finish-login.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.card.title') }));

/**
 * The page where staff log a phone in by their login card. The QR code leads here with its token behind the `#`, which no
 * server logs; then one button is all. It waits for the tap, because the reader of a code may open pages by itself.
 */
export default function CardPage() {
  const { i18n } = useLingui();
  const { hash, search } = useLocation();
  const isReady = useHydrated();
  const token = isReady && hash.length > 1 ? hash.slice(1) : undefined;
  const ask = useRef('');
  const form = useSchemaForm({
    schema: CardLogIn,
    read: (data) => {
      ask.current ||= newSecret();
      return { ask: ask.current, ...(token === undefined ? { code: data.get('code') ?? '' } : { token }) };
    },
    submit: async (body) => {
      const loggedIn = await callApi<LoggedIn>('/auth/card', { method: 'POST', body });
      finishLogin(loggedIn, { remember: true, question: new URLSearchParams(search) });
    },
  });
  return (
    <EntryFrame
      title={i18n._('account.card.title')}
      lead={token === undefined ? i18n._('account.card.lead') : i18n._('account.card.scanned')}
    >
      <form {...form.props} method="post" className="grid gap-4">
        {token === undefined && (
          <Field
            {...form.field('code')}
            label={i18n._('account.card.code')}
            hint={i18n._('account.card.hint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="text-2xl tracking-widest tabular-nums"
            required
          />
        )}
        <SubmitButton busy={form.busy}>
          {form.busy ? i18n._('account.login.busy') : i18n._('account.card.action')}
        </SubmitButton>
        <Problem text={form.problem ?? (token === undefined ? undefined : form.messages['code'])} />
      </form>
    </EntryFrame>
  );
}

/** A secret of 256 random bits: if the answer is lost, this page may ask again by it. */
const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
