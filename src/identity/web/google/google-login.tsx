import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { answerIn, beginWithGoogle, endWithGoogle } from './google-sign-in.ts';

/** The button for logging in with Google. If the owner has not set that up, it says so. */
export function GoogleLogin({ wantsToBeRemembered }: { wantsToBeRemembered: () => boolean }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, problem, setProblem, run } = useCall();

  const begin = async (): Promise<void> => {
    const { configured } = await callApi<{ configured: boolean }>('/auth/google');
    if (!configured) return setProblem(i18n._('account.google.notSetUp'));
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
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {i18n._('account.google.or')}
      </p>
      <Button look="secondary" busy={busy} onClick={() => void run(begin)} className="w-full">
        {busy ? i18n._('account.google.busy') : i18n._('account.google.action')}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
