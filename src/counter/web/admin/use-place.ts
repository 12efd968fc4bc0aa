import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { ZERO } from '#base/figures/money.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import {
  type DeliveryRule,
  deliveryTo,
  hasRoom,
  NO_LIMITS,
  type PublicRound,
  type PublicRounds,
  type RoundKind,
} from '#delivery/delivery.ts';
import { usePlaces } from '#delivery/web/public.ts';
import type { Draft } from './draft.ts';

/** Of goods that are taken along: nothing is delivered. */
const TAKEN_ALONG: DeliveryRule = { fee: ZERO, freeAbove: null, ...NO_LIMITS };

/** Where the order goes: under which rule, whether a village has to be said, and with which rounds it can go. */
export function usePlace({ channel, to, collected }: Pick<Draft, 'channel' | 'to' | 'collected'>) {
  const { places: told, isAsking, ask } = usePlaces(to.pincode);
  const [places, setPlaces] = useState(told);
  useEffect(() => ask(to.pincode), [ask, to.pincode]);
  // Without a network what was told before still holds.
  if (told && told !== places) setPlaces(told);
  const isSale = channel === 'counter';
  const delivery = places && deliveryTo({ ...to, collected }, places);
  const goes = delivery?.kind === 'goes' ? delivery : undefined;
  const kind = collected ? 'collect' : 'ride';
  const rounds = useOfferedRounds(isSale || !goes ? undefined : (goes.area?.id ?? ''), kind);
  return {
    rule: isSale ? TAKEN_ALONG : (goes?.rule ?? TAKEN_ALONG),
    asksVillage: !isSale && !collected && places?.hasAreas === true,
    /** The shop lets its customers come for their goods. */
    mayCollect: !isSale && places?.mayCollect === true,
    area: goes?.area?.name ?? '',
    isKnown: isSale || goes !== undefined,
    /** Where the shop goes, and for how much, is still being asked. */
    isAsking: !isSale && places === undefined && isAsking,
    /** The shop does not go there. */
    isRefused: !isSale && delivery?.kind === 'no',
    ...rounds,
  };
}

/** The rounds with room that go to an area; none where nothing is known of where it goes. */
function useOfferedRounds(
  area: string | undefined,
  kind: RoundKind,
): { rounds: readonly PublicRound[]; now: string } {
  const [told, setTold] = useState<PublicRounds>();
  useEffect(() => {
    if (area === undefined) return undefined;
    const asking = new AbortController();
    void callApi<PublicRounds>(
      `/delivery/rounds?lang=${i18n.locale}${area && `&area=${encodeURIComponent(area)}`}`,
      {
        signal: asking.signal,
      },
    )
      .catch(ifCallFailed(undefined))
      .then((answer) => answer && !asking.signal.aborted && setTold(answer));
    return () => asking.abort();
  }, [area]);
  if (area === undefined || !told) return { rounds: [], now: '' };
  return {
    rounds: told.rounds.filter((round) => round.kind === kind && hasRoom(round)),
    now: told.now,
  };
}
