import { useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/problem.tsx';

const NOT_SET_UP = 'Google sign-in is not set up in this shop. Please log in with your e-mail and password.';

/** Logging in with Google; where the shop's owner has not set it up, the button says so. */
export function GoogleLogin() {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { configured } = await callApi<{ configured: boolean }>('/auth/google');
      if (!configured) setProblem(NOT_SET_UP);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button look="secondary" busy={busy} onClick={() => void begin()} className="w-full">
        Login with Google
      </Button>
      <Problem text={problem} />
    </div>
  );
}
