import { useRevalidator } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';

/** Call that changes the alarm. Shows the error of a failure; after a conflict, loads the current alarm. */
export function useRulesCall() {
  const { revalidate } = useRevalidator();
  return useCall(async (failure, say) => {
    say(failure.message);
    if (failure.code === 'conflict' || failure.code === 'not_found') await revalidate();
  });
}
