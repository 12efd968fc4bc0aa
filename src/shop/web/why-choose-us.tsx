import { formatRupees } from '#base/money.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useShop } from './shop-store.ts';

/** The three points that the home page sells. */
export function WhyChooseUs() {
  const { freeShippingAbove } = useShop();
  const points: [IconName, string, string][] = [
    ['truck', 'Free shipping', `On every order above ${formatRupees(freeShippingAbove)}`],
    ['phone', '24/7 support', 'Call or write to us at any hour'],
    ['clock', 'Fast checkout', 'One page, and you pay in cash at the door'],
  ];
  return (
    <section aria-labelledby="why" className="page pt-6">
      <h2 id="why" className="pb-3 text-xl font-bold">
        Why Choose Us
      </h2>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {points.map(([icon, title, text]) => (
          <li key={title} className="flex items-center gap-3">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
              <Icon name={icon} />
            </span>
            <p>
              <strong className="block">{title}</strong>
              <span className="text-sm text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
