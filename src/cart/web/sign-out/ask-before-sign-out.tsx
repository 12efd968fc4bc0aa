import { Suspense, useEffect, useState } from 'react';
import { askBeforeSignOut } from '#identity/web/public.ts';
import { partLater } from '#ui/page/part-later.ts';
import type { Asked } from './sign-out-question.tsx';
import { unsentHere } from './unsent-here.ts';

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
