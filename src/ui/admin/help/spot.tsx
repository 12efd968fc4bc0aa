import type { ReactNode } from 'react';
import { classNames } from '#ui/button.tsx';
import type { Said } from './help.ts';

/** The number of a sentence, beside it and on its part of the picture. */
export const Spot = ({ n, className }: { n: Said; className?: string }) => (
  <b
    className={classNames(
      'grid size-6 shrink-0 place-items-center rounded-full bg-ink text-sm leading-none font-bold text-white tabular-nums',
      className,
    )}
  >
    {n}
  </b>
);

/** A part of a picture; with `n`, the number of its sentence stands at its corner, or at its `side`, below a label. */
export const Spotted = ({
  n,
  isAtSide = false,
  className,
  children,
}: {
  n?: Said | undefined;
  isAtSide?: boolean;
  className?: string;
  children: ReactNode;
}) => (
  <div className={classNames('relative', className)}>
    {n && (
      <Spot n={n} className={isAtSide ? 'absolute top-2.5 -left-3 z-10' : 'absolute -top-3 -left-3 z-10'} />
    )}
    {children}
  </div>
);
