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
 * Around every page of who is signed in: asks before signing out loses what waits here. What asks is loaded while there is a
 * network; whoever is quicker than that is asked as soon as it is there.
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

/** Where what asks cannot be loaded: nobody is kept signed in on a phone that they share. */
function LeaveUnasked({ asked }: { asked: Asked | undefined }) {
  useEffect(() => asked?.answer(true), [asked]);
  return null;
}
