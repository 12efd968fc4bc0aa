import { useLingui } from '@lingui/react';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { telLink } from '#base/phone-links.ts';
import { feesInShort, feesText, useShown } from '#delivery/web/public.ts';
import { useShop, useShopState } from '#settings/web/public.ts';
import { partLater } from '#ui/page/part-later.ts';
import { languageOfText } from '#ui/words/own-words.tsx';

/**
 * The slim line on top of every page: the promise to the shopper's village where there is room, and the banner messages,
 * shown in turn (ui/look/banner.css). They are made from the shop's settings, so that they are never wrong. On a phone
 * that lies on its side the goods need the height.
 */
export function Banner() {
  const { i18n } = useLingui();
  const { phones, banners, isDemo, promises } = useShop();
  const shipping = useShippingTexts();
  const closed = useShopState(({ shown }) => shown);
  const all: [string, ReactNode][] = [
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
  // While the shop is closed that alone stands there, in the same height.
  const messages: typeof all = closed ? [['closed', closed]] : all;
  return (
    <aside
      aria-label={i18n._('shop.banner.label')}
      className="bg-leaf-soft text-leaf-dark [@media(max-height:400px)]:hidden"
    >
      <div className="page flex items-center gap-6">
        {promises && (
          <div className="min-w-0 max-lg:hidden">
            <Place className="" />
          </div>
        )}
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

/** Only pages of shops with areas or rounds load the line. */
const Line = partLater(async () => (await import('./place-line.tsx')).default);

/** Where to, when, till when to order and what it costs; or the question where to. */
export const Place = ({ className }: { className: string }) => (
  <Suspense>
    <Line className={className} />
  </Suspense>
);

/**
 * Shipping texts of the banner and the home page, for the shopper's village where it is known. Before that, only
 * figures that hold for every village.
 */
export function useShippingTexts(): { banner: string; why: [string, string]; short?: string } {
  const { i18n } = useLingui();
  const shown = useShown();
  const { fees } = useShop();
  const { freeAbove, isOne, to } = fees;
  const { banner, why, short } = shown;
  if (banner && why) return { banner, why, ...(short && { short }) };
  if (freeAbove !== null) {
    const amount = formatRupees(freeAbove);
    return {
      banner: i18n._('shop.banner.free', { amount }),
      why: [i18n._('shop.why.free'), i18n._('shop.why.freeAbove', { amount })],
      short: i18n._('shop.why.short', { amount }),
    };
  }
  if (isOne && to === 0) return { banner: i18n._('shop.why.free'), why: [i18n._('shop.why.free'), ''] };
  const fee = feesText(i18n, fees);
  return {
    banner: i18n._('shop.fee.shipping', { fee }),
    why: [i18n._('shop.fee.title'), fee],
    short: feesInShort(fees),
  };
}
