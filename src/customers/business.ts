import * as v from 'valibot';
import { GstinOrNone } from '#tax/tax.ts';

/** The business that a customer buys for, which is registered for GST; both empty of a private person. */
export const Business = v.strictObject({ gstin: v.string(), name: v.string() });
export type Business = v.InferOutput<typeof Business>;

/** The same as it is sent: a number needs the name of the business. */
export const BusinessForm = v.pipe(
  v.strictObject({
    gstin: GstinOrNone,
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, /*i18n*/ 'At most 100 letters')), ''),
  }),
  v.forward(
    v.partialCheck(
      [['gstin'], ['name']],
      ({ gstin, name }) => gstin === '' || name !== '',
      /*i18n*/ 'Write the name of the business',
    ),
    ['name'],
  ),
);
