import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { MONTHS, PLAN, STORES, TEAM, TOTALS } from './sample-figures.ts';

const STORES_SHOWN = 5;
const CARD = 'rounded-tile bg-white p-4 ring-1 ring-line md:p-6';

export const meta = () => [{ title: 'Sample dashboard' }, { name: 'robots', content: 'noindex' }];

/** A sample of a dashboard with static figures; the real one is at /dashboard, for admins. */
export default function SampleDashboardPage() {
  return (
    <div className="page grid gap-6 py-8">
      <header>
        <h1 className="text-2xl font-bold">Sample dashboard</h1>
        <p className="text-muted">Sample figures to show the layout. None of them is real.</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {TOTALS.map(({ name, value, change }) => (
          <li key={name} className={CARD}>
            <p className="text-muted">{name}</p>
            <p className="text-2xl font-bold">
              {name === 'Total Orders' ? value.toLocaleString('en-IN') : <Money rupees={value} />}
            </p>
            <p className={change < 0 ? 'text-chilli' : 'text-leaf'}>
              {change < 0 ? '−' : '+'}
              {Math.abs(change)} % against last month
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-6 lg:grid-cols-2">
        <SalesChart title="Sales in the shop" column={1} />
        <SalesChart title="Sales online" column={2} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <TopStores />
        <section className={CARD} aria-labelledby="team">
          <h2 id="team" className="pb-3 text-lg font-bold">
            Team members
          </h2>
          <ul className="grid gap-3">
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
  const most = Math.max(...MONTHS.map((month) => month[column]));
  return (
    <section className={CARD} aria-label={title}>
      <h2 className="pb-4 text-lg font-bold">{title}</h2>
      <div aria-hidden="true" className="flex h-40 items-end gap-1">
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
        <summary className="min-h-11 content-center text-leaf">The figures</summary>
        <table className="w-full text-sm">
          <tbody>
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

const TopStores = () => (
  <section className={CARD} aria-labelledby="stores">
    <h2 id="stores" className="pb-3 text-lg font-bold">
      Top stores
    </h2>
    <table className="w-full">
      <thead>
        <tr className="border-b border-line text-left text-sm text-muted">
          <th scope="col" className="py-2 font-medium">
            Store
          </th>
          <th scope="col" className="font-medium">
            Place
          </th>
          <th scope="col" className="text-right font-medium">
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
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

function Upgrade() {
  const [chosen, setChosen] = useState<'month' | 'year'>('month');
  return (
    <section className="grid gap-3 rounded-tile bg-leaf-dark p-6 text-white" aria-labelledby="upgrade">
      <h2 id="upgrade" className="text-xl font-bold">
        Upgrade your plan
      </h2>
      <p>
        <Money rupees={PLAN[chosen]} className="text-3xl font-bold" /> per {chosen}
      </p>
      <div className="flex flex-wrap gap-3">
        {(['month', 'year'] as const).map((every) => (
          <Button
            key={every}
            look="secondary"
            aria-pressed={chosen === every}
            onClick={() => setChosen(every)}
          >
            <Money rupees={PLAN[every]} /> per {every}
          </Button>
        ))}
      </div>
      <p className="text-sm">A sample: Haat itself costs nothing, and nothing is sold here.</p>
    </section>
  );
}
