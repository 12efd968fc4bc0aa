import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Today } from '#admin/today.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';

/** Where the money is: what came today, what is still in the bags of rounds, and what others owe. */
export function MoneyAtHand({ today: { money } }: { today: Today }) {
  const { i18n } = useLingui();
  const figures = [
    { key: 'counter', rupees: money.counterToday, words: i18n._('office.home.atCounter') },
    { key: 'bags', rupees: money.inBags, words: i18n._('office.home.inBags') },
    { key: 'upi', rupees: money.upiToday, words: i18n._('office.home.byUpi') },
    { key: 'card', rupees: money.cardToday, words: i18n._('office.home.byCard') },
    { key: 'delivered', rupees: money.delivered, words: i18n._('office.home.deliveredUnpaid') },
    { key: 'owed', rupees: money.owed, words: i18n._('office.home.owed', { count: money.owing }) },
  ];
  return (
    <section aria-labelledby="money-at-hand">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="money-at-hand" className="text-base font-semibold">
          {i18n._('office.home.money')}
        </h2>
        <Link to={officeAddress('orderQueue', { tab: 'toCollect' })} className="font-semibold text-leaf">
          {i18n._('office.queue.toCollect')}
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-tile border border-line bg-line">
        {figures.map(({ key, rupees, words }) => (
          <div key={key} className="flex flex-col-reverse justify-end bg-white px-4 py-3">
            <dt className="leading-5 text-muted">{words}</dt>
            <dd className="text-lg font-bold wrap-anywhere tabular-nums">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      <details className="text-muted">
        <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
          {i18n._('office.home.how')}
        </summary>
        <p>{i18n._('office.home.howMoney')}</p>
      </details>
    </section>
  );
}
