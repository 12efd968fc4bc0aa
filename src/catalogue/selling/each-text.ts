import { formatRupees } from '#base/figures/money.ts';
import type { Words } from '#base/language/language.ts';

const EACH = {
  kg: /*i18n*/ { id: 'shop.unitPrice.kg' },
  litre: /*i18n*/ { id: 'shop.unitPrice.litre' },
  '100g': /*i18n*/ { id: 'shop.unitPrice.hundredGrams' },
  '100ml': /*i18n*/ { id: 'shop.unitPrice.hundredMl' },
  piece: /*i18n*/ { id: 'shop.unitPrice.piece' },
};

/** Units that the prices of packs are compared in. */
export type Compared = keyof typeof EACH;
export const COMPARED_IN = ['kg', 'litre', '100g', '100ml', 'piece'] as const satisfies readonly Compared[];

/** A price to compare by, in words: ₹57 per kg. */
export const eachText = (i18n: Words, { price, per }: { price: number; per: Compared }): string =>
  i18n._(EACH[per].id, { price: formatRupees(price) });
