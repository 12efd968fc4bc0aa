import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Today } from '#admin/today.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { shopDay } from '#base/time.ts';

/** A figure: its name, what it is made of, and where the rows stand that it is the sum of. */
type Figure = { key: string; rupees: number; name: string; more: string; to: string };

/** The money: what was sold and came today, what is to be looked for, what is in bags, and what others owe. Each leads to its rows. */
export function MoneyAtHand({ today }: { today: Today }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="money-at-hand">
      <h2 id="money-at-hand" className="mb-2 text-base font-semibold">
        {i18n._('office.home.money')}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-tile border border-line bg-line">
        {figuresOf(i18n, today).map(({ key, rupees, name, more, to }) => (
          <div
            key={key}
            className="relative flex flex-col bg-white px-3 py-2.5 focus-within:bg-leaf-soft hover:bg-leaf-soft"
          >
            <dt className="leading-5 font-medium">{name}</dt>
            <dd className="text-lg font-bold wrap-anywhere tabular-nums">
              {/* The whole tile is the link. */}
              <Link
                to={to}
                aria-label={`${name}: ${formatRupees(rupees)}`}
                className="text-ink no-underline after:absolute after:inset-0"
              >
                {formatRupees(rupees)}
              </Link>
            </dd>
            <dd className="text-sm leading-5 text-muted">{more}</dd>
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

function figuresOf(i18n: I18n, { money, asOf }: Today): Figure[] {
  const { sold, received, claims, inBags, delivered, owed, owing } = money;
  const today = shopDay(asOf);
  return [
    {
      key: 'sold',
      rupees: sold.amount,
      name: i18n._('office.home.sold'),
      more: i18n._('office.home.soldOrders', { count: sold.orders }),
      to: officeAddress('adminOrders', { from: today, to: today }),
    },
    {
      key: 'received',
      rupees: received.amount,
      name: i18n._('office.cash.receivedToday'),
      more: waysOf(i18n, received),
      to: `${officeAddress('cash')}#received`,
    },
    {
      key: 'claims',
      rupees: claims.amount,
      name: i18n._('office.home.claims'),
      more: i18n._('office.home.claimCount', { count: claims.count }),
      to: `${officeAddress('cash')}#upi`,
    },
    {
      key: 'bags',
      rupees: inBags,
      name: i18n._('office.home.inBags'),
      more: i18n._('office.home.notCounted'),
      to: officeAddress('cash'),
    },
    {
      key: 'delivered',
      rupees: delivered,
      name: i18n._('office.home.deliveredUnpaid'),
      more: i18n._('office.home.anyDay'),
      to: officeAddress('orderQueue', { tab: 'toCollect' }),
    },
    {
      key: 'owed',
      rupees: owed,
      name: i18n._('office.home.onAccount'),
      more: i18n._('office.home.owing', { count: owing }),
      to: officeAddress('debtors'),
    },
  ];
}

/** In which ways it came; nothing is said of a way in which nothing came. */
function waysOf(i18n: I18n, { cash, upi, card }: Today['money']['received']): string {
  const ways = [
    cash !== 0 && i18n._('office.home.cash', { amount: formatRupees(cash) }),
    upi !== 0 && i18n._('office.home.upi', { amount: formatRupees(upi) }),
    card !== 0 && i18n._('office.home.card', { amount: formatRupees(card) }),
  ].filter(Boolean);
  return ways.length > 0 ? ways.join(' · ') : i18n._('office.home.nothingReceived');
}
