import { aboveZero, fromRupees, type Paise, ZERO } from '#base/figures/money.ts';
import type { ShippingRule } from '#settings/settings.ts';
import type { AreaFigures, DeliveryPlaces } from './areas.ts';

export type { DeliveryPlaces };

// Where an order goes and under which rule: the same on both sides, on the one answer that tells of a pincode. It stands
// in a file of its own, because checkout needs it and none of the schemas.

/** Delivery fee to one place, and the limits on an order there. */
export type DeliveryRule = ShippingRule & {
  /** The least subtotal; zero where any will do. */
  minimum: Paise;
  /** The most cash at the door without a call before; null: no limit. */
  cashMost: Paise | null;
};

/** Where a shopper wants the goods; with `collected`, the shopper comes for them. */
export type Destination = {
  pincode?: string | undefined;
  village?: string | undefined;
  collected?: boolean | undefined;
};

/** An area that an order goes to. */
export type ServedArea = { id: string; name: string; note: string };

/**
 * Delivery to a destination: it goes, with its rule; or a pincode or village is still needed; or the shop does not
 * deliver there.
 */
export type Delivery =
  | {
      kind: 'goes';
      rule: DeliveryRule;
      /** Null outside of areas, and of what is collected. */
      area: ServedArea | null;
      /** As the shop writes it, where it lists the village; else as it was given. */
      village: string;
      collected: boolean;
    }
  | { kind: 'pincode needed' }
  | { kind: 'village needed' }
  | { kind: 'no' };

/** A pincode as it is compared: without spaces. */
export const pincodeKey = (pincode: string): string => pincode.replaceAll(/\s+/gu, '');

/** A village as it is compared: small letters, single spaces, signs composed alike. */
export const villageKey = (village: string): string =>
  village.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en');

/** A village of a pincode as it is compared. */
export const placeKey = ({ pincode, village }: { pincode: string; village: string }): string =>
  `${pincodeKey(pincode)} ${villageKey(village)}`;

/**
 * Finds the delivery rule of a destination among the places of its pincode: by village, then by the whole pincode, then
 * the rule for everywhere else. Where a pincode lists villages, the shopper has to name one; it is never guessed, because
 * leaving it out would lead to a smaller fee. Names match exactly: a likely match would be a promise that the owner never made.
 */
export function deliveryTo(
  { pincode = '', village = '', collected }: Destination,
  places: DeliveryPlaces,
): Delivery {
  const named = village.trim().replaceAll(/\s+/gu, ' ');
  if (collected)
    return places.mayCollect
      ? { kind: 'goes', rule: COLLECTED, area: null, village: named, collected: true }
      : { kind: 'no' };
  if (!places.hasAreas) return elsewhere(places, named);
  if (pincodeKey(pincode) === '') return { kind: 'pincode needed' };
  if (places.villages.length > 0 && named === '') return { kind: 'village needed' };
  const key = villageKey(named);
  const listed = places.villages.find((one) => villageKey(one.village) === key);
  const area = places.areas.find(({ id }) => id === (listed?.area ?? places.whole));
  if (!area) return elsewhere(places, named);
  const { id, name, note } = area;
  return {
    kind: 'goes',
    rule: deliveryRuleOf(area),
    area: { id, name, note },
    village: listed?.village ?? named,
    collected: false,
  };
}

const elsewhere = ({ elsewhere: figures }: DeliveryPlaces, village: string): Delivery =>
  figures
    ? { kind: 'goes', rule: deliveryRuleOf(figures), area: null, village, collected: false }
    : { kind: 'no' };

/** The rule of what the API says of an area, in paise. */
export const deliveryRuleOf = ({ fee, freeAbove, minimum, cashMost }: AreaFigures): DeliveryRule => ({
  fee: fromRupees(fee),
  freeAbove: freeAbove === null ? null : fromRupees(freeAbove),
  minimum: fromRupees(minimum),
  cashMost: cashMost === null ? null : fromRupees(cashMost),
});

/** Limits of a rule that has none. */
export const NO_LIMITS = { minimum: ZERO, cashMost: null } as const;
const COLLECTED: DeliveryRule = { fee: ZERO, freeAbove: null, ...NO_LIMITS };

/** Amount missing to the minimum order; 0 when the subtotal is enough. */
export const missingToMinimum = (subtotal: Paise, { minimum }: Pick<DeliveryRule, 'minimum'>): Paise =>
  aboveZero(minimum - subtotal);

/** True for a cash order above the limit that the shop takes at the door without a call before. */
export const isMuchCash = (
  { total, paymentMethod }: { total: Paise; paymentMethod: string },
  { cashMost }: Pick<DeliveryRule, 'cashMost'>,
): boolean => paymentMethod === 'cash' && cashMost !== null && total > cashMost;
