import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';

type TickProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  className?: string | undefined;
  children: ReactNode;
};

/** A box to tick with what it says, as high as a thumb; with `type="radio"` one of several. */
export const Tick = ({ type = 'checkbox', className, children, ...input }: TickProps) => (
  <label className={classNames('flex min-h-11 items-center gap-3', className)}>
    <input {...input} type={type} className="size-5 shrink-0 accent-leaf" />
    {children}
  </label>
);
