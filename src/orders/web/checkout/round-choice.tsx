import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { hasRoom, type PublicRound } from '#delivery/delivery.ts';
import {
  BlockedText,
  orderBefore,
  type RoundsOffered,
  roundTime,
  useDelivery,
  wantRound,
} from '#delivery/web/public.ts';
import { Problem } from '#ui/form/field.tsx';
import { CARD } from './question-card.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** When the order comes, or is collected: the next rounds to choose from. A shop without rounds asks nothing. */
export function RoundChoice({
  checkout: { rounds, roundProblem, roundCalls, quote },
}: {
  checkout: CheckoutState;
}) {
  const { i18n } = useLingui();
  const { offered, chosen, isLapsed } = rounds;
  const { isKnown } = useDelivery();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (roundCalls > 0) place.current?.focus();
  }, [roundCalls]);
  if (offered.length === 0 && roundProblem === undefined) return null;
  const problem = isLapsed ? i18n._('account.round.lapsed') : i18n._('account.round.none');
  const fee =
    quote.shipping === 0
      ? i18n._('account.round.free')
      : i18n._('account.round.fee', { fee: formatRupees(quote.shipping) });
  return (
    <div className={CARD}>
      <fieldset ref={place} tabIndex={-1} aria-describedby="round-fee" className="grid gap-2 outline-none">
        <legend className="float-left text-lg font-bold">{i18n._('account.round.title')}</legend>
        <p id="round-fee" className="clear-both -mt-1 text-sm text-muted">
          {rounds.kind === 'ride' && isKnown && fee}
        </p>
        <Problem text={chosen ? undefined : (roundProblem ?? problem)} />
        {offered.map((round) => (
          <RoundOption key={round.id} round={round} rounds={rounds} isChosen={round.id === chosen?.id} />
        ))}
      </fieldset>
    </div>
  );
}

/** A round: when, till when one can order for it, and whether there is room. */
function RoundOption({
  round,
  rounds: { kind, now },
  isChosen,
}: {
  round: PublicRound;
  rounds: RoundsOffered;
  isChosen: boolean;
}) {
  const { i18n } = useLingui();
  const isFree = hasRoom(round);
  return (
    <label className="flex min-h-12 items-center gap-x-3 rounded-control border border-muted/60 bg-white px-3 py-1.5 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:ring-1 has-checked:ring-leaf has-disabled:border-line has-disabled:bg-shelf has-disabled:text-muted">
      <input
        type="radio"
        name="round"
        value={round.id}
        checked={isChosen}
        disabled={!isFree}
        onChange={() => wantRound(kind, round.id)}
        className="size-5 shrink-0 accent-leaf"
      />
      <span className="flex flex-1 flex-wrap items-center gap-x-3">
        <span className="mr-auto">
          <span className={isFree ? 'block font-semibold' : 'block'}>{roundTime(i18n, round, now)}</span>
          <span className="block text-sm text-muted">
            {isFree ? orderBefore(i18n, round, now) : <BlockedText round={round} />}
          </span>
        </span>
        {round.state === 'few' && (
          <span className="rounded-control bg-marigold-soft px-2 text-sm font-semibold">
            {i18n._('account.round.few')}
          </span>
        )}
      </span>
    </label>
  );
}
