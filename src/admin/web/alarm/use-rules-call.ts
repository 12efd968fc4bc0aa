import { useRevalidator } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';

/** A call that changes the alarm. If somebody else was quicker, it says so and reads how the alarm is now. */
export function useRulesCall() {
  const { revalidate } = useRevalidator();
  return useCall(async (failure, say) => {
    say(failure.message);
    if (failure.code === 'conflict' || failure.code === 'not_found') await revalidate();
  });
}
