import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { useShown } from '#delivery/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

type Point = [IconName, string, string];

/** The reasons to shop here that the home page names; help by day and night only where the owner gives it. */
export function WhyChooseUs() {
  const { i18n } = useLingui();
  const { freeShippingAbove, supportDayAndNight } = useShop();
  const ofDelivery = useShown(({ why }) => why);
  const points: Point[] = [
    [
      'truck',
      ...(ofDelivery ?? [
        i18n._('shop.why.free'),
        i18n._('shop.why.freeAbove', { amount: formatRupees(freeShippingAbove) }),
      ]),
    ],
    ...(supportDayAndNight
      ? [['phone', i18n._('shop.why.support'), i18n._('shop.why.supportBy')] satisfies Point]
      : []),
    ['clock', i18n._('shop.why.fast'), i18n._('shop.why.cash')],
  ];
  return (
    <section aria-labelledby="why" className="drawn-later">
      <h2 id="why" className="pb-2 text-lg font-bold">
        {i18n._('shop.why.title')}
      </h2>
      <ul className="grid auto-cols-fr grid-flow-col gap-2 rounded-tile bg-shelf p-3 md:gap-6">
        {points.map(([icon, title, text]) => (
          <li
            key={title}
            className="grid content-start justify-items-center gap-x-4 text-center text-sm sm:flex sm:items-center sm:text-left"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-white text-leaf">
              <Icon name={icon} />
            </span>
            <p className="pt-1 sm:pt-0">
              <strong className="block md:text-base">{title}</strong>
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
