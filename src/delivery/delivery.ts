import * as v from 'valibot';

/** District and state of a pincode. */
export const Place = v.object({ pincode: v.string(), district: v.string(), state: v.string() });
export type Place = v.InferOutput<typeof Place>;
