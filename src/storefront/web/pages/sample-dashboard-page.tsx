import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { loadWords } from '#browser/language/words.ts';
import { Button } from '#ui/button.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Money } from '#ui/words/formatted.tsx';

const STORES_SHOWN = 5;
const CARD = 'rounded-tile bg-white p-4 ring-1 ring-line md:p-6';

await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.sample.title') }));

/** A sample of a dashboard with static figures; the real one is at /dashboard, for admins. */
export default function SampleDashboardPage() {
  const { i18n } = useLingui();
  return (
    <div className="page grid gap-6 py-8">
      <header>
        <h1 className="text-2xl font-bold">{i18n._('account.sample.title')}</h1>
        <p className="text-muted">{i18n._('account.sample.intro')}</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {TOTALS.map(({ name, isMoney, value, change }) => (
          <li key={name.id} className={CARD}>
            <p className="text-muted">{i18n._(name.id)}</p>
            <p className="text-2xl font-bold">
              {isMoney ? <Money rupees={value} /> : value.toLocaleString('en-IN')}
            </p>
            <p className={change < 0 ? 'text-chilli' : 'text-leaf'}>
              {i18n._('account.sample.change', { change: `${change < 0 ? '−' : '+'}${Math.abs(change)}` })}
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-6 lg:grid-cols-2">
        <SalesChart title={i18n._('account.sample.inShop')} column={1} />
        <SalesChart title={i18n._('account.sample.online')} column={2} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <TopStores />
        <section className={CARD} aria-labelledby="team">
          <h2 id="team" className="pb-3 text-lg font-bold">
            {i18n._('account.sample.team')}
          </h2>
          <ul lang="en" className="grid gap-3">
            {TEAM.map(([name, work]) => (
              <li key={name}>
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-muted">{work}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Upgrade />
    </div>
  );
}

function SalesChart({ title, column }: { title: string; column: 1 | 2 }) {
  const { i18n } = useLingui();
  const most = Math.max(...MONTHS.map((month) => month[column]));
  return (
    <section className={CARD} aria-label={title}>
      <h2 className="pb-4 text-lg font-bold">{title}</h2>
      <div lang="en" aria-hidden="true" className="flex h-40 items-end gap-1">
        {MONTHS.map((month) => (
          <span key={month[0]} className="grid flex-1 gap-1 text-center text-sm text-muted">
            <span
              className="rounded-control bg-leaf"
              style={{ height: `${(month[column] / most) * 8}rem` }}
            />
            {month[0][0]}
          </span>
        ))}
      </div>
      <details className="pt-3">
        <summary className="min-h-11 content-center text-leaf">{i18n._('account.sample.figures')}</summary>
        <table className="w-full text-sm">
          <tbody lang="en">
            {MONTHS.map((month) => (
              <tr key={month[0]}>
                <th scope="row" className="text-left font-normal">
                  {month[0]}
                </th>
                <td className="text-right">
                  <Money rupees={month[column] * 1000} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const TopStores = () => {
  const { i18n } = useLingui();
  return (
    <section className={CARD} aria-labelledby="stores">
      <h2 id="stores" className="pb-3 text-lg font-bold">
        {i18n._('account.sample.stores')}
      </h2>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left text-sm text-muted">
            <th scope="col" className="py-2 font-medium">
              {i18n._('account.sample.store')}
            </th>
            <th scope="col" className="font-medium">
              {i18n._('account.sample.place')}
            </th>
            <th scope="col" className="text-right font-medium">
              {i18n._('account.sample.sales')}
            </th>
          </tr>
        </thead>
        <tbody lang="en">
          {STORES.slice(0, STORES_SHOWN).map(([name, place, sales]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 text-left font-medium">
                {name}
              </th>
              <td>{place}</td>
              <td className="text-right">
                <Money rupees={sales} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

function Upgrade() {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<'month' | 'year'>('month');
  return (
    <section className="grid gap-3 rounded-tile bg-leaf-dark p-6 text-white" aria-labelledby="upgrade">
      <h2 id="upgrade" className="text-xl font-bold">
        {i18n._('account.sample.upgrade')}
      </h2>
      <p className="text-3xl font-bold">{priceOf(i18n, chosen)}</p>
      <div className="flex flex-wrap gap-3">
        {(['month', 'year'] as const).map((every) => (
          <Button
            key={every}
            look="secondary"
            aria-pressed={chosen === every}
            onClick={() => setChosen(every)}
          >
            {priceOf(i18n, every)}
          </Button>
        ))}
      </div>
      <p className="text-sm">{i18n._('account.sample.nothing')}</p>
    </section>
  );
}

const priceOf = (i18n: I18n, every: 'month' | 'year'): string =>
  every === 'month'
    ? i18n._('account.sample.perMonth', { amount: formatRupees(PLAN.month) })
    : i18n._('account.sample.perYear', { amount: formatRupees(PLAN.year) });

/** The figures of the sample dashboard. None of them is real, and the page says so. */
const TOTALS = [
  { name: /*i18n*/ { id: 'account.sample.earnings' }, isMoney: true, value: 628_450, change: 12 },
  { name: /*i18n*/ { id: 'account.sample.allSales' }, isMoney: true, value: 2_434_000, change: 8 },
  { name: /*i18n*/ { id: 'account.sample.orders' }, isMoney: false, value: 1_839, change: -3 },
] as const;

/** Sales of a sample year by month, in thousands of rupees: in the shop, and online. */
export const MONTHS = [
  ['Jan', 128, 64],
  ['Feb', 116, 71],
  ['Mar', 142, 83],
  ['Apr', 135, 96],
  ['May', 121, 104],
  ['Jun', 109, 98],
  ['Jul', 117, 112],
  ['Aug', 138, 127],
  ['Sep', 151, 139],
  ['Oct', 187, 168],
  ['Nov', 176, 174],
  ['Dec', 163, 159],
] as const;

/** Sample stores, the best first; the table shows the first five. */
const STORES = [
  ['Sample store A', 'Main bazaar', 482_000],
  ['Sample store B', 'Bus stand', 391_000],
  ['Sample store C', 'River bank', 344_500],
  ['Sample store D', 'Hill road', 298_200],
  ['Sample store E', 'School square', 251_900],
  ['Sample store F', 'Old market', 198_000],
  ['Sample store G', 'Mill gate', 164_300],
] as const;

/** Sample team members, named for their work. */
const TEAM = [
  ['Sample manager', 'Runs the shop'],
  ['Sample packer', 'Packs the orders'],
  ['Sample rider', 'Brings them to the door'],
  ['Sample buyer', 'Buys from the growers'],
] as const;

/** The demo plan of the upgrade card, in rupees. */
export const PLAN = { month: 300, year: 3600 } as const;
