// For other features, in the browser: the pincode and village fields of an address form, where the goods go, and what
// that costs.
export { CollectChoice, DeliveryLine } from './delivery-line.tsx';
export {
  askPlaces,
  collect,
  goTo,
  type KnownDelivery,
  startAt,
  useDelivery,
  useDestination,
  usePlaces,
} from './destination.ts';
export { feesInShort, feesText, useShown } from './shown-delivery.ts';
export { placeAhead, startAtKnownPlace } from './known-place.ts';
export { PincodePicker } from './pincode-picker.tsx';
export { PlaceLine } from './promise/place-line.tsx';
export { offerInstead, wantAnyRound, wantRound } from './rounds/known-rounds.ts';
export { BlockedText } from './rounds/blocked-text.tsx';
export { orderBefore, roundTime } from './rounds/round-words.ts';
export { type RoundsOffered, useRounds, useShopClock } from './rounds/use-rounds.ts';
export { useVillages, VillageField } from './village-field.tsx';
