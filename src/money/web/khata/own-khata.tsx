import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { OwnKhata } from '#money/khata/khata.ts';
import { Money } from '#ui/words/money.tsx';
import { KhataRows } from './khata-rows.tsx';

/** The shopper's own balance, with the rows of the ledger to unfold. Nothing without an account. */
export function OwnKhataCard({ khata }: Pick<OwnKhata, 'khata'>) {
  const { i18n } = useLingui();
  if (!khata) return null;
  const { owed, limit, lines } = khata;
  return (
    <section aria-labelledby="own-khata" className="rounded-tile border border-line bg-white p-4">
      <h2 id="own-khata" className="text-base font-semibold">
        {i18n._('account.khata.mine')}
      </h2>
      <p className="text-muted">
        {owed < 0 ? i18n._('account.khata.shopOwes') : i18n._('account.khata.iOwe')}
        <Money rupees={Math.abs(owed)} className="block text-2xl font-bold text-ink" />
        {limit > 0 && i18n._('account.khata.upTo', { amount: formatRupees(limit) })}
      </p>
      {lines.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 content-center font-medium text-leaf">
            {i18n._('account.khata.rows')}
          </summary>
          <KhataRows lines={lines} />
        </details>
      )}
    </section>
  );
}
