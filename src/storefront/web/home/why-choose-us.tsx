import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatPaise } from '#base/figures/money.ts';
import { useShownRule } from '#delivery/web/public.ts';
import type { ShippingRule } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

type Point = [IconName, string, string];

/** The reasons to shop here that the home page names; help by day and night only where the owner gives it. */
export function WhyChooseUs() {
  const { i18n } = useLingui();
  const { supportDayAndNight } = useShop();
  const rule = useShownRule();
  const points: Point[] = [
    ['truck', ...ofDelivery(i18n, rule)],
    ...(supportDayAndNight
      ? [['phone', i18n._('shop.why.support'), i18n._('shop.why.supportBy')] satisfies Point]
      : []),
    ['clock', i18n._('shop.why.fast'), i18n._('shop.why.cash')],
  ];
  return (
    <section aria-labelledby="why">
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

/** What delivery costs where it goes: free, free above an amount, or a fee. */
function ofDelivery(i18n: I18n, { fee, freeAbove }: ShippingRule): [string, string] {
  if (freeAbove !== null)
    return [i18n._('shop.why.free'), i18n._('shop.why.freeAbove', { amount: formatPaise(freeAbove) })];
  return fee === 0 ? [i18n._('shop.why.free'), ''] : [i18n._('shop.why.delivery'), formatPaise(fee)];
}
