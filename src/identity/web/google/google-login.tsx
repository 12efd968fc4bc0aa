import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { answerIn, beginWithGoogle, endWithGoogle } from './google-sign-in.ts';

const NOT_SET_UP = 'Google sign-in is not set up in this shop. Please log in with your e-mail and password.';

/** The button for logging in with Google. If the owner has not set that up, it says so. */
export function GoogleLogin({ wantsToBeRemembered }: { wantsToBeRemembered: () => boolean }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, problem, setProblem, run } = useCall();

  const begin = async (): Promise<void> => {
    const { configured } = await callApi<{ configured: boolean }>('/auth/google');
    if (!configured) return setProblem(NOT_SET_UP);
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
        or
      </p>
      <Button look="secondary" busy={busy} onClick={() => void run(begin)} className="w-full">
        {busy ? 'Asking Google...' : 'Login with Google'}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
