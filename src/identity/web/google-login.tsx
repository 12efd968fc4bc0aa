import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense, use, useEffect, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { sayField } from '#base/language/said.ts';
import { callApi, CallFailed, ifCallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { pageLanguage } from '#browser/language/language-choice.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import type { GoogleFinish, GoogleStatus } from '#identity/google.ts';
import type { LoggedIn } from '#identity/log-in.ts';
import { finishLogin } from '#identity/web/session/finish-login.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/** True if sign-in with Google is set up, or if the shop does not answer: then the tap says so. */
export const isGoogleSetUp = async (): Promise<boolean> =>
  (await callApi<GoogleStatus>('/auth/google').catch(ifCallFailed({ configured: true }))).configured;

/** The button for logging in with Google. If the owner has not set that up, it says so above itself. */
export function GoogleLogin({
  isSetUp,
  wantsToBeRemembered,
}: {
  isSetUp: boolean | Promise<boolean>;
  wantsToBeRemembered: () => boolean;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, problem, setProblem, run } = useCall();
  const noteId = useId();

  const begin = async (): Promise<void> => {
    if (!(await isGoogleSetUp())) return setProblem(i18n._('account.google.notSetUp'));
    window.location.assign(await beginWithGoogle(search, wantsToBeRemembered()));
  };

  // Google sends the browser back to this page with its answer in the address.
  useEffect(() => {
    const answer = answerIn(search);
    if (!answer) return;
    void run(() =>
      endWithGoogle(answer, (question) => navigate(pageAddress('login') + question, { replace: true })),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is good once
  }, []);

  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="flex-1 border-t border-line" />
        {i18n._('account.google.or')}
        <span className="flex-1 border-t border-line" />
      </p>
      {!problem && (
        <Suspense>
          <NotSetUp id={noteId} isSetUp={isSetUp} />
        </Suspense>
      )}
      <Button
        look="secondary"
        busy={busy}
        aria-describedby={noteId}
        onClick={() => void run(begin)}
        className="w-full"
      >
        {busy ? i18n._('account.google.busy') : i18n._('account.google.action')}
      </Button>
      <Problem text={problem} />
    </div>
  );
}

/** Says that the button below leads nowhere yet. */
function NotSetUp({ id, isSetUp }: { id: string; isSetUp: boolean | Promise<boolean> }) {
  const { i18n } = useLingui();
  const isReady = isSetUp instanceof Promise ? use(isSetUp) : isSetUp;
  if (isReady) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {i18n._('account.google.notSetUp')}
    </p>
  );
}

/**
 * Kept in this browser during a sign-in with Google: the secret that proves it is the same browser, and the page to
 * return to.
 */
type Begun = { secret: string; question: string; remember: boolean };

const NAME = 'googleSignIn';

/**
 * Starts a sign-in; resolves to the address at Google. `question` is the query of the login page, to be restored
 * afterwards.
 */
export async function beginWithGoogle(question: string, remember: boolean): Promise<string> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const binding = base64url(new Uint8Array(hash));
  keep(NAME, { secret, question, remember } satisfies Begun, 'session');
  const { url } = await callApi<{ url: string }>('/auth/google/start', {
    method: 'POST',
    body: { binding, remember },
  });
  return url;
}

/** The parameters of Google's redirect, if this address has them. */
export function answerIn(search: string): Omit<GoogleFinish, 'secret'> | undefined {
  const given = new URLSearchParams(search);
  const state = given.get('state');
  if (!state) return undefined;
  const iss = given.get('iss');
  // Without a code, the person or Google refused.
  return { code: given.get('code') ?? '', state, ...(iss !== null && { iss }) };
}

/** Completes a sign-in. `clean` removes Google's parameters from the address before the person goes on. */
export async function endWithGoogle(
  answer: Omit<GoogleFinish, 'secret'>,
  clean: (question: string) => void | Promise<void>,
): Promise<void> {
  const begun = readKept(NAME, 'session') as Begun | undefined;
  forget(NAME);
  await clean(begun?.question ?? '');
  if (!begun || !answer.code) {
    throw new CallFailed(0, 'not_through', sayField(i18n, 'Google sign-in did not work. Please try again.'));
  }
  const body = { ...answer, secret: begun.secret, language: pageLanguage() } satisfies GoogleFinish;
  const loggedIn = await callApi<LoggedIn>('/auth/google', { method: 'POST', body });
  finishLogin(loggedIn, { remember: begun.remember, question: new URLSearchParams(begun.question) });
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
