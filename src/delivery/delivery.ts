import * as v from 'valibot';

/** Where a pincode lies. */
export const Place = v.object({ pincode: v.string(), district: v.string(), state: v.string() });
export type Place = v.InferOutput<typeof Place>;
