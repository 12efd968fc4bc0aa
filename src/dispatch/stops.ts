import * as v from 'valibot';
import { LANGUAGE_QUESTION } from '#base/fields.ts';
import { SOLD_BY } from '#base/figures/amount.ts';
import { fromRupees } from '#base/figures/money.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { Rider, ROUND_KINDS } from '#delivery/delivery.ts';
import { CASH_IS_WHOLE, PAYMENT_METHODS } from '#money/money.ts';
import { STATUSES, type Coded } from '#orders/orders.ts';

// The contract of a round's sheet: its stops in their order, and what is tapped at the doors.

/** Results that the rider can tap at a door. */
const TAP_KINDS = ['delivered', 'away', 'refused'] as const;
/** Why people refuse, in the shop's words; any other text is what the person said. */
export const REFUSALS = ['late', 'money', 'wrong', 'quality', 'mistake', 'mind'] as const;

/** Result of the door code; empty if the tap needed none. */
const CODE_ENDS = ['', 'right', 'wrong', 'missing'] as const;
/** No more cash is taken at one door. */
export const MOST_CASH = 10_000_000;
const TAPS_SEEN_AT_MOST = 100;
const id = v.pipe(v.string(), v.maxLength(64));
const rupees = rupeesUpTo(MOST_CASH);
const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, 'At most 200 letters'),
  v.regex(/^[^\p{Cc}]*$/u, /*i18n*/ 'Please leave out hidden characters'),
);

/**
 * A tap as the phone made it: with an id of its own, for which order, and what the phone saw of it then. A tap that
 * comes twice is one tap.
 */
export const NewTap = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  order: id,
  kind: v.picklist(TAP_KINDS),
  reason: v.optional(Reason, ''),
  /** The cash that was taken. */
  cash: v.optional(v.pipe(rupees, v.integer(CASH_IS_WHOLE), v.transform(fromRupees)), 0),
  /** True if the unpaid rest goes on the customer's account. */
  onAccount: v.optional(v.boolean(), false),
  /** UPI payment that the shopper claims; it counts as paid only after staff have seen it in the bank. */
  upi: v.optional(v.pipe(rupees, v.transform(fromRupees)), 0),
  /** The code that the shopper said; empty where none is asked for, or it could not be got. */
  code: v.optional(v.pipe(v.string(), v.regex(/^(\d{4})?$/, /*office*/ 'Write four digits')), ''),
  seen: v.strictObject({
    status: v.picklist(STATUSES),
    collect: v.pipe(rupees, v.transform(fromRupees)),
    /** The ids of the taps on this stop that the phone knew, its own included. */
    taps: v.pipe(v.array(id), v.maxLength(TAPS_SEEN_AT_MOST)),
  }),
  /** For how many milliseconds it waited on the phone. */
  waited: v.optional(v.number()),
});
export type NewTap = v.InferOutput<typeof NewTap>;
/** A tap as it is sent. */
export type SentTap = v.InferInput<typeof NewTap>;

/** Cash against the account of a stop's customer, taken on the way. Made by the phone, once for each payment. */
export const NewDoorPayment = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(
    v.number(/*office*/ 'Write how much'),
    v.integer(CASH_IS_WHOLE),
    v.minValue(1, /*office*/ 'Write how much'),
    v.maxValue(MOST_CASH),
  ),
  /** For how many milliseconds it waited on the phone. */
  waited: v.optional(v.number()),
});
export type NewDoorPayment = v.InferOutput<typeof NewDoorPayment>;

/** A tap as it is shown. */
export const StopTap = v.object({
  id: v.string(),
  kind: v.picklist(TAP_KINDS),
  reason: v.string(),
  cash: v.number(),
  /** True if the rider asked to put the rest on the customer's account. */
  onAccount: v.boolean(),
  /** UPI payment that the shopper claimed, in rupees. */
  upi: v.optional(v.number()),
  by: v.string(),
  madeAt: v.string(),
  /** False of one that contradicts what its phone had not seen, or had a wrong code; of the others the last holds. */
  stands: v.boolean(),
  code: v.picklist(CODE_ENDS),
});
export type StopTap = v.InferOutput<typeof StopTap>;

/** A stop of a round: an order, where it goes and what happened there. */
export const Stop = v.object({
  /** The order's id. */
  _id: v.string(),
  orderId: v.string(),
  round: v.string(),
  status: v.picklist(STATUSES),
  name: v.string(),
  /** Empty for who carries a round out, once that is over. */
  phone: v.string(),
  village: v.string(),
  /** The way to the house, the nearest part first. */
  way: v.string(),
  /** Opens a map, where the place is known: its degrees. */
  place: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  phoneToConfirm: v.boolean(),
  /** The customer's request; sheets stored by earlier versions have none. */
  note: v.optional(v.string()),
  method: v.picklist(PAYMENT_METHODS),
  /** Amount to collect at the door, in rupees; 0 if nothing is due there. */
  collect: v.number(),
  /**
   * Debt on the customer's account and the payments for it taken on this round, in rupees. Only at the customer's first
   * stop; left out if the customer has no account or the reader may not give credit.
   */
  account: v.optional(v.object({ owed: v.number(), taken: v.number() })),
  /**
   * Amount that may go on the customer's account, in rupees; 0 if the customer has no account or the reader may not
   * give credit.
   */
  credit: v.number(),
  items: v.array(
    v.object({
      title: v.string(),
      pack: v.string(),
      unit: v.string(),
      soldBy: v.picklist(SOLD_BY),
      quantity: v.number(),
    }),
  ),
  /** Demand for the door code: `no` if there is none or it was given, `yes`, or `spent` after too many wrong codes. */
  asksCode: v.picklist(['no', 'yes', 'spent']),
  /** In grams, of the goods whose weight is known. */
  weight: v.number(),
  /** Of how many lines no weight is known. */
  unweighed: v.number(),
  /** The order goes with another round now. */
  elsewhere: v.boolean(),
  taps: v.array(StopTap),
});
export type Stop = v.InferOutput<typeof Stop>;

/** Stop of an order; null if there were no taps. */
export const OrderStop = v.object({ stop: v.nullable(Stop) });
export type OrderStop = v.InferOutput<typeof OrderStop>;

/** The goods of a round, of one kind together, for the store room. */
const RoundGoods = v.object({
  product: v.string(),
  title: v.string(),
  pack: v.string(),
  unit: v.string(),
  soldBy: v.picklist(SOLD_BY),
  quantity: v.number(),
  orders: v.number(),
  /** In grams; null where none is known. */
  weight: v.nullable(v.number()),
});

const SheetRound = v.object({
  id: v.string(),
  kind: v.picklist(ROUND_KINDS),
  on: v.string(),
  from: v.string(),
  to: v.string(),
});

/** A round's sheet: its stops in their order, and its goods. */
export const RoundSheet = v.object({
  round: SheetRound,
  /** True if the round comes from a weekly rule, for which riders can be named. */
  weekly: v.boolean(),
  riders: v.array(Rider),
  stops: v.array(Stop),
  goods: v.array(RoundGoods),
});
export type RoundSheet = v.InferOutput<typeof RoundSheet>;

/** Rounds that the staff member or rider may see, soonest first. */
export const SeenRounds = v.object({
  rounds: v.array(v.object({ ...SheetRound.entries, stops: v.number(), open: v.number() })),
});
export type SeenRounds = v.InferOutput<typeof SeenRounds>;

/** In which language the goods of a sheet are named. */
export const SheetQuestion = v.strictObject(LANGUAGE_QUESTION);

/** The stops of a round in the order in which they are to be made, by the ids of their orders. */
export const StopOrder = v.strictObject({
  orders: v.pipe(v.array(id), v.minLength(1, /*office*/ 'Name the stops'), v.maxLength(10_000)),
});

/** Where a house is: degrees, or a link to a map that has them, as WhatsApp sends a place. Empty: not known. */
export const HousePlace = v.strictObject({ place: v.pipe(v.string(), v.trim(), v.maxLength(500)) });

/** The tap that holds of those on a stop; undefined while nothing was tapped. */
export const tapThatHolds = <Tap extends { stands: boolean | number }>(
  taps: readonly Tap[],
): Tap | undefined => taps.findLast(({ stands }) => Boolean(stands));

/** The last tap on a stop if its code was wrong: the stop is still open, and the rider must ask again. */
export function tapWithWrongCode<Tap extends Coded>(taps: readonly Tap[]): Tap | undefined {
  const last = taps.at(-1);
  return last?.code === 'wrong' ? last : undefined;
}

type Said = Pick<StopTap, 'kind' | 'cash' | 'stands'> & Coded & { onAccount?: boolean; upi?: number };

/** The taps that contradict the one that holds, and were made without having seen it. One with a wrong code says nothing. */
export function contradictions<Tap extends Said>(taps: readonly Tap[]): Tap[] {
  const last = taps.findLastIndex(({ stands }) => stands);
  const holds = taps[last];
  return taps
    .slice(last + 1)
    .filter(({ code }) => code !== 'wrong')
    .filter(
      (tap) =>
        !holds ||
        tap.kind !== holds.kind ||
        tap.cash !== holds.cash ||
        (tap.upi ?? 0) !== (holds.upi ?? 0) ||
        Boolean(tap.onAccount) !== Boolean(holds.onAccount),
    );
}

const PLACE = /(-?\d{1,2}\.\d{3,})\s*(?:,|%2C)\s*(?:\+|%20)?(-?\d{1,3}\.\d{3,})/i;

/** The degrees in a text: `22.5726, 88.3639`, or a link to a map with them. Undefined where there are none. */
export function placeIn(text: string): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = PLACE.exec(text) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}
