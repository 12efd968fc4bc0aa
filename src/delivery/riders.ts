import * as v from 'valibot';

// The contract of who carries a round out.

/** So many people carry one round out, at most. */
export const RIDERS_AT_MOST = 20;
/** For so many days after its day a round is still open to who carried it out. */
export const RIDER_SEES_DAYS = 7;

/** Who carries a round out: for this one, or (`always`) for all of its weekly rule that name nobody else. */
export const NamedRiders = v.strictObject({
  riders: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64))),
    v.maxLength(RIDERS_AT_MOST, `At most ${RIDERS_AT_MOST} people`),
    v.transform((ids) => [...new Set(ids)]),
  ),
  always: v.optional(v.boolean(), false),
});
export type NamedRiders = v.InferOutput<typeof NamedRiders>;

/** Somebody who carries a round out. */
export const Rider = v.object({ _id: v.string(), name: v.string() });
export type Rider = v.InferOutput<typeof Rider>;
