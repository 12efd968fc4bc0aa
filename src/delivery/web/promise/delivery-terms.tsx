import { useLingui } from '@lingui/react';
import { formatPaise } from '#base/figures/money.ts';
import { telLink } from '#base/phone.ts';
import { useDelivery, useDestination } from '#delivery/web/destination.ts';
import { useShop } from '#settings/web/public.ts';

/** What delivery costs to where the shopper wants it; or that it cannot come there, and how she can have it even so. */
export function DeliveryTerms() {
  const { i18n } = useLingui();
  const { delivery, rule } = useDelivery();
  const { pincode, places } = useDestination();
  const { phones } = useShop();
  const [phone] = phones;
  if (delivery?.kind === 'no')
    return (
      <span>
        <b className="block">{i18n._('account.delivery.no', { place: pincode })}</b>
        {places?.mayCollect && <span className="block">{i18n._('account.place.mayCollect')}</span>}
        {phone && (
          <a href={telLink(phone)} className="inline-flex min-h-11 items-center underline">
            {i18n._('shop.banner.call', { phone })}
          </a>
        )}
      </span>
    );
  const fee = formatPaise(rule.fee);
  if (rule.freeAbove !== null)
    return i18n._('shop.product.shipping', { fee, amount: formatPaise(rule.freeAbove) });
  return rule.fee === 0 ? i18n._('shop.why.free') : i18n._('account.place.terms', { fee });
}
