import type { ReactNode } from 'react';
import { formatRupees } from '#base/money.ts';
import { telLink } from '#base/phone.ts';
import { useShop } from '#settings/web/public.ts';

/**
 * The banner messages, made from the shop's settings, so that they are never wrong: on laptops above every page, on
 * phones below the goods.
 */
export function Banner({ className }: { className: string }) {
  const { freeShippingAbove, phones, banners } = useShop();
  const messages: [string, ReactNode][] = [
    ['shipping', `Free shipping above ${formatRupees(freeShippingAbove)}`],
    ['cash', 'Fast cash on delivery'],
    ...phones.slice(0, 1).map((phone): [string, ReactNode] => [
      'call',
      <a key={phone} href={telLink(phone)} className="underline underline-offset-2">
        Call us: {phone}
      </a>,
    ]),
    ...banners.map((banner): [string, ReactNode] => [banner, banner]),
  ];
  return (
    <aside aria-label="Good to know" className={`bg-leaf-soft text-sm ${className}`}>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys where it is wider than the screen
        tabIndex={0}
        aria-label="Good to know"
        className="page flex gap-x-8 overflow-x-auto py-3 whitespace-nowrap lg:py-2 [scrollbar-width:none] lg:justify-between"
      >
        {messages.map(([key, message]) => (
          <li key={key}>{message}</li>
        ))}
      </ul>
    </aside>
  );
}
