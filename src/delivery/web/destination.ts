import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { keep, readKept } from '#browser/storage.ts';
import {
  type Delivery,
  type DeliveryPlaces,
  type DeliveryRule,
  deliveryRuleOf,
  deliveryTo,
  NO_LIMITS,
  pincodeKey,
} from '#delivery/delivery-rule.ts';
import { useSession } from '#identity/web/public.ts';
import { type FeesAhead, type ShippingRule, shippingRuleOf } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';
import { KEPT_PLACE } from './shown-delivery.ts';

/** Where the shopper wants the goods, and what the shop said of that pincode. */
type Going = { pincode: string; village: string; collected: boolean; places: DeliveryPlaces | undefined };

const NOWHERE: Going = { pincode: '', village: '', collected: false, places: undefined };

/** Where the shopper wants the goods; the device remembers pincode and village. */
export const useDestination = create<Going>(() => ({
  ...NOWHERE,
  ...(readKept(KEPT_PLACE, 'local') as Partial<Going>),
}));

// Signing out forgets it, in any tab.
useSession.subscribe(({ token }, before) => {
  if (before.token && !token) useDestination.setState(NOWHERE);
});

type To = { pincode?: string | undefined; village?: string | undefined };

/** Begins with a destination, and asks the shop what it says of it now. */
export async function startAt(to: To): Promise<void> {
  change(goingTo(to));
  await askPlaces();
}

/** Goes on to a destination; of another pincode the shop is asked. */
export async function goTo(to: To): Promise<void> {
  const next = goingTo(to);
  const { pincode, village } = useDestination.getState();
  if (next.pincode === pincode && next.village === village) return;
  change(next);
  if (!next.places) await askPlaces();
}

function goingTo({ pincode = '', village = '' }: To): Pick<Going, 'pincode' | 'village' | 'places'> {
  const key = pincodeKey(pincode);
  const { places } = useDestination.getState();
  return { pincode: key, village, places: places?.pincode === key ? places : undefined };
}

/** Chooses to come to the shop for the goods, or not. */
export const collect = (collected: boolean): void => change({ collected });

/** Asks the shop what it says of the pincode now. Without an answer, what it said before counts. */
export async function askPlaces(): Promise<void> {
  const { pincode } = useDestination.getState();
  const places = await callPlaces(pincode);
  // Another pincode may have been typed meanwhile.
  if (places && useDestination.getState().pincode === pincode) change({ places });
}

function change(to: Partial<Going>): void {
  useDestination.setState(to);
  const { pincode, village, places } = useDestination.getState();
  keep(KEPT_PLACE, { pincode, village, places }, 'local');
}

/** Delivery as far as it is known, and the fees to name until then. */
export type KnownDelivery = {
  delivery: Delivery | undefined;
  /** The rule to reckon with; until the place is known, the shop's own. The shop decides when the order is placed. */
  rule: DeliveryRule;
  /** The rule differs from the shop's own. */
  isByPlace: boolean;
  /** The rule is final. Until it is, no fee is named that may differ in the shopper's village. */
  isKnown: boolean;
  fees: FeesAhead;
};

/** Delivery to the shopper's destination. */
export function useDelivery(): KnownDelivery {
  const { places, ...to } = useDestination();
  const shop = useShop();
  const { fees } = shop;
  const own: ShippingRule = fees.isOne ? ruleAhead(fees) : shippingRuleOf(shop);
  const delivery = places && deliveryTo(to, places);
  // Where the shop does not go, nothing is promised to be free.
  const freeAbove = delivery?.kind === 'no' ? null : own.freeAbove;
  if (delivery?.kind !== 'goes')
    return {
      delivery,
      rule: { ...own, freeAbove, ...NO_LIMITS },
      isByPlace: false,
      isKnown: fees.isOne && delivery?.kind !== 'no',
      fees,
    };
  const isByPlace = places?.hasAreas === true || delivery.collected;
  return { delivery, rule: delivery.rule, isByPlace, isKnown: true, fees };
}

const ruleAhead = ({ to, freeAbove }: FeesAhead): ShippingRule =>
  deliveryRuleOf({ fee: to, freeAbove, minimum: 0, cashMost: null });

/**
 * Delivery places for a form's pincode, where the form does not set the shopper's destination; `ask` follows the
 * typing. `isAsking` until an answer came or failed.
 */
export function usePlaces(first: string) {
  const [pincode, setPincode] = useState(first);
  const [places, setPlaces] = useState<DeliveryPlaces>();
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    let isAwaited = true;
    void callPlaces(pincode).then((told) => {
      if (!isAwaited) return;
      setPlaces(told);
      setSettled(pincode);
    });
    return () => {
      isAwaited = false;
    };
  }, [pincode]);
  return { places, isAsking: settled !== pincode, ask: setPincode };
}

/** Asks the shop what it says of a pincode; undefined without an answer, and while it is not typed to its end. */
async function callPlaces(pincode: string): Promise<DeliveryPlaces | undefined> {
  const key = pincodeKey(pincode);
  if (key !== '' && !/^\d{6}$/.test(key)) return undefined;
  try {
    return await callApi<DeliveryPlaces>(`/delivery/places?pincode=${key}`);
  } catch (error) {
    // Without a network the shop decides when the form arrives.
    if (error instanceof CallFailed) return undefined;
    throw error;
  }
}
