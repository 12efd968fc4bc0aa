import { Suspense } from 'react';
import { partLater } from '#ui/page/part-later.ts';

const Question = partLater(async () => (await import('./sign-out-question.tsx')).SignOutQuestion);

/** Around every page of who is signed in: asks before signing out loses what waits here. It is loaded while there is a network. */
export const AskBeforeSignOut = () => (
  <Suspense>
    <Question />
  </Suspense>
);
