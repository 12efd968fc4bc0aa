import type { ButtonHTMLAttributes } from 'react';

const LOOKS = {
  primary: 'bg-leaf text-white hover:bg-leaf-dark',
  secondary: 'bg-white text-leaf ring-1 ring-inset ring-leaf hover:bg-leaf-soft',
  plain: 'text-leaf hover:bg-leaf-soft',
  danger: 'bg-chilli text-white hover:brightness-90',
} as const;

/** The classes of a button, or of a link that looks like one. */
export const buttonClass = (look: keyof typeof LOOKS = 'primary', more?: string): string =>
  classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-center font-semibold no-underline transition-colors duration-150 disabled:opacity-60 aria-busy:cursor-progress',
    LOOKS[look],
    more,
  );

/** A button. While `busy` it says so and ignores further taps. */
export function Button({
  look = 'primary',
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof LOOKS; busy?: boolean }) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the one button that others give a type
      type={type}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClass(look, className)}
    />
  );
}

/** Joins class names and skips empty ones. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
