import type { I18n } from '@lingui/core';
import { formatRupees } from '#base/figures/money.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import { onAccount, type TypedMoney } from './typed-money.ts';

/** Label of the button that places the order: it names the payment. */
export function placeWords(
  i18n: I18n,
  draft: Pick<Draft, 'channel' | 'method'>,
  { money, total, showsCode }: { money: TypedMoney; total: number; showsCode: boolean },
): string {
  const amount = { total: formatRupees(total) };
  const more = onAccount(draft, money, total);
  if (draft.channel === 'phone')
    return more > 0 ? i18n._('office.take.placeOnAccount', amount) : i18n._('office.take.place', amount);
  if (more > 0 && more < total)
    return i18n._('office.take.sellInPart', { paid: formatRupees(total - more), rest: formatRupees(more) });
  if (more > 0) return i18n._('office.take.sellOnAccount', amount);
  const isShown = draft.method === 'upi' && money.reference === '' && showsCode;
  return isShown ? i18n._('office.take.sellByCode', amount) : i18n._('office.take.sell', amount);
}
