import { useLingui } from '@lingui/react';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { formatPaise } from '#base/figures/money.ts';
import { telLink } from '#base/phone-links.ts';
import { loadWords } from '#browser/language/words.ts';
import { hasRoom } from '#delivery/offered-rounds.ts';
import { useDelivery, useDestination } from '#delivery/web/destination.ts';
import { startAtKnownPlace } from '#delivery/web/known-place.ts';
import { useKnownRounds } from '#delivery/web/rounds/known-rounds.ts';
import { useComingRounds } from '#delivery/web/rounds/use-rounds.ts';
import { useShown } from '#delivery/web/shown-delivery.ts';
import { useShop, useShopState } from '#settings/web/public.ts';
import { whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { PlaceText } from './place-text.tsx';
import { promiseText, feeTexts, noText } from './promise-words.ts';

// It stands on every page of the shop, most of which load no other messages than the shop's.
await loadWords('account');

/** The promise to the shopper's destination; `otherwise` until that is known. */
export function PromiseLine({ otherwise }: { otherwise: ReactNode }) {
  const { i18n } = useLingui();
  const { phones } = useShop();
  const { pincode } = useDestination();
  const { delivery } = useShowing();
  const { offered, chosen, now } = useComingRounds();
  const seenAt = useKnownRounds(({ told, isAway }) => (isAway ? told?.at : undefined));
  const { closed, shown } = useShopState();
  useEffect(() => void startAtKnownPlace(), []);
  if (!delivery) return otherwise;
  const round = chosen ?? offered.find(hasRoom);
  const [soonest] = offered;
  const text = promiseText(i18n, {
    delivery,
    pincode,
    round,
    blocked: soonest && !hasRoom(soonest) ? soonest : undefined,
    phone: phones[0] ?? '',
    now,
    seenAt,
    closed,
  });
  if (!text) return otherwise;
  const { first, second } = text;
  return <PlaceText first={<OwnWords text={first} />} second={second === closed ? shown : second} />;
}

type Asking = { onClose: () => void };

/** Has the rest of the page say the same of delivery. */
function useShowing() {
  const { i18n } = useLingui();
  const known = useDelivery();
  const { pincode, places } = useDestination();
  const { phones } = useShop();
  const { fee, freeAbove } = known.rule;
  const kind = known.delivery?.kind;
  const isOther = known.isByPlace || kind === 'no';
  const mayCollect = places?.mayCollect === true;
  const [phone = ''] = phones;
  useEffect(() => {
    if (!isOther) return useShown.setState({}, true);
    const said =
      kind === 'no' ? noText(i18n, { pincode, phone, mayCollect }) : feeTexts(i18n, { fee, freeAbove });
    useShown.setState({ ...said, terms: createElement(DeliveryTerms) });
  }, [i18n, isOther, kind, fee, freeAbove, pincode, phone, mayCollect]);
  return known;
}

/** The question where to; most visits never ask it, so it is loaded then. */
export function PlaceQuestion({ onClose }: Asking) {
  const { i18n } = useLingui();
  const [Sheet, setSheet] = useState<ComponentType<Asking>>();
  useEffect(() => {
    void whileHeld(import('./place-sheet.tsx')).then(
      ({ PlaceSheet }) => setSheet(() => PlaceSheet),
      () => {
        // Without a network it cannot be asked; the next tap tries again.
        onClose();
        showToast('error', i18n._('shop.noAnswer'));
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it is asked
  }, []);
  return Sheet ? createElement(Sheet, { onClose }) : null;
}

/**
 * Delivery fee to the shopper's destination; or that the shop does not deliver there, with collecting or a call
 * instead.
 */
function DeliveryTerms() {
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
