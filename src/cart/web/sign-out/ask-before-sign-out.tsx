import { Suspense, useEffect, useState } from 'react';
import { readAllWaiting, readUnfinishedOrder } from '#cart/web/adds/read-waiting.ts';
import { allWaitingChanges, askBeforeSignOut, useSession } from '#identity/web/public.ts';
import { partLater } from '#ui/page/part-later.ts';
import type { Asked, Unsent } from './sign-out-question.tsx';

const Question = partLater(
  async () => (await import('./sign-out-question.tsx')).SignOutQuestion,
  LeaveUnasked,
);

/**
 * Around every page of a signed-in shopper: asks before signing out loses unsent work. The question is loaded while
 * there is a network; a sign-out before that waits for it.
 */
export function AskBeforeSignOut() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      askBeforeSignOut(() => {
        const unsent = unsentHere();
        if (!unsent) return Promise.resolve(true);
        return new Promise((answer) => {
          setAsked({ unsent, answer });
        });
      }),
    [],
  );
  const say = (maySignOut: boolean): void => {
    asked?.answer(maySignOut);
    setAsked(undefined);
  };
  return (
    <Suspense>
      <Question asked={asked} onAnswer={say} />
    </Suspense>
  );
}

/** Signs out unasked where the question cannot be loaded, because a shared phone must not stay signed in. */
function LeaveUnasked({ asked }: { asked: Asked | undefined }) {
  useEffect(() => asked?.answer(true), [asked]);
  return null;
}

/** Unsent work of this device; undefined if there is none. */
function unsentHere(): Unsent | undefined {
  const me = useSession.getState().user?._id;
  const kept = readUnfinishedOrder();
  const adds = readAllWaiting();
  const changes = allWaitingChanges();
  const all = [...(kept ? [kept.order] : []), ...adds, ...changes];
  if (all.length === 0) return undefined;
  const isMine = ({ user }: { user: string }): boolean => user === me;
  const mine = changes.filter(isMine);
  return {
    order: kept && isMine(kept.order) ? kept.order.totalAmount : undefined,
    goods: adds.filter(isMine).map(({ title }) => title),
    changes: mine.length,
    changed: mine.flatMap(({ title }) => title ?? []),
    isOfOthers: !all.every(isMine),
  };
}
