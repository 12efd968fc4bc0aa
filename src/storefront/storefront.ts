import * as v from 'valibot';
import { LANGUAGE_CODES } from '#base/language/language.ts';

/** Body of the newsletter box: an address, its owner's consent, and the language of the page. */
export const NewSubscriber = v.strictObject({
  email: v.pipe(
    v.string(/*i18n*/ 'Email is required'),
    v.trim(),
    v.nonEmpty(/*i18n*/ 'Email is required'),
    v.maxLength(254, /*i18n*/ 'Invalid email address'),
    v.toLowerCase(),
    v.email(/*i18n*/ 'Invalid email address'),
  ),
  consent: v.literal(true, /*i18n*/ 'Please agree to get our e-mails'),
  language: v.optional(v.picklist(LANGUAGE_CODES), 'en'),
});

const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/));

/** Body of the leave form: the token of the link. */
export const LeaveNewsletter = v.strictObject({ token: Token });

/** Body of the form that the newsletter's first mail links to. */
export const ConfirmNewsletter = v.strictObject({ token: Token });

/** Replaces the token in the address once that form was sent and the link was good. */
export const CONFIRMED = 'done';
/** Replaces the token in the address of a link that is used, too old or unknown. */
export const DEAD_LINK = 'too-old';

/** Someone on the newsletter list, for the owner. */
export const Subscriber = v.object({ email: v.string(), since: v.string(), left: v.nullable(v.string()) });

/** A page of the newsletter list, the newest first; `total` counts who is on it now. */
export const SubscriberList = v.object({
  subscribers: v.array(Subscriber),
  total: v.number(),
  totalPages: v.number(),
});
export type SubscriberList = v.InferOutput<typeof SubscriberList>;
