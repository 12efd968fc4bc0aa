import { useLingui } from '@lingui/react';
import { type MouseEvent, useRef } from 'react';
import { Link, useLocation, useNavigate, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { loadWords } from '#browser/language/words.ts';
import type { LoggedIn } from '#identity/log-in.ts';
import { buttonClass } from '#ui/button.tsx';
import { Tick } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { WantedGoods } from './form/wanted-goods.tsx';
import { TAKES_ALONG, useTakenAlong, returnPath } from './return-path.ts';
import { takeSignup, finishLogin } from './session/finish-login.ts';
await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.signup.done') }));

/** The success dialog after signing up; it is part of the page, so that it is there before any script is. */
export default function UserCreatedPage() {
  const { i18n } = useLingui();
  const takenAlong = useTakenAlong();
  const state: unknown = useLocation().state;
  const remember = useRef<HTMLInputElement>(null);
  const { busy, logIn } = useLogIn(takenAlong, state, () => remember.current?.checked ?? true);
  return (
    <section className="mx-auto w-full max-w-md px-4 py-3 md:py-12">
      <dialog
        open
        aria-labelledby="created"
        className="static m-0 grid w-full justify-items-center gap-3 rounded-tile bg-white p-5 text-center md:p-8 shadow-float"
      >
        <span className="grid size-11 place-items-center rounded-full bg-leaf-soft text-leaf">
          <Icon name="check" className="size-6" />
        </span>
        <h1 id="created" className="text-2xl font-bold">
          {i18n._('account.signup.done')}
        </h1>
        <p className="text-muted">{i18n._('account.signup.ready')}</p>
        <WantedGoods says={i18n._('account.wanted.login')} />
        <Tick ref={remember} defaultChecked>
          {i18n._('account.login.remember')}
        </Tick>
        <Link
          to={pageAddress('login') + takenAlong}
          {...TAKES_ALONG}
          state={state}
          onClick={(event) => logIn(event)}
          aria-busy={busy || undefined}
          className={buttonClass('primary', 'w-full')}
        >
          {busy ? i18n._('account.login.busy') : i18n._('account.login.action')}
        </Link>
        {/* Whoever tapped goods before may have all that is wanted. */}
        <Link
          to={pageAddress('login', { returnTo: pageAddress('checkout') })}
          state={state}
          onClick={(event) => logIn(event, pageAddress('checkout'))}
          className={buttonClass('secondary', 'hidden w-full peer-data-named:inline-flex')}
        >
          {i18n._('account.signup.toCheckout')}
        </Link>
      </dialog>
    </section>
  );
}

/**
 * Logs in with the values typed at sign-up, as long as that page is open. After a reload, or if the login fails, the
 * link leads to the login page.
 */
function useLogIn(takenAlong: string, state: unknown, wantsToBeRemembered: () => boolean) {
  const navigate = useNavigate();
  const { busy, run } = useCall(async () => navigate(pageAddress('login') + takenAlong, { state }));
  const enterWith = (credentials: { email: string; password: string }, to: string): Promise<void> =>
    run(async () => {
      const question = new URLSearchParams(takenAlong);
      const remember = wantsToBeRemembered();
      const body = { ...credentials, remember };
      finishLogin(await callApi<LoggedIn>('/auth/login', { method: 'POST', body }), { remember, question });
      await navigate(to, { replace: true });
    });
  const logIn = (event: MouseEvent, to = returnPath(new URLSearchParams(takenAlong))): void => {
    if (busy) return event.preventDefault();
    const credentials = takeSignup();
    if (!credentials) return;
    event.preventDefault();
    void enterWith(credentials, to);
  };
  return { busy, logIn };
}
