import { useLingui } from '@lingui/react';
import type { CSSProperties, ReactNode } from 'react';
import { telLink } from '#base/phone.ts';
import { useShop } from '#settings/web/public.ts';
import { useShippingTexts } from '#storefront/web/shipping-texts.ts';
import { languageOfText } from '#ui/words/own-words.tsx';

/**
 * The banner messages in one slim line on top of every page, which shows them in turn (ui/look/banner.css). They are made from
 * the shop's settings, so that they are never wrong. On a phone that lies on its side the goods need the height. `children` stand before them where there is room.
 */
export function Banner({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const { phones, banners, isDemo } = useShop();
  const shipping = useShippingTexts();
  const messages: [string, ReactNode][] = [
    ['shipping', shipping.banner],
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
    ...(isDemo ? [['demo', i18n._('shop.demo')] satisfies [string, ReactNode]] : []),
  ];
  return (
    <aside
      aria-label={i18n._('shop.banner.label')}
      className="bg-leaf-soft text-leaf-dark [@media(max-height:400px)]:hidden"
    >
      <div className="page flex items-center gap-6">
        {children}
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever stops at it has the messages stand still
          tabIndex={0}
          aria-label={i18n._('shop.banner.label')}
          style={{ '--of': messages.length } as CSSProperties}
          className="turns"
        >
          {messages.map(([key, message], at) => (
            <li key={key} style={{ '--place': at } as CSSProperties}>
              {message}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
