import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { formatQuantity } from '#base/amount.ts';
import { formatRupees } from '#base/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { soldOutText } from '#catalogue/catalogue.ts';
import { useToday } from '#catalogue/web/public.ts';
import type { Decision } from '#orders/web/checkout/use-checkout.ts';
import { Button } from '#ui/button.tsx';
import { nameOf, type Notice } from './notices.ts';

type Deciding = (notice: Notice, decision: Decision) => Promise<void>;

/** What changed since the shopper last looked, line by line, each with a button to accept it or to remove the line. */
export function NoticeList({
  notices,
  items,
  onDecide,
  calls,
}: {
  notices: readonly Notice[];
  items: readonly CartItem[];
  onDecide: Deciding;
  /** How often an order failed because of these notices; each time the page scrolls to them. */
  calls: number;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (calls > 0) place.current?.focus();
  }, [calls]);
  const { i18n } = useLingui();
  const today = useToday();
  if (notices.length === 0) return null;
  const goods = new Map(items.map(({ product }) => [product._id, product]));
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Please look at this"
      className="col-span-full grid gap-3 rounded-tile bg-marigold-soft p-4 text-left"
    >
      <h2 className="font-bold">Please look at this before you order</h2>
      <ul className="grid gap-4">
        {notices.map((notice) => {
          const product = notice.kind === 'total' ? undefined : goods.get(notice.product);
          const { text, accept, mayRemove } = wordsOf(i18n, notice, product, today);
          const title = notice.kind === 'total' ? 'the new total' : notice.title;
          return (
            <li key={nameOf(notice)} className="grid gap-2">
              <p>{text}</p>
              <p className="flex flex-wrap gap-2">
                {accept && (
                  <Button
                    look="secondary"
                    aria-label={`${accept}: ${title}`}
                    onClick={() => void onDecide(notice, 'accept')}
                  >
                    {accept}
                  </Button>
                )}
                {mayRemove && (
                  <Button
                    look="plain"
                    aria-label={`Remove ${title}`}
                    onClick={() => void onDecide(notice, 'remove')}
                  >
                    Remove
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Words = { text: string; accept?: string; mayRemove: boolean };

function wordsOf(i18n: I18n, notice: Notice, product: CartItem['product'] | undefined, today: string): Words {
  const unit = product?.unit;
  switch (notice.kind) {
    case 'short': {
      const { title, wanted, left, most } = notice;
      if (left === 0) {
        const why = product?.soldOut ? soldOutText(i18n, product, today) : 'none left';
        return { text: `${title}: ${why}.`, mayRemove: true };
      }
      const why =
        left === most
          ? `At most ${formatQuantity(i18n, left, unit)} in one order`
          : `Only ${formatQuantity(i18n, left, unit)} left`;
      const text = `${title}: ${why}; your cart has ${formatQuantity(i18n, wanted, unit)}.`;
      return { text, accept: `Take ${formatQuantity(i18n, left, unit)}`, mayRemove: true };
    }
    case 'step': {
      const { title, wanted, take } = notice;
      const text = `${title}: it is not sold by ${formatQuantity(i18n, wanted, unit)} any more.`;
      return { text, accept: `Take ${formatQuantity(i18n, take, unit)}`, mayRemove: true };
    }
    case 'gone':
      return {
        text: `${notice.title} is no longer sold. It is out of your cart.`,
        accept: 'OK',
        mayRemove: false,
      };
    case 'price': {
      const { title, was, now } = notice;
      const text = `${title}: the price was ${formatRupees(was)} and is now ${formatRupees(now)}.`;
      return { text, accept: `Take at ${formatRupees(now)}`, mayRemove: true };
    }
    case 'amount': {
      const { title, was, now } = notice;
      if (now === 0)
        return { text: `${title} was taken out on another screen.`, accept: 'OK', mayRemove: false };
      const how = was === 0 ? 'was put in' : `was changed from ${formatQuantity(i18n, was, unit)}`;
      const text = `${title} ${how} on another screen; your cart has ${formatQuantity(i18n, now, unit)}.`;
      return { text, accept: `Keep ${formatQuantity(i18n, now, unit)}`, mayRemove: true };
    }
    case 'total':
      return {
        text: `The total was ${formatRupees(notice.was)} and is now ${formatRupees(notice.now)}.`,
        accept: 'OK',
        mayRemove: false,
      };
  }
}
