import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { telLink } from '#base/phone.ts';
import { useShown } from '#delivery/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { languageOfText } from '#ui/words/language-of.ts';

/**
 * The banner messages, made from the shop's settings, so that they are never wrong: on laptops above every page, on
 * phones below the goods. `children` stand before them in the list.
 */
export function Banner({ className, children }: { className: string; children?: ReactNode }) {
  const { i18n } = useLingui();
  const { freeShippingAbove, phones, banners, isDemo } = useShop();
  const free = useShown(({ banner }) => banner);
  const messages: [string, ReactNode][] = [
    ...(isDemo ? [['demo', i18n._('shop.demo')] satisfies [string, ReactNode]] : []),
    ['shipping', free ?? i18n._('shop.banner.free', { amount: formatRupees(freeShippingAbove) })],
    ['cash', i18n._('shop.banner.cash')],
    ...phones.slice(0, 1).map((phone): [string, ReactNode] => [
      'call',
      <a key={phone} href={telLink(phone)} className="underline underline-offset-2">
        {i18n._('shop.banner.call', { phone })}
      </a>,
    ]),
    ...banners.map((banner): [string, ReactNode] => [
      banner,
      <span key={banner} lang={languageOfText(i18n, banner)}>
        {banner}
      </span>,
    ]),
  ];
  return (
    <aside aria-label={i18n._('shop.banner.label')} className={`bg-leaf-soft text-sm ${className}`}>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys where it is wider than the screen
        tabIndex={0}
        aria-label={i18n._('shop.banner.label')}
        className="page flex items-center gap-x-8 overflow-x-auto py-3 whitespace-nowrap lg:py-2 [scrollbar-width:none] lg:justify-between"
      >
        {children}
        {messages.map(([key, message]) => (
          <li key={key}>{message}</li>
        ))}
      </ul>
    </aside>
  );
}
