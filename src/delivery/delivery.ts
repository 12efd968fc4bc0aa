import * as v from 'valibot';

// The contract of delivery: where the shop goes, what that costs, and when.
export { Area, BelowMinimum, DeliveryPlaces, PlaceNeeded, PlacesOutside } from './areas.ts';
export {
  type Delivery,
  type DeliveryRule,
  NO_LIMITS,
  deliveryTo,
  isMuchCash,
  missingToMinimum,
  pincodeKey,
  placeKey,
  villageKey,
} from './delivery-rule.ts';
export { DeliveryTerms } from './terms.ts';
export { hasRoom } from './offered-rounds.ts';
export {
  PublicRound,
  PublicRounds,
  ROUND_KINDS,
  RoundGone,
  type RoundKind,
  RoundPromise,
  RoundRule,
  RoundTimes,
} from './rounds.ts';

/** District and state of a pincode. */
export const Place = v.object({ pincode: v.string(), district: v.string(), state: v.string() });
export type Place = v.InferOutput<typeof Place>;

/** So many people carry one round out, at most. */
const RIDERS_AT_MOST = 20;
/** For so many days after its day a round is still open to who carried it out. */
export const RIDER_SEES_DAYS = 7;

/** Riders of one round or, with `always`, of all rounds of its weekly rule that have no riders of their own. */
export const NamedRiders = v.strictObject({
  riders: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64))),
    v.maxLength(RIDERS_AT_MOST, /*office*/ `At most ${RIDERS_AT_MOST} people`),
    v.transform((ids) => [...new Set(ids)]),
  ),
  always: v.optional(v.boolean(), false),
});
export type NamedRiders = v.InferOutput<typeof NamedRiders>;

/** A rider. */
export const Rider = v.object({ _id: v.string(), name: v.string() });
export type Rider = v.InferOutput<typeof Rider>;
