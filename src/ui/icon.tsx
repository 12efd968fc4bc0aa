import drawings from './icons.svg?url';

/** The icons of the shop, on a 24 px grid. They are in icons.svg, which is loaded once and cached. */
export type IconName =
  | 'close'
  | 'menu'
  | 'search'
  | 'cart'
  | 'home'
  | 'orders'
  | 'user'
  | 'plus'
  | 'minus'
  | 'left'
  | 'right'
  | 'down'
  | 'check'
  | 'truck'
  | 'clock'
  | 'phone'
  | 'mail'
  | 'place'
  | 'chat'
  | 'bell'
  | 'edit'
  | 'trash'
  | 'box'
  | 'chart'
  | 'gear'
  | 'people'
  | 'out'
  | 'star'
  | 'print'
  | 'mic'
  | 'sort'
  | 'filter'
  | 'veg'
  | 'nonveg';

/** An icon beside a text, or inside a control that has its own name. Screen readers skip it. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
