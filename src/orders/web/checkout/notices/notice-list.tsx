import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { soldOutText } from '#catalogue/catalogue.ts';
import { useToday } from '#catalogue/web/public.ts';
import type { Decision } from '#orders/web/checkout/use-checkout.ts';
import { Button } from '#ui/button.tsx';
import { nameOf, type Notice } from './notices.ts';

type Deciding = (notice: Notice, decision: Decision) => Promise<void>;

/** Changes since the shopper last looked, line by line, each with a button to accept it or to remove the line. */
export function NoticeList({
  notices,
  items,
  onDecide,
  calls,
}: {
  notices: readonly Notice[];
  items: readonly CartItem[];
  onDecide: Deciding;
  /** Number of failed tries to order because of these notices; each moves the focus to them. */
  calls: number;
}) {
  const { i18n } = useLingui();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (calls > 0) place.current?.focus();
  }, [calls]);
  const today = useToday();
  if (notices.length === 0) return null;
  const goods = new Map(items.map(({ product }) => [product._id, product]));
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={i18n._('account.notice.title')}
      className="col-span-full grid gap-3 rounded-tile bg-marigold-soft p-4 text-left"
    >
      <h2 className="font-bold">{i18n._('account.notice.heading')}</h2>
      <ul className="grid gap-4">
        {notices.map((notice) => {
          const product = notice.kind === 'total' ? undefined : goods.get(notice.product);
          const { text, accept, mayRemove } = wordsOf(i18n, notice, product, today);
          const title = notice.kind === 'total' ? i18n._('account.notice.newTotal') : notice.title;
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
                    aria-label={i18n._('account.line.removeOne', { title })}
                    onClick={() => void onDecide(notice, 'remove')}
                  >
                    {i18n._('account.line.remove')}
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
  const amount = (quantity: number): string => formatQuantity(i18n, quantity, product?.unit);
  const ok = i18n._('account.notice.ok');
  switch (notice.kind) {
    case 'short': {
      const { title, wanted, left, most } = notice;
      if (left === 0) {
        const why = product?.soldOut ? soldOutText(i18n, product, today) : i18n._('account.notice.noneLeft');
        return { text: i18n._('account.notice.why', { title, why }), mayRemove: true };
      }
      const said = { title, left: amount(left), wanted: amount(wanted) };
      return {
        text: left === most ? i18n._('account.notice.atMost', said) : i18n._('account.notice.onlyLeft', said),
        accept: i18n._('account.notice.take', { amount: said.left }),
        mayRemove: true,
      };
    }
    case 'step': {
      const { title, wanted, take } = notice;
      return {
        text: i18n._('account.notice.step', { title, amount: amount(wanted) }),
        accept: i18n._('account.notice.take', { amount: amount(take) }),
        mayRemove: true,
      };
    }
    case 'gone':
      return { text: i18n._('account.notice.gone', { title: notice.title }), accept: ok, mayRemove: false };
    case 'price': {
      const said = { title: notice.title, was: formatRupees(notice.was), now: formatRupees(notice.now) };
      return {
        text: i18n._('account.notice.price', said),
        accept: i18n._('account.notice.takeAt', { price: said.now }),
        mayRemove: true,
      };
    }
    case 'amount': {
      const { title, was, now } = notice;
      if (now === 0)
        return { text: i18n._('account.notice.takenOut', { title }), accept: ok, mayRemove: false };
      const said = { title, was: amount(was), now: amount(now) };
      return {
        text: was === 0 ? i18n._('account.notice.putIn', said) : i18n._('account.notice.changed', said),
        accept: i18n._('account.notice.keep', { amount: said.now }),
        mayRemove: true,
      };
    }
    case 'total': {
      const said = { was: formatRupees(notice.was), now: formatRupees(notice.now) };
      return { text: i18n._('account.notice.total', said), accept: ok, mayRemove: false };
    }
  }
}
