import { Failure } from '#base/failure.ts';
import { formatPaise, type Paise, toRupees } from '#base/figures/money.ts';
import type { PostalAddress } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import {
  type BelowMinimum,
  type Delivery,
  type DeliveryPlaces,
  type DeliveryRule,
  deliveryTo,
  missingToMinimum,
  type PlaceNeeded,
} from '#delivery/delivery.ts';
import { placesForOrder } from '#delivery/server/public.ts';
import type { NewOrder } from '#orders/order.ts';
import type { Settings } from '#settings/settings.ts';

/** Delivery that an order is promised: its place and its rule. */
export type Promised = Extract<Delivery, { kind: 'goes' }> & {
  /** True if the order stores its rule; false for a ride in a shop without areas, which has only one rule. */
  isKept: boolean;
};

/**
 * Settles where an order goes and under which rule, by the areas as they are now; nothing of it is taken from the
 * request but pincode and village. Refused where the shop does not go, or would have to guess.
 */
export async function settleDelivery(
  tx: Tx,
  {
    selectedAddress: { pincode, village },
    collected,
  }: Pick<NewOrder, 'collected'> & { selectedAddress: Pick<PostalAddress, 'pincode' | 'village'> },
  { settings, now }: { settings: Settings; now: Instant },
): Promise<Promised> {
  const places = await placesForOrder(tx, pincode ?? '', { now, settings });
  const delivery = deliveryTo({ pincode, village, collected }, places);
  switch (delivery.kind) {
    case 'goes':
      return { ...delivery, isKept: places.hasAreas || delivery.collected };
    case 'pincode needed':
      throw placeNeeded(
        'pincode',
        /*i18n*/ 'Please write the pincode, so that we know if we deliver there.',
        places,
      );
    case 'village needed':
      throw placeNeeded('village', /*i18n*/ 'Please choose your village.', places);
    case 'no':
      throw notDelivered(settings, collected);
  }
}

/** The way that a round has to go for it. */
export const wayOf = ({ collected, area }: Promised) => ({
  kind: collected ? ('collect' as const) : ('ride' as const),
  area: area?.id ?? null,
});

/** Refuses what is less than the least order of the area. */
export function expectMinimum(subtotal: Paise, rule: Pick<DeliveryRule, 'minimum'>): void {
  const missing = missingToMinimum(subtotal, rule);
  if (missing === 0) return;
  const minimum = formatPaise(rule.minimum);
  throw new Failure('below_minimum', `The minimum order for this place is ${minimum}.`, {
    sentence: { id: /*i18n*/ 'The minimum order for this place is {minimum}.', figures: { minimum } },
    detail: { minimum: toRupees(rule.minimum), missing: toRupees(missing) } satisfies BelowMinimum,
  });
}

const placeNeeded = (needs: PlaceNeeded['needs'], message: string, places: DeliveryPlaces): Failure =>
  new Failure('place_needed', message, {
    fields: { [`selectedAddress.${needs}`]: [message] },
    detail: { needs, places } satisfies PlaceNeeded,
  });

/** A clear no, with whom to call, at the pincode that it is about. */
function notDelivered({ phones: [phone] }: Settings, collected: boolean): Failure {
  const no = /*i18n*/ 'We do not deliver there.';
  const fields = collected ? {} : { fields: { 'selectedAddress.pincode': [no] } };
  if (phone === undefined) return new Failure('not_delivered', no, fields);
  return new Failure('not_delivered', `We do not deliver there. Please call ${phone}.`, {
    ...fields,
    sentence: { id: /*i18n*/ 'We do not deliver there. Please call {phone}.', figures: { phone } },
  });
}
