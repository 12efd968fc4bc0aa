import { formatRupees } from '#base/figures/money.ts';

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
