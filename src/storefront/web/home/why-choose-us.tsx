import { formatRupees } from '#base/money.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

/** The three reasons to shop here that the home page names. */
export function WhyChooseUs() {
  const { freeShippingAbove } = useShop();
  const points: [IconName, string, string][] = [
    ['truck', 'Free shipping', `above ${formatRupees(freeShippingAbove)}`],
    ['phone', '24/7 support', 'by phone and message'],
    ['clock', 'Fast checkout', 'cash at the door'],
  ];
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="pb-2 text-lg font-bold">
        Why Choose Us
      </h2>
      <ul className="grid grid-cols-3 gap-2 rounded-tile bg-shelf p-3 md:gap-6">
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
