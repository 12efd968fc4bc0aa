import type { ReactNode } from 'react';

/** The look of each card of the checkout, and of the pages of an order. */
export const CARD = 'rounded-tile bg-white p-[min(1rem,4vw)] ring-1 ring-line';

/** One question of the checkout: what is asked, at its right what can be done, and the answer. */
export const QuestionCard = ({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <div className={`${CARD} grid gap-3`}>
    <div className="flex flex-wrap items-center justify-between gap-x-1">
      {title}
      {action}
    </div>
    {children}
  </div>
);
