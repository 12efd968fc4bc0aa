import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';

/** Cash counted above or below the expected sum; renders nothing if they are equal. */
export function Difference({ counted, expected }: { counted: number; expected: number }) {
  const { i18n } = useLingui();
  const difference = minusRupees(counted, expected);
  if (difference === 0) return null;
  const amount = formatRupees(Math.abs(difference));
  return (
    <p
      className={`rounded-control px-3 py-2 font-bold tabular-nums ${difference < 0 ? 'bg-chilli/10 text-chilli' : 'bg-marigold-soft'}`}
    >
      {difference < 0 ? i18n._('office.cash.short', { amount }) : i18n._('office.cash.over', { amount })}
    </p>
  );
}

/** A difference in a table: nothing missing is good, less is bad, and more is no good sign either. */
export const DifferenceText = ({ of }: { of: number | undefined }) => {
  if (of === undefined) return <span className="text-muted">–</span>;
  const look = of < 0 ? 'text-chilli' : of > 0 ? 'text-ink' : 'text-leaf';
  const sign = of < 0 ? '− ' : of > 0 ? '+ ' : '';
  return (
    <b className={`whitespace-nowrap tabular-nums ${look}`}>
      {sign}
      {formatRupees(Math.abs(of))}
    </b>
  );
};
