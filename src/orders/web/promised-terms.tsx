import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { Order } from '#orders/order.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

/**
 * Under which rule an order was promised, from the copy that it keeps: Delivery to Rampur: ₹30, free above ₹300; and the
 * owner's note. Nothing of what is collected, and in a shop without areas.
 */
export function PromisedTerms({
  order: { delivery, selectedAddress },
}: {
  order: Pick<Order, 'delivery' | 'selectedAddress'>;
}) {
  const { i18n } = useLingui();
  const place = selectedAddress.village ?? selectedAddress.pincode;
  if (!delivery || delivery.collected || !place) return null;
  return (
    <p className="break-words">
      {feeText(i18n, place, delivery)}
      {delivery.note && (
        <span className="block">
          <OwnWords text={delivery.note} />
        </span>
      )}
    </p>
  );
}

type Promised = Pick<NonNullable<Order['delivery']>, 'fee' | 'freeAbove'>;

function feeText(i18n: I18n, place: string, { fee: rupees, freeAbove }: Promised): string {
  const fee = formatRupees(rupees);
  if (rupees === 0) return i18n._('account.delivery.free', { place });
  if (freeAbove === null) return i18n._('account.delivery.to', { place, fee });
  return i18n._('account.delivery.toFreeAbove', { place, fee, above: formatRupees(freeAbove) });
}
