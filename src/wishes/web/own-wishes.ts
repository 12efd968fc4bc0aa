import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { create } from 'zustand';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import { loginFor, useSession } from '#identity/web/public.ts';
import { toastFailure } from '#ui/toast/toast.tsx';
import type { NewWish, OwnWish, OwnWishes } from '#wishes/wishes.ts';

/** The signed-in shopper's open wishes, and whose they are; undefined until they were read. */
const useWishes = create<{ of?: string | undefined; wishes?: OwnWish[] | undefined }>(() => ({}));

/** Storage name of the wish of a guest, which is sent after the login. */
const KEPT_WISH = 'keptWish';

async function readWishes(user: string): Promise<void> {
  if (useWishes.getState().of === user) return;
  useWishes.setState({ of: user, wishes: undefined });
  // Without an answer the button stands there as if nothing was asked; the same wish again changes nothing.
  const answer = await callApi<OwnWishes>('/wishes').catch(ifCallFailed(undefined));
  if (useWishes.getState().of === user) useWishes.setState({ of: answer && user, wishes: answer?.wishes });
}

const isSame = (wish: NewWish, other: Pick<OwnWish, 'product' | 'words'>): boolean =>
  wish.kind === 'goods'
    ? wish.product === other.product
    : other.product === '' && wish.words.trim().toLowerCase() === other.words.toLowerCase();

/**
 * A wish of the shopper: whether it was left, and what leaves it or takes it back. A guest goes to the login, and comes back to this
 * page, where it is left then.
 */
export function useWish(wish: NewWish) {
  const user = useSession((session) => session.user?._id);
  const left = useWishes(({ of, wishes }) =>
    of === user ? wishes?.find((other) => isSame(wish, other)) : undefined,
  );
  const { busy, run } = useCall(toastFailure);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const send = (path: string, method: 'POST' | 'DELETE'): Promise<void> =>
    run(async () => {
      const body = method === 'POST' ? { body: wish } : {};
      const { wishes } = await callApi<OwnWishes>(path, { method, ...body });
      useWishes.setState({ of: user, wishes });
    });
  useEffect(() => {
    if (!user) return;
    const kept = readKept(KEPT_WISH, 'session');
    if (kept === JSON.stringify(wish)) {
      forget(KEPT_WISH);
      void send('/wishes', 'POST');
    } else void readWishes(user);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each person and wish
  }, [user, JSON.stringify(wish)]);
  const ask = async (): Promise<void> => {
    if (user) return send('/wishes', 'POST');
    keep(KEPT_WISH, JSON.stringify(wish), 'session');
    await navigate(loginFor(pathname + search));
  };
  const takeBack = (): Promise<void> => send(`/wishes/${left?._id}`, 'DELETE');
  return { left, busy, isGuest: user === undefined, ask, takeBack };
}
