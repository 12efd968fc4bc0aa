import { formatRupees } from '#base/figures/money.ts';

/** An amount in rupees, in digits of equal width. */
export const Money = ({ rupees, className = '' }: { rupees: number; className?: string }) => (
  <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatRupees(rupees)}</span>
);
