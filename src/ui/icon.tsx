import drawings from './icons.svg?url';

/** The line drawings of the interface, on a 24 px grid; they stand in icons.svg, fetched once and kept. */
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
  | 'print';

/** A drawing beside words, or inside a control that has a name of its own: never read out. */
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
