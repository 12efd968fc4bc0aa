import { useLingui } from '@lingui/react';
import { useShop } from '#settings/web/public.ts';
import { useShippingTexts } from '#storefront/web/shipping-texts.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

type Point = { icon: IconName; title: string; text: string; short?: string | undefined };

/**
 * The reasons to shop here that the home page names, in one slim row; help by day and night only where the owner gives it. On a
 * phone the heading is for screen readers.
 */
export function WhyChooseUs() {
  const { i18n } = useLingui();
  const { supportDayAndNight } = useShop();
  const { why, short } = useShippingTexts();
  const [free, above] = why;
  const points: Point[] = [
    { icon: 'truck', title: free, text: above, short },
    ...(supportDayAndNight
      ? [{ icon: 'phone' as const, title: i18n._('shop.why.support'), text: i18n._('shop.why.supportBy') }]
      : []),
    { icon: 'clock', title: i18n._('shop.why.fast'), text: i18n._('shop.why.cash') },
  ];
  return (
    <section aria-labelledby="why" className="page lg:flex lg:items-center lg:gap-6">
      <h2 id="why" className="sr-only text-lg font-bold lg:not-sr-only">
        {i18n._('shop.why.title')}
      </h2>
      <ul className="-mx-2.5 flex flex-1 flex-wrap divide-x divide-line py-1">
        {points.map(({ icon, title, text, short: inShort = title }) => (
          <li
            key={title}
            className="flex min-h-8 flex-auto items-center justify-center gap-1 text-xs leading-tight sm:gap-3 lg:text-sm"
          >
            <Icon name={icon} className="size-4 shrink-0 text-leaf sm:size-5" />
            <p aria-hidden="true" className="whitespace-nowrap sm:hidden">
              {inShort}
            </p>
            <p className="max-sm:sr-only lg:flex lg:gap-1.5">
              <strong className="block">{title}</strong>
              <span className="block text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
