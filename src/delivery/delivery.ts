import * as v from 'valibot';

// The contract of delivery: where the shop goes, what that costs, and when.
export * from './areas.ts';
export * from './delivery-rule.ts';
export * from './village-lines.ts';
export * from './offered-rounds.ts';
export * from './riders.ts';
export * from './rounds.ts';

/** District and state of a pincode. */
export const Place = v.object({ pincode: v.string(), district: v.string(), state: v.string() });
export type Place = v.InferOutput<typeof Place>;
