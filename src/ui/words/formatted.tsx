import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay, formatMoment, type Instant } from '#base/time.ts';

/** A day in India's time, in the page's language. */
export const Day = ({ at }: { at: Instant }) => formatDay(useLingui().i18n, at);

/** A day and a time of day in India's time, in the page's language. */
export const Moment = ({ at }: { at: Instant }) => formatMoment(useLingui().i18n, at);

/** A quantity with its unit, in the page's language. */
export const Quantity = ({ of, unit }: { of: number; unit: string | undefined }) =>
  formatQuantity(useLingui().i18n, of, unit);

/** An amount in rupees, in digits of equal width. */
export const Money = ({ rupees, className = '' }: { rupees: number; className?: string }) => (
  <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatRupees(rupees)}</span>
);
