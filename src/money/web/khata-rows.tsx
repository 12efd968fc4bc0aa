import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay } from '#base/time.ts';
import type { KhataLine, OwnKhata } from '#money/khata.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** More or less owed, with its sign: an order adds, money takes away. */
const signed = (rupees: number): string => `${rupees < 0 ? '−' : '+'} ${formatRupees(Math.abs(rupees))}`;

/** The rows of a ledger as a table: when, what, how much more or less, and what was owed then. */
export function KhataRows({
  lines,
  takeBack,
}: {
  lines: readonly KhataLine[];
  /** Takes money back that was noted by mistake; left out for the customer. */
  takeBack?: { busy: boolean; run: (line: KhataLine) => void };
}) {
  const { i18n } = useLingui();
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{i18n._('account.khata.rows')}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted [&>th]:py-2 [&>th]:font-normal">
          <th scope="col" className="pr-3">
            {i18n._('account.khata.date')}
          </th>
          <th scope="col">{i18n._('account.khata.what')}</th>
          <th scope="col" colSpan={2} className="text-right">
            {i18n._('account.khata.owed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line._id} className="border-b border-line align-top [&>td]:py-2">
            <td className="w-16 pr-3 text-sm text-muted tabular-nums">
              <time dateTime={line.at}>{formatDay(i18n, line.at)}</time>
            </td>
            <td className="min-w-0 pr-2 wrap-anywhere">
              <span className={`font-semibold ${line.isUndone ? 'line-through' : ''}`}>
                {lineText(i18n, line)}
              </span>
              <Below line={line} />
              {takeBack && line.kind === 'paid' && !line.isUndone && (
                <Button
                  look="plain"
                  busy={takeBack.busy}
                  className="-ml-3"
                  onClick={() => takeBack.run(line)}
                >
                  {i18n._('office.money.takeBack')}
                </Button>
              )}
            </td>
            <td
              className={`pr-3 text-right font-semibold whitespace-nowrap tabular-nums ${line.amount < 0 ? 'text-leaf' : ''} ${line.isUndone ? 'line-through' : ''}`}
            >
              {signed(line.amount)}
            </td>
            <td className="text-right">
              <Money rupees={line.owed} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Details below a ledger row: the number of items, the notes, and the writer. */
function Below({ line: { kind, order, note, beyond, by } }: { line: KhataLine }) {
  const { i18n } = useLingui();
  return (
    <>
      {kind === 'order' && order && (
        <span className="block text-muted">{i18n._('account.khata.items', { count: order.totalItems })}</span>
      )}
      {[note, beyond].filter(Boolean).map((text) => (
        <span key={text} className="block">
          <OwnWords text={text} />
        </span>
      ))}
      {by && kind !== 'order' && (
        <span translate="no" className="block text-muted">
          {by}
        </span>
      )}
    </>
  );
}

const WAYS: Record<NonNullable<KhataLine['method']>, { id: string }> = {
  cash: /*i18n*/ { id: 'account.khata.cash' },
  card: /*i18n*/ { id: 'account.khata.card' },
  upi: /*i18n*/ { id: 'account.khata.upi' },
};

/** Label of a ledger row: an order by its number, money by its way. */
export function lineText(i18n: I18n, { kind, order, method, reference }: KhataLine): string {
  const way = method ? i18n._(WAYS[method].id) : '';
  switch (kind) {
    case 'order':
      return i18n._('account.khata.order', { orderId: order?.orderId ?? '' });
    case 'lessened':
      return i18n._('account.khata.lessened', { orderId: order?.orderId ?? '' });
    case 'paid':
      return [way, reference && i18n._('account.khata.utrEnds', { end: reference.slice(-4) })]
        .filter(Boolean)
        .join(' · ');
    case 'returned':
      return i18n._('account.khata.returned', { way });
    case 'opening':
      return i18n._('account.khata.opening');
    case 'corrected':
      return i18n._('account.khata.corrected');
    case 'undone':
      return order
        ? i18n._('account.khata.undoneOrder', { orderId: order.orderId })
        : i18n._('account.khata.undone', { way });
  }
}

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
