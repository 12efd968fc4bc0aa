import { collect, wantRound } from '#delivery/web/public.ts';
import type { SentOrder } from '#orders/web/submission/attempt.ts';
import { keepDraft } from './address/prefill.ts';

/** Keeps all that was answered with an order that was not placed: the checkout begins with it. */
export function keepAnswers({
  user,
  selectedAddress,
  paymentMethod,
  collected,
  round,
  ifMissing,
  note,
}: SentOrder): void {
  keepDraft(user, {
    ...selectedAddress,
    paymentMethod,
    ...(ifMissing && { ifMissing }),
    ...(note && { note }),
  });
  collect(collected === true);
  if (round !== undefined) wantRound(collected ? 'collect' : 'ride', round);
}
