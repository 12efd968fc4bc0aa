import { useLingui } from '@lingui/react';
import { formatPaise } from '#base/figures/money.ts';
import { telLink } from '#base/phone.ts';
import { useShop } from '#settings/web/public.ts';
import { useShown, useShownRule } from './shown-delivery.ts';

/** What delivery costs to where the shopper wants it; or that it cannot come there, and how she can have it even so. */
export function DeliveryTerms() {
  const { i18n } = useLingui();
  const rule = useShownRule();
  const { isNo, place, mayCollect } = useShown();
  const { phones } = useShop();
  const [phone] = phones;
  if (isNo)
    return (
      <span>
        <b className="block">{i18n._('shop.place.no', { place })}</b>
        {mayCollect && <span className="block">{i18n._('shop.place.collect')}</span>}
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
  return rule.fee === 0 ? i18n._('shop.why.free') : i18n._('shop.product.fee', { fee });
}
