import { useEffect, useState } from 'react';
import type { Instant } from '#base/time.ts';
import type { Delivery } from '#delivery/delivery-rule.ts';
import { chosenRound, hasRoom, offeredRounds } from '#delivery/offered-rounds.ts';
import type { PublicRound, RoundKind } from '#delivery/rounds.ts';
import { useDelivery } from '#delivery/web/destination.ts';
import { askRounds, shopNow, useKnownRounds, wantRound } from './known-rounds.ts';

/** The rounds that an order can go with, and which one it goes with. In a shop without rounds there are none. */
export type RoundsOffered = {
  /** The area that they go to, once it is known. */
  area: string | undefined;
  kind: RoundKind;
  offered: PublicRound[];
  chosen: PublicRound | undefined;
  /** There are rounds with room, and the shopper has to choose: the one that she wanted cannot be had. */
  isLapsed: boolean;
  now: Instant;
};

/**
 * The rounds to where the shopper wants the goods, for her to choose from. What the shop offers now, and she reads, is not
 * exchanged for another round unasked.
 */
export function useRounds(): RoundsOffered {
  const rounds = useComingRounds();
  const { kind, chosen } = rounds;
  const isFresh = useKnownRounds((known) => known.isFresh);
  const shown = isFresh ? chosen?.id : undefined;
  useEffect(() => {
    if (shown !== undefined) wantRound(kind, shown);
  }, [kind, shown]);
  return rounds;
}

/** The same to be read only, asked of the shop whenever the place changes. */
export function useComingRounds(): RoundsOffered {
  const { delivery } = useDelivery();
  const way = wayOf(delivery);
  const { told, wanted } = useKnownRounds();
  const area = way?.area;
  const { kind } = way ?? { kind: 'ride' };
  const mine = told !== undefined && told.area === area ? told : undefined;
  const now = useShopNow(mine?.ahead ?? 0, mine?.rounds ?? []);
  useEffect(() => {
    if (area === undefined) return undefined;
    const ask = () => void askRounds(area);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [area]);
  const offered = offeredRounds(mine?.rounds ?? [], { kind, now, wanted: wanted[kind] });
  const chosen = chosenRound(offered, wanted[kind]);
  return { area, kind, offered, chosen, isLapsed: !chosen && offered.some(hasRoom), now };
}

/** Which rounds go there; undefined while it is not known, and where the shop does not go. */
const wayOf = (delivery: Delivery | undefined): { area: string; kind: RoundKind } | undefined =>
  delivery?.kind === 'goes'
    ? { area: delivery.area?.id ?? '', kind: delivery.collected ? 'collect' : 'ride' }
    : undefined;

/** The longest time that a timer can wait. */
const TIMER_AT_MOST = 2 ** 31 - 1;

const NO_ROUNDS: readonly PublicRound[] = [];

/** The time by the shop's clock, as far as it told this device, anew when the page is looked at again. */
export const useShopClock = (): Instant =>
  useShopNow(
    useKnownRounds(({ told }) => told?.ahead ?? 0),
    NO_ROUNDS,
  );

/** The time by the shop's clock, anew when the next cut-off passes and when the page is looked at again. */
function useShopNow(ahead: number, rounds: readonly PublicRound[]): Instant {
  const [, look] = useState(0);
  const now = shopNow(ahead);
  const next = rounds
    .map(({ orderBefore }) => orderBefore)
    .filter((cutOff) => cutOff > now)
    .toSorted()[0];
  useEffect(() => {
    const again = () => look((times) => times + 1);
    const timer =
      next === undefined
        ? undefined
        : setTimeout(again, Math.min(Date.parse(next) - ahead - Date.now(), TIMER_AT_MOST));
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [next, ahead]);
  return now;
}
