import { quantityOf } from '#base/figures/amount.ts';
import { toRupees } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { inLanguage, presentProduct } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import type { Amount, Wanted } from '#search/reading/units.ts';
import type { ListLine, ListOffer, UnderstoodAmount } from '#search/search.ts';
import type { MatchedLine } from './match-list.ts';

/** The lines of a list as they are handed out, with the goods named in a language. */
export async function presentLines(
  platform: Platform,
  language: Language,
  lines: readonly MatchedLine[],
): Promise<ListLine[]> {
  const goods = new Map(lines.flatMap(({ offers }) => offers.map((offer) => [offer.goods.id, offer.goods])));
  const named = await inLanguage(platform, language, [...goods.values()].map(presentProduct));
  const byId = new Map(named.map((one) => [one._id, one]));
  return lines.map(({ typed, read, state, offers }) => ({
    typed,
    name: read.name,
    amount: presentAmount(read.wanted),
    state,
    offers: offers.map(({ goods: { id, sold_by }, amount, note }): ListOffer => {
      return { product: byId.get(id)!, quantity: quantityOf(amount, sold_by), note };
    }),
  }));
}

const UNITS = { weight: 'gram', volume: 'millilitre', pieces: 'piece' } as const satisfies Record<
  Amount['of'],
  UnderstoodAmount['unit']
>;
const COUNTED = { any: 'none', pack: 'pack', bunch: 'pack', piece: 'piece' } as const;

function presentAmount({ amount, count, paise: money }: Wanted): UnderstoodAmount | null {
  if (money !== undefined) return { quantity: toRupees(money), unit: 'rupees' };
  if (amount) return { quantity: amount.measure, unit: UNITS[amount.of] };
  return count ? { quantity: count.number, unit: COUNTED[count.of] } : null;
}
