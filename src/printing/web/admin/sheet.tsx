import type { ReactNode } from 'react';
import type { Paper } from '#printing/web/admin/paper-choice.tsx';

/**
 * Classes for each paper. Receipt printers print 72 mm of 80 and 48 mm of 58, only in black, because grey would
 * become dots. Long words break instead of being cut off.
 */
const PAPERS: Record<Paper, string> = {
  a4: 'w-full max-w-3xl p-8 text-sm print:max-w-none print:p-0',
  '80mm':
    'w-[80mm] px-[4mm] py-[3mm] text-[12px] leading-tight wrap-anywhere *:min-w-0 print:text-[#000]! print:**:border-[#000]! print:**:text-[#000]!',
  '58mm':
    'w-[58mm] px-[5mm] py-[3mm] text-[11px] leading-tight wrap-anywhere *:min-w-0 print:text-[#000]! print:**:border-[#000]! print:**:text-[#000]!',
};

/** A piece of paper: A4, or as wide as a receipt printer prints. One order starts on a new one. */
export const Sheet = ({ paper, label, children }: { paper: Paper; label: string; children: ReactNode }) => (
  <article
    aria-label={label}
    className={`grid gap-4 border border-line bg-white text-ink break-after-page last:break-after-auto print:border-0 ${PAPERS[paper]}`}
  >
    {children}
  </article>
);
