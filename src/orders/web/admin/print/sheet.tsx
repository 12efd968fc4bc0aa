import type { ReactNode } from 'react';

/** A piece of paper: A4, or as wide as a receipt printer prints. One order starts on a new one. */
export const Sheet = ({
  isRoll,
  label,
  children,
}: {
  isRoll: boolean;
  label: string;
  children: ReactNode;
}) => (
  <article
    aria-label={label}
    className={`grid gap-4 border border-line bg-white text-ink break-after-page last:break-after-auto print:border-0 ${
      isRoll
        ? 'w-[80mm] px-[4mm] py-[3mm] text-[12px] leading-tight'
        : 'w-full max-w-3xl p-8 text-sm print:max-w-none print:p-0'
    }`}
  >
    {children}
  </article>
);
