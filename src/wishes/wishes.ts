import * as v from 'valibot';
import { neededText } from '#base/fields.ts';

/** The longest words that are kept of a search that found nothing. */
export const WORDS_AT_MOST = 60;
/** The most open wishes of one account. */
export const OPEN_AT_MOST = 30;

const Words = neededText(/*i18n*/ 'Write what the shop should have', WORDS_AT_MOST);

/** A wish: to be told when sold-out goods are back, or words for goods that the shop should have. */
export const NewWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('goods'), product: v.pipe(v.string(), v.uuid()) }),
  v.strictObject({ kind: v.literal('words'), words: Words }),
]);
export type NewWish = v.InferOutput<typeof NewWish>;

/** A shopper's own open wish; `product` is empty if it is for words. `others` is the number of other customers with the same one. */
export const OwnWish = v.object({
  _id: v.string(),
  product: v.string(),
  words: v.string(),
  others: v.number(),
  askedAt: v.string(),
});
export type OwnWish = v.InferOutput<typeof OwnWish>;

/** The shopper's open wishes, newest first. */
export const OwnWishes = v.object({ wishes: v.array(OwnWish) });
export type OwnWishes = v.InferOutput<typeof OwnWishes>;

/** Goods that are sold out and the number of customers who wait for them. */
export const WaitedFor = v.object({ product: v.string(), title: v.string(), waiting: v.number() });
export type WaitedFor = v.InferOutput<typeof WaitedFor>;

/** Words that customers asked for, as the first of them typed them, and the number of these customers. */
export const AskedFor = v.object({ words: v.string(), customers: v.number(), lastAt: v.string() });
export type AskedFor = v.InferOutput<typeof AskedFor>;

/** Goods that customers wait for, and words that they asked for, those of most customers first. */
export const AllWishes = v.object({ goods: v.array(WaitedFor), words: v.array(AskedFor) });
export type AllWishes = v.InferOutput<typeof AllWishes>;

/** The shop's answer to words: it has the goods now, so customers are told; or it will not, and the wishes are dropped. */
export const WishAnswer = v.strictObject({ words: Words, here: v.boolean() });
export type WishAnswer = v.InferOutput<typeof WishAnswer>;
