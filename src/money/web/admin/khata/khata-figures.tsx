import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { Khata } from '#money/khata.ts';
import { Money } from '#ui/words/formatted.tsx';

const A_DAY = 86_400_000;

/** Days since an instant, by the device's clock. */
export const daysSince = (at: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(at)) / A_DAY));

/** Balance, credit limit, age of the oldest debt and amount due for orders, with a bar that shows how full the account is. */
export function KhataFigures({
  khata: { owed, limit, oldestAt, due = 0 },
}: {
  khata: Pick<Khata, 'owed' | 'limit' | 'oldestAt' | 'due'>;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="khata" className="text-base font-normal text-muted">
          {owed < 0 ? i18n._('office.khata.shopOwes') : i18n._('office.khata.owes')}
          <Money rupees={Math.abs(owed)} className="block text-3xl font-bold text-ink" />
          {due > 0 && (
            <span className="block font-semibold text-ink">
              {i18n._('office.khata.dueBeside', { amount: formatRupees(due) })}
            </span>
          )}
        </h2>
        <p className="text-right text-muted">
          {limit > 0 && i18n._('office.khata.of', { amount: formatRupees(limit) })}
          {oldestAt !== null && (
            <span className="block font-semibold text-ink">
              {i18n._('office.khata.oldest', { count: daysSince(oldestAt) })}
            </span>
          )}
        </p>
      </div>
      {limit > 0 && (
        <progress
          aria-label={i18n._('office.khata.full')}
          max={limit}
          value={Math.min(limit, Math.max(0, owed))}
          className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-shelf text-leaf [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-shelf [&::-webkit-progress-value]:bg-leaf"
        />
      )}
    </>
  );
}
