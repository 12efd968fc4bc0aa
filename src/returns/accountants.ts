import * as v from 'valibot';
import { neededText } from '#base/fields.ts';

/** Header of the calls that read returns by a link: no server logs it, as it logs paths. */
export const ACCOUNTANT_LINK = 'X-Accountant-Link';

/** So many links run at once. */
export const LINKS_AT_MOST = 5;

/** A new link, under the name of the accountant it is for. */
export const NewAccountant = v.strictObject({
  name: neededText(/*office*/ 'Write the name of your accountant', 60),
});

/** A link that runs; its secret was told once, when it was made. */
export const Accountant = v.strictObject({
  _id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export type Accountant = v.InferOutput<typeof Accountant>;

/** The links that run, the oldest first. */
export const Accountants = v.strictObject({ accountants: v.array(Accountant) });
export type Accountants = v.InferOutput<typeof Accountants>;

/** A link that was just made, with the secret that stands behind its `#`. */
export const MadeAccountant = v.strictObject({ ...Accountant.entries, secret: v.string() });
export type MadeAccountant = v.InferOutput<typeof MadeAccountant>;
