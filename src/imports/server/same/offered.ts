import * as v from 'valibot';
import type { Sentence } from '#base/failure.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import type { Offer } from './same-goods.ts';

const ASKED = /*office*/ 'the shop has “{title}”: is it the same?';

/** The product that a row may be, as a remark keeps it; `key` is the code that was made for the row's goods. */
export type OfferSaid = { key: string; product: string; title: string };

/** The question whether the goods of a row are a product of the shop; its figures carry both. */
export const offeredAs = ({ sku }: Draft, { id, title }: Offer): Sentence => ({
  id: ASKED,
  figures: { title, product: id, key: sku },
});

const Figures = v.object({ key: v.string(), product: v.string(), title: v.string() });

/** The product that a remark offers. */
export function offeredIn(said: readonly Sentence[]): OfferSaid | undefined {
  const read = v.safeParse(Figures, said.find(({ id }) => id === ASKED)?.figures);
  return read.success ? read.output : undefined;
}
