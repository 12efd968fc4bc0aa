import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatPaise } from '#base/figures/money.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import type { Delivery, DeliveryRule } from '#delivery/delivery-rule.ts';
import { useShop } from '#settings/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { Tick } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';
import { useDelivery, useDestination, collect } from './destination.ts';

/**
 * One line that says where to and for how much, or that the shop does not go there, with whom to call. In a shop without
 * areas there is nothing to say.
 */
export function DeliveryLine({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const { delivery } = useDelivery();
  const { pincode, places } = useDestination();
  const { address } = useShop();
  if (!delivery || !places) return null;
  if (!places.hasAreas && delivery.kind === 'goes' && !delivery.collected) return null;
  const text = deliveryText(i18n, delivery, pincode, address);
  if (delivery.kind === 'no')
    return (
      <div className={`${className} grid gap-2 rounded-control bg-marigold-soft px-3 py-2`}>
        <output className="font-semibold">{text}</output>
        <CallShop place={pincode} />
      </div>
    );
  return (
    <output className={`${className} grid rounded-control bg-leaf-soft px-3 py-2`}>
      <span className="font-semibold text-leaf-dark">{text}</span>
      {delivery.kind === 'goes' && <Limits rule={delivery.rule} note={delivery.area?.note ?? ''} />}
    </output>
  );
}

/** The sentence that shoppers read about delivery to a place: whether the shop goes there, and what that costs. */
export function deliveryText(i18n: I18n, delivery: Delivery, pincode: string, shopAddress: string): string {
  switch (delivery.kind) {
    case 'pincode needed':
      return i18n._('account.delivery.pincodeNeeded');
    case 'village needed':
      return i18n._('account.delivery.villageNeeded');
    case 'no':
      return i18n._('account.delivery.no', { place: pincode });
    case 'goes': {
      if (delivery.collected)
        return shopAddress
          ? i18n._('account.delivery.collected', { address: shopAddress })
          : i18n._('account.place.collectAny');
      const { fee, freeAbove } = delivery.rule;
      const place = delivery.village || pincode;
      if (fee === 0) return i18n._('account.delivery.free', { place });
      if (freeAbove === null) return i18n._('account.delivery.to', { place, fee: formatPaise(fee) });
      const said = { place, fee: formatPaise(fee), above: formatPaise(freeAbove) };
      return i18n._('account.delivery.toFreeAbove', said);
    }
  }
}

/** The area's minimum order and the owner's note. */
function Limits({ rule: { minimum }, note }: { rule: DeliveryRule; note: string }) {
  const { i18n } = useLingui();
  return (
    <>
      {minimum > 0 && (
        <span className="text-sm">
          {i18n._('account.delivery.minimum', { minimum: formatPaise(minimum) })}
        </span>
      )}
      {note && (
        <span lang={languageOfText(i18n, note)} className="text-sm break-words">
          {note}
        </span>
      )}
    </>
  );
}

/** Whom to ask about a place that the shop does not go to. */
function CallShop({ place }: { place: string }) {
  const { i18n } = useLingui();
  const { phones, whatsapp } = useShop();
  const [phone] = phones;
  return (
    <p className="flex flex-wrap gap-3">
      {phone && (
        <a href={telLink(phone)} className={buttonClass('secondary')}>
          <Icon name="phone" className="size-5" />
          {phone}
        </a>
      )}
      {whatsapp && (
        <a
          href={whatsAppLink(whatsapp, i18n._('account.delivery.whatsAppText', { place }))}
          rel="noreferrer"
          className={buttonClass('secondary')}
        >
          <Icon name="chat" className="size-5" />
          WhatsApp
        </a>
      )}
    </p>
  );
}

/** Where the shop offers it: the choice to come for the goods. */
export function CollectChoice({ className }: { className: string }) {
  const { i18n } = useLingui();
  const mayCollect = useDestination(({ places }) => places?.mayCollect === true);
  const collected = useDestination((to) => to.collected);
  if (!mayCollect) return null;
  return (
    <Tick
      className={`${className} font-semibold`}
      checked={collected}
      onChange={(event) => collect(event.currentTarget.checked)}
    >
      {i18n._('account.delivery.collect')}
    </Tick>
  );
}
